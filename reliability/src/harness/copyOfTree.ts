import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { z } from 'zod';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const Package = z.object({ workspaces: z.array(z.string()) });

/**
 * The sources as they are now, in a folder of their own: what happens to them there happens to nobody
 * else. Installed packages are shared, our own workspaces are the copy's.
 */
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

/** The pictures are many and nobody changes them; the documentation is looked at by no test. */
function isHeavy(name: string): boolean {
  return name.startsWith(`${PICTURES}/`) || name.startsWith('docs/');
}
