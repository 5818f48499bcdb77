import type { FastifyRequest } from 'fastify';

import { afterAnswer } from '#platform/http/afterAnswer';
import type { Caller } from '#platform/http/audit.queries';
import { pagesAddress } from '#platform/http/pagesAddress';
import type { Served } from '#platform/http/serve';
import { openMailer } from '#platform/lib/mail';

import { prepareResetMail } from './reset.service.ts';

/** Sends reset mails after the answer, so that its time reveals nothing. */
export function resetMails({ app, deps }: Served) {
  const { config, now } = deps;
  const mailer = openMailer(config);
  const later = afterAnswer(app);
  return ({
    email,
    caller,
    request,
  }: {
    email: string;
    caller: Caller;
    request: FastifyRequest;
  }) => {
    const pagesAt = pagesAddress(config, app.server.address());
    const at = now();
    later(async () => {
      const mail = await prepareResetMail(deps, { email, pagesAt, caller, at });
      if (mail) request.log.info({ mail: await mailer.send(mail) }, 'reset mail sent');
    });
  };
}
