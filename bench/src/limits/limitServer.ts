// What a server of this kind can do at most on this machine: Fastify with a constant answer, and with
// one row by its key through our driver. Arguments: port, database.
import { openPostgres } from '@larder/server/src/db/postgres.ts';
import { sql } from '@larder/server/src/db/sql.ts';
import Fastify from 'fastify';
import { z } from 'zod';

const [port = '0', url = ''] = process.argv.slice(2);
const db = openPostgres(url);
const Row = z.object({ user_id: z.string(), name: z.string(), email: z.string() });
const constant = { user_id: '00000000-0000-4000-8000-000000000000', name: 'Ada', email: 'a@b.c' };

const app = Fastify();
app.get('/', async () => constant);
app.get<{ Params: { id: string } }>('/users/:id', ({ params }) =>
  db.one(Row, sql`select user_id, name, email from users where user_id = ${params.id}`),
);
await app.listen({ port: Number(port), host: '127.0.0.1' });
process.on('SIGTERM', () => void app.close().then(() => db.close()));
