import { firstSettings, MAX_CALENDAR_LINKS } from '@larder/shared/kitchen/week/mealCalendar';
import { parseCalendar } from 'iamcal';
import { expect, test } from 'vitest';
import { z } from 'zod';

import { sql } from '#platform/db/sql';
import { newId } from '#platform/lib/ids';
import { hashSecret } from '#platform/lib/secrets';
import { brokenInvariants } from '#testing/invariants';
import { household } from '#testing/kitchen';
import type { Person } from '#testing/testApp';

const HOUR_MS = 3_600_000;
const ZONE = 'America/New_York';
const TODAY = '2026-03-04';

/** Sam and Alex, who share a kitchen, and the calls about its calendars. */
async function planning(settings: Record<string, string> = {}) {
  const world = await household({ PUBLIC_URL: 'https://larder.test', ...settings });
  const { app, clock, ask, op, send, shared } = world;
  const { sam, alex, household_id } = await shared();
  let seq = 0;
  const act = async (kind: string, payload: object, who = sam) => {
    const sent = await send(who, [household_id, seq], [op({ kind, payload }, { base_seq: seq })]);
    expect(sent.statusCode).toBe(200);
    seq += 1;
  };
  const add = async (more: object = {}): Promise<string> => {
    const entry_id = newId(clock.at);
    const dish = { kind: 'recipe', day: '2026-03-06', meal: 'dinner', title: 'Tacos', servings: 4 };
    const entry = { entry_id, recipe_id: '12', minutes: 85, ...dish, ...more };
    await act('plan_add', { entries: [entry], today: TODAY });
    return entry_id;
  };
  const make = (who: Person = sam, more: object = {}) =>
    ask(who, 'POST household/calendar/links', { zone: ZONE, ...more });
  /** The path of a new link. */
  const link = async (who: Person = sam): Promise<string> =>
    new URL((await make(who)).json().url).pathname;
  const calendar = async (who: Person = sam) => (await ask(who, 'GET household/calendar')).json();
  const read = (url: string, headers: Record<string, string> = {}) =>
    app.inject({ method: 'GET', url, headers });
  const events = async (url: string) =>
    parseCalendar((await read(url)).body)
      .getEvents()
      .map((event) => ({
        uid: event.getUid(),
        title: event.getSummary(),
        words: event.getDescription(),
        start: event.getProperty('DTSTART')?.value,
        end: event.getProperty('DTEND')?.value,
        sequence: Number(event.getProperty('SEQUENCE')?.value),
      }));
  const pass = (ms: number): void => {
    clock.at = new Date(clock.at.getTime() + ms);
  };
  return { ...world, sam, alex, act, add, make, link, calendar, read, events, pass };
}

test('whoever has the link reads the meals, and nothing else', async () => {
  const { link, add, read, events, alex } = await planning();
  const url = await link();
  await add({ cook: alex.user_id });
  await add({ kind: 'leftovers', meal: 'lunch', title: 'Tacos', servings: 1.5, day: '2026-03-07' });
  await add({ kind: 'note', title: 'Eating out', day: '2026-03-07' });
  await add({ meal: 'breakfast', title: 'Oats' });
  await add({ day: undefined, title: 'Some day' });
  const answer = await read(url);
  expect([answer.statusCode, answer.headers]).toMatchObject([
    200,
    {
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
    },
  ]);
  expect(await events(url)).toMatchObject([
    {
      title: 'Tacos',
      words: 'For 4\nAlex cooks\nRecipe: https://larder.test/recipe/12',
      start: '20260306T173500',
      end: '20260306T190000',
    },
    { words: 'Leftovers, for 1.5', start: '20260307T123000', end: '20260307T133000' },
    { title: 'Eating out', start: '20260307T190000', end: '20260307T200000' },
  ]);
  expect(answer.body).not.toMatch(/Sam|@example|Oats|Some day|Our kitchen/);
});

test('meals of the last four weeks and the next eight are shown', async () => {
  const { link, add, events, clock } = await planning();
  const url = await link();
  for (const day of ['2026-02-03', '2026-02-04', '2026-04-29', '2026-04-30'])
    await add({ day, title: day });
  const titles = async () => (await events(url)).map(({ title }) => title);
  expect(await titles()).toEqual(['2026-02-04', '2026-04-29']);
  // It is still Wednesday in New York.
  clock.at = new Date('2026-03-05T04:59:00Z');
  expect(await titles()).toEqual(['2026-02-04', '2026-04-29']);
  clock.at = new Date('2026-03-05T05:00:00Z');
  expect(await titles()).toEqual(['2026-04-29', '2026-04-30']);
});

test('an event keeps its id and is a later version with each change, of a meal or of the times', async () => {
  const { link, add, act, events, ask, sam } = await planning();
  const url = await link();
  const entry_id = await add();
  const [first] = await events(url);
  await act('plan_move', { entry_id, day: '2026-03-08', meal: 'dinner', today: TODAY });
  const [moved] = await events(url);
  await act('plan_change', { entry_id, servings: 6, today: TODAY });
  const [changed] = await events(url);
  const late = { ...firstSettings(ZONE), remind: { on: false, minutes: 30 } };
  late.meals.dinner.at = '20:15';
  await ask(sam, 'PUT household/calendar', late);
  const [later] = await events(url);
  await act('plan_remove', { entries: [entry_id], today: TODAY });
  expect(await events(url)).toEqual([]);
  await act('plan_restore', { entries: [entry_id], today: TODAY });
  const [back] = await events(url);
  const all = [first, moved, changed, later, back];
  expect(new Set(all.map((event) => event?.uid))).toEqual(new Set([`${entry_id}@larder`]));
  const sequences = all.map((event) => event?.sequence ?? -1);
  expect(sequences).toEqual([...new Set(sequences)].toSorted((a, b) => a - b));
  expect([first, moved, later].map((event) => event?.end)).toEqual([
    '20260306T190000',
    '20260308T190000',
    '20260308T201500',
  ]);
  expect(changed?.words).toContain('For 6');
});

