import { exactly, type Goal, outcome } from '#reliability/goal';
import { type Answer, client } from '#reliability/harness/client';
import { percentile, random } from '#reliability/harness/random';
import { startSuite } from '#reliability/harness/suite';
import { makeWorld } from '#reliability/harness/world';

/** Enough pairs that chance exceeds the limit in fewer than 1 of 1,000 runs. */
const PAIRS = 800;
const MAX_GAP_MS = 3;
const MAX_RIGHT = 0.55;

/** A failed login must not reveal by text or time whether an address has an account. */
export const noEnumeration: Goal = {
  id: 'R-15',
  limit:
    'failed logins of known and unknown addresses: one answer, medians within 3 ms, times tell in at most 55 % of cases',
  run: async ({ seed }) => {
    await using suite = await startSuite();
    const call = client(suite.server.api);
    const { shoppers } = await makeWorld(call, { ingredients: 1 });
    const chance = random(seed);
    const times = { known: [] as number[], unknown: [] as number[] };
    const kinds = new Set<string>();
    const guess = async (kind: 'known' | 'unknown') => {
      const email =
        kind === 'known' ? shoppers[0].email : `user-${crypto.randomUUID()}@reliability.test`;
      const answer = await call('POST', '/login', { body: { email, password: 'wrong wrong 1' } });
      times[kind].push(answer.ms);
      kinds.add(visible(answer));
    };
    for (let n = 0; n < PAIRS; n += 1)
      for (const kind of chance() < 0.5
        ? (['known', 'unknown'] as const)
        : (['unknown', 'known'] as const))
        await guess(kind);
    const right = bestThreshold(times.known, times.unknown);
    const gap = percentile(times.known, 0.5) - percentile(times.unknown, 0.5);
    return outcome({
      attempts: PAIRS * 2,
      'kinds of answers': exactly(kinds.size, 1),
      ...(kinds.size > 1 && { answers: [...kinds].join(' | ') }),
      'median ms': Math.round(percentile(times.known, 0.5) * 10) / 10,
      'median difference ms': [Math.round(gap * 100) / 100, Math.abs(gap) <= MAX_GAP_MS],
      'best threshold right %': [Math.round(right * 1000) / 10, right <= MAX_RIGHT],
    });
  },
};

/** Headers that vary anyway: a connection ends after a fixed number of calls. */
const APART = ['date', 'connection', 'keep-alive'];

/** Everything that differs between answers, except time and request id. */
function visible({ status, headers, text }: Answer): string {
  const rest = [...headers].filter(([name]) => !APART.includes(name));
  return JSON.stringify([status, rest, text.replace(/"request_id":"[^"]*"/, '')]);
}

/** The accuracy of the best time threshold, both kinds weighted equally. */
function bestThreshold(a: readonly number[], b: readonly number[]): number {
  const share = (values: readonly number[], limit: number) =>
    values.filter((value) => value > limit).length / values.length;
  return Math.max(
    ...[...a, ...b].map((limit) => {
      const right = (share(a, limit) + 1 - share(b, limit)) / 2;
      return Math.max(right, 1 - right);
    }),
  );
}
