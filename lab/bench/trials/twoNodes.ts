import { migrate } from '@larder/server/src/platform/db/migrate.ts';
import { Sql } from '@larder/server/src/platform/db/sql.ts';

import { runCitusFile, type Said } from '#reliability/harness/citus';
import { onDatabase, startPostgres } from '#reliability/harness/postgres';

/** Of each table, divided over the nodes in turn. */
const PARTS = 8;
const NODES = 2;

/**
 * Two PostgreSQL servers, each with its parts of what deploy/citus.sql distributes with the orders and the accounts; a
 * database on the first gets the queries and has the other tables.
 *
 * Shape   `nodeOf` names the node of a part.
 */
export async function startTwoNodes() {
  await using started = new AsyncDisposableStack();
  const servers = [started.use(await startPostgres()), started.use(await startPostgres())] as const;
  const url = servers[0].url;
  const said = await onDatabase(url, async (db) => {
    await migrate(db);
    const all = await runCitusFile(db);
    return all.filter(({ colocated }) => colocated === 'orders' || colocated === 'recipes');
  });
  for (const [node, server] of servers.entries()) {
    await server.administer('create database node');
    await onDatabase(server.address('node'), async (db) => {
      await migrate(db);
      await runCitusFile(db);
      await db.script(
        `create schema parts; ${said.flatMap((table) => partsOn(node, table)).join(';')}`,
      );
    });
  }
  await onDatabase(url, (db) =>
    db.script(`
      create extension postgres_fdw;
      ${servers
        .map(
          ({ port }, node) => `
        create server node${node} foreign data wrapper postgres_fdw
          options (host '127.0.0.1', port '${port}', dbname 'node', async_capable 'true');
        create user mapping for current_user server node${node} options (user 'postgres');`,
        )
        .join('')}
      ${said.map(leadingToParts).join('')}`),
  );
  const running = started.move();
  return {
    url,
    nodes: servers.map((server) => server.address('node')),
    nodeOf: (part: number) => `node${part % NODES}`,
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  };
}

function partsOn(node: number, { name }: Said): string[] {
  return Array.from({ length: PARTS }, (_, part) => part)
    .filter((part) => part % NODES === node)
    .map(
      (part) =>
        `create table parts.${name}_p${part} (like public.${name} including defaults including generated including constraints including indexes)`,
    );
}

function leadingToParts({ name, by_column }: Said): string {
  const parts = Array.from(
    { length: PARTS },
    (_, part) => `
      create foreign table ${name}_p${part} partition of ${name} for values with (modulus ${PARTS}, remainder ${part})
        server node${part % NODES} options (schema_name 'parts', table_name '${name}_p${part}');`,
  );
  return `
    alter table ${name} rename to whole_${name};
    create table ${name} (like whole_${name} including defaults including generated including identity)
      partition by hash (${by_column});
    drop table whole_${name} cascade;
    ${parts.join('')}`;
}

/** A statement that also says which parts it reached. */
export function explained({ text, values }: Sql): Sql {
  return new Sql(`explain (analyze, verbose, costs off, timing off, summary off) ${text}`, values);
}
