import { once } from 'node:events';
import { request } from 'node:http';
import { setTimeout } from 'node:timers/promises';

import { RECIPE_LIMITS } from '@larder/shared/recipes/recipeLimits';
import { gzipSync, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';

import { sql } from '#platform/db/sql';
import { erasePerson } from '#subjects/account/deletion.queries';
import { makeCatalogueReader } from '#subjects/food/catalogueIndex.service';
import { deleteLeftovers } from '#subjects/housekeeping/housekeeping.queries';
import { type Person, testApp } from '#testing/testApp';

import { MAX_BYTES_AT_WORK } from './importDesk.service.ts';
import { saveRows } from './saveRows.service.ts';

/** A thread starts slowly on a busy machine. */
vi.setConfig({ testTimeout: 120_000 });
const DAY_MS = 86_400_000;
const AS_FILE = { 'content-type': 'application/octet-stream' };

/** An export of Paprika: titles with their addresses. */
function paprika(recipes: Readonly<Record<string, string>>): Buffer {
  const files = Object.entries(recipes).map(([name, source_url]) => {
    const recipe = {
      name,
      ingredients: 'For the dough:\n½ cup rice\nsalt to taste',
      directions: '1. Mix.\n2. Bake.',
      servings: '4',
      notes: 'Keeps 3 days.',
      source_url,
    };
    return [`${name}.paprikarecipe`, gzipSync(strToU8(JSON.stringify(recipe)))] as const;
  });
  return Buffer.from(zipSync(Object.fromEntries(files)));
}

/** An export of Paprika: titles and the ingredients of each. */
function paprikaOf(recipes: Readonly<Record<string, string>>): Buffer {
  const files = Object.entries(recipes).map(([name, ingredients]) => {
    const recipe = { name, ingredients, directions: 'Mix.' };
    return [`${name}.paprikarecipe`, gzipSync(strToU8(JSON.stringify(recipe)))] as const;
  });
  return Buffer.from(zipSync(Object.fromEntries(files)));
}

async function kitchen(settings: Parameters<typeof testApp>[0] = {}) {
  const world = await testApp(settings);
  const cook = await world.person('user');
  const rice = await world.ingredient('Rice');
  await world.ingredient('Salt');
  const ask = (
    method: 'GET' | 'POST',
    url: string,
    {
      payload,
      who = cook,
      headers = {},
    }: { payload?: object; who?: Person; headers?: object } = {},
  ) =>
    world.app.inject({
      method,
      url: `/api${url}`,
      headers: { ...who.headers, ...headers },
      ...(payload && { payload }),
    });
  const send = (payload: Buffer, { name = 'my recipes', who = cook } = {}) =>
    ask('POST', `/user/imports?name=${encodeURIComponent(name)}`, {
      payload,
      who,
      headers: AS_FILE,
    });
  /** Sends a file and waits until it is read. */
  const imported = async (payload: Buffer, who = cook) => {
    const sent = await send(payload, { who });
    expect(sent.statusCode).toBe(202);
    const url = `/user/imports/${sent.json().import_id}`;
    const read = async () => (await ask('GET', url, { who })).json();
    const isRead = async () => expect((await read()).status).not.toBe('reading');
    await vi.waitFor(isRead, { timeout: 100_000, interval: 200 });
    return { url, ...(await read()) };
  };
  const save = async (url: string, rows: readonly object[]) =>
    (await ask('POST', `${url}/save`, { payload: { rows } })).json();
  const list = async (who = cook) => (await ask('GET', '/user/recipes', { who })).json().value;
  return { ...world, cook, rice, ask, send, imported, save, list };
}

test('a file is read in the background, shown with what was understood, and saved', async () => {
  const { imported, save, list, rice } = await kitchen();
  const file = paprika({ Bread: 'https://example.org/bread', Buns: '' });
  const { url, ...read } = await imported(file);
  expect(read).toMatchObject({
    file_name: 'my recipes',
    status: 'read',
    problem: null,
    counts: { ready: 2, look: 0, unreadable: 0, saved: 0 },
    next: null,
  });
  expect(read.rows[0]).toMatchObject({
    row: 0,
    title: 'Bread',
    state: 'ready',
    recipe_id: null,
    draft: {
      servings: 4,
      lines: [
        { original: '½ cup rice', section: 'For the dough', high: 0.5, ingredient_id: rice },
        { original: 'salt to taste', optional: true, how: 'matched' },
      ],
      steps: [{ text: 'Mix.' }, { text: 'Bake.' }],
    },
  });
  const saved = await save(url, [
    { row: 0 },
    { row: 1, draft: { ...asDraft(read.rows[1]), title: 'Rolls' } },
  ]);
  expect(saved.refused).toEqual([]);
  expect(saved.saved.map(({ row }: { row: number }) => row)).toEqual([0, 1]);
  expect((await list()).map(({ title }: { title: string }) => title).toSorted()).toEqual([
    'Bread',
    'Rolls',
  ]);
  // Also of the one that somebody has changed.
  expect((await list()).map(({ notes }: { notes: string }) => notes)).toEqual([
    'Keeps 3 days.',
    'Keeps 3 days.',
  ]);
  expect(await save(url, [{ row: 0 }])).toEqual({ saved: [saved.saved[0]], refused: [] });
  expect(await list()).toHaveLength(2);
});

type Shown = {
  title: string;
  draft: { lines: { original: string }[]; steps: object[]; description: string };
};

/** The body that a screen sends after somebody looked at a row. */
function asDraft({ title, draft: { lines, steps, description } }: Shown): object {
  const written = lines.map(({ original }) => ({ original }));
  return { title, description, preparation_time: 0, serving_size: 4, lines: written, steps };
}

test('as many files as are taken at once are read', async () => {
  const { imported, person } = await kitchen();
  const cooks = await Promise.all(Array.from({ length: 8 }, () => person('user')));
  const files = cooks.map((who) => imported(paprika({ Bread: '' }), who));
  expect((await Promise.all(files)).map(({ status }) => status)).toEqual(cooks.map(() => 'read'));
});

test('an address that is saved already keeps back its row alone, until somebody says what to do', async () => {
  const { imported, save, list } = await kitchen();
  const from = 'https://example.org/bread';
  const { url } = await imported(paprika({ Bread: from, Again: from, Soup: '' }));
  const first = await save(url, [{ row: 0 }, { row: 1 }, { row: 2 }, { row: 9 }]);
  expect(first.saved.map(({ row }: { row: number }) => row)).toEqual([0, 2]);
  expect(first.refused).toMatchObject([
    { row: 9, error: 'not_found', before: null },
    { row: 1, error: 'recipe_saved_before', before: { title: 'Bread' } },
  ]);
  expect((await save(url, [{ row: 1, same_source: 'keep' }])).saved).toHaveLength(1);
  expect(await list()).toHaveLength(3);
});

test('a full account keeps back those that do not fit, and no others', async () => {
  const { imported, save, list, db, cook } = await kitchen();
  await db.run(sql`
    insert into recipes (recipe_id, user_id, title, description, preparation_time, serving_size, created_at)
    select gen_random_uuid(), ${cook.user_id}, 't', 'd', 0, 0, now()
    from generate_series(3, ${RECIPE_LIMITS.recipesOfOne}::int)`);
  const { url } = await imported(paprika({ Bread: '', Soup: '', Rolls: '', Pie: '' }));
  const rows = [0, 1, 2, 3].map((row) => ({ row }));
  const done = await save(url, rows);
  expect(done.saved).toMatchObject([{ row: 0 }, { row: 1 }]);
  expect(done.refused).toMatchObject([
    { row: 2, error: 'too_many_recipes' },
    { row: 3, error: 'too_many_recipes' },
  ]);
  expect(await list()).toHaveLength(RECIPE_LIMITS.recipesOfOne);
});

test('rows that two tabs save at once are saved once', async () => {
  const { imported, list, app, deps, db, cook } = await kitchen();
  const { url } = await imported(paprika({ Bread: '', Soup: '' }));
  const import_id = url.split('/').at(-1) ?? '';
  const readNow = makeCatalogueReader(db);
  // Each has read its rows before the other one saves.
  const both = Promise.withResolvers<void>();
  let arrived = 0;
  const readCatalogue = async () => {
    arrived += 1;
    if (arrived === 2) both.resolve();
    await both.promise;
    return readNow();
  };
  const desk = { app, ...deps, readCatalogue, noteUnmatched: () => undefined };
  const save = (...rows: number[]) =>
    saveRows(desk, { import_id, user_id: cook.user_id, rows: rows.map((row) => ({ row })) });
  const [one, other] = await Promise.all([save(0), save(0, 1)]);
  expect(await list()).toHaveLength(2);
  expect(other.saved).toEqual(expect.arrayContaining(one.saved));
  expect([...one.refused, ...other.refused]).toEqual([]);
});

test('an export that was cut in half offers what is whole', async () => {
  const { imported, save, list } = await kitchen();
  const whole = paprika({ One: '', Two: '', Three: '' });
  const inThird = whole.indexOf('Three.paprikarecipe') + 60;
  const read = await imported(whole.subarray(0, inThird));
  expect(read.problem).toContain('ends in the middle');
  expect(read.rows).toMatchObject([
    { title: 'One', state: 'ready' },
    { title: 'Two', state: 'ready' },
    { title: 'Three', state: 'unreadable', draft: null },
  ]);
  const rows = read.rows.map(({ row }: { row: number }) => ({ row }));
  const { saved, refused } = await save(read.url, rows);
  expect([saved.length, refused.length]).toEqual([2, 1]);
  expect(await list()).toHaveLength(2);
});

test('a recipe whose title is saved already asks for a look: a file may be sent twice', async () => {
  const { imported, save } = await kitchen();
  const { url } = await imported(paprika({ Bread: '' }));
  await save(url, [{ row: 0 }]);
  const again = await imported(paprika({ Bread: '', Soup: '' }));
  expect(again.rows).toMatchObject([
    { title: 'Bread', state: 'look', problem: 'You have saved a recipe of this title.' },
    { title: 'Soup', state: 'ready', problem: null },
  ]);
});

test('a letter that is either spoon asks for a look', async () => {
  const { imported } = await kitchen();
  const text = (spoons: string) =>
    Buffer.from(`Soup\n\nIngredients\n1 cup rice\n${spoons}\n\nDirections\nCook it.\n`);
  expect((await imported(text('2 T. rice'))).rows).toMatchObject([
    { title: 'Soup', state: 'look', problem: 'One spoon may be another.' },
  ]);
  expect((await imported(text('2 tbsp rice'))).rows).toMatchObject([
    { title: 'Soup', state: 'ready', problem: null },
  ]);
});

test('an amount that could not be read asks for a look', async () => {
  const { imported } = await kitchen();
  const text = Buffer.from('Soup\n\nIngredients\n1 cup rice\n1/0 cup rice\n\nDirections\nCook.\n');
  expect((await imported(text)).rows).toMatchObject([
    { state: 'look', problem: 'One amount could not be read.' },
  ]);
});

test('an amount that may be two, and a time that is hardly meant, ask for a look', async () => {
  const { imported } = await kitchen();
  const file = (line: string, cookTime: string) =>
    Buffer.from(
      JSON.stringify({
        '@type': 'Recipe',
        name: 'Soup',
        recipeIngredient: ['1 cup rice', line],
        recipeInstructions: ['Simmer 40 minutes.'],
        cookTime,
      }),
    );
  expect((await imported(file('1 - 1/2 cup rice', 'PT40M'))).rows).toMatchObject([
    { state: 'look', problem: 'One amount may be another.' },
  ]);
  expect((await imported(file('1 cup rice', 'PT30H'))).rows).toMatchObject([
    { state: 'look', problem: 'Its time of 30 h seems long.' },
  ]);
  expect((await imported(file('1 cup rice', 'PT40M'))).rows).toMatchObject([
    { state: 'ready', problem: null },
  ]);
});

test('a kind that nobody sells asks for a look, and is never the plain food', async () => {
  const { imported, rice } = await kitchen();
  const text = (line: string) =>
    Buffer.from(`Soup\n\nIngredients\n1 cup rice\n${line}\n\nDirections\nCook it.\n`);
  const doubt = 'One ingredient is of a kind that is not sold here.';
  for (const line of ['1 cup rice, black', '1 cup rice (black)', '1 cup rice, black or red']) {
    const { rows } = await imported(text(line));
    expect(rows).toMatchObject([{ state: 'look', problem: doubt }]);
    expect(rows[0].draft.lines[1]).toMatchObject({ ingredient_id: null });
  }
  const { rows } = await imported(text('1 cup rice, rinsed'));
  expect(rows).toMatchObject([{ state: 'ready', problem: null }]);
  expect(rows[0].draft.lines[1]).toMatchObject({ ingredient_id: rice });
});

test('a text of too many lines says that some are left out', async () => {
  const { imported } = await kitchen();
  const lines = Array.from({ length: 501 }, (_, n) => `${n + 1} g rice`).join('\n');
  const read = await imported(
    Buffer.from(`Soup\n\nIngredients\n${lines}\n\nDirections\nCook it.\n`),
  );
  expect(read.rows).toMatchObject([
    { state: 'look', problem: 'Only its first 500 lines are kept.' },
  ]);
});

test('a file without a recipe says so', async () => {
  const { imported } = await kitchen();
  expect(await imported(Buffer.from(zipSync({ 'a.jpg': new Uint8Array(9) })))).toMatchObject({
    status: 'failed',
    problem: 'There is no recipe in this file that we can read.',
    rows: [],
  });
});

test('everything that is exported is read back equal', async () => {
  const { ask, imported, list, rice, person } = await kitchen();
  const recipes = [
    {
      title: 'مرق',
      description: 'Steht.\n一緒に',
      preparation_time: 12.5,
      serving_size: 0,
      lines: [
        { original: '½ cup rice', section: 'Base', ingredient_id: null },
        {
          original: 'a handful of 豆腐',
          low: 1,
          high: 2,
          unit: 'handful',
          name: '豆腐',
          note: 'x',
        },
        { original: 'salt to taste' },
      ],
      steps: [
        { section: 'A', text: 'Mix.' },
        { section: 'A', text: '<b>Bake</b> & "cool"' },
        { section: null, text: 'Eat.' },
      ],
      minutes: { prep: 1, cook: null, total: 3 },
      yields: { low: 2, high: 3, text: '2 to 3 bowls' },
      language: 'ar',
      notes: 'Mine.\nAlone.',
      calories: 12,
      source_url: 'https://example.org/a?b=c',
    },
    {
      title: '../../etc/passwd',
      description: 'Packs alone.',
      preparation_time: 0,
      serving_size: 2,
      items: [
        {
          ingredient_id: rice,
          name: 'Rice',
          price: 3.49,
          unit_quantity: 500,
          unit: 'gm',
          quantity: 2,
        },
      ],
    },
  ];
  expect((await ask('POST', '/user/recipes', { payload: { recipes } })).statusCode).toBe(201);
  const before = await list();
  const file = await ask('GET', '/user/recipes/export');
  expect(file.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="larder-recipes.zip"',
  });
  expect(Object.keys(unzipSync(file.rawPayload)).toSorted()).toEqual([
    'etc-passwd.json',
    'مرق.json',
  ]);

  const who = await person('user');
  const read = await imported(file.rawPayload, who);
  const rows = read.rows.map(({ row }: { row: number }) => ({ row }));
  await ask('POST', `${read.url}/save`, { payload: { rows }, who });
  const plain = (recipe: { title: string }) => ({ ...recipe, recipe_id: '', created_at: '' });
  const byTitle = (all: { title: string }[]) =>
    all.map(plain).toSorted((a, b) => (a.title < b.title ? -1 : 1));
  expect(byTitle(await list(who))).toEqual(byTitle(before));
});

