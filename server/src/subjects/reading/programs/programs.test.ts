import { gzipSync, strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';

import type { FileRow } from '#subjects/reading/imports/fileRecipe.rules';
import { readFile } from '#subjects/reading/imports/readFile.rules';
import * as exports from '#subjects/reading/programs/testing/exports';
import * as packed from '#subjects/reading/programs/testing/packedExports';

function read(file: Uint8Array | string | object, name = 'file') {
  const text = typeof file === 'string' ? file : JSON.stringify(file);
  return readFile({ name, bytes: file instanceof Uint8Array ? file : strToU8(text) });
}

/** A row in short: its title, its lines and its steps with their headings, its notes. */
function shortOf({ title, draft, problem }: FileRow): string[] {
  const said = (section: string | null | undefined, text: string) =>
    section ? `${section}: ${text}` : text;
  const lines = (draft?.lines ?? []).map(({ section, original }) => said(section, original));
  const steps = (draft?.steps ?? []).map(({ section, text }) => said(section, text));
  const notes = draft?.notes ? ['-', draft.notes] : [];
  return [title, ...lines, '-', ...steps, ...notes, ...(problem === undefined ? [] : [problem])];
}

const SOUP = ['Leek soup', '2 cups leeks', '1 l milk', 'For the top: 2 tbsp cream', '-'];
const STEPS = ['Boil the leeks.', 'Serve with cream.'];
const NOTE = ['-', 'Keeps 3 days.'];
const TEA = ['Mint tea', '1 bunch mint', '-', 'Pour water over the mint.'];

test.for<[string, Uint8Array | string | object, string[][]]>([
  [
    'Recipe Keeper',
    zipSync({ 'recipes.html': strToU8(exports.RECIPE_KEEPER), 'images/a.jpg': strToU8('x') }),
    [[...SOUP, ...STEPS, ...NOTE], TEA],
  ],
  [
    'Copy Me That',
    zipSync({ 'recipes.html': strToU8(exports.COPY_ME_THAT) }),
    [[...SOUP, ...STEPS, ...NOTE], TEA],
  ],
  [
    'Plan to Eat',
    exports.PLAN_TO_EAT,
    [[...SOUP, 'Boil the "white" leeks.', 'Serve with cream.'], TEA],
  ],
  [
    'Meal-Master, one column',
    exports.MEAL_MASTER,
    [
      [
        'Leek soup',
        '2 cup Leeks, sliced',
        '1 quart Milk',
        'FOR THE TOP: 2 tbsp Cream',
        'FOR THE TOP: Salt and pepper',
        '-',
        'Boil the leeks in a large pot, and wait.',
        'Serve with cream.',
        ...NOTE,
      ],
      ['Mint tea', '1 bunch Mint', '-', 'Pour water over the mint.'],
    ],
  ],
  [
    'Meal-Master, two columns',
    exports.MEAL_MASTER_COLUMNS,
    [
      [
        'Leek soup',
        '2 cup Leeks, washed and sliced',
        '1 1/2 l Milk',
        '1 tbsp Cream',
        '1/2 tsp Salt',
        'Pepper',
        '-',
        'Boil the leeks. Serve with cream.',
      ],
      ['Mint tea', '1 bunch Mint', '-', 'Pour water over the mint.'],
    ],
  ],
  [
    'MasterCook, as text',
    exports.MASTER_COOK,
    [
      [
        'Leek soup',
        '2 cups leeks, sliced',
        '1 quart milk',
        'FOR THE TOP: 2 tablespoons cream',
        '-',
        ...STEPS,
        ...NOTE,
      ],
      TEA,
    ],
  ],
  [
    'MasterCook, as text of later versions',
    exports.MASTER_COOK_LATER,
    [['Leek soup', '2 cups leeks, sliced', '1 quart milk', '-', 'Boil the leeks.', ...NOTE]],
  ],
  [
    'MasterCook, as XML, with quotes in quotes',
    zipSync({ 'mine.mx2': strToU8(exports.MASTER_COOK_XML) }),
    [
      [
        'Leek soup',
        '2 cups leeks in 1" rings, sliced',
        '1 quart milk',
        'For the top: 2 tablespoons cream',
        '-',
        'Boil the leeks.',
        'Serve with cream & bread.',
        ...NOTE,
      ],
      TEA,
    ],
  ],
  [
    'RezKonv',
    exports.REZ_KONV,
    [
      [
        'Lauchsuppe',
        '500 Gramm Lauch, in Ringen',
        '1 Ltr. Milch',
        'FUER OBEN: 2 Essl. Sahne',
        'FUER OBEN: Salz',
        '-',
        'Den Lauch kochen, und warten.',
        'Mit Sahne servieren.',
        '-',
        'Haelt 3 Tage.\nBuch meiner Tante\nErfasst RK 01.01.2005',
      ],
      ['Minztee', '1 Bund Minze', '-', 'Wasser ueber die Minze giessen.'],
    ],
  ],
  [
    'KitchenOwl',
    exports.KITCHEN_OWL,
    [
      [
        'Leek soup',
        '2 cups Leeks',
        '2 tbsp Cream, optional',
        '-',
        ...STEPS,
        'For the top: Whip the cream.',
        ...NOTE,
      ],
      ['Mint tea', '1 bunch Mint', '-', 'Pour water over the mint.'],
    ],
  ],
  [
    'Crouton',
    packed.CROUTON,
    [
      [
        'Leek soup',
        '2-3 cup leeks, sliced',
        '333 ml milk',
        'For the top: ⅓ tbsp cream',
        'For the top: salt',
        '-',
        'Pot: Boil the leeks.',
        'Pot: Serve with cream.',
        ...NOTE,
      ],
      TEA,
    ],
  ],
  ['Mela', packed.MELA, [[...SOUP, ...STEPS, ...NOTE], TEA]],
  ['My Recipe Box', packed.MY_RECIPE_BOX, [[...SOUP, ...STEPS, ...NOTE], TEA]],
  [
    'Cookmate',
    packed.COOKMATE,
    [[...SOUP, 'Boil the leeks.', 'Serve with cream & bread.', ...NOTE], TEA],
  ],
  [
    'a backup of Mealie',
    packed.MEALIE_BACKUP,
    [
      ['Leek soup', '2 cups leeks, sliced', 'For the top: 2 tbsp cream', '-', ...STEPS, ...NOTE],
      TEA,
    ],
  ],
  [
    'an export of all of Tandoor',
    packed.TANDOOR,
    [
      ['Leek soup', '2 cup leeks', '-', 'Boil the leeks.'],
      ['Mint tea', '2 cup mint', '-', 'Pour water over the mint.'],
    ],
  ],
])('reads both recipes of %s', ([, file, expected]) => {
  const { rows, problem } = read(file);
  expect(rows.map(shortOf)).toEqual(expected);
  expect(problem).toBeNull();
});

test.for<[string, Uint8Array | string | object, object]>([
  [
    'Recipe Keeper',
    exports.RECIPE_KEEPER,
    {
      serving_size: 4,
      minutes: { prep: 10, cook: 20 },
      calories: 231,
      source_url: 'https://example.org/leek',
    },
  ],
  [
    'Copy Me That',
    exports.COPY_ME_THAT,
    { serving_size: 4, source_url: 'https://example.org/leek' },
  ],
  [
    'Plan to Eat',
    exports.PLAN_TO_EAT,
    {
      serving_size: 4,
      minutes: { prep: 10, cook: 20, total: 30 },
      calories: 231,
      description: 'Mild, of my aunt',
    },
  ],
  ['Meal-Master', exports.MEAL_MASTER, { serving_size: 4 }],
  ['MasterCook', exports.MASTER_COOK, { serving_size: 4, minutes: { prep: 10 }, calories: 231 }],
  [
    'MasterCook, later',
    exports.MASTER_COOK_LATER,
    {
      serving_size: 6,
      minutes: { prep: 10, total: 105 },
      description: 'Of my aunt.',
      source_url: 'https://example.org/leek',
    },
  ],
  [
    'MasterCook, XML',
    exports.MASTER_COOK_XML,
    { yields: { text: '6 bowls' }, minutes: { prep: 10, total: 105 }, calories: 231 },
  ],
  [
    'MasterCook, in cups',
    exports.MASTER_COOK_XML.replace('unit="bowls"', 'unit="cups"'),
    { serving_size: 4, yields: { text: '4' } },
  ],
  ['RezKonv', exports.REZ_KONV, { serving_size: 4 }],
  [
    'KitchenOwl',
    exports.KITCHEN_OWL,
    { serving_size: 4, minutes: { prep: 10, cook: 20, total: 30 } },
  ],
  ['Crouton', packed.CROUTON, { serving_size: 4, minutes: { prep: 10, cook: 20 }, calories: 231 }],
  ['Mela', packed.MELA, { serving_size: 4, description: 'Of my aunt.' }],
  [
    'My Recipe Box',
    packed.MY_RECIPE_BOX,
    { serving_size: 4, minutes: { prep: 10, cook: 20, total: 30 } },
  ],
  ['Cookmate', packed.COOKMATE, { serving_size: 4, minutes: { prep: 10, cook: 20 } }],
  [
    'Mealie',
    packed.MEALIE_BACKUP,
    { serving_size: 4, minutes: { prep: 10, cook: 20 }, calories: 231 },
  ],
])('times, yields and addresses of %s come along', ([, file, expected]) => {
  expect(read(file).rows[0]?.draft).toMatchObject(expected);
});

describe('tables', () => {
  test.for<[string, string, string[][]]>([
    [
      'semicolons between cells',
      'Name;Zutaten;Zubereitung\nSuppe;"1 Lauch\n1 l Milch";Kochen.\n',
      [['Suppe', '1 Lauch', '1 l Milch', '-', 'Kochen.']],
    ],
    [
      'tabs between cells, other columns',
      'id\ttitle\tingredients\tinstructions\n1\tTea\tmint\tPour.\n',
      [['Tea', 'mint', '-', 'Pour.']],
    ],
    [
      'lists as JSON',
      'title,ingredients,steps\nTea,"[""1 bunch mint"", ""1 l water""]","[""Pour."",""Wait.""]"\n',
      [['Tea', '1 bunch mint', '1 l water', '-', 'Pour.', 'Wait.']],
    ],
    [
      'semicolons within a cell',
      'title,ingredients,steps\nTea,1 bunch mint; 1 l water,Pour.\n',
      [['Tea', '1 bunch mint', '1 l water', '-', 'Pour.']],
    ],
    [
      'a table with nothing below',
      'title,ingredients,steps\n',
      [['file', '-', 'There is no recipe in it that we can read.']],
    ],
  ])('%s', ([, text, expected]) => {
    expect(read(text).rows.map(shortOf)).toEqual(expected);
  });

  test('the names of columns are no title, whatever they are', () => {
    for (const text of ['Dish,What,How\nTea,mint,Pour.\n', 'a,b\n1,2\n', 'Tea'])
      expect(read(text, 'mine.csv').rows.map(shortOf)).toEqual([
        ['mine', '-', 'It has no columns named as a title and ingredients.'],
      ]);
  });

  test('a quotation mark without an end is said', () => {
    const { rows } = read('title,ingredients,steps\nTea,"mint,Pour.\nSoup,leeks,Boil.\n');
    expect(rows.every(({ problem }) => problem?.includes('quotation mark'))).toBe(true);
  });
});

describe('files that are known and not read', () => {
  const text = (head: string) => strToU8(`${head}\n`.padEnd(300, 'x'));

  test.for<[string, Uint8Array, string]>([
    [
      'soups.fdx',
      text('<?xml version="1.0"?><fdx Source="Living Cookbook 2.0" FileVersion="1.2">'),
      'a Living Cookbook',
    ],
    [
      'soups.fdxz',
      zipSync({ 'data.xml': text('<fdx Source="Living Cookbook 2.0">') }),
      'a Living Cookbook',
    ],
    [
      'soups.txt',
      text('<?xml version="1.0"?>\n<fdx Source="Living Cookbook 4.0">'),
      'a Living Cookbook',
    ],
    ['soups.mcf', text('MasterCook\0\0'), 'a MasterCook cookbook'],
    ['soups.mc2', text('\0\0'), 'a MasterCook cookbook'],
    ['soups.mgourmet', text('<?xml version="1.0"?><!DOCTYPE plist>'), 'a MacGourmet'],
    [
      'soups.grmt',
      text('<?xml version="1.0"?><!DOCTYPE gourmetDoc><gourmetDoc>'),
      'a Gourmet Recipe Manager',
    ],
    ['soups.xml', text('<?xml version="1.0"?><gourmetDoc>'), 'a Gourmet Recipe Manager'],
    ['YummySoup.library', text('bplist'), 'a YummySoup'],
    ['soups.txt', text("@@@@@ Now You're Cooking! Export Format"), 'a Now You’re Cooking'],
    ['soups.dvo', text('\0'), 'a Cook’n'],
    ['soups.ckn', zipSync({ 'data/dvodb.log': text('INSERT INTO RECIPE') }), 'a Cook’n'],
    ['soups.crb', text('\0'), 'a BigOven'],
    [
      'soups.scx',
      text('<?xml version="1.0"?>\n<!DOCTYPE ShopNCook SYSTEM "a.dtd">'),
      'a Shop’NCook',
    ],
    ['soups.cml', text('<?xml version="1.0"?><cookml version="1">'), 'a CookML'],
    ['soups.xml', text('<?xml version="1.0"?><!DOCTYPE recipeml PUBLIC "a">'), 'a RecipeML'],
    ['soups.txt', text('* Exported from TheRecipeManager *'), 'a TheRecipeManager'],
    ['soups.anylist', text('a'), 'an AnyList'],
    [
      'dump.sql',
      strToU8(
        `--\n-- PostgreSQL database dump\n--\n${'-'.repeat(9_000)}COPY public.cookbook_recipe`,
      ),
      'a Tandoor backup',
    ],
    ['all.dump', strToU8('PGDMP\0\0public.cookbook_recipe'), 'a Tandoor backup'],
    ['dump.sql', text('--\n-- PostgreSQL database dump'), 'a database backup'],
    ['mine.db', text('SQLite format 3\0'), 'a database (SQLite)'],
  ])('%s: %#', ([name, bytes, said]) => {
    const expected = `This is ${said} file. Larder cannot read it yet.`;
    const { rows, problem } = readFile({ name, bytes });
    expect(rows.map((row) => [row.problem, row.draft])).toEqual([[expected, undefined]]);
    expect(problem).toBeNull();
    // The same in a zip file, beside one that is read.
    const beside = readFile({
      name: 'all.zip',
      bytes: zipSync({ [name]: bytes, 'tea.cook': strToU8('Boil @mint.') }),
    });
    expect(beside.rows.map((row) => row.problem)).toEqual([expected, undefined]);
  });

  test.for<[string, Uint8Array, string]>([
    ['soup.pdf', text('%PDF-1.7'), 'This is a PDF. Please copy its text and paste it.'],
    [
      'soup.rtf',
      text('{\\rtf1\\ansi'),
      'This is a document in RTF. Please copy its text and paste it.',
    ],
    [
      'soup.doc',
      Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0]),
      'This is a document of an office program. Please copy its text and paste it.',
    ],
    [
      'soup.png',
      Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0]),
      'This is a picture. There is no text in it that we can read.',
    ],
    ['soup.xml', text('<?xml version="1.0"?><other>'), 'It is of a program that we do not know.'],
  ])('%s says what to do', ([name, bytes, said]) => {
    expect(readFile({ name, bytes }).rows.map(({ problem }) => problem)).toEqual([said]);
  });

  test('a document of an office program is said to be one', () => {
    const bytes = zipSync({
      '[Content_Types].xml': text('<?xml version="1.0"?><Types>'),
      'word/document.xml': text('<?xml version="1.0"?><w:document>'),
    });
    const { rows, problem } = readFile({ name: 'soup.docx', bytes });
    expect(rows).toEqual([]);
    expect(problem).toBe('This is a document. Please copy its text and paste it.');
  });
});

