import type { Served } from '#platform/http/serve';

import { addUnmatched } from './unmatched.queries.ts';
import { makeUnmatchedRecorder } from './unmatchedRecorder.service.ts';

/**
 * Counts unmatched names of comparisons and of own recipes. Both share it, so that a person counts once per name and
 * day.
 */
export function unmatchedNames({
  app,
  deps,
}: Served): (user_id: string, names: readonly string[]) => void {
  const { db, now, readOnly } = deps;
  const { note, close } = makeUnmatchedRecorder({
    write: async (counted) => (readOnly.isOn() ? undefined : addUnmatched(db, counted)),
    failed: (err) => app.log.warn({ err }, 'counting unmatched names failed'),
    now,
  });
  app.addHook('onClose', close);
  return note;
}
