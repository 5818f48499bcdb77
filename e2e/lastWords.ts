import { stripVTControlCharacters } from 'node:util';

import type { FullConfig, Reporter, Suite } from '@playwright/test/reporter';

const LINES = 6;

/** Prints at the end, in a few lines, why journeys failed: for readers of the tail of a log. */
export default class LastWords implements Reporter {
  #suite: Suite | undefined;

  onBegin(_config: FullConfig, suite: Suite) {
    this.#suite = suite;
  }

  onEnd() {
    for (const test of this.#suite?.allTests() ?? [])
      for (const { status, error, retry, duration } of test.results) {
        if (status === 'passed' || status === 'skipped') continue;
        const why = stripVTControlCharacters(error?.message ?? status)
          .trim()
          .split('\n');
        console.log(`\n${test.title} (try ${retry + 1}, ${Math.round(duration / 1000)} s)`);
        console.log(why.slice(0, LINES).join('\n'));
      }
  }
}
