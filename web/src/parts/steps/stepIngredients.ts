import { foodTokens, MAX_NAME_LENGTH } from '@larder/shared/food/foodTokens';
import { FREE, PREPARATION, QUALITIES } from '@larder/shared/food/foodWords';

/** Max characters of a step that are read. */
const MAX_TEXT = 5000;
/** Words that `foodTokens` surely reads as a whole. */
const WORDS_AT_ONCE = 30;

/** What remains of a food when a cook leaves these out: "chicken thighs" are the chicken. */
const LEFT_OUT = set(`
  clove leaf floret kernel fillet breast thigh drumstick wing leg shoulder loin tenderloin chop steak rack rib shank
  stalk sprig stick head bulb ear bunch wedge slice piece strip cube chunk half can canned jarred bottled pod stem frond
  juice zest rind peel yolk white cutlet mince tail flake
  ground dried frozen cheese root mushroom stew meat
`);
/** Foods that are called by both words: cream cheese is no cream. */
const WHOLE_NAMES = set('cream blue goat cottage sour sheep american swiss');
/** Words that stand for the food without its last one: "beat the whites", "add the jalapeño". */
const STAND_ALONE = set(`
  yolk white breast thigh drumstick wing fillet chop steak cutlet floret zest
  jalapeno serrano poblano cayenne pita naan romaine phyllo bulgur panko vanilla matcha tofu
`);
/** Words that name a food with the word before them only: any bowl may hold a sauce. */
const NEED_MORE = set('sauce paste powder mix mixture seasoning water food topping filling');
/** Words that make the food after them another one: "onion" alone is no green onion. */
const CHANGES = set(`
  green spring sweet coconut condensed evaporated cream sour peanut almond bell brown sesame powdered
  confectioner icing buttermilk goat soy oat bread corn rice black
`);
/** Foods by a word that many share. */
const KINDS: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  [
    'pasta',
    set(`spaghetti penne fusilli linguine fettuccine tagliatelle rigatoni macaroni orzo farfalle bucatini ziti
      conchiglie orecchiette pappardelle ditalini cavatappi lasagna`),
  ],
  ['noodle', set('spaghetti linguine lasagna ramen udon soba vermicelli')],
  ['fish', set('salmon cod tilapia haddock halibut trout snapper tuna mahi bass pollock')],
  ['meat', set('beef pork lamb turkey veal')],
  ['herb', set('basil parsley cilantro dill mint chive thyme oregano rosemary tarragon')],
  [
    'cheese',
    set(`cheese parmesan mozzarella cheddar feta pecorino gruyere ricotta gouda halloumi paneer
      queso provolone`),
  ],
  ['mushroom', set('mushroom')],
  ['cilantro', set('coriander')],
  ['shrimp', set('prawn')],
  ['prawn', set('shrimp')],
]);
/** "all the ingredients", "everything"; "the remaining ingredients", "the rest of the ingredients". */
const EVERYTHING =
  /\b(?<rest>remaining|other|rest of the)?(?<all>all (?:of )?(?:the )?)? ?ingredients\b|\beverything (?:in|into|together|except)\b/i;
/** "dry ingredients" are some of them; which ones the text does not say. */
const SOME =
  /\b(?:dry|wet|liquid|sauce|dressing|marinade|filling|salad|first \w{1,20}) ingredients\b/i;

type Food = { readonly at: number; readonly words: ReadonlySet<string>; readonly head: string };

/**
 * The ingredients that each step names, found by text: "Fry the onion in the oil" names "yellow onion" and
 * "olive oil".
 *
 * Shape   for each step the places in `names`, ascending. Of foods that share a word ("oil") the longest
 *         match wins; when none does, all of them are given: an extra one is harmless, a missing one is not.
 *         "All ingredients" are all, "the remaining ingredients" those that no earlier step names.
 */
