import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { type CatalogueIndex, findMatch, indexCatalogue, matchKey } from './catalogueMatch.ts';

const entry = (name: string, ...aliases: string[]) => ({
  ingredient_id: name,
  name,
  unit_quantity: 100,
  unit: 'gm',
  aliases,
});
const CATALOGUE = [
  entry('Yellow onion', 'onion'),
  entry('Red onion'),
  entry('Tomato', 'ripe tomato'),
  entry('Roma tomato', 'plum tomato', 'roma'),
  entry('Zucchini', 'courgette'),
  entry('Corn on the cob', 'ear of corn'),
  entry('Fresh basil', 'basil', 'basil leaf'),
  entry('Dried oregano', 'oregano'),
  entry('Whole milk', 'milk'),
  entry('Heavy cream', 'cream', 'whipping cream'),
  entry('Half and half'),
  entry('Unsalted butter', 'butter', 'melted butter'),
  entry('Salted butter'),
  entry('Parmesan cheese', 'parmesan'),
  entry('Grated parmesan', 'grated parmesan cheese'),
  entry('Chicken breast (boneless skinless)', 'chicken breast'),
  entry('Chicken thighs (boneless skinless)', 'chicken thigh'),
  entry('Chicken thighs (bone-in)', 'skin-on bone-in chicken thigh'),
  entry('Ground beef (80% lean)', 'ground beef', '80/20 ground beef'),
  entry('Ground beef (90% lean)', 'lean ground beef', '90/10 ground beef'),
  entry('All-purpose flour', 'flour'),
  entry('Whole wheat flour'),
  entry('Penne', 'penne pasta'),
  entry('White rice (long grain)', 'rice', 'white rice'),
  entry('Rice vinegar'),
  entry('White vinegar', 'vinegar'),
  entry('Coconut milk (canned)', 'coconut milk'),
  entry('Eggs', 'egg', 'pastured egg'),
  entry('Canned chickpeas', 'chickpea', 'garbanzo bean'),
  entry('Chickpeas (dry)', 'dried chickpea'),
  entry('Canned diced tomatoes', 'canned tomato'),
  entry('Canned crushed tomatoes', 'crushed tomato'),
  entry('Tomato sauce'),
  entry('Dry bread crumbs', 'breadcrumb'),
  entry('White bread', 'bread'),
  entry('Peanut butter'),
  entry('Peanuts (roasted)', 'peanut'),
  entry('Baking soda'),
  entry('Chicken broth', 'chicken stock'),
  entry('Olive oil'),
  entry('Vegetable oil', 'oil'),
  entry('Table salt', 'salt'),
  entry('Kosher salt'),
  entry('Ground black pepper', 'pepper', 'black pepper', 'freshly ground black pepper'),
  entry('Ground cumin', 'cumin'),
  entry('Paprika'),
  entry('Ground nutmeg', 'nutmeg'),
  entry('Lemon juice (bottled)', 'lemon juice'),
  entry('Lemon'),
  entry('Banana'),
  entry('Sugar snap peas'),
  entry('Frozen green peas', 'pea'),
  entry('Monterey Jack cheese', 'jack cheese'),
];
const index = indexCatalogue(CATALOGUE);

