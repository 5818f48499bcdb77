/** A logout does not wait longer than this for what is still to be sent. */
const WAIT_MS = 2_000;

const tasks = new Set<() => Promise<void>>();

/** Registers work that a logout must not lose, such as changes that wait. Returns the function that removes it. */
export function beforeLogout(task: () => Promise<void>): () => void {
  tasks.add(task);
  return () => tasks.delete(task);
}

/** Does that work; gives up after 2 s. */
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

/** Whether nobody who was asked keeps the person signed in. */
export async function mayLogOut(): Promise<boolean> {
  for (const question of questions) if (!(await question())) return false;
  return true;
}
