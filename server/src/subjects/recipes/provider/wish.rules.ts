import { isCountryWord } from './countryNames.rules.ts';
import { type Food, type FoodBook, LAND_MEAT, MEAT } from './foods.rules.ts';
import { searchWords, stem } from './searchWords.rules.ts';
import { type Conditions, readConditions } from './wishConditions.rules.ts';

/** A search taken apart: words to find, and conditions. */
export type Wish = Omit<Conditions, 'rest'> & {
  /** Stems. */
  readonly words: readonly string[];
  readonly without: readonly Food[];
  /** Unknown exclusions: nothing may be shown. */
  readonly unknown: readonly string[];
};

/** The known foods and words. */
export type WishBook = {
  readonly foods: Pick<FoodBook, 'find' | 'family' | 'near'>;
  /** Whether a recipe contains this stem. */
  readonly isKnown: (stem: string) => boolean;
};

/** Starts an exclusion. */
const NEGATOR =
  /^(?:(?:i )?(?:dont|do not|doesnt|does not|cant|can not|cannot|wont|will not|must not|should not)(?: (?:like|want|eat|have|contain|include|use|need|tolerate|do))?|free (?:of|from)|allerg(?:ic|y|ies) to|intoleran(?:t|ce) (?:to|of)|(?:anything|everything|all) but|other than|leav(?:e|ing) out|instead of|nothing with|(?:is|are) not|not with|without|sans|sin|senza|ohne|minus|except(?: for)?|excluding|excludes?|avoid(?:ing)?|skip(?:ping)?|omit(?:ting)?|hold|hates?|dislikes?|never|neither|nor|no|non|not|zero|¬)(?= |$)/;
/** After these an unknown word need not be a food: "not boring". */
const SOFT = /^(?:not|never|nor|neither|(?:is|are) not)$/;
/** Follows an exclusion: "nut free". */
const FREE = /^(?:free|allerg(?:y|ies|ic)|intoleran(?:t|ce))$/;
const JOINER = /^(?:[,;&+/]|and|or|nor|plus)$/;
const FILLER =
  /^(?:any|the|a|an|of|added|more|too|very|so|much|extra|like|to|raw|fresh|dried|dry|cooked|canned|frozen|fried|chopped|big|large|small|real|my|in|it|all)$/;
/** Dishes more than foods: after a comma they are what is wanted. */
const SERVED = /^(?:pasta|bread)$/;
const SEAFOOD =
  /^(?:fish|seafood|shellfish|shrimp|salmon|tuna|cod|crab|squid|mussel|halibut|tilapia)$/;
/** Longest negator in words. */
const MAX_NEGATOR = 5;
/** Longest name of a food in words. */
const MAX_PHRASE = 4;

/**
 * Parses a search: "Quick vegan dinner, no nuts" -> words [dinner], diets [vegan], without nuts, quick.
 *
 * Shape   conditions leave the words, so "vegetarian" alone has none and matches every recipe of the diet;
 *         "under 20 minutes" sets the minutes. Stop words are dropped. A negation reaches over a list: "no
 *         eggs, milk or nuts" means all three, since serving what must not be eaten is the worse mistake.
 */
export function readWish(text: string, book: WishBook): Wish {
  const { rest, dropped, diets, ...conditions } = readConditions(text);
  const read = readNegations(rest, book);
  const words = searchWords(read.rest.join(' '));
  const without = unlessFish(read.without, { words, foods: book.foods });
  return {
    words,
    diets: without.some(({ label }) => label === MEAT) ? [...diets, 'vegetarian'] : diets,
    without,
    unknown: read.unknown,
    dropped: [...dropped, ...read.dropped],
    ...conditions,
  };
}

/**
 * Splits off exclusions and conditions, for a provider that would search for their words.
 *
 * Shape   `rest` is the search without them.
 */
export function splitWish(
  text: string,
  foods: WishBook['foods'],
): Omit<Wish, 'words'> & { readonly rest: string } {
  const { rest, ...conditions } = readConditions(text, {
    isTaken: ({ sort, bound }) => (sort ?? bound) !== undefined,
  });
  const read = readNegations(rest, { foods, isKnown: () => false });
  return {
    ...conditions,
    without: read.without,
    unknown: read.unknown,
    dropped: [...conditions.dropped, ...read.dropped],
    rest: read.rest.filter((token) => !JOINER.test(token)).join(' '),
  };
}

/** With fish in the search, "no meat" means meat of land animals. */
function unlessFish(
  without: readonly Food[],
  { words, foods }: { words: readonly string[]; foods: WishBook['foods'] },
): Food[] {
  const landMeat = foods.family(LAND_MEAT);
  const asksForFish = words.some((word) => SEAFOOD.test(word));
  return without.map((food) => (food.label === MEAT && asksForFish && landMeat) || food);
}

type Negations = {
  readonly rest: string[];
  readonly without: Food[];
  readonly unknown: string[];
  readonly dropped: string[];
};
type Found = { readonly foods: readonly Food[]; readonly end: number };

