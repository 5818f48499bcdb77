import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Reads the token of a reset mail. Without a mail server, mails are files in the outbox. */
export function mailedToken(dataDir: string): () => string | undefined {
  const outbox = join(dataDir, 'outbox');
  let token: string | undefined;
  return () => {
    const mails = existsSync(outbox) ? readdirSync(outbox) : [];
    for (const name of mails.filter((file) => file.endsWith('.eml'))) {
      const file = join(outbox, name);
      const text = readFileSync(file, 'utf8').replaceAll('=\r\n', '');
      token = /token=(?:3D)?([\w-]{20,100})/.exec(text)?.[1] ?? token;
      rmSync(file);
    }
    return token;
  };
}