test("another's file is not shown and not saved", async () => {
  const { imported, ask, person, list } = await kitchen();
  const { url } = await imported(paprika({ Bread: '' }));
  const who = await person('user');
  const [shown, saved] = [
    await ask('GET', url, { who }),
    await ask('POST', `${url}/save`, { who, payload: { rows: [{ row: 0 }] } }),
  ];
  expect([shown.json().error, saved.json().error]).toEqual([
    'import_not_found',
    'import_not_found',
  ]);
  expect(await list(who)).toEqual([]);
});

test.for<[string, { payload: object; headers: object; url?: string }, number, string]>([
  ['JSON instead of a file', { payload: { a: 1 }, headers: {} }, 400, 'file'],
  ['an empty file', { payload: Buffer.alloc(0), headers: AS_FILE }, 400, 'file'],
  ['no name', { payload: Buffer.from('x'), headers: AS_FILE, url: '/user/imports' }, 400, 'name'],
  [
    'a byte more than 32 MiB',
    { payload: Buffer.alloc(RECIPE_LIMITS.fileBytes + 1), headers: AS_FILE },
    413,
    'too large',
  ],
])('refuses %s', async ([, { url = '/user/imports?name=x', ...sent }, status, message]) => {
  const { ask, db } = await kitchen();
  const answer = await ask('POST', url, sent);
  expect([answer.statusCode, answer.json().message]).toEqual([
    status,
    expect.stringContaining(message),
  ]);
  expect(await db.many(z.object({}), sql`select 1 from recipe_imports`)).toEqual([]);
});

