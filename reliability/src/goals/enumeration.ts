import type { Goal } from '#goal';
import { client } from '#harness/client';
import { percentile, random } from '#harness/random';
import { startServer } from '#harness/server';
import { ADMIN, makeWorld } from '#harness/world';

const EACH = 300;

/** Whether an address has an account must not be told by what a failed login says or how long it takes. */
export const noEnumeration: Goal = {
  id: 'R-15',
  limit:
    'failed logins with known and unknown addresses: same status, body and headers; a threshold on the time tells them apart in at most 60 % of cases',
  run: async ({ seed }) => {
    const server = await startServer(ADMIN);
    try {
      const call = client(server.api);
      const { shoppers } = await makeWorld(call);
      const chance = random(seed);
      const times = { known: [] as number[], unknown: [] as number[] };
      const answers = new Set<string>();
      for (let n = 0; n < EACH * 2; n += 1) {
        const kind = n % 2 === (chance() < 0.5 ? 0 : 1) ? 'known' : 'unknown';
        const email = kind === 'known' ? shoppers[0].email : `nobody-${n}@reliability.test`;
        const answer = await call('POST', '/login', { body: { email, password: 'wrong wrong 1' } });
        times[kind].push(answer.ms);
        const said = answer.text.replace(/"request_id":"[^"]*"/, '');
        const names = [...answer.headers.keys()].filter((name) => name !== 'date').join();
        answers.add(`${answer.status} ${said} ${names}`);
      }
      const right = bestThreshold(times.known, times.unknown);
      const gap = percentile(times.known, 0.5) - percentile(times.unknown, 0.5);
      return {
        pass: answers.size === 1 && right <= 0.6,
        figures: {
          attempts: EACH * 2,
          'different answers': answers.size,
          'median difference ms': Math.round(gap * 100) / 100,
          'best threshold right %': Math.round(right * 100),
        },
      };
    } finally {
      await server.stop();
    }
  },
};

/** How often the best single limit of time guesses right, of the two kinds in equal parts. */
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
