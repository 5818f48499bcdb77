import { stripVTControlCharacters } from 'node:util';

import type { FullConfig, Reporter, Suite, TestCase } from '@playwright/test/reporter';

const LINES = 6;

/** Prints at the end why journeys failed, what passed at its second try first: for readers of the tail of a log. */
export default class LastWords implements Reporter {
  #suite: Suite | undefined;

  onBegin(_config: FullConfig, suite: Suite) {
    this.#suite = suite;
  }

  onEnd() {
    const tests = this.#suite?.allTests() ?? [];
    for (const test of tests.filter((one) => one.outcome() === 'flaky')) tellOf(test);
    for (const test of tests.filter((one) => one.outcome() === 'unexpected')) tellOf(test);
  }
}

function tellOf(test: TestCase): void {
  const lines = test.outcome() === 'flaky' ? 1 : LINES;
  for (const { status, error, retry, duration } of test.results) {
    if (status === 'passed' || status === 'skipped') continue;
    const why = stripVTControlCharacters(error?.message ?? status)
      .trim()
      .split('\n');
    console.log(`\n${test.title} (try ${retry + 1}, ${Math.round(duration / 1000)} s)`);
    console.log(why.slice(0, lines).join('\n'));
  }
}
