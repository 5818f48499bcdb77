import { hashSync, verifySync } from '@node-rs/argon2';

import { COST } from './passwordCost.ts';

export function hash(password: string): string {
  return hashSync(password, COST);
}

export function verify({ kept, password }: { kept: string; password: string }): boolean {
  return verifySync(kept, password);
}
