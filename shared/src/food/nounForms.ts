/**
 * English nouns in both numbers, in lower case and without accents. Regular ones by rule; the lists name what the
 * rules get wrong among the words of kitchens.
 */

function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}

/** One form for both numbers, or no plural at all. */
const INVARIANT = words(
  'molasses series species schnapps lens gas bias atlas canvas christmas texas hors tapas swiss',
);
/** Singulars that end like the plural of a word in -i. */
const SINGULAR_IS = words(`
  this his haggis cassis pastis iris chablis coulis pois frais maris louis oasis basis trellis paris anis reis mais
  radis orris marquis tennis clematis verjuis calais analysis gris patis arachis charentais beaujolais
`);
/** Singulars in -ie: "cookies" are no "cooky". */
const IN_IE = words(`
  cookie brownie veggie smoothie pie potpie tie lie die magpie calorie hoagie sweetie weenie brie movie zombie genie
  foodie bookie sarnie bickie bikkie tootsie bowtie kewpie rotisserie patisserie charcuterie brasserie prairie
`);
/** Singulars in -che, -sse, -xe and the like, whose plural looks like that of "peach" and "glass". */
const IN_CHE = words(`
  quiche brioche ganache ceviche seviche escabeche fraiche grenache cache niche tranche mousse bouillabaisse
`);
/** Singulars in -oe. */
const IN_OE = words('sloe shoe toe roe aloe canoe doe foe hoe oboe pekoe');
/** Singulars in -use. */
const IN_USE = words(
  'house farmhouse hothouse greenhouse cause use fuse pause mouse blouse clause sause',
);
const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ['geese', 'goose'],
  ['feet', 'foot'],
  ['teeth', 'tooth'],
  ['children', 'child'],
  ['gases', 'gas'],
  ['lenses', 'lens'],
  ['irises', 'iris'],
  ['chilies', 'chili'],
  ['chillies', 'chilli'],
  ['tofus', 'tofu'],
]);
const IRREGULAR_PLURALS: ReadonlyMap<string, string> = new Map(
  [...IRREGULAR].map(([many, one]) => [one, many] as const),
);
/** Of -o words, those that take -es. */
const IN_OES = words('potato tomato mango hero');
const F_TO_VES = /(?:lea|loa|hal|cal|shel|wol|shea|thie|scar)f$/;
const VES_TO_F = /(?:lea|loa|hal|cal|shel|wol|shea|thie|scar)ves$/;
const FE_TO_VES = /^(?:kni|wi|li)fe$/;
const VES_TO_FE = /^(?:kni|wi|li)ves$/;

/** A noun for one: "cookies" -> "cookie", "molasses" -> "molasses". What is no plural stays as it is. */
export function singularOf(word: string): string {
  const irregular = IRREGULAR.get(word);
  if (irregular !== undefined) return irregular;
  if (word.length < 4 || !/[^su]s$/.test(word) || INVARIANT.has(word)) return word;
  const [short, shorter] = [word.slice(0, -1), word.slice(0, -2)];
  if (word.endsWith('is')) return SINGULAR_IS.has(word) ? word : short;
  if (word.endsWith('ies')) return IN_IE.has(short) ? short : `${word.slice(0, -3)}y`;
  if (VES_TO_F.test(word)) return `${word.slice(0, -3)}f`;
  if (VES_TO_FE.test(word)) return `${word.slice(0, -3)}fe`;
  if (/(?:ss|x|[cs]h|zz|tz)es$/.test(word)) return IN_CHE.has(short) ? short : shorter;
  if (word.endsWith('oes')) return IN_OE.has(short) ? short : shorter;
  if (word.endsWith('uses')) return IN_USE.has(short) ? short : shorter;
  return short;
}

/** A noun for several: "cookie" -> "cookies", "knife" -> "knives". */
export function pluralOf(word: string): string {
  const irregular = IRREGULAR_PLURALS.get(word);
  if (irregular !== undefined) return irregular;
  if (INVARIANT.has(word)) return word;
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  if (F_TO_VES.test(word)) return `${word.slice(0, -1)}ves`;
  if (FE_TO_VES.test(word)) return `${word.slice(0, -2)}ves`;
  return IN_OES.has(word) || /(?:s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}
