import { gzipSync, strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';

import type { FileRow } from '#subjects/reading/imports/fileRecipe.rules';
import { readFile } from '#subjects/reading/imports/readFile.rules';

const SOUP = ['Leek soup', '2 cups leeks', '1 l milk', '-', 'Boil the leeks.', 'Serve.'];
const TEA = ['Mint tea', '1 bunch mint', '-', 'Pour water over it.'];

const text = (...lines: readonly string[]): Uint8Array => strToU8(lines.join('\n'));
const json = (value: unknown): Uint8Array => strToU8(JSON.stringify(value));

const LD_SOUP = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Leek soup',
  recipeIngredient: ['2 cups leeks', '1 l milk'],
  recipeInstructions: [
    { '@type': 'HowToStep', text: 'Boil the leeks.' },
    { '@type': 'HowToStep', text: 'Serve.' },
  ],
};
const LD_TEA = {
  '@context': 'http://schema.org',
  '@type': 'Recipe',
  name: 'Mint tea',
  recipeIngredient: ['1 bunch mint'],
  recipeInstructions: ['Pour water over it.'],
};
const PAPRIKA_SOUP = {
  uid: 'A1',
  name: 'Leek soup',
  ingredients: '2 cups leeks\n1 l milk',
  directions: 'Boil the leeks.\n\nServe.',
  servings: '4',
  photo_data: null,
};
const PAPRIKA_TEA = {
  uid: 'A2',
  name: 'Mint tea',
  ingredients: '1 bunch mint',
  directions: 'Pour water over it.',
};
const MELA_SOUP = {
  id: 'x',
  title: 'Leek soup',
  ingredients: '2 cups leeks\n1 l milk',
  instructions: 'Boil the leeks.\nServe.',
  images: [],
  yield: '4',
};
const MELA_TEA = {
  title: 'Mint tea',
  ingredients: '1 bunch mint',
  instructions: 'Pour water over it.',
};
const MEAL_MASTER_TEA = [
  'MMMMM----- Recipe via Meal-Master (tm) v8.05',
  ' ',
  '      Title: Mint tea',
  ' Categories: Drinks',
  '      Yield: 2 Servings',
  ' ',
  '      1 bn Mint',
  ' ',
  '  Pour water over it.',
  ' ',
  'MMMMM',
];
const MM_SOUP = ['Leek soup', '2 cup Leeks', '1 quart Milk', '-', 'Boil the leeks.'];
const MM_TEA = ['Mint tea', '1 bunch Mint', '-', 'Pour water over it.'];
const MEAL_MASTER_SOUP = [
  '---------- Recipe via Meal-Master (tm) v8.02',
  '',
  '      Title: Leek soup',
  ' Categories: Soups, Vegetables',
  '   Servings: 4',
  '',
  '      2 c  Leeks',
  '      1 qt Milk',
  '',
  '  Boil the leeks.',
  '',
  '-----',
];
const CSV_HEAD =
  'Title,Course,Cuisine,Main Ingredient,Description,Source,Url,Url Host,Prep Time,Cook Time,Total Time,Servings,Yield,Ingredients,Directions,Tags,Rating,Public Url,Photo Url,Private';
const CSV_SOUP =
  'Leek soup,Soup,,,,,,,10,20,30,4,,"2 cups leeks\n1 l milk","Boil the leeks.\nServe.",,,,,false';
const CSV_TEA = 'Mint tea,Drink,,,,,,,,,,2,,1 bunch mint,Pour water over it.,,5,,,false';

/** A row in short: its title, its lines and its steps. */
function shortOf({ title, draft }: FileRow): string[] {
  const said = (section: string | null | undefined, words: string) =>
    section ? `${section}: ${words}` : words;
  return [
    title,
    ...(draft?.lines ?? []).map(({ section, original }) => said(section, original)),
    '-',
    ...(draft?.steps ?? []).map((step) => said(step.section, step.text)),
  ];
}

/**
 * Files of programs, written from their public layouts without a look at their readers. At their first reading 36 of 43 were
 * right. Three were misread: a table in Spanish, "Title:" in a title, a typographic apostrophe. Of the other four the labels
 * were wrong: the columns of RezKonv, the place of a line, the names of two documents.
 */