export function ingredientsOfSteps(steps: readonly string[], names: readonly string[]): number[][] {
  const foods = names.map(foodOf);
  const used = new Set<number>();
  return steps.map((step) => {
    const text = step.slice(0, MAX_TEXT);
    const found = new Set(piecesOf(text).flatMap((tokens) => namedIn(tokens, foods)));
    const everything = SOME.test(text) ? undefined : EVERYTHING.exec(text);
    if (everything) {
      const isRest = everything.groups?.['rest'] !== undefined;
      for (const { at } of foods) if (!isRest || !used.has(at)) found.add(at);
    }
    for (const at of found) used.add(at);
    return [...found].toSorted((a, b) => a - b);
  });
}

function foodOf(name: string, at: number): Food {
  const [main = ''] = name.replaceAll(/\([^)]*\)?/g, ' ').split(/[,;]| in /);
  const all = foodTokens(main);
  const kept = all.filter(
    (word) => !PREPARATION.has(word) && !QUALITIES.has(word) && !FREE.has(word) && word.length > 1,
  );
  const words = kept.length > 0 ? kept : all;
  const last = words.at(-1) ?? '';
  const isWhole = last === 'cheese' && words.some((word) => WHOLE_NAMES.has(word));
  const head = isWhole ? last : (words.findLast((word) => !LEFT_OUT.has(word)) ?? last);
  return { at, words: new Set(words), head };
}

/** The words of each part of a sentence; a food's name never goes beyond one. */
function piecesOf(text: string): string[][] {
  return text.split(/[.,;:!?()\n–—]+/).flatMap((part) => {
    const words = part.trim().split(/\s+/);
    const pieces: string[][] = [];
    for (let from = 0; from < words.length; from += WORDS_AT_ONCE) {
      const piece = words.slice(from, from + WORDS_AT_ONCE).join(' ');
      pieces.push(foodTokens(piece.slice(0, MAX_NAME_LENGTH)));
    }
    return pieces;
  });
}

function namedIn(tokens: readonly string[], foods: readonly Food[]): number[] {
  const found: number[] = [];
  let next = 0;
  while (next < tokens.length) {
    const runs = foods.map((food) => ({ food, run: runOf(tokens, next, food) }));
    const longest = Math.max(0, ...runs.map(({ run }) => run));
    if (longest > 0) {
      const best = runs.filter(({ run }) => run === longest).map(({ food }) => food);
      found.push(...plainOnes(best, tokens.slice(Math.max(0, next - 2), next + longest)));
    } else {
      found.push(...ofKind(tokens[next] ?? '', foods));
    }
    next += Math.max(1, longest);
  }
  return found;
}

/** How many words from here name the food; 0 when they do not. */
function runOf(tokens: readonly string[], from: number, { words, head }: Food): number {
  let to = from;
  while (to < tokens.length && words.has(tokens[to] ?? '')) to += 1;
  const matched = new Set(tokens.slice(from, to));
  if (matched.has(head))
    return matched.size === 1 && words.size > 1 && NEED_MORE.has(head) ? 0 : to - from;
  const isAlone = [...matched].some((word) => STAND_ALONE.has(word));
  return isAlone ? to - from : 0;
}

/** Of foods that match equally those that the bare word means; all of them when it may mean each. */
function plainOnes(foods: readonly Food[], written: readonly string[]): number[] {
  const seen = new Set(written);
  const isSeasoning = seen.has('salt') && written.at(-1) === 'pepper';
  const plain = foods.filter(({ words }) =>
    isSeasoning
      ? !words.has('bell') && !words.has('chili')
      : [...words].every((word) => seen.has(word) || !CHANGES.has(word)),
  );
  return (plain.length > 0 ? plain : foods).map(({ at }) => at);
}

function ofKind(word: string, foods: readonly Food[]): number[] {
  const kind = KINDS.get(word);
  if (!kind) return [];
  return foods.filter(({ words }) => [...words].some((one) => kind.has(one))).map(({ at }) => at);
}

function set(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/));
}
