#!/usr/bin/env bash
# One expects that whether a regular expression is vulnerable depends on the expression alone: limits of time may end a
# check without an answer ("unknown"). When matching takes longer than `incubationTimeout` (250 ms by default), the fuzzing
# checker takes that for a success of its attack: on a busy machine linear expressions are "vulnerable", some with the
# complexity "exponential". Limits of 1 ms stand here for a slow machine. With `incubationTimeout` and `attackTimeout` null
# the verdict rests on counted steps, and is the same on every machine.
#
# Seen with the npm package recheck 4.5.0.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund recheck@4.5.0
cat >run.cjs <<'JS'
const { check } = require('recheck');

const LINEAR = 'per serving[^:\\n]{0,60}:\\s{0,4}(\\d{1,5}) calories';
const verdict = async (limits) => {
  const { status, complexity } = await check(LINEAR, 'i', { timeout: 60_000, ...limits });
  return `${status}, ${complexity?.type}`;
};
(async () => {
  const slow = await verdict({ incubationTimeout: 1, attackTimeout: 1 });
  const steps = await verdict({ incubationTimeout: null, attackTimeout: null });
  console.log(JSON.stringify({ slow, steps }));
  process.exit(slow === 'vulnerable, exponential' && steps === 'safe, safe' ? 0 : 1);
})();
JS
node run.cjs
