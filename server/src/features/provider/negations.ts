import { foldText } from '@larder/shared/domain/text';

import { isCountryWord } from './countryNames.ts';
import type { Food, FoodBook } from './foods.ts';
import { searchWords, stem } from './searchWords.ts';

/** What a search is read with. */
export type WishBook = {
  readonly foods: Pick<FoodBook, 'find' | 'family' | 'near'>;
  /** Whether some recipe has this stem. */
  readonly isKnown: (stem: string) => boolean;
};

/** Begins what must not be in it. */
const NEGATOR =
  /^(?:(?:i )?(?:dont|do not|doesnt|does not|cant|can not|cannot|wont|will not|must not|should not)(?: (?:like|want|eat|have|contain|include|use|need|tolerate|do))?|free (?:of|from)|allerg(?:ic|y|ies) to|intoleran(?:t|ce) (?:to|of)|(?:anything|everything|all) but|other than|leav(?:e|ing) out|instead of|nothing with|(?:is|are) not|not with|without|sans|sin|senza|ohne|minus|except(?: for)?|excluding|excludes?|avoid(?:ing)?|skip(?:ping)?|omit(?:ting)?|hold|hates?|dislikes?|never|neither|nor|no|non|not|zero|¬)(?= |$)/;
/** After these an unknown word need not be a food: "not boring". */
const SOFT = /^(?:not|never|nor|neither|(?:is|are) not)$/;
/** Stands behind what must not be in it. */
const FREE = /^(?:free|allerg(?:y|ies|ic)|intoleran(?:t|ce))$/;
const JOINER = /^(?:[,;&+/]|and|or|nor|plus)$/;
const FILLER =
  /^(?:any|the|a|an|of|added|more|too|very|so|much|extra|like|to|raw|fresh|dried|dry|cooked|canned|frozen|fried|chopped|big|large|small|real|my|in|it|all)$/;
/** Dishes more than foods: after a comma they are what is wanted. */
const SERVED = /^(?:pasta|bread)$/;
/** Longest negator in words. */
const MAX_NEGATOR = 5;
/** Longest name of a food in words. */
const MAX_PHRASE = 4;

