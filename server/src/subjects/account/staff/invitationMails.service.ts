import { INVITATION_DAYS, STAFF_ROLE_WORDS } from '@larder/shared/basics/staff';
import type { FastifyRequest } from 'fastify';

import { afterAnswer } from '#platform/http/afterAnswer';
import { pagesAddress } from '#platform/http/pagesAddress';
import type { Served } from '#platform/http/serve';
import { type Mail, openMailer } from '#platform/lib/mail';

import type { Sent } from './invitations.service.ts';

/** Sends the mail of an invitation after the answer. */
export function invitationMails({ app, deps: { config } }: Served) {
  const mailer = openMailer(config);
  const later = afterAnswer(app);
  return (sent: Sent, request: FastifyRequest): void => {
    const pagesAt = pagesAddress(config, app.server.address());
    const mail = invitationMail(sent, `${pagesAt}/invitation?token=${sent.token}`);
    later(async () => request.log.info({ mail: await mailer.send(mail) }, 'invitation mail sent'));
  };
}

function invitationMail({ invitation, vendor_name }: Sent, link: string): Mail {
  const { email, staff_role } = invitation;
  const name = harmless(vendor_name);
  return {
    to: email,
    subject: `${name} invites you to Larder`,
    text: [
      `${name} asks you to help in their stores on Larder, as ${STAFF_ROLE_WORDS[staff_role]}.`,
      `This link opens your account. It works once, within ${INVITATION_DAYS} days:`,
      link,
      `If you do not know ${name}, do nothing: no account is opened.`,
    ].join('\n\n'),
  };
}

const MAX_NAME = 60;

/** A name for a mail to somebody who did not ask for it: nothing that mailers make a link of. */
function harmless(name: string): string {
  const letters = name
    .replaceAll(/[^\p{L}\p{M}\p{N}'’& -]/gu, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
  return letters.slice(0, MAX_NAME).toWellFormed() || 'A vendor';
}