test.for([
  ['no rows', []],
  ['a row twice', [{ row: 0 }, { row: 0 }]],
  ['a row below 0', [{ row: -1 }]],
  ['201 rows', Array.from({ length: 201 }, (_, row) => ({ row }))],
] as const)('saving refuses %s', async ([, rows]) => {
  const { imported, ask } = await kitchen();
  const { url } = await imported(paprika({ Bread: '' }));
  expect((await ask('POST', `${url}/save`, { payload: { rows } })).statusCode).toBe(400);
});

test('a person sends one file at a time, and others are not kept waiting', async () => {
  const { app, cook, send, person } = await kitchen();
  // Prepared before: a sender of nothing is disconnected after ten seconds.
  const other = await person('user');
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const file = paprika({ Soup: '' });
  const slow = request(`${address}/api/user/imports?name=slow`, {
    method: 'POST',
    headers: { ...cook.headers, ...AS_FILE },
  });
  const answered = once(slow, 'response');
  slow.write(file.subarray(0, 10));
  // Before it has come so far, an empty file is refused for what it is, and has the place while it is: seldom, so that
  // the slow one gets it.
  const another = async () => expect((await send(Buffer.alloc(0))).statusCode).toBe(409);
  await setTimeout(500);
  await vi.waitFor(another, { timeout: 20_000, interval: 1000 });
  expect((await send(file, { who: other })).statusCode).toBe(202);
  slow.end(file.subarray(10));
  const [response]: unknown[] = await answered;
  expect(response).toMatchObject({ statusCode: 202 });
});

