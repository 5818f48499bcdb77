import type { Endpoint } from '@larder/shared/basics/endpoint.model';
import { ErrorBody } from '@larder/shared/basics/errorBody.model';
import { everyCall } from '@larder/shared/calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';

import type { Answer, Client } from '#reliability/harness/client';
import { findPostgres } from '#reliability/harness/postgres';
import { random } from '#reliability/harness/random';
import { startSuite, type Suite } from '#reliability/harness/suite';
import { makeWorld } from '#reliability/harness/world';

import { fitting, isEndless, requests, type Slot } from './requests.ts';
import { asLongAs, asLongAsFits, sampleOf } from './worst.ts';

/** Samples of R-42: combining marks, lone surrogates, joined characters, space. */
const TEXTS = ['a\u0315\u0334', '\ud800', '👩\u200d👩\u200d👧\u200d👦', ' '];

const Details = z.object({ fields: z.array(z.object({ field: z.string() })) });

test.for([
  ['/^[a-z_]{1,60}$/', 'a', 'one of a set'],
  ['/&(?:#(\\d{1,7})|x);/gi', '&#0x;', 'every choice once'],
  ['/^[^;]+\\.(?<=\\p{L})\\u0041?$/u', 'x.éA', 'escapes, and what only looks around'],
] as const)('a text for %s is "%s": %s', ([literal, text]) => {
  expect(sampleOf(literal)).toBe(text);
});

describe.skipIf(findPostgres() === undefined)('every text of every call', () => {
  let suite: Suite;
  let call: Client;
  let slots: ReturnType<typeof requests>['slots'];
  beforeAll(async () => {
    suite = await startSuite();
    call = suite.call;
    slots = requests(await makeWorld(call), random(1)).slots;
  }, 120_000);
  afterAll(() => suite.stop(), 60_000);

  // A file is no text.
  const calls = everyCall().filter(({ call: one }) => !isEndless(one) && one.sends === undefined);

  test.for(calls)(
    '$call.method $call.path refuses too long texts by name, and accepts others',
    { timeout: 60_000 },
    async ({ call: endpoint }) => {
      const ask = async (slot: Slot, text: string) => {
        const { path, sent } = slot.put(text);
        return call(endpoint.method, path, { ...sent, again: true });
      };
      const wrong: string[] = [];
      for (const slot of slots(endpoint).filter(({ part }) => part !== 'headers'))
        for (const text of TEXTS) {
          const filling = asLongAs(text, slot);
          const long = await ask(slot, filling);
          // A body of 6 MiB has no room for more than 5 million characters of several bytes.
          const isLong = codePointsIn(filling) > (slot.longest ?? 0);
          const short = await ask(slot, asLongAsFits(text, fitting(text, slot)));
          if (
            !(isLong ? isRefused(long, slot) : isRead(long, endpoint)) ||
            !isRead(short, endpoint)
          )
            wrong.push(
              `${slot.part} ${slot.name} ${JSON.stringify(text)}: ${long.text}, ${short.text}`,
            );
        }
      expect(wrong).toEqual([]);
    },
  );
});

function codePointsIn(text: string): number {
  let points = 0;
  for (let at = 0; at < text.length; at += (text.codePointAt(at) ?? 0) > 0xff_ff ? 2 : 1)
    points += 1;
  return points;
}

/** An invalid path is not found; all else is refused by name. */
function isRefused({ status, body }: Answer, { part, name }: Slot): boolean {
  if (part === 'params') return status === 404;
  // A union with a text is named as a whole, a list by the item.
  const isNamed = (field: string) =>
    name === field || name.startsWith(`${field}.`) || field.startsWith(`${name}.`);
  return status === 400 && refusedFields(body).some(isNamed);
}

/** No fault; 401 and 403 only on public calls, for wrong credentials. */
function isRead({ status }: Answer, { access }: Endpoint): boolean {
  return status < 500 && (![401, 403].includes(status) || access === 'public');
}

function refusedFields(body: unknown): string[] {
  const { fields } = Details.parse(ErrorBody.parse(body).details);
  return fields.map(({ field }) => field);
}
