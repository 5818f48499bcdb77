import { ROLES } from '@larder/shared/basics/endpoint.model';
import * as z from 'zod/mini';

import { goodOnes } from './mend.ts';
import { isKept } from './owner.ts';
import { stored } from './stored.ts';

/** Somebody who was signed in here and did not log out. Units: `at`, when the session ended here, in ms since 1970. */
const Person = z.object({
  id: z.string(),
  /** "" when it is not known. */
  name: z.string(),
  role: z.enum(ROLES),
  at: z.number(),
});
export type KeptPerson = z.output<typeof Person>;

/** For whom this browser keeps something until they are back, for 30 days. */
export const keptFor = stored({
  key: 'keptFor',
  schema: z.readonly(z.array(Person)),
  empty: [],
  mend: goodOnes(Person),
});

/** Notes whose things stay here, if there are any, and that `next` is back; both at a change of person alone. */
export function noteChange(
  before: Omit<KeptPerson, 'at'> | undefined,
  next: { id: string } | undefined,
): void {
  if (before?.id === next?.id) return;
  const others = keptFor.get().filter(({ id }) => id !== before?.id && id !== next?.id);
  const left = before &&
    isKept(before.id) && { id: before.id, name: before.name, role: before.role, at: Date.now() };
  const all = left ? [...others, left] : others;
  if (all.length > 0 || keptFor.get().length > 0) keptFor.set(all);
}
