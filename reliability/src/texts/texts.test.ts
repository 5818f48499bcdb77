import { everyCall } from '@larder/shared/contract/calls';
import type { Endpoint } from '@larder/shared/contract/endpoint';
import { ErrorBody } from '@larder/shared/contract/errors';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';

import type { Answer, Client } from '#harness/client';
import { findPostgres } from '#harness/postgres';
import { random } from '#harness/random';
import { startSuite, type Suite } from '#harness/suite';
import { makeWorld } from '#harness/world';

import { isEndless, requests, type Slot } from './requests.ts';
import { asLongAs, asLongAsFits, sampleOf } from './worst.ts';

/** Some of those that R-42 sends: marks, halves of pairs, characters made of many, space. */
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

  const calls = everyCall().filter(({ call: endpoint }) => !isEndless(endpoint));

  test.for(calls)(
    '$call.method $call.path refuses what is too long by its name, and reads what fits',
    { timeout: 60_000 },
    async ({ call: endpoint }) => {
      const ask = async (slot: Slot, text: string) => {
        const { path, sent } = slot.put(text);
        return call(endpoint.method, path, sent);
      };
      const wrong: string[] = [];
      for (const slot of slots(endpoint).filter(({ part }) => part !== 'headers'))
        for (const text of TEXTS) {
          const long = await ask(slot, asLongAs(text, slot));
          const short = await ask(slot, asLongAsFits(text, slot.longest ?? 0));
          if (!isRefused(long, slot) || !isRead(short, endpoint))
            wrong.push(
              `${slot.part} ${slot.name} ${JSON.stringify(text)}: ${long.text}, ${short.text}`,
            );
        }
      expect(wrong).toEqual([]);
    },
  );
});

/** A path with no such thing in it is not there; all else is refused by its name. */
function isRefused({ status, body }: Answer, { part, name }: Slot): boolean {
  if (part === 'params') return status === 404;
  // What has several choices, one of them a text, is named as a whole.
  const isNamed = (field: string) => name === field || name.startsWith(`${field}.`);
  return status === 400 && refusedFields(body).some(isNamed);
}

/** Nobody is turned away for who they are, but by a wrong password, and nothing breaks. */
function isRead({ status }: Answer, { access }: Endpoint): boolean {
  return status < 500 && (![401, 403].includes(status) || access === 'public');
}

function refusedFields(body: unknown): string[] {
  const { fields } = Details.parse(ErrorBody.parse(body).details);
  return fields.map(({ field }) => field);
}
