import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Reads the tokens of mailed links. Without a mail server, mails are files in the outbox.
 *
 * Shape   the newest one of links to the page ("invitation"), or of any.
 */
export function mailedToken(dataDir: string): (page?: string) => string | undefined {
  const outbox = join(dataDir, 'outbox');
  const tokens = new Map<string, string>();
  return (page = '') => {
    const mails = existsSync(outbox) ? readdirSync(outbox) : [];
    for (const name of mails.filter((file) => file.endsWith('.eml'))) {
      const file = join(outbox, name);
      const text = readFileSync(file, 'utf8').replaceAll('=\r\n', '');
      const [, to = '', token] = /([\w-]+)\?token=(?:3D)?([\w-]{20,100})/.exec(text) ?? [];
      if (token !== undefined) tokens.set(to, token).set('', token);
      rmSync(file);
    }
    return tokens.get(page);
  };
}
