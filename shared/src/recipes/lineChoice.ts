import { LIMITS } from '#basics/validation';

import type { RecipeLine } from './recipeLine.ts';

/**
 * The name of a line that leaves a choice, as written: "stock or broth", whatever of it was found; its other notes apart.
 *
 * Shape   undefined for a line that names one thing, or too many for a name.
 */
export function choiceOf({
  name,
  note,
}: Pick<RecipeLine, 'name' | 'note'>): { name: string; note: string } | undefined {
  // What `writtenItems` notes of "stock or broth", last.
  const [before = '', ...others] = `, ${note ?? ''}`.split(', or ');
  const both = `${name} or ${others.join(', or ')}`;
  if (others.length === 0 || name === null || both.length > LIMITS.name) return undefined;
  return { name: both, note: before.slice(2) };
}
