// The upper bound for such a server on this machine: Fastify with a constant answer, with one row by key, and
// with the bare statements of a call, sent at once in each mode. Arguments: database, a file with the answers and
// statements as `Limits`. Writes its address.
import { readFileSync } from 'node:fs';

import Fastify from 'fastify';

import { openPool, SEND_MODES, sendAll } from '#bench/lib/sendModes';
import type { Statement } from '#bench/lib/statements';

export type Limits = {
  answers: Record<string, unknown>;
  statements: Record<string, readonly Statement[]>;
};

const CONNECTIONS = 10;

const [url = '', file = ''] = process.argv.slice(2);
const { answers, statements }: Limits = JSON.parse(readFileSync(file, 'utf8'));
const pools = SEND_MODES.map((mode) => ({ mode, pool: openPool(url, { mode, max: CONNECTIONS }) }));
const USER = 'select user_id, name, email from users where user_id = $1';

type ByName = { Params: { mode: string; name: string } };

const app = Fastify();
for (const { mode, pool } of pools) {
  app.get<ByName>(`/${mode}/users/:name`, async ({ params }) => {
    const [row] = await sendAll(pool, {
      mode,
      statements: [{ text: USER, values: [params.name] }],
    });
    return row;
  });
  app.get<ByName>(`/${mode}/statements/:name`, ({ params }) =>
    sendAll(pool, { mode, statements: statements[params.name] ?? [] }),
  );
}
app.get<{ Params: { name: string } }>('/answers/:name', async ({ params }) => answers[params.name]);
console.log(`at ${await app.listen({ port: 0, host: '127.0.0.1' })}`);
process.on(
  'SIGTERM',
  () => void app.close().then(() => Promise.all(pools.map(({ pool }) => pool.end()))),
);
