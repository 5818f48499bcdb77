import { isFact } from '#subjects/reading/pages/blockFacts.rules';

import { headingOf } from './headings.rules.ts';
import { type Topic, topicOf } from './headingWords.rules.ts';
import { FOR_THE } from './plainLines.rules.ts';
import { looksLikeIngredient } from './recipeParts.rules.ts';

/** Recipes of one text, and one more that tells that there are more. */
const MAX_RECIPES = 2_001;
/** A title of several recipes, not of one. */
const OF_MANY =
  /(?:^|\P{L})(?:recipes|cookbook|rezepte|kochbuch|recettes|recetas|receitas|ricette|ricettario|recepten|przepisy)(?:$|\P{L})/iu;
/** Characters of a title, and lines between it and the ingredients. */
const MAX_TITLE = 80;
const MAX_ABOVE = 30;
const MIN_AMOUNTS = 2;
/** Lines that are looked at for amounts. */
const MAX_LOOKED_AT = 500;
/** Lines of a text without headings that are looked at, and those below amounts among which steps begin. */
const MAX_LINES = 20_000;
const MAX_BELOW = 100;
/** An empty line, or one that is drawn: "---". */
const EMPTY = /^[^\p{L}\p{N}]*$/u;
/** What ends as steps do, or has the number of one. */
const STEP = /[.!?。]$|^\d{1,2}[.)]\s/u;
/** What a dish has beside it, which is a recipe of its own only when it says more. */
const PART_OF_DISH =
  /(?:^|[ -])(?:dough|filling|topping|crust|base|glaze|icing|frosting|batter|dressing|marinade|garnish|sauce|gravy|syrup|broth|rub|brine|salsa|pastry|sponge|streusel|crumble|meatballs|dumplings|croutons|cream|custard|ganache|layer|coating|seasoning|paste|p[âa]te|garniture|glaçage|sirop|crème|masa|relleno|crema|impasto|ripieno|sugo|deeg|vulling|saus|nappage|b[ée]chamel)s?$|(?:teig|f[üu]llung|belag|guss|glasur|so(?:ß|ss)e|creme|masse|b[oö]den)(?:en?|n)?$/iu;
/** Above amounts of the same recipe, or of what one eats. */
const NO_TITLE =
  /^(?:per|to serve|for serving|serve with|to garnish|optional|extras|assembly|macros|nutritional values?|außerdem|dazu|zum|pour servir|para servir|per servire|day|step|stage|phase|part|tag|schritt|teil|jour|étape|día|paso|giorno|passo|dag|stap)(?!\p{L})/iu;
/** A heading that is a step: "Fry the onions", "Zwiebeln anbraten". */
const ORDER =
  /^(?:(?:add|assemble|bake|blend|boil|brown|chop|combine|cook|cut|fry|grill|heat|make|marinate|mix|prep|prepare|roast|saut[ée]|season|serve|simmer|steam|stir|toast|whisk) (?:the|your|all|it|everything)|(?:bak|kook|maak|snijd) (?:de|het)|(?:préparer|préparez|faire|faites|cuire|couper|preparar|hacer|cocinar|freír|preparare|cuocere) \p{L}+)(?!\p{L})|^\p{L}.{0,60} (?:anbraten|kochen|mischen|schneiden|vorbereiten|zubereiten)$/iu;

/**
 * A text in the parts that are recipes of their own: below headings of Markdown, or where a list of ingredients follows
 * the steps of another, with a heading of its own or below a title.
 *
 * Shape   in order, mostly one; what stands above the first of several titles of Markdown is of none.
 */
export function recipesOfText(text: string): string[] {
  const lines = text.split(/\r\n?|\n|\u2028|\u2029/);
  const starts = startsByHeadings(lines) ?? startsByLists(lines) ?? startsByTitles(lines);
  if (starts.length < 2) return [text];
  const from = starts.slice(0, MAX_RECIPES);
  return from.map((start, at) => lines.slice(start, from[at + 1]).join('\n'));
}

