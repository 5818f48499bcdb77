import { readRecipeLine, type RecipeLine } from './recipeLine.ts';

/**
 * Two amounts that one spelling may mean.
 *
 * Shape   `doubt`: the words; `readings`: the line as it would be read with each, the first as it is read.
 */
type DoubtfulAmount = {
  readonly doubt: string;
  readonly readings: readonly [RecipeLine, RecipeLine];
};

const PART = String.raw`(\d{1,2}[/⁄]\d{1,2}|[⅛¼⅓⅜½⅝⅔¾⅞])`;
const CONTAINERS =
  'cans|tins|packages|packets|packs|pkgs|envelopes|sachets|pouches|bags|boxes|jars|bottles|cartons|containers|tubs';
/** Such spellings, and the two ways to write them without doubt. */
const SPELLINGS: readonly (readonly [RegExp, string, string])[] = [
  // "2 1/4-ounce packages": two of a quarter, or one size of 2¼.
  [
    new RegExp(
      `^(\\d{1,2}) ${PART}([- ](?:oz\\.?|ounces?|lb\\.?|pounds?))(?= (?:${CONTAINERS})\\b)`,
      'iu',
    ),
    '$1 ($2$3)',
    '1 ($1 $2$3)',
  ],
  // "2 1/2-pound lobsters"
  [
    new RegExp(`^([2-9]|\\d{2}) ${PART}-(oz|ounces?|lb|pounds?)(?= \\p{L}{1,30}s(?!\\p{L}))`, 'iu'),
    '$1 $2 $3',
    '$1 ($2-$3)',
  ],
  // "1 - 1/2 cup"
  [new RegExp(`^(\\d{1,2}) [-–—] ${PART}(?= )`, 'u'), '$1 $2', '$2 to $1'],
  // "1 500 g flour": one of 500 g, or thousands. "2 400 g tins" are two.
  [
    /^([1-9]\d{0,2}) ([1-9]\d{2}) ?(g|ml)(?= \p{L})(?! (?:d['’]|(?:de|di|can|tin|pack|packet|jar|bag|tub|\p{L}{1,30}s)(?!\p{L})))/iu,
    '$1 ($2 $3)',
    '$1$2 $3',
  ],
  // "1 5 kg Kartoffeln": one of 5 kg, or a comma that was lost.
  [
    /^(\d{1,2}) (5|25|75) ?(kg|l)(?= \p{L})(?! (?:d['’]|(?:de|di|can|tin|pack|packet|jar|bag|sack|tub|\p{L}{1,30}s)(?!\p{L})))/iu,
    '$1 ($2 $3)',
    '$1,$2 $3',
  ],
  // "1 5 TL Salz": such a comma, or a number that has nothing to do with it. No spoon is of five.
  [/^(\d{1,2}) (5|25|50|75)(?= ?\p{L})/u, '$1,$2', '$2'],
  // "2 gr. Paprika": grams of its powder, or the German "große".
  [
    /^([1-5]) gr\.? (?=(?:paprika|chilis?|champignons|garnelen|nüsse|\p{L}{0,20}blätter)(?!\p{L}|[ -](?:powder|flake|pulver|flocken|poeder|en po)))/iu,
    '$1 g ',
    '$1 große ',
  ],
  // "1. 5 dl milk": the first line of a list, or a decimal that was cut.
  [/^(\d{1,2})\. (5|25|50|75)(?= ?\p{L})/u, '$2', '$1.$2'],
];

/** The two readings of a line whose amount is spelled as two; undefined for other lines. */
export function doubtfulAmount(original: string): DoubtfulAmount | undefined {
  const text = original.trim();
  for (const [spelling, one, other] of SPELLINGS) {
    const doubt = spelling.exec(text)?.[0];
    if (doubt === undefined) continue;
    const [first, second] = [
      readRecipeLine(text.replace(spelling, one)),
      readRecipeLine(text.replace(spelling, other)),
    ] as const;
    const isTwo =
      first.high !== null &&
      second.high !== null &&
      !isSame(first, second) &&
      isSame(first, readRecipeLine(text));
    return isTwo ? { doubt, readings: [first, second] } : undefined;
  }
  return undefined;
}

function isSame(first: RecipeLine, second: RecipeLine): boolean {
  return first.low === second.low && first.high === second.high && first.unit === second.unit;
}
