import { readdirSync, readFileSync, rmSync, statSync, mkdtempSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Email } from '@larder/shared/account/auth.calls';
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';

import { openMailer } from './mail.ts';

const mail = {
  to: 'ada@example.com',
  subject: 'Hello',
  text: `First line\n\nhttps://larder.test/reset-password?token=${'x'.repeat(80)}`,
};
const settings = { SMTP_URL: undefined, PUBLIC_URL: undefined, DATA_DIR: '' };

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'larder-mail-'));
  onTestFinished(() => rmSync(made, { recursive: true }));
  return made;
}

test('without a mail server a mail becomes a file that only its owner can read', async () => {
  const DATA_DIR = folder();
  const mailer = openMailer({ ...settings, DATA_DIR });
  expect(readdirSync(DATA_DIR)).toEqual([]);
  const file = await mailer.send(mail);
  await mailer.send(mail);
  expect(readdirSync(join(DATA_DIR, 'outbox'))).toHaveLength(2);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const [headers, ...text] = readFileSync(file, 'utf8').split('\n\n');
  expect(headers?.split('\n').slice(0, 3)).toEqual([
    'From: Larder <no-reply@localhost>',
    'To: ada@example.com',
    'Subject: Hello',
  ]);
  // Whole lines, whatever their length: a link can be copied.
  expect(text.join('\n\n').trimEnd()).toBe(mail.text);
});

/** A mock mail server for one mail at a time. Shape: the lines it received. */
async function mailServer(): Promise<{ url: (user?: string) => string; lines: string[] }> {
  const lines: string[] = [];
  const server = createServer((socket) => {
    converse(socket, lines);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: (user = '') => `smtp://${user}127.0.0.1:${port}`, lines };
}

function converse(socket: Socket, lines: string[]): void {
  let inMail = false;
  let rest = '';
  socket.write('220 test\r\n');
  socket.on('error', () => undefined);
  socket.on('data', (data) => {
    const parts = (rest + data.toString()).split('\r\n');
    rest = parts.pop() ?? '';
    for (const line of parts) {
      lines.push(line);
      if (inMail && line !== '.') continue;
      inMail = line === 'DATA';
      socket.write(answerTo(line));
    }
  });
}

function answerTo(line: string): string {
  if (line.startsWith('EHLO')) return '250-test\r\n250 AUTH PLAIN\r\n';
  if (line.startsWith('AUTH')) return '235 welcome\r\n';
  if (line.startsWith('RCPT TO:<nobody@')) return '550 no such person\r\n';
  if (line === 'DATA') return '354 go on\r\n';
  return line === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n';
}

test('with a mail server it goes there, from our own host', async () => {
  const { url, lines } = await mailServer();
  const mailer = openMailer({ ...settings, SMTP_URL: url(), PUBLIC_URL: 'https://larder.test' });
  expect(await mailer.send(mail)).toBe('smtp');
  expect(lines).toContain('MAIL FROM:<no-reply@larder.test>');
  expect(lines).toContain('RCPT TO:<ada@example.com>');
  expect(lines).toContain('Subject: Hello');
});

test('an account at the mail server that is an address is the sender', async () => {
  const { url, lines } = await mailServer();
  await openMailer({ ...settings, SMTP_URL: url('post%40shop.test:pw@') }).send(mail);
  expect(lines).toContain('MAIL FROM:<post@shop.test>');
  expect(lines.some((line) => line.startsWith('AUTH PLAIN'))).toBe(true);
});

const received = (lines: readonly string[]) => lines.filter((line) => line.startsWith('RCPT'));

test.for(['ada@example.com,eve@example.com', 'all:ada@example.com,eve@example.com;'])(
  '%s goes to nobody or to one, never to both',
  async (to) => {
    const { url, lines } = await mailServer();
    const mailer = openMailer({ ...settings, SMTP_URL: url() });
    await mailer.send({ ...mail, to }).catch(() => undefined);
    expect(received(lines).length).toBeLessThan(2);
  },
);

test('whatever the contract takes for an email is one recipient', async () => {
  const { url, lines } = await mailServer();
  const mailer = openMailer({ ...settings, SMTP_URL: url() });
  const sign = fc.constantFrom(...`ab.'"\\,;:<>()[]`.split(''));
  const part = fc.string({ unit: sign, minLength: 1, maxLength: 6 });
  const quoted = part.map((text) => `"${text}"`);
  const email = fc
    .tuple(fc.oneof(part, quoted), part)
    .map(([local, domain]) => `${local}@${domain}.test`)
    .filter((text) => Email.safeParse(text).success);
  await fc.assert(
    fc.asyncProperty(email, async (to) => {
      lines.length = 0;
      await mailer.send({ ...mail, to });
      const [recipient = '', ...others] = received(lines);
      expect(others).toEqual([]);
      // A mailer may quote the name; the host is what decides where it goes.
      expect(recipient.endsWith(`${to.slice(to.lastIndexOf('@'))}>`)).toBe(true);
    }),
  );
});

test('a mail server that never comes to an end is given up', async () => {
  const endless = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.write('220-still');
  });
  const limit = new AbortController();
  endless.on('connection', () => limit.abort());
  const { promise: listening, resolve } = Promise.withResolvers<void>();
  endless.listen(0, '127.0.0.1', resolve);
  await listening;
  onTestFinished(() => void endless.close());
  const address = endless.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const given: number[] = [];
  const mailer = openMailer({ ...settings, SMTP_URL: `smtp://127.0.0.1:${port}` }, (ms) => {
    given.push(ms);
    return limit.signal;
  });
  await expect(mailer.send(mail)).rejects.toThrow(/abort/i);
  expect(given).toEqual([60_000]);
});

test('a refusal of the mail server is an error', async () => {
  const { url } = await mailServer();
  const mailer = openMailer({ ...settings, SMTP_URL: url() });
  await expect(mailer.send({ ...mail, to: 'nobody@example.com' })).rejects.toThrow(
    /no such person/,
  );
});