test('a calendar that has not changed is not sent again', async () => {
  const { link, add, read } = await planning();
  const url = await link();
  await add();
  const { etag = '' } = (await read(url)).headers;
  const again = await read(url, { 'if-none-match': String(etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  await add({ title: 'Soup' });
  expect((await read(url, { 'if-none-match': String(etag) })).statusCode).toBe(200);
});

test('a revoked link, an unknown one and what is none are not found', async () => {
  const { link, read, calendar, ask, sam, alex, person } = await planning();
  const url = await link();
  const [{ link_id }] = (await calendar()).links;
  const stranger = await person('user');
  const revoke = (who: Person) => ask(who, `DELETE household/calendar/link/${link_id}`);
  const refused = await revoke(stranger);
  expect([refused.statusCode, refused.json().error]).toEqual([404, 'calendar_link_not_found']);
  expect((await read(url)).statusCode).toBe(200);
  expect((await revoke(alex)).statusCode).toBe(204);
  expect((await revoke(sam)).statusCode).toBe(404);
  const token = 'a'.repeat(43);
  for (const path of [url, `/calendar/${token}.ics`, `/calendar/${token}`, '/calendar/x.ics'])
    expect([path, (await read(path)).statusCode]).toEqual([path, 404]);
  expect((await calendar()).links).toEqual([]);
});

test('a link is listed with its name and when it was read, which is written once an hour', async () => {
  const { make, read, calendar, pass, alex, clock, db } = await planning();
  const made = await make(alex, { name: 'Kitchen tablet' });
  expect(made.statusCode).toBe(201);
  const url = new URL(made.json().url).pathname;
  const at = () => clock.at.toISOString();
  const readAt = async () => {
    const row = z.object({ read_at: z.date() });
    return (await db.one(row, sql`select read_at from calendar_links`)).read_at.toISOString();
  };
  const created_at = at();
  expect(await calendar()).toMatchObject({
    settings: { zone: ZONE, meals: { dinner: { shown: true, at: '19:00' } } },
    links: [{ name: 'Kitchen tablet', made_by: alex.user_id, created_at, read_at: null }],
  });
  await read(url);
  const first = at();
  pass(HOUR_MS - 1);
  await read(url);
  expect(await readAt()).toBe(first);
  pass(1);
  await read(url);
  expect(await readAt()).toBe(at());
});

test('a household has ten links', async () => {
  const { make, sam, alex, calendar, ask } = await planning();
  for (let n = 0; n < MAX_CALENDAR_LINKS; n += 1)
    expect((await make(n % 2 ? sam : alex)).statusCode).toBe(201);
  const refused = await make();
  expect([refused.statusCode, refused.json().error]).toEqual([409, 'calendar_full']);
  const { links } = await calendar();
  expect(links).toHaveLength(MAX_CALENDAR_LINKS);
  await ask(sam, `DELETE household/calendar/link/${links[0].link_id}`);
  expect((await make()).statusCode).toBe(201);
});

test('the links of who leaves end, those of others stay', async () => {
  const { link, read, ask, sam, alex, db } = await planning();
  const [his, hers] = [await link(sam), await link(alex)];
  await ask(alex, 'POST household/leave', {});
  expect([(await read(his)).statusCode, (await read(hers)).statusCode]).toEqual([200, 404]);
  expect(await brokenInvariants(db)).toEqual([]);
});

test.for([
  ['a zone that is none', { ...firstSettings('Mars/Olympus') }],
  ['a time that is none', withDinner('24:00')],
  ['a time without zeros', withDinner('7:00')],
  ['a reminder a day before', { ...firstSettings(ZONE), remind: { on: true, minutes: 1440 } }],
  ['something else', { ...firstSettings(ZONE), more: 1 }],
] as const)('%s is refused', async ([, settings]) => {
  const { ask, sam } = await planning();
  expect((await ask(sam, 'PUT household/calendar', settings)).statusCode).toBe(400);
});

function withDinner(at: string) {
  const { meals, ...settings } = firstSettings(ZONE);
  return { ...settings, meals: { ...meals, dinner: { shown: true, at } } };
}

test('times without a zone float, and a meal that is not shown is left out', async () => {
  const { link, add, events, ask, sam } = await planning();
  const url = await link();
  await add();
  const settings = firstSettings(null);
  await ask(sam, 'PUT household/calendar', settings);
  expect(await events(url)).toMatchObject([{ start: '20260306T173500' }]);
  settings.meals.dinner.shown = false;
  await ask(sam, 'PUT household/calendar', settings);
  expect(await events(url)).toEqual([]);
});

test('guesses are limited by address; only the hash of a secret is stored', async () => {
  const { link, read, db } = await planning({ RATE_LIMITS: 'on' });
  const url = await link();
  const [, token = ''] = /\/calendar\/([\w-]{43})\.ics$/.exec(url) ?? [];
  const kept = await db.many(
    z.object({ token_hash: z.instanceof(Uint8Array) }),
    sql`select token_hash from calendar_links`,
  );
  expect(kept.map(({ token_hash }) => Buffer.from(token_hash))).toEqual([hashSecret(token)]);
  for (let n = 0; n < 600; n += 1) await read('/calendar/guess.ics');
  const refused = await read(url);
  expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
});
