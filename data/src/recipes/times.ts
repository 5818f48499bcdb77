/** A duration in a step. */
export type Duration = {
  readonly minutes: number;
  /** Runs in parallel and does not add up. */
  readonly meanwhile: boolean;
};

const WORDS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
};

const NUMBER = String.raw`(?:\d+ )?\d+/\d+|\d+(?:\.\d+)?|${Object.keys(WORDS).join('|')}`;
const DURATION = new RegExp(
  String.raw`(?<before>\b(?!half )\w+ )?(?:(?<half>half an hour)|\b(?<low>${NUMBER})(?: ?(?:to|or|-) ?(?<high>${NUMBER}))?(?: more| further| full| whole)? ?(?<unit>seconds?|minutes?|min|hours?)\b)(?<twice> (?:on )?(?:each|per|a|either) side)?`,
  'gi',
);
/** "every 5 minutes", "for the last 5 minutes": part of another duration. */
const NOT_A_STRETCH = /^(every|last|final|first|after|past|ahead)$/i;
const MEANWHILE = /\b(meanwhile|while|at the same time|in the meantime)\b/i;

/**
 * The durations of a step.
 *
 * Units   minutes; the longer end of a range; "3 minutes each side" is 6; "overnight" is 480.
 * Shape   parts of another duration ("every", "last", "first", "after" before a number) are left out. A
 *         sentence with "while" or "meanwhile" runs in parallel.
 */
export function durationsIn(step: string): Duration[] {
  return step.split(/[.;]\s/).flatMap((sentence) => {
    const meanwhile = MEANWHILE.test(sentence);
    const overnight = /\bovernight\b/i.test(sentence) ? [{ minutes: 480, meanwhile }] : [];
    const named = Array.from(sentence.matchAll(DURATION), ({ groups = {} }) => groups)
      .filter(({ before = '' }) => !NOT_A_STRETCH.test(before.trim()))
      .map((groups) => ({ minutes: minutesOf(groups), meanwhile }));
    return [...overnight, ...named];
  });
}

function minutesOf(groups: Record<string, string | undefined>): number {
  if (groups['half']) return 30;
  const amount = amountOf(groups['high'] ?? groups['low'] ?? '0');
  const sides = groups['twice'] ? 2 : 1;
  return amount * sides * minutesIn(groups['unit'] ?? 'minutes');
}

/** "1 1/2" is 1.5. */
function amountOf(number: string): number {
  return number.split(' ').reduce((sum, part) => {
    const [over = '', under = '1'] = part.split('/');
    return sum + (WORDS[over.toLowerCase()] ?? Number(over)) / Number(under);
  }, 0);
}

function minutesIn(unit: string): number {
  if (/^s/i.test(unit)) return 1 / 60;
  return /^h/i.test(unit) ? 60 : 1;
}
