// The upper bound for such a server on this machine: Fastify with a constant answer, with one row by key, and
// with the bare statements of a call through our driver. Arguments: database, a file with the answers and
// statements as `Limits`. Writes its address.
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

const [url = '', file = ''] = process.argv.slice(2);
const { answers, statements }: Limits = JSON.parse(readFileSync(file, 'utf8'));
const db = openPostgres(url);
const User = z.object({ user_id: z.string(), name: z.string(), email: z.string() });
const Any = z.unknown();

type Named = { Params: { name: string } };

const app = Fastify();
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
console.log(`at ${await app.listen({ port: 0, host: '127.0.0.1' })}`);
process.on('SIGTERM', () => void app.close().then(() => db.close()));
