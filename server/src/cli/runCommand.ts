import { AppError, operatorLine } from '#errors';

/** Runs a command. An operator's error is one line, after `failed`, and exit code 1. */
export async function runCommand(failed: string, run: () => void | Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    const line = error instanceof AppError ? error.message : operatorLine(error);
    if (line === undefined) throw error;
    console.error(failed + line);
    process.exitCode = 1;
  }
}
