import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import process from 'node:process';

import { freePort } from '@larder/e2e/freePort.ts';
import type { Db } from '@larder/server/src/platform/db/db.ts';
import { openPostgres } from '@larder/server/src/platform/db/postgres.ts';
import { Sql } from '@larder/server/src/platform/db/sql.ts';
import { z } from 'zod';

import { until } from './wait.ts';

/** The folder of PostgreSQL's programs; undefined when not installed. */
export function findPostgres(): string | undefined {
  const versions = '/usr/lib/postgresql';
  const installed = existsSync(versions)
    ? readdirSync(versions)
        .toSorted((a, b) => Number(b) - Number(a))
        .map((version) => join(versions, version, 'bin'))
    : [];
  const onPath = (process.env['PATH'] ?? '').split(delimiter);
  return [...installed, ...onPath].find((folder) => existsSync(join(folder, 'postgres')));
}

function missing(): never {
  throw new Error('PostgreSQL is not installed');
}

/** PostgreSQL refuses to run as root; then it runs as its own user. */
function owner(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const [, , uid = '', gid = ''] =
    /^postgres:.*$/m.exec(readFileSync('/etc/passwd', 'utf8'))?.[0].split(':') ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}

/** Work on one connection without limits of time. */
export async function onDatabase<T>(url: string, work: (db: Db) => Promise<T>): Promise<T> {
  const db = openPostgres(url, { poolSize: 1, patient: true });
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}

/** The number that a statement selects as `n`. */
export async function countOf(db: Pick<Db, 'one'>, statement: Sql): Promise<number> {
  return (await db.one(z.object({ n: z.int() }), statement)).n;
}

/** The process may have ended since it was listed. */
function signalOne(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

/** The name by which a primary knows its standby. */
export const STANDBY = 'standby';

export type Postgres = Awaited<ReturnType<typeof startPostgres>>;

/**
 * A PostgreSQL server in a temporary directory: durable as in production, with data checksums.
 *
 * Shape   `settings` are lines of postgresql.conf; `directory` is a new or existing data directory.
 */
export async function startPostgres({
  settings = {},
  directory,
}: { settings?: Record<string, string>; directory?: string } = {}) {
  const bin = findPostgres() ?? missing();
  const as = owner();
  const own = (path: string) => {
    if (as.uid !== undefined && as.gid !== undefined) chownSync(path, as.uid, as.gid);
    return path;
  };
  const folder = own(directory ?? mkdtempSync(join(tmpdir(), 'larder-pg-')));
  const port = await freePort();
  /** Runs a program of PostgreSQL. Errors  when it fails. */
  const run = (program: string, ...args: readonly string[]) =>
    execFileSync(join(bin, program), args, { ...as, stdio: 'ignore' });
  const isNew = !existsSync(join(folder, 'PG_VERSION'));
  if (isNew)
    run('initdb', '-D', folder, '-U', 'postgres', '-A', 'trust', '--data-checksums', '-E', 'UTF8');
  const options: Record<string, string> = {
    port: String(port),
    unix_socket_directories: folder,
    listen_addresses: '127.0.0.1',
    logging_collector: 'off',
    max_connections: '60',
    ...settings,
  };
  const flags = Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const copies: string[] = [];
  let child: ChildProcess | undefined;
  const address = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`;

  const isUp = () =>
    spawnSync(join(bin, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)]).status === 0;

  /** Retried: after a kill, old processes may still hold shared memory. */
  async function start(): Promise<void> {
    await until('PostgreSQL answers', () => {
      if (!child || child.exitCode !== null || child.signalCode !== null)
        child = spawn(join(bin, 'postgres'), ['-D', folder, ...flags], { ...as, stdio: 'ignore' });
      return isUp();
    });
  }

  async function stop(signal: 'SIGINT' | 'SIGKILL' = 'SIGINT'): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child?.once('exit', resolve));
    child.kill(signal);
    signalAll('SIGCONT'); // a stopped process handles no other signal
    await ended;
  }

  function childrenOf(postmaster: number): number[] {
    const children = readdirSync('/proc').filter((name) => {
      if (!/^\d+$/.test(name)) return false;
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
        return stat.split(') ').at(-1)?.split(' ')[1] === String(postmaster);
      } catch {
        return false; // ended meanwhile
      }
    });
    return children.map(Number);
  }

  /** The postmaster first, so that it starts no further processes. */
  function signalAll(signal: 'SIGSTOP' | 'SIGCONT'): void {
    if (child?.pid === undefined) return;
    child.kill(signal);
    for (const pid of childrenOf(child.pid)) signalOne(pid, signal);
  }

  await start();
  const administer = (statement: string) =>
    onDatabase(address('postgres'), (db) => db.run(new Sql(statement, [])));
  if (isNew) await administer('create database larder');
  const remove = async () => {
    await stop();
    for (const path of [folder, ...copies]) rmSync(path, { recursive: true, force: true });
  };
  return {
    url: address('larder'),
    address,
    port,
    folder,
    bin,
    as,
    own,
    run,
    administer,
    /** A physical backup, taken while it works; removed with the cluster. Shape: its folder. */
    backUp: (...options: readonly string[]) => {
      const copy = own(mkdtempSync(join(tmpdir(), 'larder-copy-')));
      copies.push(copy);
      const source = `host=127.0.0.1 port=${port} user=postgres application_name=${STANDBY}`;
      run(
        'pg_basebackup',
        `--dbname=${source}`,
        `--pgdata=${copy}`,
        '--checkpoint=fast',
        ...options,
      );
      return copy;
    },
    start,
    stop,
    kill: () => stop('SIGKILL'),
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    remove,
    [Symbol.asyncDispose]: remove,
  };
}

/** A streaming standby of a cluster. */
export function startStandby(primary: Postgres): Promise<Postgres> {
  return startPostgres({ directory: primary.backUp('--write-recovery-conf') });
}
