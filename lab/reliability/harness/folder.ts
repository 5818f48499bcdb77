import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A temporary folder; disposing it deletes it. */
export function makeTempFolder() {
  return mkdtempDisposableSync(join(tmpdir(), 'larder-'));
}