test('two large files are not read beside each other, a small one is', async () => {
  const { person, send, imported } = await kitchen();
  const others = [await person('user'), await person('user')];
  const large = Buffer.alloc(MAX_BYTES_AT_WORK / 2 + 1, 'x');
  const [first, second, small] = await Promise.all([
    send(large),
    send(large, { who: others[0] }),
    send(paprika({ Soup: '' }), { who: others[1] }),
  ]);
  expect(new Set([first.statusCode, second.statusCode])).toEqual(new Set([202, 409]));
  const refused = first.statusCode === 409 ? first : second;
  expect(refused.json().error).toBe('busy');
  expect(refused.headers['retry-after']).toBe('10');
  expect(small.statusCode).toBe(202);
  // There is room again, when it is read.
  expect((await imported(paprika({ Bread: '' }))).status).toBe('read');
});

test('a person sends thirty files an hour', async () => {
  const { send } = await kitchen({ settings: { RATE_LIMITS: 'on' } });
  for (let file = 1; file <= 30; file += 1)
    expect((await send(Buffer.alloc(0))).statusCode).toBe(400);
  expect((await send(Buffer.alloc(0))).statusCode).toBe(429);
});

test('an eleventh file drops the first', async () => {
  const { imported, ask, clock } = await kitchen();
  const urls: string[] = [];
  for (let file = 1; file <= 11; file += 1) {
    clock.at = new Date(clock.at.getTime() + 1);
    urls.push((await imported(paprika({ [`Bread ${file}`]: '' }))).url);
  }
  const statuses = await Promise.all(urls.map(async (url) => (await ask('GET', url)).statusCode));
  expect(statuses).toEqual([404, ...Array.from({ length: 10 }, () => 200)]);
});

