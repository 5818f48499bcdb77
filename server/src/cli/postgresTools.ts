import { execFile, spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { ConfigError } from '#config';

const DEBIAN = '/usr/lib/postgresql';

/** The newest installed version of a PostgreSQL program, else the one on the PATH. */
function find(program: string): string {
  const versions = existsSync(DEBIAN)
    ? readdirSync(DEBIAN).toSorted((a, b) => Number(b) - Number(a))
    : [];
  const paths = versions.map((version) => join(DEBIAN, version, 'bin', program));
  return paths.find((path) => existsSync(path)) ?? program;
}

type Tool = 'pg_dump' | 'pg_restore';

/** Runs a tool on a database, or on a file alone. Errors  ConfigError when it is not installed or fails. */
export function runTool(program: Tool, args: readonly string[], url?: string): Promise<void> {
  const { database, env } = url === undefined ? { database: [], env: {} } : addressed(url);
  return new Promise((resolve, reject) => {
    const child = spawn(find(program), [...args, ...database], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.on('error', () => reject(new ConfigError(`${program} is not installed`)));
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new ConfigError(`${program} ended with code ${code}`)),
    );
  });
}

/** What is in a dump, a line for each thing. Errors  ConfigError when it cannot be read. */
export async function listDump(file: string): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)(find('pg_restore'), ['--list', file]);
    return stdout;
  } catch {
    throw new ConfigError(`${file} cannot be read by pg_restore, or that is not installed`);
  }
}

/** The password goes by the environment: arguments are read by every user of the machine. */
function addressed(url: string): { database: string[]; env: Record<string, string> } {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = '';
  return {
    database: [`--dbname=${address.href}`],
    env: password === '' ? {} : { PGPASSWORD: password },
  };
}
