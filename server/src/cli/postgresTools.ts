import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

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

/** Runs pg_dump or pg_restore. Errors  ConfigError when it is not installed or fails. */
export function runTool(program: 'pg_dump' | 'pg_restore', args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(find(program), args, { stdio: ['ignore', 'inherit', 'inherit'] });
    child.on('error', () => reject(new ConfigError(`${program} is not installed`)));
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new ConfigError(`${program} ended with code ${code}`)),
    );
  });
}
