import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { type CatalogueEntry, packKey, planCatalogue, type WantedEntry } from './cataloguePlan.ts';

const NONE = {
  category: 'Other',
  aliases: [],
  measures: [],
  image: null,
  kcal_per_100g: null,
  density_g_per_ml: null,
  grams_per_piece: null,
  contains: null,
} as const;

function entry(ingredient_id: string, name: string, more: Partial<CatalogueEntry> = {}) {
  return { ...NONE, ingredient_id, name, unit_quantity: 500, unit: 'gm', ...more };
}
const rice = entry('1', 'Rice', { aliases: ['basmati'] });
const largeRice = entry('2', 'Rice', { unit_quantity: 1000 });
const picture = '/images/ingredients/oats.webp';
const oats = entry('3', 'Oats', {
  measures: [{ unit: 'cup', grams: 90, source: 'USDA' }],
  image: `${picture}?v=1`,
});
const other = { ingredient_id: '9', name: 'Farro' };
const CATALOGUE = [rice, largeRice, oats];

/** Fate, changed members and faults of each row. */
function plan(...rows: WantedEntry[]) {
  return planCatalogue(rows, { entries: CATALOGUE, archived: new Set(['8']) }).map(
    ({ fate, changed, faults }) => (fate === 'refused' ? faults : [fate, ...changed]),
  );
}
const pack = { unit_quantity: 500, unit: 'gm' };

describe('a row', () => {
  test.for([
    ['of a known id that says the same', rice, ['unchanged']],
    ['with another name', { ...rice, name: 'White rice' }, ['changed', 'name']],
    ['with another pack', { ...rice, unit_quantity: 750 }, ['changed', 'pack']],
    ['with facts left out', { ingredient_id: '3', name: 'Oats', ...pack }, ['unchanged']],
    ['with an empty fact', { ...oats, measures: [] }, ['changed', 'measures']],
    ['without an id, by name and pack', { name: 'rICE', ...pack }, ['changed', 'name']],
    ['of a new pack', { name: 'Rice', unit_quantity: 5, unit: 'kg' }, ['new']],
    ['of a new name', { name: 'Barley', ...pack, aliases: ['pearl barley'] }, ['new']],
    [
      'with lists in another order',
      { ...oats, aliases: [], measures: oats.measures.toReversed() },
      ['unchanged'],
    ],
    ['of another town, by name and pack', { ...rice, ingredient_id: '9' }, ['unchanged']],
    ['of another town, that is new here', { ...rice, ...other, aliases: [] }, ['new']],
    [
      'of an archived ingredient',
      { ...rice, ingredient_id: '8' },
      ['The ingredient with this ingredient_id is archived.'],
    ],
    ['with a newer version of its picture', { ...oats, image: `${picture}?v=2` }, ['unchanged']],
    [
      'with another picture',
      { ...oats, image: '/images/ingredients/rice.webp' },
      ['changed', 'image'],
    ],
  ] satisfies [string, WantedEntry, string[]][])('%s', ([, row, expected]) => {
    expect(plan(row)).toEqual([expected]);
  });
});

describe('ingredients that must not merge', () => {
  test('a row with the name and pack of another', () => {
    expect(plan({ ...oats, name: 'Rice' })).toEqual([
      ['Another ingredient is Rice, 500 gm. A file cannot merge them.'],
    ]);
  });

  test('two rows that become one', () => {
    const same = { name: 'Groats', ...pack };
    expect(plan({ ...rice, ...same }, { ...oats, ...same })).toEqual([
      ['Another ingredient is Groats, 500 gm. A file cannot merge them.'],
      ['Another ingredient is Groats, 500 gm. A file cannot merge them.'],
    ]);
  });

  test('a new ingredient keeps the id of its row', () => {
    const [planned] = planCatalogue([{ ...other, ...pack }], { entries: [], archived: new Set() });
    expect(planned?.ingredient_id).toBe('9');
  });

  test('two new rows of one id, or of one name and pack', () => {
    expect(plan({ ...other, ...pack }, { ...other, name: 'Spelt', ...pack })).toEqual([
      ['new'],
      ['An earlier row is the same ingredient.'],
    ]);
  });

  test('two rows of one ingredient', () => {
    expect(plan(rice, { name: 'Rice', ...pack })).toEqual([
      ['unchanged'],
      ['An earlier row is the same ingredient.'],
    ]);
  });

  test('another’s alias, and another’s name, also of several packs', () => {
    expect(plan({ ...oats, aliases: ['basmati'] })).toEqual([
      ['“basmati” is already another name of Rice.'],
    ]);
    expect(plan({ ...rice, aliases: ['oats'] })).toEqual([
      ['“oats” is already another name of Oats.'],
    ]);
    expect(plan({ ...oats, aliases: ['rice'] })).toEqual([
      ['“rice” is already another name of Rice.'],
    ]);
  });

  test('but a pack may have its food’s name, and an alias may move within the file', () => {
    expect(plan({ ...largeRice, aliases: ['rice'] })).toEqual([['changed', 'aliases']]);
    expect(plan({ ...rice, aliases: [] }, { ...oats, aliases: ['basmati'] })).toEqual([
      ['changed', 'aliases'],
      ['changed', 'aliases'],
    ]);
    expect(plan({ ...rice, name: 'Wild rice' }, { ...oats, name: 'Rice' })).toEqual([
      ['changed', 'name'],
      ['changed', 'name'],
    ]);
  });
});

/** Few names, so that foods have several packs. */
const catalogues = fc
  .uniqueArray(
    fc.record({
      name: fc.constantFrom('Rice', 'rice', 'Oats', 'Wild rice'),
      unit_quantity: fc.constantFrom(250, 500, 1000),
      unit: fc.constantFrom('gm', 'GM', 'ml'),
      aliases: fc.subarray(['basmati', 'porridge', 'grain']),
      kcal_per_100g: fc.option(fc.integer({ min: 0, max: 900 })),
    }),
    { selector: packKey },
  )
  .map((packs) => {
    const taken = new Set<string>();
    return packs.map((pack, at) => {
      const aliases = pack.aliases.filter((alias) => !taken.has(alias));
      for (const alias of aliases) taken.add(alias);
      return entry(`${at}`, pack.name, { ...pack, aliases });
    });
  });
const NOTHING: ReadonlySet<string> = new Set();

test('a catalogue’s own file changes nothing in it, and makes all of it where nothing is', () => {
  fc.assert(
    fc.property(catalogues, (entries) => {
      for (const [known, fate] of [
        [entries, 'unchanged'],
        [[], 'new'],
      ] as const) {
        const planned = planCatalogue(entries, { entries: known, archived: NOTHING });
        expect(planned.map((one) => [one.fate, one.ingredient_id, ...one.faults])).toEqual(
          entries.map(({ ingredient_id }) => [fate, ingredient_id]),
        );
      }
    }),
  );
});
