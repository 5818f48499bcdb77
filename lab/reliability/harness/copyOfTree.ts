import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { ROOT } from './root.ts';

const PICTURES = 'data/images';
/** Never changed by a mutant, or made by a run. */
const LEFT_OUT = new Set(['.git', '.data', 'docs', 'web/dist', PICTURES]);
const WORKSPACES = ['shared', 'data', 'server', 'web', 'e2e', 'lab'];

/** A copy of the sources that may be changed. Installed packages are shared, workspaces are copied. */
export function copyOfTree(): string {
  const copy = mkdtempSync(join(tmpdir(), 'larder-copy-'));
  cpSync(ROOT, copy, {
    recursive: true,
    filter: (path) => !path.endsWith('/node_modules') && !LEFT_OUT.has(path.slice(ROOT.length)),
  });
  symlinkSync(join(ROOT, PICTURES), join(copy, PICTURES));
  const modules = join(copy, 'node_modules');
  mkdirSync(join(modules, '@larder'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules')))
    if (name !== '@larder') symlinkSync(join(ROOT, 'node_modules', name), join(modules, name));
  for (const name of WORKSPACES) symlinkSync(join(copy, name), join(modules, '@larder', name));
  return copy;
}