/** Takes negations out of the words. Takes time linear in the number of tokens. */
function readNegations(tokens: readonly string[], book: WishBook): Negations {
  const { foods } = book;
  const { negatorAt, pastFillers, foodAt, dishAt, nearFoodAt } = foodReader(tokens, book);
  const read: Negations = { rest: [], without: [], unknown: [], dropped: [] };
  for (let at = 0; at < tokens.length;) at = prefixed(at) ?? suffixed(at) ?? glued(at) ?? keep(at);
  return read;

  /** "no eggs, milk or nuts" */
  function prefixed(from: number): number | undefined {
    const negator = negatorAt(from);
    if (negator === undefined) return undefined;
    const start = pastFillers(from + negator.split(' ').length);
    const first = foodAt(start) ?? dishAt(start) ?? nearFoodAt(start);
    if (!first) return notUnderstood(negator, start);
    read.without.push(...first.foods);
    return negator === '¬' ? first.end : restOfList(first);
  }

  function restOfList({ foods: before, end }: Found): number {
    let next = end;
    while (JOINER.test(tokens[next] ?? '')) next += 1;
    const item = foodAt(pastFillers(next)) ?? (next > end ? nearFoodAt(next) : undefined);
    const isComma = next > end && tokens[next - 1] === ',';
    const goesOn =
      next > end
        ? !(isComma && item?.foods.some(({ label }) => SERVED.test(label)))
        : [before, item?.foods ?? []].every((list) => list.some(({ isAllergen }) => isAllergen));
    if (!item || !goesOn) return end;
    read.without.push(...item.foods);
    return restOfList(item);
  }

  /** "nut, egg and dairy free" */
  function suffixed(from: number): number | undefined {
    for (let length = MAX_PHRASE; length > 0; length -= 1) {
      if (!FREE.test(tokens[from + length] ?? '')) continue;
      const food = foods.find(tokens.slice(from, from + length));
      const found = food ? [food] : length === 1 ? (nearFoodAt(from)?.foods ?? []) : [];
      if (found.length === 0 && length > 1) continue;
      if (found.length === 0) read.unknown.push(tokens[from] ?? '');
      startOfList();
      read.without.push(...found);
      return from + length + 1;
    }
    return undefined;
  }

  function startOfList(): void {
    for (;;) {
      const last = read.rest.findLastIndex((token) => !JOINER.test(token));
      const family = foods.family(read.rest[last] ?? '');
      const isJoined = last < read.rest.length - 1;
      if (!family || SERVED.test(family.label) || !(isJoined || family.isAllergen)) return;
      read.rest.length = last;
      read.without.push(family);
    }
  }

  /** "eggless" */
  function glued(from: number): number | undefined {
    const [, word = ''] = /^(.{3,})(?:free|less)$/.exec(tokens[from] ?? '') ?? [];
    const family = foods.family(word);
    if (!family) return undefined;
    read.without.push(family);
    return from + 1;
  }

  function keep(from: number): number {
    read.rest.push(tokens[from] ?? '');
    return from + 1;
  }

  function notUnderstood(negator: string, at: number): number {
    const word = tokens[at];
    if (word === undefined || !/\p{Letter}/u.test(word)) return at;
    if (SOFT.test(negator)) read.dropped.push(`${negator} ${word}`);
    else read.unknown.push(word);
    return at + 1;
  }
}

/** Reads foods and dishes that start at a token. */
function foodReader(tokens: readonly string[], { foods, isKnown }: WishBook) {
  return { negatorAt, pastFillers, foodAt, dishAt, nearFoodAt };

  function negatorAt(from: number): string | undefined {
    return NEGATOR.exec(tokens.slice(from, from + MAX_NEGATOR).join(' '))?.[0];
  }

  function pastFillers(from: number): number {
    return FILLER.test(tokens[from] ?? '') ? pastFillers(from + 1) : from;
  }

  /** The longest name of a food, and the allergen it is made of: "egg noodles" mean eggs too. */
  function foodAt(from: number): Found | undefined {
    if (negatorAt(from) !== undefined) return undefined;
    const most = Math.min(MAX_PHRASE, tokens.length - from);
    for (let length = most; length > 0; length -= 1) {
      const typed = tokens.slice(from, from + length);
      if (length === 1 && isCountryWord(stem(typed[0] ?? ''))) return undefined;
      const food = foods.find(typed);
      if (!food) continue;
      const allergens = typed
        .flatMap((word) => foods.family(word) ?? [])
        .filter(
          (family) => family.isAllergen && [...food.names].every((name) => family.names.has(name)),
        );
      return { foods: [...new Set([food, ...allergens])], end: from + length };
    }
    return undefined;
  }

  /** A kind of dish or a country: "not chinese", "no soup". */
  function dishAt(from: number): Found | undefined {
    const typed = tokens[from] ?? '';
    const words = searchWords(typed);
    const isCountry = words.some((word) => isCountryWord(word));
    const label = isCountry ? typed.charAt(0).toUpperCase() + typed.slice(1) : typed;
    if (words.length === 0 || !words.every(isKnown)) return undefined;
    return { foods: [{ label, isAllergen: false, words, names: new Set() }], end: from + 1 };
  }

  function nearFoodAt(from: number): Found | undefined {
    const word = tokens[from] ?? '';
    if (isKnown(stem(word)) || negatorAt(from) !== undefined) return undefined;
    const near = foods.near(word).flatMap((other) => foods.find([other]) ?? []);
    return near.length === 0 ? undefined : { foods: near, end: from + 1 };
  }
}