test.for([
  // name, ingredient, how, why this row exists
  ['Roma tomato', 'Roma tomato', 'exact', 'its own name'],
  ['ROMA TOMATOES', 'Roma tomato', 'exact', 'case and number'],
  ['roma tomatoes', 'Roma tomato', 'exact', 'number'],
  ['courgettes', 'Zucchini', 'alias', 'another name'],
  ['bread crumbs', 'Dry bread crumbs', 'alias', 'in two words'],
  ['half & half', 'Half and half', 'exact', 'an ampersand'],
  [
    'boneless skinless chicken thighs',
    'Chicken thighs (boneless skinless)',
    'exact',
    'other order',
  ],
  [
    'skinless, boneless chicken thighs',
    'Chicken thighs (boneless skinless)',
    'exact',
    'and commas',
  ],
  ['chicken thighs, bone-in', 'Chicken thighs (bone-in)', 'exact', 'a quality after a comma'],
  ['chicken thighs with skin and bone', 'Chicken thighs (bone-in)', 'alias', 'or after "with"'],
  ['ground beef (90% lean), crumbled', 'Ground beef (90% lean)', 'exact', 'or in parentheses'],
  ['chicken thighs (bone-in) (optional)', 'Chicken thighs (bone-in)', 'exact', 'and among others'],
  ['90/10 ground beef', 'Ground beef (90% lean)', 'alias', 'the share of lean meat'],
  ['extra virgin olive oil', 'Olive oil', 'exact', 'a quality that is no other thing to buy'],
  ['freshly ground black pepper', 'Ground black pepper', 'alias', 'as aliased'],
  ['2 large onions, finely chopped', 'Yellow onion', 'alias', 'amount, size and preparation'],
  ['1 (15-ounce) can chickpeas, rinsed & drained', 'Canned chickpeas', 'exact', 'a can of it'],
  ['chickpeas, dried', 'Chickpeas (dry)', 'alias', 'a state after a comma'],
  ['tomatoes, canned', 'Canned diced tomatoes', 'alias', 'another state'],
  ['onion, red', 'Red onion', 'exact', 'the variety after a comma'],
  ['freshly grated Parmesan cheese', 'Grated parmesan', 'alias', 'drops as little as it can'],
  ['canned garbanzo beans', 'Canned chickpeas', 'head', 'the words before are its own'],
  ['Marchetti tomato sauce', 'Tomato sauce', 'head', 'a maker nobody knows'],
  ["Hellmann's penne pasta", 'Penne', 'alias', 'a maker everybody knows'],
  ['head of red onion', 'Red onion', 'exact', 'a measure of it'],
  ['butter or margarine', 'Unsalted butter', 'alias', 'the first of two'],
  ['vegetable or olive oil', 'Vegetable oil', 'exact', 'whose end is said once'],
  ['zuchini', 'Zucchini', 'similar', 'a misspelling'],
  ['about 2 lb of yellow onions', 'Yellow onion', 'exact', 'what was left in front of it'],
  ['a few generous glugs of olive oil', 'Olive oil', 'exact', 'however much'],
  ['1 x 400g tin chickpeas', 'Canned chickpeas', 'exact', 'the British way'],
  ['300g/10½oz plain flour', 'All-purpose flour', 'alias', 'in two units'],
  ['flour mixed with a little water', 'All-purpose flour', 'alias', 'what is done with it'],
  ['chicken thighs, skin removed', 'Chicken thighs (boneless skinless)', 'alias', 'and to it'],
  ['juice of 2 lemons', 'Lemon', 'exact', 'a part of it'],
  ['tablespoonolive oil', 'Olive oil', 'exact', 'a unit stuck to it'],
  ['2tbspsoftened butter', 'Unsalted butter', 'alias', 'an amount as well'],
  ['walla walla onion', 'Yellow onion', 'head', 'a variety that the catalogue does not name'],
  ["Annie's flour", 'All-purpose flour', 'head', 'a kind, but the word is a maker'],
  ['red onions or scallions', 'Red onion', 'exact', 'the first of two'],
  ['red or yellow onion', 'Red onion', 'exact', 'whose noun is said once'],
  ['tomato or 1 small red onion', 'Tomato', 'exact', 'the first too when the second has an amount'],
  ['fresh oregano or red onion', 'Red onion', 'exact', 'or the second'],
  ['butter/margarine', 'Unsalted butter', 'alias', 'with a slash'],
  ['courgette (or eggplant)', 'Zucchini', 'alias', 'in parentheses'],
  ['neutral oil, such as olive', 'Olive oil', 'exact', 'an example'],
  ['jeera (ground cumin)', 'Ground cumin', 'exact', 'what explains it'],
  ['Italian red onion', 'Red onion', 'head', 'an origin'],
  ['aged Parmesan, Sicilian', 'Parmesan cheese', 'head', 'praise, and an origin after a comma'],
  ['courgetes', 'Zucchini', 'similar', 'a slip'],
  ['cou rgette, scarlet-style', 'Zucchini', 'alias', 'joined'],
] as const)('"%s" is %s (%s): %s', ([name, ingredient_id, how]) => {
  expect(findMatch(index, name)).toEqual({ ingredient_id, how });
});

test.for([
  ['coconut milk', 'Coconut milk (canned)', 'not Whole milk'],
  ['peanut butter', 'Peanut butter', 'not Unsalted butter'],
  ['rice vinegar', 'Rice vinegar', 'neither White rice nor White vinegar'],
  ['butter, salted', 'Salted butter', 'not Unsalted butter'],
  ['lemon juice', 'Lemon juice (bottled)', 'not Lemon'],
] as const)('"%s" is %s: %s', ([name, ingredient_id]) => {
  expect(findMatch(index, name)?.ingredient_id).toBe(ingredient_id);
});

