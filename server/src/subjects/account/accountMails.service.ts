import type { OwnDeletion } from '@larder/shared/account/account.calls';
import { deletionDone } from '@larder/shared/account/accountWords';
import type { FastifyRequest } from 'fastify';

import { afterAnswer } from '#platform/http/afterAnswer';
import { pagesAddress } from '#platform/http/pagesAddress';
import type { Served } from '#platform/http/serve';
import { type Mail, openMailer } from '#platform/lib/mail';

import type { Changed } from './password.service.ts';

/** Tells the account's mail address what happened to it, after the answer. */
export function accountMails({ app, deps: { config } }: Served) {
  const mailer = openMailer(config);
  const later = afterAnswer(app);
  const send = (mail: Mail, request: FastifyRequest): void =>
    later(async () => request.log.info({ mail: await mailer.send(mail) }, 'account mail sent'));
  return {
    passwordChanged(changed: Changed, request: FastifyRequest): void {
      const pagesAt = pagesAddress(config, app.server.address());
      send(passwordMail(changed, `${pagesAt}/forgot-password`), request);
    },
    accountDeleted({ email, done }: { email: string; done: OwnDeletion }, request: FastifyRequest) {
      send(deletionMail(email, done), request);
    },
  };
}

function passwordMail({ email, ended_sessions: n }: Changed, link: string): Mail {
  return {
    to: email,
    subject: 'Your Larder password was changed',
    text: [
      'The password of your Larder account was changed.',
      n === 0
        ? 'No other device was signed in.'
        : `${n} other ${n === 1 ? 'device was' : 'devices were'} signed out.`,
      'If it was not you, set a new password with a link that is mailed to you:',
      link,
    ].join('\n\n'),
  };
}

function deletionMail(to: string, done: OwnDeletion): Mail {
  return {
    to,
    subject: 'Your Larder account is deleted',
    text: [
      'Your Larder account was deleted, with the right password.',
      ...deletionDone(done),
      'This cannot be undone. You can open a new account with the same address at any time.',
    ].join('\n\n'),
  };
}
