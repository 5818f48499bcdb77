import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { z } from 'zod';

import { ROOT } from './root.ts';

const Package = z.object({ workspaces: z.array(z.string()) });

/** A copy of the sources that may be changed. Installed packages are shared, workspaces are copied. */
export function copyOfTree(): string {
  const copy = mkdtempSync(join(tmpdir(), 'larder-copy-'));
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' });
  for (const file of files.split('\0').filter((name) => name !== '' && !isHeavy(name)))
    cpSync(join(ROOT, file), join(copy, file), { recursive: true });
  symlinkSync(join(ROOT, PICTURES), join(copy, PICTURES));
  const { workspaces } = Package.parse(
    JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')),
  );
  const modules = join(copy, 'node_modules');
  mkdirSync(join(modules, '@larder'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules')))
    if (name !== '@larder') symlinkSync(join(ROOT, 'node_modules', name), join(modules, name));
  for (const name of workspaces) symlinkSync(join(copy, name), join(modules, '@larder', name));
  return copy;
}

const PICTURES = 'data/images';

/** Pictures are many and never changed; no test reads the documentation. */
function isHeavy(name: string): boolean {
  return name.startsWith(`${PICTURES}/`) || name.startsWith('docs/');
}
