import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { z } from 'zod';

import type { Sent } from '#reliability/harness/client';

import type { Actor } from './actors.ts';
import type { Built } from './build.ts';
import type { IdPool } from './pool.ts';

/** Requests that once failed. `npm test` repeats them. */
export const CORPUS = fileURLToPath(new URL('./corpus/', import.meta.url));

const Kept = z.object({
  /** What was wrong with the answer. */
  fault: z.string(),
  /** The contract's call: `PUT /vendor/stores`. */
  call: z.string(),
  role: z.enum(['nobody', 'user', 'vendor', 'admin']),
  path: z.string(),
  /** Omitted: the sender's token; empty: none. */
  token: z.string().optional(),
  headers: z.record(z.string(), z.string()),
  body: z.unknown().optional(),
});
export type Kept = z.output<typeof Kept>;

const UUID = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g;
const NAME = /\{\{(my )?([\w ]+)\}\}/g;

/** A request without values of its run: ids by kind, texts by owner. */
export function toKept(
  { call, built, fault }: { call: string; built: Built; fault: string },
  pool: IdPool,
): Kept {
  const { actor, path, sent } = built;
  const { user_id, canary, email, role } = actor;
  const headers = Object.fromEntries(
    Object.entries(sent.headers ?? {}).filter(([name]) => name !== 'cookie'),
  );
  const raw = {
    path,
    headers,
    body: sent.body,
    ...(sent.token !== actor.token && { token: sent.token ?? '' }),
  };
  const text = [
    [canary, '{{canary}}'] as const,
    [email, '{{email}}'] as const,
    [user_id, '{{user_id}}'] as const,
  ]
    .filter(([own]) => own !== '')
    .reduce((json, [own, name]) => json.replaceAll(own, name), JSON.stringify(raw))
    .replaceAll(UUID, (id) => pool.nameOf(id, user_id) ?? id);
  return Kept.parse({ fault: fault.slice(0, 200), call, role, ...JSON.parse(text) });
}

/** The kept request in another run. */
export function fromKept(kept: Kept, actor: Actor, pool: IdPool): Built {
  const { path, headers, body, token } = kept;
  const { user_id, canary, email } = actor;
  const own: Record<string, string> = { canary, email, user_id };
  const text = JSON.stringify({ path, headers, body }).replaceAll(
    NAME,
    (_, isMine: string | undefined, name: string) =>
      own[name] ?? pool.find(name, isMine ? user_id : undefined),
  );
  const sent = JSON.parse(text) as { path: string } & Pick<Sent, 'headers' | 'body'>; // As written.
  const whose = token === undefined ? actor.token : token === '' ? undefined : token;
  return {
    path: sent.path,
    sent: { ...(sent.headers && { headers: sent.headers }), body: sent.body, token: whose },
    actor,
  };
}

/** Writes the request to a file named by its content; equal requests share one. */
export function saveKept(kept: Kept, folder = CORPUS): string {
  mkdirSync(folder, { recursive: true });
  const text = `${JSON.stringify(kept, undefined, 2)}\n`;
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const slug = kept.call
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  const file = join(folder, `${slug}-${hash}.json`);
  writeFileSync(file, text);
  return file;
}

export function readCorpus(folder = CORPUS): Kept[] {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => Kept.parse(JSON.parse(readFileSync(join(folder, name), 'utf8'))));
}
