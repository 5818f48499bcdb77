import { parseOptions } from '@node-rs/argon2';
import { expect, test } from 'vitest';

import { isCommonPassword } from './commonPasswords.ts';
import { makePasswordThreads } from './passwords.ts';

const passwords = makePasswordThreads();

test('a hash is argon2id with 19 MiB, 2 passes and 1 lane, and new each time', async () => {
  const made = await passwords.hash('correct horse');
  expect(made).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(parseOptions(made)).toMatchObject({ memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  expect(await passwords.hash('correct horse')).not.toBe(made);
});

test.for([
  ['correct horse', true, 'the very password'],
  ['Correct horse', false, 'another letter case'],
  ['correct horse ', false, 'a space more: passwords are never trimmed'],
  ['', false, 'nothing'],
] as const)('"%s": %s, %s', async ([password, right]) => {
  expect(await passwords.isRight(password, await passwords.hash('correct horse'))).toBe(right);
});

test('a missing account takes as long as a wrong password', async () => {
  const known = await passwords.hash('correct horse');
  const time = async (kept: string | undefined) => {
    const started = performance.now();
    expect(await passwords.isRight('a wrong guess', kept)).toBe(false);
    return performance.now() - started;
  };
  const [some, none]: [number[], number[]] = [[], []];
  for (let round = 0; round < 15; round += 1) {
    some.push(await time(known));
    none.push(await time(undefined));
  }
  const median = (times: number[]) => times.toSorted((a, b) => a - b)[7] ?? 0;
  // Without the hashing it would be a thousandth; up to 5 times is the noise of a busy machine.
  expect(median(none)).toBeGreaterThan(median(some) / 5);
  expect(median(none)).toBeLessThan(median(some) * 5);
});

test('of many passwords some are hashed, some queued, the rest fail fast', async () => {
  const kept = await passwords.hash('correct horse');
  const flood = await Promise.allSettled(
    Array.from({ length: 100 }, () => passwords.isRight('correct horse', kept)),
  );
  const refused = flood.filter((one) => one.status === 'rejected').map(({ reason }) => reason);
  expect(refused.length).toBeGreaterThanOrEqual(100 - 64 - 4);
  expect(refused.length).toBeLessThan(100);
  expect(refused[0]).toMatchObject({ code: 'unavailable', retryAfter: 1 });
  expect(flood.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))).not.toContain(
    false,
  );
  expect(await passwords.isRight('correct horse', kept)).toBe(true);
});

test.for([
  ['password', true, 'the classic'],
  ['PassWord', true, 'letter case does not make it rarer'],
  ['12345678', true, 'the shortest run of digits that is long enough'],
  ['aaaaaaaaaaaa', true, 'one character over and over'],
  ['qwertyuiop', true, 'a row of the keyboard'],
  ['larder-demo', false, 'the accounts of the demonstration'],
  ['correct horse battery', false, 'words are fine'],
  ['password of my own', false, 'it is the whole that counts'],
] as const)('"%s" is too common: %s, %s', ([password, common]) => {
  expect(isCommonPassword(password)).toBe(common);
});
