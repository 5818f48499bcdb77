import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';

import { ConfigError, readConfig } from '#config';
import { operatorLine } from '#errors';
import { switchFile } from '#http/readOnly';

// npm run read-only -- on|off|status: pauses all changes within a second, and lets them go on.

try {
  run(process.argv[2]);
} catch (error) {
  const line = operatorLine(error);
  if (line === undefined) throw error;
  console.error(line);
  process.exitCode = 1;
}

function run(word: string | undefined): void {
  const config = readConfig(process.env);
  const file = switchFile(config);
  if (word === 'on') {
    mkdirSync(config.DATA_DIR, { recursive: true, mode: 0o700 });
    writeFileSync(file, '');
  } else if (word === 'off') rmSync(file, { force: true });
  else if (word !== 'status') throw new ConfigError('usage: npm run read-only -- on|off|status');
  console.info(existsSync(file) ? 'read-only: on' : 'read-only: off');
}