/** Where "# Soup" and "# Tea" are, each with "## Ingredients" below; undefined for a text without such headings. */
function startsByHeadings(lines: readonly string[]): number[] | undefined {
  const headings = lines.flatMap((line, at) => {
    const level = /^(#{1,6}) /.exec(line)?.[1]?.length;
    return level === undefined ? [] : [{ at, level, topic: topicAlone(line) }];
  });
  if (headings.length === 0) return undefined;
  const levels = new Set(headings.map(({ level }) => level));
  const [first = 1, second = first] = [...levels].toSorted((a, b) => a - b);
  const [only, ...others] = headings.filter(({ level }) => level === first);
  const isBook = others.length === 0 && OF_MANY.test(lines[only?.at ?? -1] ?? '');
  const top = isBook ? second : first;
  const starts: number[] = [];
  let title: number | undefined;
  /** The title whose first heading of steps was seen. */
  let asked: number | undefined;
  for (const { at, level, topic } of headings) {
    if (level === top && topic === undefined) title = at;
    if (level <= top || topic === undefined || title === undefined) continue;
    const isFirst = asked !== title;
    if (topic === 'steps') asked = title;
    const isUnnamed = topic === 'steps' && isFirst && hasAmounts(lines.slice(title + 1, at));
    if (topic !== 'ingredients' && !isUnnamed) continue;
    // Each title once, whatever lists it has.
    starts.push(title);
    title = undefined;
  }
  return starts;
}

/**
 * Where titles are, each above a heading of ingredients; the second stands below steps. undefined for a text without such
 * headings.
 */
function startsByLists(lines: readonly string[]): number[] | undefined {
  const topics = lines.map(topicAlone);
  if (!topics.includes('ingredients')) return undefined;
  // The first may have its amounts right below its title, or below "For the dough:".
  const [list, method] = [topics.indexOf('ingredients'), topics.indexOf('steps')];
  const isUnnamed = method < list && hasAmounts(lines.slice(1, Math.max(1, method)));
  const starts: number[] = isUnnamed ? [0] : [];
  let hasSteps = true;
  for (const [at, topic] of topics.entries()) {
    if (topic === 'steps') hasSteps = true;
    if (topic !== 'ingredients' || !hasSteps) continue;
    const start = starts.length === 0 ? 0 : titleAbove(lines, at);
    if (start !== undefined) {
      starts.push(start);
      hasSteps = false;
    }
  }
  return starts;
}

/** Where titles are right above amounts, each with steps below these; what may be a part of a dish is none. */
function startsByTitles(lines: readonly string[]): number[] {
  const texts = lines.slice(0, MAX_LINES).map((line) => line.trim());
  const isAmount = texts.map(isAmountAlone);
  const hasStep = (from: number, to: number) =>
    texts.slice(from, to).some((text, at) => isAmount[from + at] === false && isStepLine(text));
  const starts = [0];
  let last: AmountBlock | undefined;
  for (const block of blocksOf(texts, isAmount)) {
    const title = last && titleAbove(texts, block.from);
    const isNext =
      last !== undefined &&
      title !== undefined &&
      title > last.to &&
      isOwnTitle(texts.slice(title, block.from)) &&
      hasStep(last.to + 1, title) &&
      hasStep(block.to + 1, block.to + 1 + MAX_BELOW);
    if (isNext) starts.push(title);
    last = block;
  }
  return starts;
}

type AmountBlock = { readonly from: number; readonly to: number };

/** Two amounts or more with nothing but empty lines between them. */
function blocksOf(texts: readonly string[], isAmount: readonly boolean[]): AmountBlock[] {
  const found: (AmountBlock & { count: number })[] = [];
  let isOpen = false;
  for (const [at, text] of texts.entries()) {
    const last = found.at(-1);
    if (isAmount[at] === true) {
      if (isOpen && last) found.splice(-1, 1, { ...last, to: at, count: last.count + 1 });
      else found.push({ from: at, to: at, count: 1 });
    }
    if (!EMPTY.test(text)) isOpen = isAmount[at] === true;
  }
  return found.filter(({ count }) => count >= MIN_AMOUNTS);
}

/** Whether a line is an amount of something: not "A family favourite.", and not "Season to taste." */
export function isAmountAlone(text: string): boolean {
  return looksLikeIngredient(text) && !(/^\p{L}/u.test(text) && STEP.test(text));
}

function isStepLine(text: string): boolean {
  return STEP.test(text) || topicAlone(text) === 'steps';
}

/** Whether a line, with facts and empty lines below it, is the title of a recipe and of no part of one. */
function isOwnTitle([title = '', ...below]: readonly string[]): boolean {
  const isBare = below.every((text) => EMPTY.test(text) || isFact(text));
  const isNamed = /^[\p{Lu}\p{Lo}]/u.test(title) && headingOf(title) === undefined;
  const isOther =
    topicOf(title) !== undefined || [NO_TITLE, ORDER, FOR_THE].some((one) => one.test(title));
  return isBare && isNamed && !isOther && (below.some(isFact) || !PART_OF_DISH.test(title));
}

/** Whether two lines are amounts of something, which a list of ingredients has at least. */
function hasAmounts(lines: readonly string[]): boolean {
  const some = lines.slice(0, MAX_LOOKED_AT);
  return some.filter((line) => looksLikeIngredient(line.trim())).length >= MIN_AMOUNTS;
}

/** Where the paragraph begins that stands above a line, when its first line may be a title; facts are passed over. */
function titleAbove(lines: readonly string[], end: number): number | undefined {
  const lineAt = (at: number) => (lines[at] ?? '').trim();
  // A title stands below an empty line, or below a sentence.
  const isEnd = (at: number) => EMPTY.test(lineAt(at)) || /[.!?。]$/.test(lineAt(at));
  const least = Math.max(0, end - MAX_ABOVE);
  let at = end - 1;
  while (at > least && (EMPTY.test(lineAt(at)) || isFact(lineAt(at)))) at -= 1;
  while (at > least && !isEnd(at - 1)) at -= 1;
  const title = lineAt(at);
  const isTitle = title.length <= MAX_TITLE && /\p{L}/u.test(title) && !/[.!?。:：]$/.test(title);
  return at > least && isTitle && topicAlone(title) === undefined ? at : undefined;
}

/** What a line is about that is a heading and nothing else. */
function topicAlone(line: string): Topic | undefined {
  const found = topicOf(headingOf(line)?.name ?? line);
  return found?.rest === '' ? found.topic : undefined;
}