/** Words and signs that matter: "-onion" -> "¬ onion". */
export function tokensOf(text: string): string[] {
  const plain = foldText(text)
    .replaceAll(/['’‘]s?\b/g, '')
    .replaceAll(/\bw\/(?:o|out)\b/g, 'without')
    .replaceAll(/\bw\//g, 'with ')
    .replaceAll(/(?<=^|[\s(,;])[-–−!](?=\p{Letter})(?!free\b)/gu, '¬ ');
  return plain.match(/[\p{Letter}\p{Number}]+|[,;&+/¬]/gu) ?? [];
}

export type Negations = {
  readonly rest: string[];
  readonly without: Food[];
  readonly unknown: string[];
  readonly dropped: string[];
};
type Found = { readonly foods: readonly Food[]; readonly end: number };

/**
 * Takes negations out of the tokens of a search, in linear time: "no eggs, milk or nuts", "nut and egg free",
 * "eggless", "¬ onion".
 */
export function readNegations(tokens: readonly string[], book: WishBook): Negations {
  return new NegationReader(tokens, book).read();
}

class NegationReader {
  private readonly tokens: readonly string[];
  private readonly book: WishBook;
  private readonly found: Negations = { rest: [], without: [], unknown: [], dropped: [] };

  constructor(tokens: readonly string[], book: WishBook) {
    this.tokens = tokens;
    this.book = book;
  }

  read(): Negations {
    let at = 0;
    while (at < this.tokens.length) {
      at = this.prefixed(at) ?? this.suffixed(at) ?? this.glued(at) ?? this.keep(at);
    }
    return this.found;
  }

  private negatorAt(from: number): string | undefined {
    return NEGATOR.exec(this.tokens.slice(from, from + MAX_NEGATOR).join(' '))?.[0];
  }

  /** "no eggs, milk or nuts" */
  private prefixed(from: number): number | undefined {
    const negator = this.negatorAt(from);
    if (negator === undefined) return undefined;
    const start = this.pastFillers(from + negator.split(' ').length);
    const first = this.foodAt(start) ?? this.dishAt(start) ?? this.nearFoodAt(start);
    if (!first) return this.notUnderstood(negator, start);
    this.found.without.push(...first.foods);
    return negator === '¬' ? first.end : this.restOfList(first);
  }

  private restOfList({ foods: before, end }: Found): number {
    let next = end;
    while (JOINER.test(this.tokens[next] ?? '')) next += 1;
    const item =
      this.foodAt(this.pastFillers(next)) ?? (next > end ? this.nearFoodAt(next) : undefined);
    const isComma = next > end && this.tokens[next - 1] === ',';
    const goesOn =
      next > end
        ? !(isComma && item?.foods.some(({ label }) => SERVED.test(label)))
        : [before, item?.foods ?? []].every((list) => list.some(({ isAllergen }) => isAllergen));
    if (!item || !goesOn) return end;
    this.found.without.push(...item.foods);
    return this.restOfList(item);
  }

  /** "nut, egg and dairy free" */
  private suffixed(from: number): number | undefined {
    for (let length = MAX_PHRASE; length > 0; length -= 1) {
      if (!FREE.test(this.tokens[from + length] ?? '')) continue;
      const food = this.book.foods.find(this.tokens.slice(from, from + length));
      const found = food ? [food] : length === 1 ? (this.nearFoodAt(from)?.foods ?? []) : [];
      if (found.length === 0 && length > 1) continue;
      if (found.length === 0) this.found.unknown.push(this.tokens[from] ?? '');
      this.startOfList();
      this.found.without.push(...found);
      return from + length + 1;
    }
    return undefined;
  }

  private startOfList(): void {
    for (;;) {
      const last = this.found.rest.findLastIndex((token) => !JOINER.test(token));
      const family = this.book.foods.family(this.found.rest[last] ?? '');
      const isJoined = last < this.found.rest.length - 1;
      if (!family || SERVED.test(family.label) || !(isJoined || family.isAllergen)) return;
      this.found.rest.length = last;
      this.found.without.push(family);
    }
  }

  /** "eggless" */
  private glued(from: number): number | undefined {
    const [, word = ''] = /^(.{3,})(?:free|less)$/.exec(this.tokens[from] ?? '') ?? [];
    const family = this.book.foods.family(word);
    if (!family) return undefined;
    this.found.without.push(family);
    return from + 1;
  }

  private keep(from: number): number {
    this.found.rest.push(this.tokens[from] ?? '');
    return from + 1;
  }

  private notUnderstood(negator: string, at: number): number {
    const word = this.tokens[at];
    if (word === undefined || !/\p{Letter}/u.test(word)) return at;
    if (SOFT.test(negator)) this.found.dropped.push(`${negator} ${word}`);
    else this.found.unknown.push(word);
    return at + 1;
  }

  private pastFillers(from: number): number {
    return FILLER.test(this.tokens[from] ?? '') ? this.pastFillers(from + 1) : from;
  }

  /** The longest name of a food, and the allergen it is made of: "egg noodles" mean eggs too. */
  private foodAt(from: number): Found | undefined {
    if (this.negatorAt(from) !== undefined) return undefined;
    const most = Math.min(MAX_PHRASE, this.tokens.length - from);
    for (let length = most; length > 0; length -= 1) {
      const typed = this.tokens.slice(from, from + length);
      if (length === 1 && isCountryWord(stem(typed[0] ?? ''))) return undefined;
      const food = this.book.foods.find(typed);
      if (!food) continue;
      const allergens = typed
        .flatMap((word) => this.book.foods.family(word) ?? [])
        .filter(
          (family) => family.isAllergen && [...food.names].every((name) => family.names.has(name)),
        );
      return { foods: [...new Set([food, ...allergens])], end: from + length };
    }
    return undefined;
  }

  /** A kind of dish or a country: "not chinese", "no soup". */
  private dishAt(from: number): Found | undefined {
    const typed = this.tokens[from] ?? '';
    const words = searchWords(typed);
    const isCountry = words.some((word) => isCountryWord(word));
    const label = isCountry ? typed.charAt(0).toUpperCase() + typed.slice(1) : typed;
    if (words.length === 0 || !words.every(this.book.isKnown)) return undefined;
    return { foods: [{ label, isAllergen: false, words, names: new Set() }], end: from + 1 };
  }

  private nearFoodAt(from: number): Found | undefined {
    const word = this.tokens[from] ?? '';
    if (this.book.isKnown(stem(word)) || this.negatorAt(from) !== undefined) return undefined;
    const near = this.book.foods.near(word).flatMap((other) => this.book.foods.find([other]) ?? []);
    return near.length === 0 ? undefined : { foods: near, end: from + 1 };
  }
}

/**
 * What must not be in it, for a provider that knows no negations and would search for it.
 *
 * Shape   `rest` is the search without its negations.
 */
export function splitNegations(
  text: string,
  foods: WishBook['foods'],
): Omit<Negations, 'rest'> & { readonly rest: string } {
  const { rest, ...read } = readNegations(tokensOf(text), { foods, isKnown: () => false });
  return { ...read, rest: rest.filter((token) => !JOINER.test(token)).join(' ') };
}
