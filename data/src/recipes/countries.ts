export const CUISINES = [
  'italian',
  'indian',
  'mediterranean',
  'mexican',
  'asian',
  'american',
  'french',
  'british',
] as const;
export type Cuisine = (typeof CUISINES)[number];

/** The country a dish is known from, as people search for it: "thai". */
export type Country =
  | 'american'
  | 'british'
  | 'cambodian'
  | 'chinese'
  | 'filipino'
  | 'french'
  | 'greek'
  | 'indian'
  | 'indonesian'
  | 'italian'
  | 'japanese'
  | 'korean'
  | 'lebanese'
  | 'malaysian'
  | 'mexican'
  | 'moroccan'
  | 'egyptian'
  | 'singaporean'
  | 'spanish'
  | 'thai'
  | 'tunisian'
  | 'turkish'
  | 'vietnamese';

/** The countries of a cuisine. A cuisine with one gives it to its recipes. */
export const COUNTRIES: Readonly<Record<Cuisine, readonly Country[]>> = {
  italian: ['italian'],
  indian: ['indian'],
  mexican: ['mexican'],
  american: ['american'],
  french: ['french'],
  british: ['british'],
  mediterranean: ['egyptian', 'greek', 'lebanese', 'moroccan', 'spanish', 'tunisian', 'turkish'],
  asian: [
    'cambodian',
    'chinese',
    'filipino',
    'indonesian',
    'japanese',
    'korean',
    'malaysian',
    'singaporean',
    'thai',
    'vietnamese',
  ],
};

/** The country of a recipe: its own, else the only one of its cuisine; undefined when neither is known. */
export function countryOf({
  cuisine,
  country,
}: {
  readonly cuisine: Cuisine;
  readonly country?: Country;
}): Country | undefined {
  const [first, ...others] = COUNTRIES[cuisine];
  return country ?? (others.length === 0 ? first : undefined);
}

const ALL = new Set<string>(Object.values(COUNTRIES).flat());

export function isCountry(word: string): word is Country {
  return ALL.has(word);
}
