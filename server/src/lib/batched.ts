/**
 * Asks for many keys at once: keys that come while one answer is awaited share the next, so at most one
 * question is under way however many ask.
 *
 * Shape   `ask` gets the keys in the order they came and answers in that order.
 * Errors  those of `ask`, to everybody who shared the question.
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
