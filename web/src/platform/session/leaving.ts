/** Max time a logout waits for unsent changes. */
const WAIT_MS = 2_000;

const tasks = new Set<() => Promise<void>>();

/** Registers work that a logout must not lose, such as changes that wait. Returns the function that removes it. */
export function beforeLogout(task: () => Promise<void>): () => void {
  tasks.add(task);
  return () => tasks.delete(task);
}

/** Runs the registered work; gives up after 2 s. */
export async function finishBeforeLogout(): Promise<void> {
  if (tasks.size === 0) return;
  const tooLong = new Promise((resolve) => {
    setTimeout(resolve, WAIT_MS);
  });
  await Promise.race([Promise.allSettled([...tasks].map((task) => task())), tooLong]);
}

type Question = () => Promise<boolean>;
const questions = new Set<Question>();

/**
 * Registers a question that a logout waits for: true lets it go on. Returns the function that removes it.
 */
export function askBeforeLogout(question: Question): () => void {
  questions.add(question);
  return () => questions.delete(question);
}

/** Whether all registered questions let the logout go on. */
export async function mayLogOut(): Promise<boolean> {
  for (const question of questions) if (!(await question())) return false;
  return true;
}