test.for([
  ['cream of tartar', 'no cream'],
  ['almond milk', 'no cow'],
  ['non-dairy milk', 'even less so'],
  ['peanut oil', 'the last word says too little'],
  ['sherry vinegar', 'another kind'],
  ['whole wheat penne', 'another kind'],
  ['pepper jack cheese', 'a kind whose last words are another'],
  ['vegan tomato sauce', 'only almost'],
  ['garlic bread', 'made of it'],
  ['flour, almond', 'the kind after a comma'],
  ['cherries, dried', 'nothing like it'],
  ['bananas (dried)', 'a state the catalogue does not have'],
  ['onions, canned', 'a state the catalogue does not have'],
  ['peaches in syrup', 'nothing like it'],
  ['tomatoes with green chilies', 'two things'],
  ['fresh oregano', 'the catalogue has it dried'],
  ['fresh bread crumbs', 'the catalogue has them dry'],
  ['whole nutmeg', 'the catalogue has it ground'],
  ['cumin seeds', 'the catalogue has it ground'],
  ['bone-in chicken breast', 'the catalogue has it boneless'],
  ['1% milk', 'a percentage is another milk'],
  ['nonfat milk', 'another milk'],
  ['milk, nonfat', 'another milk, after a comma'],
  ['salt and pepper', 'two things'],
  ['butter or sunflower oil', 'which may be of butter too'],
  ['milk or dark chocolate', 'of which milk is a kind'],
  ['banana leaves', 'another part'],
  ['corn', 'the catalogue has it on the cob only'],
  ['onien', 'too short to be sure of a misspelling'],
  ['bananarama', 'too long for one'],
  ['cauliflower rice', 'of which rice is the form'],
  ['1 cup vegan butter, melted', 'which has no butter'],
  ['dairy-free milk or cream', 'neither of which is of a cow'],
  ['vegan cheese such as Violife parmesan', 'nor is the example'],
  ['flour (gluten-free mix)', 'a denial'],
  ['grapeseed oil', 'a kind of oil that nobody knows'],
  ['teff flour', 'a kind of flour'],
  ['3 dragon eggs', 'a kind of egg that nobody knows'],
  ['flour, teff', 'the kind after a comma'],
  ['creamed corn', 'another food'],
  ['tomato chutney', 'made of it: the last word says what it is'],
  ['crispy onions', 'made of it'],
  ['bunch of oregano', 'which the catalogue has dried'],
  ['2 sticks nutmeg', 'which the catalogue has ground'],
  ['3 peppers, sliced', 'no spice'],
  ['½ pepper, chopped', 'nor one of them'],
  ['2 rode paprika’s', 'no spice, either'],
  ['Italian butter lettuce', 'an origin is no food'],
  ['Vietnamese oregano', 'of which the origin is the kind'],
  ['shisantemum leaves', 'leaves of another plant'],
  ['can of onions', 'a state the catalogue does not have'],
  ['yogurt (vanilla)', 'a kind, not another name'],
  ['cupcake flour', 'no cup of it'],
  ['', 'nothing'],
  ['2 cups', 'nothing but an amount'],
  ['a few handfuls of', 'nothing but hedges'],
  ['constructor', 'a name every object has'],
] as const)('"%s" is not in the catalogue: %s', ([name]) => {
  expect(findMatch(index, name)).toBeUndefined();
});

