import { describe, expect, test } from 'vitest';
import { z } from 'zod';

import { sql } from '#platform/db/sql';
import { makeFetchUntrusted } from '#platform/lib/fetchUntrusted';
import { dataPage, PIE, PIE_DATA } from '#subjects/reading/testing/pie';
import { testApp } from '#testing/testApp';
import { page, startUntrustedSite } from '#testing/untrustedSite';

const SOUP =
  'Soup\nServes 4-6\n\n2 cups leeks, sliced\n1-2 l water\nsalt and pepper\n3 dragons\n\nBoil all of it.\n\nNotes: Keeps 3 days.';

async function world(options: Parameters<typeof testApp>[0] = {}) {
  const made = await testApp(options);
  const { app, person } = made;
  const shopper = await person('user');
  return {
    ...made,
    shopper,
    read: (payload: object, headers = shopper.headers) =>
      app.inject({ method: 'POST', url: '/api/user/recipes/read', headers, payload }),
  };
}

/** A server that reads links, and a site in its internet. */
async function worldWithSite(
  answer: Parameters<typeof startUntrustedSite>[0],
  settings: Record<string, string> = { RECIPE_IMPORT: 'on' },
) {
  const site = await startUntrustedSite(answer, { 'inner.example': ['10.0.0.1'] });
  return { site, ...(await world({ settings, fetchUntrusted: makeFetchUntrusted(site.network) })) };
}

test('a text becomes a draft with the ingredients of the catalogue', async () => {
  const { read, ingredient } = await world();
  const leek = await ingredient('Leek', { category: 'Produce' });
  const answer = await read({ text: SOUP });
  expect(answer.statusCode).toBe(200);
  const line = { section: null, note: null, optional: false, ingredient_id: null, grade: null };
  expect(answer.json()).toEqual({
    draft: {
      title: 'Soup',
      servings: 4,
      yields: { low: 4, high: 6, text: 'Serves 4-6' },
      minutes: { prep: null, cook: null, total: null },
      lines: [
        {
          ...line,
          original: '2 cups leeks, sliced',
          low: 2,
          high: 2,
          unit: 'cup',
          name: 'leeks',
          note: 'sliced',
          ingredient_id: leek,
          grade: 'B',
        },
        { ...line, original: '1-2 l water', low: 1, high: 2, unit: 'l', name: 'water' },
        ...['salt', 'pepper'].map((name) => ({
          ...line,
          original: name,
          low: null,
          high: null,
          unit: null,
          name,
        })),
        { ...line, original: '3 dragons', low: 3, high: 3, unit: '', name: 'dragons' },
      ],
      steps: [{ section: null, text: 'Boil all of it.' }],
      calories: null,
      notes: 'Keeps 3 days.',
      language: null,
      source_url: null,
      image_url: null,
    },
  });
});

test('what is in a can is the canned food', async () => {
  const { read, ingredient } = await world();
  await ingredient('Diced tomatoes', { category: 'Produce' });
  const canned = await ingredient('Canned diced tomatoes');
  const text = 'Sauce\n\n2 x 400g tins diced tomatoes\n1 cup cream\n\nBoil all of it.';
  expect((await read({ text })).json().draft.lines).toMatchObject([
    { ingredient_id: canned, unit: '400-g can', grade: 'B' },
    { ingredient_id: null },
  ]);
});

test('the source of a page becomes a draft; its address is where it is from', async () => {
  const { read } = await world();
  const html = dataPage({ ...PIE_DATA, image: '/pie.jpg' });
  const answer = await read({ html, url: ' https://blog.example/pie ' });
  expect(answer.json().draft).toMatchObject({
    title: 'Apple pie',
    servings: 8,
    minutes: { prep: 20, cook: 40, total: 60 },
    calories: 270,
    language: 'en',
    source_url: 'https://blog.example/pie',
    image_url: null,
  });
  const own = await read({ html: dataPage({ ...PIE_DATA, url: 'https://blog.example/own' }) });
  expect(own.json().draft.source_url).toBe('https://blog.example/own');
  const wrong = await read({ html: dataPage({ ...PIE_DATA, url: 'javascript:alert(1)' }) });
  expect(wrong.json().draft.source_url).toBeNull();
});

