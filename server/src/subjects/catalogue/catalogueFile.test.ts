import { describe, expect, test } from 'vitest';

import { testApp } from '#testing/testApp';

/** Rice with an alias, oats, and ways to send a file. */
async function office() {
  const world = await testApp();
  const admin = await world.person('admin');
  const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
    world.app.inject({
      method,
      url: `/api${url}`,
      headers: admin.headers,
      ...(payload && { payload }),
    });
  const [rice, oats] = [await world.ingredient('Rice'), await world.ingredient('Oats')];
  await ask('POST', `/admin/ingredient/${rice}/alias`, { alias: 'basmati' });
  const preview = (rows: object[]) => ask('POST', '/admin/catalogue/preview', { rows });
  const send = async (rows: object[], version?: number) =>
    ask('PUT', '/admin/catalogue', {
      rows,
      version: version ?? (await preview(rows)).json().version,
    });
  const list = async () => (await ask('GET', '/admin/ingredients')).json().ingredients;
  const pack = { unit_quantity: 500, unit: 'gm' };
  return { ...world, admin, ask, rice, oats, preview, send, list, pack };
}

test('a file adds and changes ingredients with aliases and measures, as its preview said', async () => {
  const { ask, rice, oats, preview, send, list, pack, admin } = await office();
  const rows = [
    { ingredient_id: rice, name: 'White rice', ...pack, aliases: [] },
    {
      ingredient_id: oats,
      name: 'Oats',
      ...pack,
      aliases: ['basmati', 'rolled oats'],
      measures: [{ unit: 'cup', grams: 90, source: 'USDA' }],
    },
    { name: 'Barley', unit_quantity: 1, unit: 'kg', category: 'Pantry', kcal_per_100g: 354 },
  ];
  const previewed = (await preview(rows)).json();
  expect(previewed.rows).toEqual([
    { fate: 'changed', changed: ['name', 'aliases'], faults: [] },
    { fate: 'changed', changed: ['aliases', 'measures'], faults: [] },
    { fate: 'new', changed: [], faults: [] },
  ]);
  expect((await list()).map(({ name }: { name: string }) => name)).toEqual(['Oats', 'Rice']);

  const answer = await send(rows, previewed.version);
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    { message: 'Catalogue imported!', added: 1, changed: 2, unchanged: 0 },
  ]);
  expect(await list()).toMatchObject([
    { name: 'Barley', unit_quantity: 1, unit: 'kg', category: 'Pantry', kcal_per_100g: 354 },
    {
      name: 'Oats',
      aliases: ['basmati', 'rolled oats'],
      measures: [{ unit: 'cup', grams: 90, source: 'USDA' }],
    },
    { name: 'White rice', aliases: [] },
  ]);

  const { entries } = (await ask('GET', `/admin/audit?actor=${admin.user_id}`)).json();
  expect(entries[0]).toMatchObject({
    action: 'catalogue_imported',
    detail: { added: 1, changed: 2, unchanged: 0 },
    has_rows: true,
  });
  const { rows: changes, names } = (
    await ask('GET', `/admin/audit/${entries[0].audit_id}/rows`)
  ).json();
  expect(
    changes.map(({ detail }: { detail: { ingredient_id: string; what: string } }) => [
      names[detail.ingredient_id],
      detail.what,
    ]),
  ).toEqual([
    ['White rice', 'name, aliases'],
    ['Oats', 'aliases, measures'],
    ['Barley', 'added'],
  ]);
});

test('the same file again changes nothing and is not noted', async () => {
  const { ask, send, pack, rice, admin } = await office();
  const rows = [
    { ingredient_id: rice, name: 'White rice', ...pack },
    { name: 'Barley', ...pack },
  ];
  await send(rows);
  const again = await send(rows);
  expect(again.json()).toMatchObject({ added: 0, changed: 0, unchanged: 2 });
  const { entries } = (
    await ask('GET', `/admin/audit?actor=${admin.user_id}&action=catalogue_imported`)
  ).json();
  expect(entries).toHaveLength(1);
});

test('names move from ingredient to ingredient, in a chain and in a circle', async () => {
  const { send, list, pack, rice, oats } = await office();
  const rename = (first: string, second: string) =>
    send([
      { ingredient_id: rice, name: first, ...pack },
      { ingredient_id: oats, name: second, ...pack },
    ]);
  const named = (name: string, ingredient_id: string) =>
    expect.objectContaining({ name, ingredient_id });
  expect((await rename('Oats', 'Barley')).statusCode).toBe(200);
  expect(await list()).toEqual([named('Barley', oats), named('Oats', rice)]);
  expect((await rename('Barley', 'Oats')).statusCode).toBe(200);
  expect(await list()).toEqual([named('Barley', rice), named('Oats', oats)]);
});