test('files go after 7 days, and with the account at once', async () => {
  const { imported, db, clock, cook } = await kitchen();
  const kept = () =>
    db.many(
      z.object({}),
      sql`select 1 from recipe_imports i join recipe_import_rows r using (import_id)`,
    );
  await imported(paprika({ Bread: '' }));
  await deleteLeftovers(db, new Date(clock.at.getTime() + 7 * DAY_MS));
  expect(await kept()).toHaveLength(1);
  await deleteLeftovers(db, new Date(clock.at.getTime() + 7 * DAY_MS + 1));
  expect(await kept()).toEqual([]);
  await imported(paprika({ Bread: '' }));
  await db.transaction((tx) => erasePerson(tx, { user_id: cook.user_id, at: clock.at }));
  expect(await kept()).toEqual([]);
});

test('a file whose reading was interrupted says so after a while', async () => {
  const { ask, db, cook, clock } = await kitchen();
  const import_id = '01890000-0000-7000-8000-0000000000aa';
  await db.run(sql`
    insert into recipe_imports (import_id, user_id, file_name, status, created_at)
    values (${import_id}, ${cook.user_id}, 'x', 'reading', ${clock.at})`);
  const url = `/user/imports/${import_id}`;
  const payload = { rows: [{ row: 0 }] };
  expect((await ask('POST', `${url}/save`, { payload })).json().error).toBe('import_unfinished');
  clock.at = new Date(clock.at.getTime() + 10 * 60_000);
  expect((await ask('GET', url)).json().status).toBe('reading');
  clock.at = new Date(clock.at.getTime() + 1);
  expect((await ask('GET', url)).json()).toMatchObject({
    status: 'failed',
    problem: expect.stringContaining('interrupted'),
  });
});