test('of a page’s pictures only the recipe provider’s is told', async () => {
  const { read } = await world({ settings: { RECIPE_PICTURE_HOSTS: 'img.example.com' } });
  const picture = async (image: string, url: string) =>
    (await read({ html: dataPage({ ...PIE_DATA, image }), url })).json().draft.image_url;
  const page = 'https://img.example.com/pie';
  expect(await picture('/pie.jpg', page)).toBe('https://img.example.com/pie.jpg');
  expect(await picture('/pie.jpg', 'http://img.example.com/pie')).toBeNull();
  expect(await picture('https://blog.example/pie.jpg', page)).toBeNull();
});

test('every line of an answer has a name', async () => {
  const { read } = await world();
  const lines = [
    '0 cups sugar',
    '1 cup flour:',
    '2 eggs',
    `For ${'the best of all '.repeat(9)}pies:`,
    'salt',
  ];
  const answer = await read({ html: dataPage({ ...PIE_DATA, recipeIngredient: lines }) });
  const names = answer.json().draft.lines.map(({ name }: { name: unknown }) => name);
  expect(names).toEqual(['sugar', 'flour', 'eggs', expect.stringMatching(/^For the best/), 'salt']);
});

test('a line of a text that is another recipe keeps its amount, and is no food', async () => {
  const { read, ingredient } = await world();
  await ingredient('Vanilla sauce');
  const text =
    'Cake\n\n200 g flour\n1 cup [recipe:Vanilla Sauce], warm\n[recipe: Crumble]\n\nBake. Serve with [recipe:Vanilla Sauce].';
  const { lines, steps } = (await read({ text })).json().draft;
  const none = { ingredient_id: null, grade: null };
  expect(lines).toMatchObject([
    { original: '200 g flour' },
    {
      ...none,
      original: '1 cup Vanilla Sauce, warm',
      high: 1,
      unit: 'cup',
      name: 'Vanilla Sauce',
      recipe_title: 'Vanilla Sauce',
    },
    { ...none, original: 'Crumble', high: null, recipe_title: 'Crumble' },
  ]);
  expect(lines[0].recipe_title).toBeUndefined();
  expect(steps).toEqual([{ section: null, text: 'Bake. Serve with Vanilla Sauce.' }]);
});

test('a text tells that another recipe may be among its steps; a page does not', async () => {
  const { read } = await world();
  const soup = 'Soup\n2 leeks\n1 l milk\n\nBoil it.';
  const sauce = '\n\nMint sauce\n1 bunch mint\n1 l water\n\nStir it.';
  const draftOf = async (body: object) => (await read(body)).json().draft;
  expect(await draftOf({ text: soup + sauce })).toMatchObject({ may_hold_another: true });
  expect(await draftOf({ text: soup })).not.toHaveProperty('may_hold_another');
  const html = dataPage({ ...PIE_DATA, recipeInstructions: ['2 eggs', '1 l milk', 'Stir it.'] });
  expect(await draftOf({ html })).not.toHaveProperty('may_hold_another');
});

test('of several recipes the address’s is read, else the fullest, or the one that is chosen', async () => {
  const { read } = await world();
  const small = { ...PIE_DATA, name: 'Small pie', recipeIngredient: ['1 apple'] };
  const html = dataPage([small, PIE_DATA]);
  const choices = [
    { title: 'Small pie', index: 0 },
    { title: 'Apple pie', index: 1 },
  ];
  expect((await read({ html })).json()).toMatchObject({ draft: { title: 'Apple pie' }, choices });
  expect((await read({ html, index: 0 })).json()).toMatchObject({
    draft: { title: 'Small pie' },
    choices,
  });
  const named = await read({ html, url: 'https://blog.example/small-pie/' });
  expect(named.json()).toMatchObject({ draft: { title: 'Small pie' }, choices });
  const none = await read({ html, index: 2 });
  expect(none.statusCode).toBe(400);
  expect(none.json().message).toBe('index: there are 2 recipes, counted from 0');
});

