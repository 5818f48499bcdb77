import { type Case, dataPage, PIE, PIE_DATA, PLAIN_PIE } from './pie.ts';

const JSON_PIE = JSON.stringify(PIE_DATA);
const [FLOUR = '', APPLES = '', SALT = ''] = PIE.lines;

/** Pages whose linked data has one fault each. */
export const DATA_PAGES: readonly Case[] = [
  { fault: 'none', html: dataPage(PIE_DATA), reads: PIE },
  {
    fault: 'a graph with the recipe in a page of it',
    html: dataPage({
      '@graph': [
        { '@type': 'Organization', name: 'A blog' },
        { '@type': 'WebPage', mainEntity: { ...PIE_DATA, '@type': ['Recipe', 'NewsArticle'] } },
      ],
    }),
    reads: PIE,
  },
  {
    fault: 'references instead of steps, nutrition and the recipe itself',
    html: dataPage([
      { '@type': 'WebPage', mainEntity: { '@id': '#recipe' } },
      { '@type': 'Recipe', '@id': '#recipe' },
      {
        ...PIE_DATA,
        '@id': '#recipe',
        nutrition: { '@id': '#n' },
        recipeInstructions: [{ '@id': '#1' }, { '@id': '#2' }],
      },
      { '@id': '#n', '@type': 'NutritionInformation', calories: '270 kcal' },
      { '@id': '#1', '@type': 'HowToStep', text: PIE.steps[0] },
      { '@id': '#2', '@type': 'HowToStep', text: PIE.steps[1] },
    ]),
    reads: PIE,
  },
  {
    fault: 'full addresses as names',
    html: dataPage({
      '@type': 'http://schema.org/Recipe',
      'http://schema.org/name': PIE.title,
      'schema:recipeIngredient': PIE.lines,
      'https://schema.org/recipeInstructions': PIE.steps,
    }),
    reads: { ...PLAIN_PIE, language: 'en' },
  },
  {
    fault: 'commas too many and too few',
    html: dataPage(
      JSON_PIE.replaceAll(']', ',]')
        .replace('"prepTime"', '\n"prepTime"')
        .replace('],"cookTime"', '] "cookTime"'),
    ),
    reads: PIE,
  },
  {
    fault: 'line breaks and tabs within texts',
    html: dataPage(
      JSON_PIE.replace('200 g flour', '200 g\n\tflour').replace('and bake', 'and\r\nbake'),
    ),
    reads: PIE,
  },
  {
    fault: 'quotes that are not escaped',
    html: dataPage(
      JSON_PIE.replace('3 apples', '3 "red" apples').replace('Apple pie', '"Apple" pie'),
    ),
    reads: { ...PIE, title: '"Apple" pie', lines: [FLOUR, '3 "red" apples, peeled', SALT] },
  },
  {
    fault: 'escapes that JSON does not have',
    html: dataPage(JSON_PIE.replace('3 apples', String.raw`3 chef\'s apples`)),
    reads: { ...PIE, lines: [FLOUR, "3 chef's apples, peeled", SALT] },
  },
  { fault: 'CDATA', html: dataPage(`\n//<![CDATA[\n${JSON_PIE}\n//]]>\n`), reads: PIE },
  { fault: 'CDATA in comments', html: dataPage(`/*<![CDATA[*/${JSON_PIE}/*]]>*/`), reads: PIE },
  { fault: 'a comment of HTML around it', html: dataPage(`<!--\n${JSON_PIE}\n-->`), reads: PIE },
  {
    fault: 'comments within',
    html: dataPage(
      JSON_PIE.replace('"cookTime"', '/* in the oven */ "cookTime"').replace('{', '{ // a pie\n'),
    ),
    reads: PIE,
  },
  { fault: 'a semicolon at the end', html: dataPage(`${JSON_PIE};`), reads: PIE },
  { fault: 'quotes as entities', html: dataPage(JSON_PIE.replaceAll('"', '&quot;')), reads: PIE },
  {
    fault: 'an end that is cut off',
    html: dataPage(JSON_PIE.slice(0, JSON_PIE.indexOf('"nutrition"'))),
    reads: { ...PIE, calories: null },
  },
  {
    fault: 'two values after each other',
    html: dataPage(`{"@type":"WebSite"}${JSON_PIE}`),
    reads: PIE,
  },
  {
    fault: 'HTML in texts',
    html: dataPage({
      ...PIE_DATA,
      name: '<b>Apple</b> pie',
      recipeIngredient: PIE.lines.map((line) => `<span class="q">${line}</span>&nbsp;`),
      recipeInstructions: `<ol><li>${PIE.steps.join('</li><li>')}</li></ol>`,
    }),
    reads: PIE,
  },
  {
    fault: 'entities, encoded twice',
    html: dataPage({
      ...PIE_DATA,
      name: 'Mum&amp;#39;s pie',
      recipeIngredient: ['&frac12; cup jalape&ntilde;os', '2&amp;nbsp;eggs'],
    }),
    reads: { ...PIE, title: "Mum's pie", lines: ['½ cup jalapeños', '2 eggs'] },
  },
  {
    fault: 'all lines in one text',
    html: dataPage({
      ...PIE_DATA,
      recipeIngredient: PIE.lines.join('\n'),
      recipeInstructions: PIE.steps.join('\n\n'),
    }),
    reads: PIE,
  },
  {
    fault: 'all steps in one step, numbered',
    html: dataPage({
      ...PIE_DATA,
      recipeInstructions: [{ '@type': 'HowToStep', text: `1. ${PIE.steps[0]} 2. ${PIE.steps[1]}` }],
    }),
    reads: PIE,
  },
  {
    fault: 'lists in lists, with headings',
    html: dataPage({
      ...PIE_DATA,
      recipeIngredient: ['Dough:', FLOUR, 'For the filling:', APPLES, SALT],
      recipeInstructions: [
        [
          {
            '@type': 'HowToSection',
            name: 'Dough',
            itemListElement: { '@type': 'HowToStep', text: PIE.steps[0] },
          },
          {
            '@type': 'HowToSection',
            name: 'Filling',
            itemListElement: [
              {
                '@type': 'HowToStep',
                itemListElement: [
                  { '@type': 'HowToDirection', text: 'Add the apples' },
                  { '@type': 'HowToDirection', text: 'and bake.' },
                ],
              },
            ],
          },
        ],
      ],
    }),
    reads: {
      ...PIE,
      lines: ['# Dough', FLOUR, '# For the filling', APPLES, SALT],
      steps: ['# Dough', 'Mix the flour and salt.', '# Filling', 'Add the apples and bake.'],
    },
  },
  {
    fault: 'amounts, units and names apart',
    html: dataPage({
      ...PIE_DATA,
      recipeIngredient: undefined,
      ingredients: [
        { amount: '200', unit: 'g', name: 'flour' },
        { '@type': 'PropertyValue', value: 3, name: 'apples, peeled' },
        { text: SALT },
      ],
    }),
    reads: PIE,
  },
  {
    fault: 'names of steps instead of texts',
    html: dataPage({
      ...PIE_DATA,
      recipeInstructions: PIE.steps.map((name) => ({ '@type': 'HowToStep', name })),
    }),
    reads: PIE,
  },
  {
    fault: 'times in words, no total',
    html: dataPage({ ...PIE_DATA, prepTime: '20 mins', cookTime: 40, totalTime: undefined }),
    reads: PIE,
  },
  {
    fault: 'times of 0, energy in kJ, a number as yield, another language',
    html: dataPage({
      ...PIE_DATA,
      prepTime: 'PT0S',
      cookTime: 'P0Y0M0DT0H40M0.000S',
      recipeYield: 8,
      nutrition: { calories: '1,130 kJ' },
      inLanguage: 'de',
    }),
    reads: { ...PIE, prep: null, yields: '8', language: 'de' },
  },
  {
    fault: 'empty lines, steps without words',
    html: dataPage({
      ...PIE_DATA,
      recipeIngredient: ['', ...PIE.lines, ' ', '---'],
      recipeInstructions: [...PIE.steps, '', '***'],
    }),
    reads: PIE,
  },
  {
    fault: 'twice the same recipe, once without steps',
    html: dataPage([{ ...PIE_DATA, recipeInstructions: undefined }, PIE_DATA]),
    reads: PIE,
  },
  {
    fault: 'a broken script before it',
    html: dataPage(PIE_DATA).replace(
      '<script',
      '<script type="application/ld+json">{"@type":</script><script',
    ),
    reads: PIE,
  },
  {
    fault: 'the data of a program instead of linked data',
    html: `<html lang="en"><body><script id="data">window.state = {"page":{"recipe":${JSON_PIE}}};</script></body></html>`,
    reads: PIE,
  },
  {
    fault: 'headings in the page only',
    html: dataPage(
      PIE_DATA,
      `<h2>Ingredients</h2><p><b>Dough</b></p><ul><li>▢ 200 g <i>flour</i></li></ul>
       <h3>Filling:</h3><ul><li>3 apples, peeled</li><li>1 pinch salt</li></ul>`,
    ),
    reads: { ...PIE, lines: ['# Dough', FLOUR, '# Filling', APPLES, SALT] },
  },
  {
    fault: 'all but the ingredients and steps in the data',
    html: dataPage(
      { ...PIE_DATA, recipeIngredient: undefined, recipeInstructions: undefined },
      `<h1>The pie of today</h1><h4>Ingredients</h4><ul><li>${PIE.lines.join('</li><li>')}</li></ul>
       <h4>Method</h4><ol><li>${PIE.steps.join('</li><li>')}</li></ol>`,
    ),
    reads: PIE,
  },
  {
    fault: 'no steps in the data',
    html: dataPage(
      { ...PIE_DATA, recipeInstructions: [] },
      `<h2>Ingredients</h2><ul><li>200 g flour</li></ul><h2>Method</h2><ol><li>${PIE.steps.join('</li><li>')}</li></ol>`,
    ),
    reads: PIE,
  },
  {
    fault: 'a heading as the first step, no total time',
    html: dataPage({
      ...PIE_DATA,
      prepTime: undefined,
      totalTime: undefined,
      recipeInstructions: ['Method', ...PIE.steps],
    }),
    reads: { ...PIE, prep: null, total: 40 },
  },
  {
    fault: 'names of steps: a heading, words of the step, a number, the beginning of its sentence',
    html: dataPage({
      ...PIE_DATA,
      recipeInstructions: [
        { '@type': 'HowToStep', name: 'Make the dough:', text: PIE.steps[0] },
        { '@type': 'HowToStep', name: 'Add the app...', text: PIE.steps[1] },
        { '@type': 'HowToStep', name: 'Step 3', text: 'Cool for an hour.' },
        { '@type': 'HowToStep', name: 'Serve', text: 'with cream.' },
      ],
    }),
    reads: {
      ...PIE,
      steps: [
        '# Make the dough',
        'Mix the flour and salt.',
        '# ',
        'Add the apples and bake.',
        'Cool for an hour.',
        'Serve with cream.',
      ],
    },
  },
];