test('many recipes come in pages', async () => {
  const { imported, ask, db } = await kitchen();
  const { url, import_id } = await imported(paprika({ Bread: '' }));
  await db.run(sql`
    insert into recipe_import_rows (import_id, row_no, title, state, draft)
    select ${import_id}, n, 'Bread ' || n, 'look', r.draft
    from generate_series(1, 449) n, recipe_import_rows r where r.import_id = ${import_id}`);
  const first = (await ask('GET', url)).json();
  expect([first.rows.length, first.next, first.counts.look]).toEqual([200, 200, 449]);
  const last = (await ask('GET', `${url}?from=400`)).json();
  expect([last.rows.length, last.rows[0].title, last.next]).toEqual([50, 'Bread 400', null]);
});

test('a line that is a recipe asks, unless that recipe is in the file or saved', async () => {
  const { imported, save, list } = await kitchen();
  const cake = { Cake: '½ cup rice\n1 cup [recipe:Vanilla Sauce]' };
  const alone = await imported(paprikaOf(cake));
  expect(alone.rows).toMatchObject([
    { state: 'look', problem: '“Vanilla Sauce” is a recipe that you have not saved.' },
  ]);
  const both = await imported(paprikaOf({ ...cake, 'vanilla sauce': '½ cup rice' }));
  expect(both.rows).toMatchObject([{ state: 'ready' }, { state: 'ready' }]);
  await save(both.url, [{ row: 1 }, { row: 0 }]);
  const saved: { title: string; lines: { part?: { title: string } | null }[] }[] = await list();
  expect(saved.find(({ title }) => title === 'Cake')?.lines[1]?.part?.title).toBe('vanilla sauce');
  const pie = async (line: string) =>
    (await imported(paprikaOf({ Pie: `½ cup rice\n${line}` }))).rows;
  expect(await pie('[recipe:vanilla sauce]')).toMatchObject([{ state: 'ready' }]);
  expect(await pie('[recipe:Crumble]')).toMatchObject([
    { problem: '“Crumble” is a recipe that you have not saved.' },
  ]);
});
