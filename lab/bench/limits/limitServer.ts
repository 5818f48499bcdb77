// The upper bound for such a server on this machine: Fastify with a constant answer, with one row by key, and
// with the bare statements of a call through our driver. Arguments: port, database, a file with the answers
// and statements as `Limits`.
import { readFileSync } from 'node:fs';

import { openPostgres } from '@larder/server/src/db/postgres.ts';
import { Sql, sql } from '@larder/server/src/db/sql.ts';
import Fastify from 'fastify';
import { z } from 'zod';

import type { Statement } from '#bench/lib/statements';

export type Limits = {
  answers: Record<string, unknown>;
  statements: Record<string, readonly Statement[]>;
};

const [port = '0', url = '', file = ''] = process.argv.slice(2);
const { answers, statements }: Limits = JSON.parse(readFileSync(file, 'utf8'));
const db = openPostgres(url);
const User = z.object({ user_id: z.string(), name: z.string(), email: z.string() });
const Any = z.unknown();

type Named = { Params: { name: string } };

const app = Fastify();
// The starter waits for an answer here.
app.get('/', async () => ({}));
app.get<{ Params: { id: string } }>('/users/:id', ({ params }) =>
  db.one(User, sql`select user_id, name, email from users where user_id = ${params.id}`),
);
app.get<Named>('/answers/:name', async ({ params }) => answers[params.name]);
app.get<Named>('/statements/:name', async ({ params }) => {
  let rows: unknown[] = [];
  for (const { text, values } of statements[params.name] ?? [])
    rows = await db.many(Any, new Sql(text, values));
  return rows;
});
await app.listen({ port: Number(port), host: '127.0.0.1' });
process.on('SIGTERM', () => void app.close().then(() => db.close()));
