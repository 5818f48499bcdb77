import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { createTransport } from 'nodemailer';

import type { Config } from '#config';

/** Shape   `to` is one address, without a name; `text` is plain text. */
export type Mail = { to: string; subject: string; text: string };

export type Mailer = {
  /** Shape   the file's path, or `smtp`. Errors  those of the mail server. */
  send(mail: Mail): Promise<string>;
};

/** Milliseconds for the steps of a mail server, and for a whole mail. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
const MAX_SENDING_MS = 60_000;
const SENDER = 'Larder';

/** Sends through SMTP_URL; without it writes a file to DATA_DIR/outbox. */
export function openMailer(
  { SMTP_URL, PUBLIC_URL, DATA_DIR }: Pick<Config, 'SMTP_URL' | 'PUBLIC_URL' | 'DATA_DIR'>,
  timeout = (ms: number) => AbortSignal.timeout(ms),
): Mailer {
  const from = senderOf({ SMTP_URL, PUBLIC_URL });
  if (SMTP_URL === undefined) return outbox(join(DATA_DIR, 'outbox'), from);
  const transport = createTransport({ url: SMTP_URL, ...PATIENCE });
  return {
    async send({ to, subject, text }) {
      await transport.sendMail({
        from: { name: SENDER, address: from },
        // As an object: a string would be parsed as a list.
        to: { address: to },
        subject,
        text,
        signal: timeout(MAX_SENDING_MS),
      });
      return 'smtp';
    },
  };
}

/** Plain lines without transfer encoding, so that a link can be copied from the file. */
function outbox(folder: string, from: string): Mailer {
  return {
    async send({ to, subject, text }) {
      const headers = [
        `From: ${SENDER} <${from}>`,
        `To: ${to}`,
        `Subject: ${subject}`,
        'MIME-Version: 1.0',
        'Content-Type: text/plain; charset=utf-8',
        'Content-Transfer-Encoding: 8bit',
      ];
      const file = join(folder, `${crypto.randomUUID()}.eml`);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // Renamed when complete, for programs that watch the folder.
      const draft = `${file}.part`;
      await writeFile(draft, [...headers, '', text, ''].join('\n'), { mode: 0o600, flag: 'wx' });
      await rename(draft, file);
      return file;
    },
  };
}

/** The mail account if it is an address, else no-reply at our host. */
export function senderOf({
  SMTP_URL,
  PUBLIC_URL,
}: {
  SMTP_URL?: string | undefined;
  PUBLIC_URL?: string | undefined;
}): string {
  const account = SMTP_URL === undefined ? '' : decodeURIComponent(new URL(SMTP_URL).username);
  const host = PUBLIC_URL === undefined ? 'localhost' : new URL(PUBLIC_URL).hostname;
  return account.includes('@') ? account : `no-reply@${host}`;
}
