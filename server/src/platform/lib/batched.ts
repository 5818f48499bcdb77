/**
 * Batches questions: keys that arrive during a question share the next one. At most one is under way.
 *
 * Shape   `ask` gets keys in order and answers in that order.
 * Errors  those of `ask`, for every key of the batch.
 */
export function batched<Key, Answer>(
  ask: (keys: readonly Key[]) => Promise<readonly Answer[]>,
): (key: Key) => Promise<Answer | undefined> {
  let last: Promise<unknown> = Promise.resolve();
  let next: { keys: Key[]; answers: Promise<readonly Answer[]> } | undefined;

  function begin() {
    const keys: Key[] = [];
    const answers = last.then(() => {
      next = undefined;
      return ask(keys);
    });
    last = answers.catch(() => undefined);
    return { keys, answers };
  }

  return async (key) => {
    next ??= begin();
    const { keys, answers } = next;
    const place = keys.push(key) - 1;
    return (await answers)[place];
  };
}
