import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Reads the token of the newest reset mail. Without a mail server mails are files in the outbox. */
export function mailedToken(dataDir: string): () => string | undefined {
  const outbox = join(dataDir, 'outbox');
  return () => {
    if (!existsSync(outbox)) return undefined;
    const newest = readdirSync(outbox).toSorted().at(-1);
    if (newest === undefined) return undefined;
    const text = readFileSync(join(outbox, newest), 'utf8').replaceAll('=\r\n', '');
    return /token=(?:3D)?([\w-]{20,100})/.exec(text)?.[1];
  };
}