test('what one town exports makes an empty one the same, with its ids and pictures', async () => {
  const first = await office();
  await first.send([
    {
      ingredient_id: first.rice,
      name: 'Rice',
      ...first.pack,
      category: 'Pantry',
      image: '/images/ingredients/white-rice-long-grain.webp',
      aliases: ['basmati', 'rice, white'],
      measures: [{ unit: 'cup', grams: 185, source: 'USDA' }],
      kcal_per_100g: 365,
      density_g_per_ml: 0.8,
      contains: [],
    },
    { name: 'Rice', unit_quantity: 1, unit: 'kg', contains: ['wheat', 'milk'] },
  ]);
  const exported = await first.list();
  const images = exported.map(({ image }: { image: string | null }) => image);
  expect(images).toContainEqual(
    expect.stringMatching(/^\/images\/ingredients\/white-rice-long-grain\.webp\?v=/),
  );
  const second = await office();
  await second.ask('DELETE', '/admin/ingredients', { ingredient_ids: [second.rice, second.oats] });
  const rows = exported.map(
    ({ archived_at: _, merged_into: __, ...row }: Record<string, unknown>) => row,
  );
  expect((await second.send(rows)).json()).toMatchObject({ added: 3, changed: 0, unchanged: 0 });
  expect(await second.list()).toEqual(exported);
  expect((await second.send(rows)).json()).toMatchObject({ added: 0, changed: 0, unchanged: 3 });
});

test('a picture that we do not have is refused by its name', async () => {
  const { preview, pack } = await office();
  const row = { name: 'Spelt', ...pack, image: '/images/ingredients/spelt-of-nobody.webp' };
  expect((await preview([row])).json().rows).toEqual([
    { fate: 'refused', changed: [], faults: ['There is no picture “spelt-of-nobody”.'] },
  ]);
});

describe('nothing of a file is written', () => {
  test('that would merge two ingredients; the refusal names the rows', async () => {
    const { preview, send, list, pack, rice, oats } = await office();
    const before = await list();
    const rows = [
      { ingredient_id: rice, name: 'Brown rice', ...pack },
      { ingredient_id: oats, name: 'brown RICE', ...pack },
      { name: 'Barley', ...pack, aliases: ['brown rice'] },
    ];
    const { rows: planned } = (await preview(rows)).json();
    expect(planned.map(({ fate }: { fate: string }) => fate)).toEqual([
      'refused',
      'refused',
      'refused',
    ]);
    const answer = await send(rows);
    expect([answer.statusCode, answer.json().error]).toEqual([409, 'conflict']);
    expect(answer.json().message).toBe(
      'Row 1: Another ingredient is brown RICE, 500 gm. A file cannot merge them.',
    );
    expect(answer.json().details.faults).toMatchObject([{ row: 1 }, { row: 2 }, { row: 3 }]);
    expect(await list()).toEqual(before);
  });

  test('that takes another’s alias', async () => {
    const { send, pack, oats, list } = await office();
    const before = await list();
    const answer = await send([
      { ingredient_id: oats, name: 'Oats', ...pack, aliases: ['basmati'] },
    ]);
    expect(answer.json().message).toBe('Row 1: “basmati” is already another name of Rice.');
    expect(await list()).toEqual(before);
  });

  test('when the catalogue has changed since the preview', async () => {
    const { ask, preview, send, pack, oats, list } = await office();
    const rows = [{ ingredient_id: oats, name: 'Rolled oats', ...pack }];
    const { version } = (await preview(rows)).json();
    await ask('POST', `/admin/ingredient/${oats}/alias`, { alias: 'porridge' });
    const before = await list();
    const answer = await send(rows, version);
    expect([answer.statusCode, answer.json().error]).toEqual([409, 'conflict']);
    expect(await list()).toEqual(before);
  });

  test.for([
    ['no rows', { rows: [] }],
    ['5,001 rows', { rows: Array.from({ length: 5_001 }, () => ({})) }],
    ['a pack of nothing', { rows: [{ name: 'x', unit_quantity: 0, unit: 'gm' }] }],
    ['an unknown member', { rows: [{ name: 'x', unit_quantity: 1, unit: 'gm', price: 1 }] }],
  ] as const)('with %s', async ([, body]) => {
    const { ask } = await office();
    const answer = await ask('PUT', '/admin/catalogue', { ...body, version: 1 });
    expect([answer.statusCode, answer.json().error]).toEqual([400, 'invalid_request']);
  });
});