describe('bodies that are refused', () => {
  test.for([
    ['url', 'nothing', {}],
    ['url', 'an index alone', { index: 0 }],
    ['html', 'two sources', { text: 'a', html: 'b' }],
    ['url', 'not of the web', { url: 'ftp://blog.example/' }],
    ['url', 'user and password', { url: 'https://me:secret@blog.example/' }],
    ['url', 'too long an address', { url: `https://blog.example/${'a'.repeat(2_048)}` }],
    ['text', 'too long a text', { text: 'a'.repeat(100_001) }],
    ['text', 'no text', { text: 1 }],
    ['index', 'below the first', { text: 'a', index: -1 }],
    ['index', 'above the last', { text: 'a', index: 50 }],
    ['index', 'between two', { text: 'a', index: 0.5 }],
  ] as const)('%s: %s', async ([field, , payload]) => {
    const { read } = await world();
    const answer = await read(payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().details.fields[0].field).toBe(field);
  });

  test('one of more than 6 MiB; 5 MiB of a page are read', async () => {
    const { read } = await world();
    const filled = (length: number) => dataPage(PIE_DATA).padEnd(length, ' ');
    expect((await read({ html: filled(5 * 1024 * 1024) })).statusCode).toBe(200);
    expect((await read({ html: filled(5 * 1024 * 1024 + 1) })).statusCode).toBe(400);
    expect((await read({ html: filled(6 * 1024 * 1024) })).statusCode).toBe(413);
  });
});

test.for([
  ['no_recipe', { text: 'Dear Ann, it rains.' }],
  ['recipe_needs_login', { html: '<input type="password">' }],
  ['recipe_needs_script', { html: '<div id="root"></div><script src="a.js"></script>' }],
  ['recipe_is_video', { html: '<video src="a.mp4"></video>' }],
  ['recipe_in_frame', { html: '<frameset><frame src="a.html"></frameset>' }],
] as const)('%s is said with 422 and a message', async ([code, payload]) => {
  const { read } = await world();
  const answer = await read(payload);
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({ error: code, message: expect.stringMatching(/\w{4}/) });
});

test('a text that cannot be read is not told to be pasted, nor a source to be fetched by a browser', async () => {
  const { read } = await world();
  expect((await read({ text: 'Dear Ann, it rains.' })).json().message).toMatch(
    /^No ingredients were found in this text/,
  );
  const source = await read({ html: '<div id="root"></div><script src="a.js"></script>' });
  expect(source.json().message).toBe(
    'There is no recipe in the source of this page. Paste the recipe’s text instead.',
  );
});

test('without a token nothing is read, and reading stores nothing', async () => {
  const { app, db, read } = await world();
  const stranger = await app.inject({
    method: 'POST',
    url: '/api/user/recipes/read',
    payload: { text: SOUP },
  });
  expect(stranger.statusCode).toBe(401);
  expect((await read({ text: SOUP })).statusCode).toBe(200);
  const { count } = await db.one(
    z.object({ count: z.int() }),
    sql`select count(*)::int as count from recipes`,
  );
  expect(count).toBe(0);
});

