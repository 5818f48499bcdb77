import { tokensOf } from '@larder/shared/basics/lineTokens';
import { unitAt } from '@larder/shared/food/lineUnits';
import { isPlainModifier } from '@larder/shared/recipes/lineName';

import { isFact, isOrder } from '#subjects/reading/pages/blockFacts.rules';

import { headingOf } from './headings.rules.ts';
import { topicOf } from './headingWords.rules.ts';
import { looksLikeIngredient } from './recipeParts.rules.ts';

/** Characters of a paragraph that is a list, and of one ingredient of it. */
const MAX_PARAGRAPH = 2_000;
const MAX_PART = 60;
const MAX_WORDS = 8;
const MIN_PARTS = 3;
/** Amounts that tell a list from words with commas, where no heading does. */
const MIN_AMOUNTS = 2;
/** "Ingredients: ", "Pancakes: " */
const LABEL = /^([^:：,;]{1,40})[:：]\s{1,3}(?=\S)/u;
/** "And" before another amount: "1 onion and 3 cups stock". */
const JOINT = / (?:and|&|und|et|y|e|en) (?=[\d¼-¾⅐-⅞])/u;
const LAST = /^(?:and|&|und|et|y|e|en) /iu;
/**
 * What is done with the food before it: "chopped", "gehackt", "hachés"; German nouns begin with a capital. "Gehakt" is
 * mince in Dutch.
 */
const DONE =
  /^\p{L}{2,30}(?<!e)ed$|^(?!gehakt$)ge\p{L}{3,30}(?:t|en)$|^(?:hach|émin|râp|coup|épluch)[a-zé]{1,5}$|^(?:and|or|und|et)$/u;
const ASIDE = /^(?:to taste|optional|if desired|nach geschmack)$/iu;
/** What begins a step that has commas. */
const ORDER =
  /^(?:add|mix|stir|whisk|beat|combine|blend|put|place|cook|bake|fry|boil|heat|serve|pour|season|take|use|mischen|ajouter|mélanger|mezclar|mescolare)(?!\p{L})/iu;

/** What is no food: "10 min prep", "320 kcal". */
const FIGURE =
  /^\p{N}[\p{N}.,/ –-]{0,9}(?:min|mins|minutes|minuten|minuti|minutos|h|hrs?|hours?|heures?|std|stunden?|horas?|k?cal|calories|kj)(?!\p{L})/iu;
/** Above the figures of a serving: "Per portion", not "Per la pasta". */
const OF_FIGURES = /^(?:(?:per|pro|par|por) (?:serving|por[tzc]i|100)|macros(?!\p{L}))/iu;

type List = { readonly label: string; readonly parts: readonly string[] };

/**
 * The lines of a text whose ingredients are a paragraph, "flour, sugar, 2 eggs, a pinch of salt", with a line for each, and
 * with the headings that tell them from the steps.
 *
 * Shape   undefined where nothing is such a list, and for a text that has lines of ingredients.
 */
export function withListsApart(lines: readonly string[]): string[] | undefined {
  const lists = lines.map((line) => listIn(line, lines.length === 1));
  const isOther = (line: string, at: number) =>
    lists[at] === undefined && looksLikeIngredient(line);
  const isNone = lists.every((list) => list === undefined);
  if (isNone || lines.filter(isOther).length >= MIN_AMOUNTS) return undefined;
  const below = factsBelow(lines, lists);
  const facts = lines.filter((_, at) => below.has(at));
  const first = lists.findIndex((list) => list !== undefined);
  return lines.flatMap((line, at) => {
    const list = lists[at];
    if (list) return [...headingsOf(list, at, at === first ? facts : []), ...list.parts];
    if (below.has(at)) return [];
    const isBelow = lists[at - 1] !== undefined || below.has(at - 1);
    const isStep = isBelow && headingOf(line) === undefined && topicOf(line)?.rest !== '';
    return isStep ? ['Method', line] : [line];
  });
}