test.for<[string, string, Uint8Array, string[][]]>([
  ['Meal-Master, dashes', 'a.mmf', text(...MEAL_MASTER_SOUP), [MM_SOUP]],
  [
    'Meal-Master, both frames',
    'a.mmf',
    text(...MEAL_MASTER_SOUP, '', ...MEAL_MASTER_TEA),
    [MM_SOUP, MM_TEA],
  ],
  ['Meal-Master with lines of DOS', 'a.txt', strToU8(MEAL_MASTER_SOUP.join('\r\n')), [MM_SOUP]],
  [
    'Meal-Master below a letter',
    'a.txt',
    text('From: Ann', 'Subject: soup', '', 'Here it is!', '', ...MEAL_MASTER_SOUP),
    [MM_SOUP],
  ],
  [
    'Meal-Master, a line that goes on',
    'a.mmf',
    text(
      ...MEAL_MASTER_TEA.toSpliced(6, 0, '      2 c  Leeks, the white parts', '           -only'),
    ),
    [['Mint tea', '2 cup Leeks, the white parts only', '1 bunch Mint', '-', 'Pour water over it.']],
  ],
  [
    'MasterCook, as text',
    'a.mxp',
    text(
      '                     *  Exported from  MasterCook  *',
      '',
      '                               Mint tea',
      '',
      'Recipe By     : Ann',
      'Serving Size  : 2    Preparation Time :0:05',
      'Categories    : Drinks',
      '',
      '  Amount  Measure       Ingredient -- Preparation Method',
      '--------  ------------  --------------------------------',
      '       1  bunch         mint -- washed',
      '',
      'Pour water over it.',
      '',
      '                   - - - - - - - - - - - - - - - - - - ',
    ),
    [['Mint tea', '1 bunch mint, washed', '-', 'Pour water over it.']],
  ],
  [
    'MasterCook, as XML',
    'a.mx2',
    text(
      '<?xml version="1.0" standalone="yes" encoding="ISO-8859-1"?>',
      '<!DOCTYPE mx2 SYSTEM "mx2.dtd">',
      '<mx2 source="MasterCook 5.0" date="May 1, 1999">',
      '<Summ><Nam>Mint tea</Nam></Summ>',
      '<RcpE name="Mint tea" author="">',
      '<Serv qty="2"/>',
      '<IngR name="mint" unit="bunch" qty="1"></IngR>',
      '<DirS><DirT>Pour water over it.</DirT></DirS>',
      '</RcpE></mx2>',
    ),
    [TEA],
  ],
  [
    'RezKonv',
    'a.rk',
    text(
      '========== REZKONV-Rezept - RezkonvSuite v1.4',
      '',
      '     Titel: Lauchsuppe',
      'Kategorien: Suppe',
      '     Menge: 4 Portionen',
      '',
      '    500     Gramm  Lauch; in Ringen',
      '      1     Liter  Milch',
      '',
      '============================== QUELLE ==============================',
      '     Tante Anna',
      '     -- Erfasst *RK* 01.01.2001',
      '',
      'Den Lauch kochen.',
      '',
      '=====',
    ),
    [['Lauchsuppe', '500 Gramm Lauch, in Ringen', '1 Liter Milch', '-', 'Den Lauch kochen.']],
  ],
  [
    'RezKonv, by hand',
    'a.rk',
    text(
      '========== REZKONV-Rezept - RezkonvSuite v1.4',
      '     Titel: Lauchsuppe',
      '     Menge: 4 Portionen',
      '',
      '      1    kg Kartoffeln; festkochend',
      '      1       Zwiebel; gehackt',
      '              Salz, Pfeffer',
      '',
      'Alles kochen.',
      '',
      '=====',
    ),
    [
      [
        'Lauchsuppe',
        '1 kg Kartoffeln, festkochend',
        '1 Zwiebel, gehackt',
        'Salz, Pfeffer',
        '-',
        'Alles kochen.',
      ],
    ],
  ],
  [
    'Paprika, all',
    'a.paprikarecipes',
    zipSync({
      'Leek soup.paprikarecipe': gzipSync(json(PAPRIKA_SOUP)),
      'Mint tea.paprikarecipe': gzipSync(json(PAPRIKA_TEA)),
    }),
    [SOUP, TEA],
  ],
  ['Paprika, one', 'Leek soup.paprikarecipe', gzipSync(json(PAPRIKA_SOUP)), [SOUP]],
  ['Mela, one', 'a.melarecipe', json(MELA_SOUP), [SOUP]],
  [
    'Mela, all',
    'a.melarecipes',
    zipSync({ 'x.melarecipe': json(MELA_SOUP), 'y.melarecipe': json(MELA_TEA) }),
    [SOUP, TEA],
  ],
  [
    'Nextcloud',
    'a.zip',
    zipSync({
      'Recipes/Leek soup/recipe.json': json(LD_SOUP),
      'Recipes/Leek soup/full.jpg': strToU8('x'),
      'Recipes/Mint tea/recipe.json': json(LD_TEA),
    }),
    [SOUP, TEA],
  ],
  ['a list of linked data', 'a.json', json([LD_SOUP, LD_TEA]), [SOUP, TEA]],
  [
    'a graph of linked data',
    'a.json',
    json({ '@context': 'https://schema.org', '@graph': [LD_SOUP, LD_TEA] }),
    [SOUP, TEA],
  ],
  [
    'linked data in lines',
    'a.jsonl',
    text(JSON.stringify(LD_SOUP), JSON.stringify(LD_TEA)),
    [SOUP, TEA],
  ],
  [
    'a saved page',
    'a.html',
    strToU8(
      `<!doctype html><title>Soup</title><script type="application/ld+json">${JSON.stringify(LD_SOUP)}</script><h1>Leek soup</h1>`,
    ),
    [SOUP],
  ],
  [
    'saved pages in a zip',
    'a.zip',
    zipSync({
      'a.html': strToU8(`<script type="application/ld+json">${JSON.stringify(LD_SOUP)}</script>`),
      'b.html': strToU8(`<script type="application/ld+json">${JSON.stringify(LD_TEA)}</script>`),
    }),
    [SOUP, TEA],
  ],
  ['Plan to Eat', 'recipes.csv', text(CSV_HEAD, CSV_SOUP, CSV_TEA), [SOUP, TEA]],
  ['a table with a byte-order mark', 'recipes.csv', text(`\uFEFF${CSV_HEAD}`, CSV_SOUP), [SOUP]],
  [
    'a table with lines of DOS',
    'recipes.csv',
    strToU8([CSV_HEAD, CSV_TEA, ''].join('\r\n')),
    [TEA],
  ],
  [
    'a table of names',
    'recipes.csv',
    text('name,ingredients,directions', 'Mint tea,1 bunch mint,Pour water over it.'),
    [TEA],
  ],
  [
    'a French table',
    'recettes.csv',
    text('Titre;Ingrédients;Préparation', 'Thé;"1 bouquet de menthe";"Verser l’eau."'),
    [['Thé', '1 bouquet de menthe', '-', 'Verser l’eau.']],
  ],
  [
    'a Spanish table',
    'recetas.csv',
    text('Título,Ingredientes,Preparación', 'Té,1 manojo de menta,Echar agua.'),
    [['Té', '1 manojo de menta', '-', 'Echar agua.']],
  ],
  [
    'KitchenOwl',
    'a.json',
    json({
      recipes: [
        {
          name: 'Mint tea',
          description: 'Pour water over it.',
          items: [{ name: 'mint', description: '1 bunch', optional: false }],
        },
      ],
    }),
    [TEA],
  ],
  [
    'Mealie, one recipe of its API',
    'a.json',
    json({
      name: 'Mint tea',
      slug: 'mint-tea',
      recipeIngredient: [
        {
          quantity: 1,
          unit: { name: 'bunch' },
          food: { name: 'mint' },
          note: '',
          display: '1 bunch mint',
        },
      ],
      recipeInstructions: [{ title: '', text: 'Pour water over it.' }],
    }),
    [TEA],
  ],
  [
    'Pepperplate',
    'tea.txt',
    text(
      'Title: Mint tea',
      'Description: ',
      'Source: Ann',
      'Original URL: ',
      'Yield: 2',
      'Active: ',
      'Total: ',
      'Image: ',
      'Ingredients: ',
      '\t1 bunch mint',
      'Instructions: ',
      '\tPour water over it.',
    ),
    [TEA],
  ],
  [
    'Markdown',
    'tea.md',
    text(
      '# Mint tea',
      '',
      '## Ingredients',
      '',
      '- 1 bunch mint',
      '',
      '## Directions',
      '',
      '1. Pour water over it.',
    ),
    [TEA],
  ],
  [
    'Markdown with YAML and boxes',
    'tea.md',
    text(
      '---',
      'tags: [drink]',
      'servings: 2',
      '---',
      '# Mint tea',
      '',
      '## Ingredients',
      '- [ ] 1 bunch mint',
      '',
      '## Method',
      '1. Pour water over it.',
    ),
    [TEA],
  ],
  [
    'Cooklang',
    'Mint tea.cook',
    text('Pour water over it, with @mint{1%bunch}.'),
    [['Mint tea', '1 bunch mint', '-', 'Pour water over it, with mint.']],
  ],
  [
    'Cooklang in a zip',
    'a.zip',
    zipSync({ 'drinks/Mint tea.cook': strToU8('Pour water over @mint{1%bunch}.') }),
    [['Mint tea', '1 bunch mint', '-', 'Pour water over mint.']],
  ],
  [
    'plain text',
    'tea.txt',
    text('Mint tea', '', 'Ingredients', '1 bunch mint', '', 'Method', 'Pour water over it.'),
    [TEA],
  ],
  [
    'plain texts in a zip',
    'a.zip',
    zipSync({
      'tea.txt': text(
        'Mint tea',
        '',
        'Ingredients:',
        '1 bunch mint',
        '',
        'Directions:',
        'Pour water over it.',
      ),
    }),
    [TEA],
  ],
  [
    'text in Windows-1252',
    'the.txt',
    Uint8Array.from(
      'Th\u00e9\n\nIngr\u00e9dients\n1 bouquet de menthe\n\nPr\u00e9paration\nVerser.',
      (sign) => sign.charCodeAt(0),
    ),
    [['Thé', '1 bouquet de menthe', '-', 'Verser.']],
  ],
])('reads %s', ([, name, bytes, expected]) => {
  expect(readFile({ name, bytes }).rows.map(shortOf)).toEqual(expected);
});