describe('the index', () => {
  test("a name two ingredients claim as an alias is nobody's", () => {
    const both = indexCatalogue([entry('A', 'shared'), entry('B', 'shared')]);
    expect(findMatch(both, 'shared')).toBeUndefined();
  });

  test('packs of one food are one: its smallest stands for it, with the names of all', () => {
    const pack = (
      ingredient_id: string,
      [amount, unit]: [number, string],
      ...aliases: string[]
    ) => ({
      ...entry('Banana', ...aliases),
      ingredient_id,
      unit_quantity: amount,
      unit,
    });
    const packs = [
      pack('large', [1, 'kg'], 'plantain'),
      { ...pack('small', [450, 'gm']), name: 'BANANAS' },
      pack('same', [450, 'gm']),
    ];
    for (const order of [packs, packs.toReversed()]) {
      const found = ['2 bananas', 'plantain'].map((name) => findMatch(indexCatalogue(order), name));
      expect(found.map((one) => one?.ingredient_id)).toEqual(['same', 'same']);
    }
  });

  test('the own name goes before an alias, an alias before a name without its parentheses', () => {
    const all = indexCatalogue([
      entry('Chives'),
      entry('Onion grass', 'chives'),
      entry('Sorrel (wild)'),
      entry('Dock', 'sorrel'),
    ]);
    expect(findMatch(all, 'chive')).toEqual({ ingredient_id: 'Chives', how: 'exact' });
    expect(findMatch(all, 'sorrel')).toEqual({ ingredient_id: 'Dock', how: 'alias' });
  });

  test('two words in another order are another food when the first is of many kinds', () => {
    const foods = indexCatalogue([entry('Milk chocolate'), entry('Onion powder')]);
    expect(findMatch(foods, 'chocolate milk')).toBeUndefined();
    expect(findMatch(foods, 'powder onion')?.ingredient_id).toBe('Onion powder');
  });

  test('a steak of an animal that nobody knows is none of another', () => {
    const foods = indexCatalogue([entry('Sirloin steak', 'steak')]);
    expect(findMatch(foods, 'thick steak')?.ingredient_id).toBe('Sirloin steak');
    expect(findMatch(foods, 'Acme sirloin steak')?.ingredient_id).toBe('Sirloin steak');
    expect(findMatch(foods, 'unicorn steak')).toBeUndefined();
  });

  test('as few words as possible are left out, whatever their order', () => {
    const salts = indexCatalogue([entry('Fine fresh salt'), entry('Coarse salt')]);
    expect(findMatch(salts, 'fine fresh coarse salt')?.ingredient_id).toBe('Fine fresh salt');
    expect(findMatch(salts, 'coarse fine fresh salt')?.ingredient_id).toBe('Fine fresh salt');
  });

  test('every own name and alias finds its ingredient, also with preparation around it', () => {
    const names = CATALOGUE.flatMap((one) =>
      [one.name, ...one.aliases].map((name) => [one, name] as const),
    );
    const before = fc.constantFrom(
      '',
      '2 ',
      '3 large ',
      'organic ',
      '1/2 cup chopped ',
      'Goya ',
      'about 2 cups of ',
      '1 x 400g tub ',
      'a good handful of ',
      'or ',
    );
    const after = fc.constantFrom(
      '',
      ', stems removed',
      ' (see note)',
      ', divided',
      ', for serving',
      ', thinly sliced',
      ' (optional)',
    );
    fc.assert(
      fc.property(fc.constantFrom(...names), before, after, ([one, name], left, right) => {
        const found = findMatch(index, `${left}${name}${right}`);
        // Words before it may make it uncertain, but never another thing.
        const fallback = left === '' ? 'nothing' : one.ingredient_id;
        expect(found?.ingredient_id ?? fallback).toBe(one.ingredient_id);
      }),
      { numRuns: 500 },
    );
  });

  test('any text may be looked up', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(['undefined', 'object']).toContain(typeof findMatch(index, text));
      }),
    );
    expect(findMatch(index, 'chopped '.repeat(10_000))).toBeUndefined();
  });
});

describe('a name of 200 characters', () => {
  test.for([
    ['chopped ', 'words of preparation, each of which may be left out'],
    ['raw ', 'short ones'],
    ['fine fresh coarse salt ', 'words that begin names'],
    ['tomatoe zuchini ', 'misspelled words'],
    ['boneless skinless chicken thihg ', 'all of it'],
    ['a,', 'parts'],
    ['(onion)', 'parentheses'],
    ['\uFDFA', 'characters that stand for 18 others'],
    ['olive or ', 'alternatives'],
    ['red/', 'alternatives without spaces'],
    ['such as cod ', 'examples'],
    ['juice of ', 'parts'],
    ['1tbspx', 'units stuck to words'],
    ['tablespoontablespoon ', 'words that begin with a unit'],
    ["Abc's ", 'makers'],
    ['unknown olive ', 'words that may be left out'],
  ] as const)('made of "%s" asks the catalogue 6 times a word at most: %s', ([text]) => {
    const { counted, asked } = counting(index);
    findMatch(counted, text.repeat(200).slice(0, 200));
    expect(asked()).toBeGreaterThan(0);
    expect(asked()).toBeLessThanOrEqual(6 * 40);
  });

  /** An index that counts what is asked of it; who goes through all of it asks for each. */
  function counting(whole: CatalogueIndex) {
    let times = 0;
    const watched = <Kept extends ReadonlyMap<string, unknown> | ReadonlySet<string>>(kept: Kept) =>
      new Proxy(kept, {
        get: (target, name) => {
          times += name === Symbol.iterator ? target.size : 1;
          const member: unknown = Reflect.get(target, name, target);
          return typeof member === 'function' ? member.bind(target) : member;
        },
      });
    const counted = {
      ...whole,
      known: watched(whole.known),
      words: watched(whole.words),
      kin: watched(whole.kin),
    };
    return { counted, asked: () => times };
  }
});

test.for([
  ['2 large onions, finely chopped', 'onion', 'amount, size, preparation'],
  ['Boneless, Skinless Chicken Thighs', 'chicken thigh', 'adjectives'],
  ['all-purpose flour', 'allpurpose flour', 'one spelling'],
  ['peaches in syrup', '', 'another thing than its words say'],
  ['', '', 'nothing'],
] as const)('the key of "%s" is "%s": %s', ([name, key]) => {
  expect(matchKey(name)).toBe(key);
});