describe('links', () => {
  test('a page is fetched and read', async () => {
    const { site, read } = await worldWithSite(page(dataPage(PIE_DATA)));
    const answer = await read({ url: 'http://blog.example/pie#top' });
    expect(answer.json().draft).toMatchObject({
      title: 'Apple pie',
      lines: PIE.lines.map((original) => ({ original })),
      source_url: 'http://blog.example/pie',
    });
    expect(site.connections()).toBe(1);
  });

  test('the fragment, which is not sent, names one of several recipes', async () => {
    const sauce = { ...PIE_DATA, name: 'Vanilla sauce', recipeIngredient: ['1 l milk'] };
    const { read } = await worldWithSite(page(dataPage([PIE_DATA, sauce])));
    const answer = await read({ url: 'http://blog.example/sunday#vanilla-sauce' });
    expect(answer.json().draft.title).toBe('Vanilla sauce');
  });

  test('a page in another encoding than it says', async () => {
    const { read } = await worldWithSite((_request, response) => {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(Buffer.from(dataPage({ ...PIE_DATA, name: 'Crème brûlée' }), 'latin1'));
    });
    expect((await read({ url: 'http://blog.example/' })).json().draft.title).toBe('Crème brûlée');
  });

  test('linked data without a page', async () => {
    const { read } = await worldWithSite((_request, response) => {
      response.setHeader('content-type', 'application/ld+json');
      response.end(JSON.stringify(PIE_DATA));
    });
    expect((await read({ url: 'http://blog.example/' })).json().draft.title).toBe('Apple pie');
  });

  test.for([
    ['http://inner.example/', 'a name of a network'],
    ['http://127.0.0.1/', 'this machine'],
    ['http://[::ffff:7f00:1]/', 'this machine'],
    ['http://0x7f000001/', 'this machine'],
    ['http://169.254.169.254/', 'the metadata of a cloud'],
    ['http://blog.example:8080/', 'another port'],
    ['http://blog.example/404', 'a page that is not there'],
  ])('%s is refused in the same words: %s', async ([url]) => {
    const { read } = await worldWithSite((_request, response) => {
      response.writeHead(404, { 'content-type': 'text/html' }).end(dataPage(PIE_DATA));
    });
    const answer = await read({ url });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toEqual({
      error: 'site_refused',
      message:
        'This site does not let us read it. Use the bookmarklet, or paste the recipe’s text.',
      request_id: expect.any(String),
    });
  });

  test('are not followed unless the setting or the demo says so', async () => {
    const { site, read } = await worldWithSite(page(dataPage(PIE_DATA)), {});
    const answer = await read({ url: 'http://blog.example/' });
    expect([answer.statusCode, answer.json().error]).toEqual([422, 'links_off']);
    expect(site.connections()).toBe(0);
    // A text is read all the same, and its address not fetched.
    expect((await read({ text: SOUP, url: 'http://blog.example/' })).statusCode).toBe(200);
    expect(site.connections()).toBe(0);
  });

  test('30 an hour and person, 1 a second and host', async () => {
    const { site, read, person, clock } = await worldWithSite(page(dataPage(PIE_DATA)), {
      RECIPE_IMPORT: 'on',
      RATE_LIMITS: 'on',
    });
    expect((await read({ url: 'http://blog.example/' })).statusCode).toBe(200);
    const again = await read({ url: 'http://blog.example/other' });
    expect([again.statusCode, again.headers['retry-after']]).toEqual([429, '1']);
    for (let turn = 2; turn < 30; turn += 1) {
      clock.at = new Date(clock.at.getTime() + 1_000);
      expect((await read({ url: 'http://blog.example/' })).statusCode).toBe(200);
    }
    clock.at = new Date(clock.at.getTime() + 1_000);
    expect((await read({ url: 'http://blog.example/' })).statusCode).toBe(429);
    const other = await person('user');
    expect((await read({ url: 'http://blog.example/' }, other.headers)).statusCode).toBe(200);
    expect(site.connections()).toBe(30);
  });

  test('4 at once', async () => {
    const waiting: (() => void)[] = [];
    const { read } = await world({
      settings: { RECIPE_IMPORT: 'on' },
      fetchUntrusted: () =>
        new Promise((resolve) => {
          waiting.push(() => {
            resolve(undefined);
          });
        }),
    });
    const started = Array.from({ length: 4 }, (_, at) =>
      read({ url: `http://blog${at}.example/` }),
    );
    await expect.poll(() => waiting.length).toBe(4);
    const fifth = await read({ url: 'http://blog5.example/' });
    expect([fifth.statusCode, fifth.json().error]).toEqual([409, 'busy']);
    for (const end of waiting) end();
    for (const answer of await Promise.all(started))
      expect(answer.json().error).toBe('site_refused');
    // The places are free again.
    const next = read({ url: 'http://blog6.example/' });
    await expect.poll(() => waiting.length).toBe(5);
    waiting[4]?.();
    expect((await next).json().error).toBe('site_refused');
  });
});