/** The program, or the kind of file, that a file is told to be. */
test.for<[string, string, Uint8Array, RegExp]>([
  [
    'Gourmet',
    'a.grmt',
    text(
      '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>',
      '<!DOCTYPE gourmetDoc>',
      '<gourmetDoc><recipe id="1"><title>Mint tea</title>',
      '<ingredient-list><ingredient><amount>1</amount><unit>bunch</unit><item>mint</item></ingredient></ingredient-list>',
      '<instructions>Pour water over it.</instructions></recipe></gourmetDoc>',
    ),
    /Gourmet/,
  ],
  [
    'RecipeML',
    'a.xml',
    text(
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<!DOCTYPE recipeml PUBLIC "-//FormatData//DTD RecipeML 0.5//EN" "recipeml.dtd">',
      '<recipeml version="0.5"><recipe><head><title>Mint tea</title></head><ingredients><ing><amt><qty>1</qty><unit>bunch</unit></amt><item>mint</item></ing></ingredients><directions><step>Pour.</step></directions></recipe></recipeml>',
    ),
    /RecipeML/,
  ],
  [
    'Now You’re Cooking',
    'a.txt',
    text(
      '@@@@@ Now You’re Cooking! Export Format',
      '',
      'Mint tea',
      '',
      'drinks',
      '',
      '1 bunch mint',
      '',
      'Pour water over it.',
      '',
      'Yield: 2 servings',
      '',
    ),
    /Now You.re Cooking/,
  ],
  ['a PDF', 'a.pdf', text('%PDF-1.7', '%âãÏÓ', '1 0 obj', '<< /Type /Catalog >>', 'endobj'), /PDF/],
  [
    'a Word document',
    'a.docx',
    zipSync({
      '[Content_Types].xml': strToU8('<Types/>'),
      'word/document.xml': strToU8('<w:document/>'),
    }),
    /document/,
  ],
  [
    'a picture',
    'a.jpg',
    Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1]),
    /picture|photo|image/i,
  ],
  [
    'a spreadsheet',
    'a.xlsx',
    zipSync({
      '[Content_Types].xml': strToU8('<Types/>'),
      'xl/workbook.xml': strToU8('<workbook/>'),
    }),
    /document/,
  ],
  ['an SQLite database', 'a.db', strToU8('SQLite format 3\0'.padEnd(200, '\0')), /database/i],
  ['nothing', 'a.txt', new Uint8Array(), /empty|no recipe/i],
])('names %s, and reads no recipe of it', ([, name, bytes, expected]) => {
  const { rows, problem } = readFile({ name, bytes });
  expect(rows.filter(({ draft }) => draft)).toEqual([]);
  expect([problem, ...rows.map((row) => row.problem)].join(' ')).toMatch(expected);
});