describe('bad files', () => {
  const whole: readonly (readonly [string, string])[] = [
    ['Recipe Keeper', exports.RECIPE_KEEPER],
    ['Copy Me That', exports.COPY_ME_THAT],
    ['Plan to Eat', exports.PLAN_TO_EAT],
    ['Meal-Master', exports.MEAL_MASTER],
    ['MasterCook', exports.MASTER_COOK],
    ['MasterCook, XML', exports.MASTER_COOK_XML],
    ['RezKonv', exports.REZ_KONV],
    ['KitchenOwl', JSON.stringify(exports.KITCHEN_OWL)],
  ];

  test.for(whole)(
    '%s cut anywhere gives rows that can be stored, and the first recipe once it is whole',
    ([, text]) => {
      for (let length = 0; length < text.length; length += 37) {
        const { rows } = read(text.slice(0, length));
        expect(rows.length).toBeLessThanOrEqual(2);
        for (const { title } of rows)
          expect(title).not.toMatch(/^(?:Title|Recipe Keeper|---|MMMMM)/);
      }
      expect(read(text).rows).toHaveLength(2);
    },
  );

  test.for(whole)('2,500 recipes of %s are 2,000 rows, and it is said', ([name, text]) => {
    if (name === 'KitchenOwl') return;
    // The names of columns stand once.
    const body = name === 'Plan to Eat' ? text.slice(text.indexOf('\n') + 1) : text;
    const { rows, problem } = read(text + body.repeat(1_250));
    expect(rows).toHaveLength(2_000);
    expect(problem).toContain('first 2000 recipes');
  });

  test('a recipe of 600 lines keeps 500 and says so', () => {
    const lines = Array.from({ length: 600 }, (_, at) => `    ${String(at).padStart(3)} g  Leeks`);
    const { rows } = read(
      `MMMMM----- Recipe via Meal-Master (tm) v8.05\n\n      Title: Soup\n      Yield: 4\n\n${lines.slice(1).join('\n')}\n\n  Boil.\n\nMMMMM\n`,
    );
    expect(rows[0]?.draft?.lines).toHaveLength(500);
    expect(rows[0]?.problem).toBe('Only its first 500 lines are kept.');
  });

  test('a packed table is read, too', () => {
    expect(read(gzipSync(strToU8(exports.PLAN_TO_EAT))).rows).toHaveLength(2);
  });
});
