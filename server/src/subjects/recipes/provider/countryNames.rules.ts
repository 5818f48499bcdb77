import { COUNTRIES, type Country } from '@larder/data/recipes/countries';

import { stem } from './searchWords.rules.ts';

/** Other names of countries, and their regions. */
const NAMES: Readonly<Partial<Record<Country, string>>> = {
  american: 'usa america',
  british: 'english scottish irish welsh uk england britain scotland',
  cambodian: 'khmer cambodia',
  chinese: 'china szechuan sichuan cantonese',
  egyptian: 'egypt levantine arabic mideastern',
  filipino: 'philippine philippines pinoy',
  french: 'france',
  greek: 'greece',
  indian: 'india desi punjabi bengali',
  indonesian: 'indonesia balinese',
  italian: 'italy tuscan neapolitan',
  japanese: 'japan',
  korean: 'korea',
  lebanese: 'lebanon levantine arabic mideastern',
  malaysian: 'malaysia malay',
  mexican: 'mexico texmex',
  moroccan: 'morocco maghreb',
  spanish: 'spain',
  thai: 'thailand',
  tunisian: 'tunisia maghreb',
  turkish: 'mideastern',
  vietnamese: 'vietnam',
};

const OTHER_NAMES = new Map<string, string[]>();
for (const [country, names] of Object.entries(NAMES)) {
  for (const name of names.split(' ').map((word) => stem(word))) {
    OTHER_NAMES.set(name, [...(OTHER_NAMES.get(name) ?? []), stem(country)]);
  }
}

const OWN_NAMES = new Set(
  Object.entries(COUNTRIES)
    .flat(2)
    .map((name) => stem(name)),
);

/** The countries, as stems, that a stem is another name of: "japan" -> japanese. */
export function countriesOf(word: string): readonly string[] {
  return OTHER_NAMES.get(word) ?? [];
}

/** Whether a stem names a country or a cuisine. */
export function isCountryWord(word: string): boolean {
  return OWN_NAMES.has(word) || OTHER_NAMES.has(word);
}