/** Where facts stand right below a list: "Serves 4". They are said above the first one, where no step is. */
function factsBelow(
  lines: readonly string[],
  lists: readonly (List | undefined)[],
): ReadonlySet<number> {
  const found = new Set<number>();
  for (const [at, line] of lines.entries()) {
    const isBelow = lists[at - 1] !== undefined || found.has(at - 1);
    if (isBelow && lists[at] === undefined && isFact(line) && !isOrder(line)) found.add(at);
  }
  return found;
}

/** What stands above a list: facts, and its label, which may be the title or a part of the dish. */
function headingsOf({ label }: List, at: number, facts: readonly string[]): string[] {
  if (label === '') return [...facts, 'Ingredients'];
  if (isOfIngredients(label)) return [...facts, label];
  return at === 0 ? [label, ...facts, 'Ingredients'] : [...facts, 'Ingredients', `${label}:`];
}

function isOfIngredients(label: string): boolean {
  const found = topicOf(label);
  return found?.topic === 'ingredients' && found.rest === '';
}

/** The list that a paragraph is; undefined for a sentence, and for one ingredient with what is done to it. */
function listIn(line: string, isAll: boolean): List | undefined {
  const label = LABEL.exec(line)?.[1] ?? '';
  const body = line.replace(LABEL, '');
  if (OF_FIGURES.test(label)) return undefined;
  const isTold = isOfIngredients(label);
  const isSentence = /[.!?。]$/.test(body) && !isTold;
  if (body.length > MAX_PARAGRAPH || isSentence || /[.!?] \p{Lu}/u.test(body)) return undefined;
  const parts = partsOf(isTold ? body.replace(/\.$/, '') : body);
  if (parts.length < MIN_PARTS || !parts.every(isPart)) return undefined;
  const amounts = parts.filter(looksLikeIngredient).length;
  return amounts >= (isTold || isAll ? 1 : MIN_AMOUNTS) ? { label, parts } : undefined;
}

function isPart(part: string): boolean {
  const isShort = part.length <= MAX_PART && part.split(' ').length <= MAX_WORDS;
  const isFood = /\p{L}/u.test(part) && !FIGURE.test(part) && !ORDER.test(part);
  return isShort && isFood && !isFact(part);
}

/** The ingredients of a paragraph, each with what is said of it: "2 onions, chopped". */
function partsOf(body: string): string[] {
  const found: string[] = [];
  for (const part of separated(body).flatMap(joinedIn)) {
    const last = found.at(-1);
    if (last !== undefined && isAside(part)) found.splice(-1, 1, `${last}, ${part}`);
    else found.push(part);
  }
  return found;
}

/** A text between commas and semicolons that stand in no bracket; "1,5 kg" has none. */
function separated(body: string): string[] {
  const parts: string[] = [];
  let [from, depth] = [0, 0];
  for (let at = 0; at <= body.length; at += 1) {
    const sign = body.charAt(at);
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    const isDecimal = sign === ',' && /^\d,\d$/.test(body.slice(Math.max(0, at - 1), at + 2));
    const isEnd = at === body.length || (/[,;]/.test(sign) && depth <= 0 && !isDecimal);
    if (!isEnd) continue;
    parts.push(body.slice(from, at).trim().replace(LAST, ''));
    from = at + 1;
  }
  return parts.filter((part) => part !== '');
}

/** "1 onion and 3 cups stock" are two, "1 cup and 2 tbsp sugar" is one. */
function joinedIn(part: string): string[] {
  const [first = '', ...others] = part.split(JOINT);
  const { tokens } = tokensOf(first);
  const isNamed = /\p{L}$/u.test(first) && unitAt(tokens, tokens.length - 1) === undefined;
  return others.length === 1 && isNamed ? [first, ...others] : [part];
}

/** "Chopped", "peeled and thinly sliced": what is said of the ingredient before. */
function isAside(part: string): boolean {
  const isDone = (word: string) => isPlainModifier(word.toLowerCase()) || DONE.test(word);
  return ASIDE.test(part) || part.split(' ').every(isDone);
}
