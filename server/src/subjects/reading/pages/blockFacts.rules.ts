import { topicOf } from '#subjects/reading/words/headingWords.rules';
import { readMinutes } from '#subjects/reading/words/recipeTimes.rules';
import { readYields } from '#subjects/reading/words/recipeYields.rules';

import { type FoundRecipe, MAX_CALORIES } from './foundRecipe.rules.ts';
import type { Block } from './pageTexts.rules.ts';

/** Facts about the recipe as a text has them: what they are, then how much. */
const FACTS: readonly (readonly ['prep' | 'cook' | 'total', RegExp])[] = [
  [
    'total',
    // Both in one, before either.
    /^(?:prep(?:aration)?|active|vorbereitung|préparation|preparación|preparazione|voorbereiding) ?(?:time ?)?(?:&|\+|and|und|et|y|e|en) ?(?:cook|bak(?:e|ing)|koch|back|cuisson|cocción|cottura|kook)/i,
  ],
  [
    'prep',
    /^(?:prep|active|hands.on|vorbereitung|arbeitszeit|arbejdstid|(?:temps de )?préparation|preparación|preparazione|voorbereiding)/i,
  ],
  [
    'cook',
    /^(?:cook|bak(?:e|ing)|koch|back|garzeit|(?:temps de )?cuisson|(?:tiempo de )?cocción|(?:tempo di )?cottura|kook|tilberedning:|tillagning:)/i,
  ],
  [
    'total',
    /^(?:total|ready in|prêt en|pronto in|listo en|klaar in|fertig in|time|gesamt|temps total|tiempo|tempo|totale|zeit|zubereitungszeit|durée|czas|tid|samlet tid|tilberedningstid|tillagningstid|bereidingstijd)/i,
  ],
];
const YIELDS =
  /^(?:serves|serve:|servings?|makes|yields?|feeds|portions?|portionen|für\b|pour\b|para\b|per\b|person|porzioni|porciones|porções|porties|voor|personer|портц|порций|porcje|adag|mængde|antal (?:portioner|personer)|antal ?(?=\d)|dosi per|aantal personen|recept voor|recette pour|ricetta per|receta para|rezept für|分量|份量|for \d{1,3}(?:$| (?:servings|portions|people|persons)$)|\d{1,3}(?: ?[-–] ?\d{1,3})?\s?(?:人分|servings?$|portions?$|portion(?:en|er)$|porsjoner$|personen$|personnes$|persone$|personas$|raciones$|comensales$|couverts$|convives$|parts$|stück$|stuks$|pezzi$|pessoas$|porzioni$|porciones$|porções$|porties$|porcj[ei]$|adag$|fő(?:re)?$|porce$|porcí$|porcie$|porcií$|pers\.?$))/i;
/** "2 loaves", "4 serves", "Two large loaves (12 slices each)": what is made, where nothing says of which food. */
const BARE_YIELDS =
  /^(?:(?:about|approx\.?|ca\.?|circa|etwa) )?(?:\d{1,3}(?: ?[-–] ?\d{1,3})?|one|two|three|four|six|zwei|drei|vier) (?:(?:large|medium|small|big|mini|round|long|große|kleine|runde|\d{1,2}[- ]?(?:inch|cm|in\.|lb)) ){0,2}(?:serves|loaf|loaves|laibe?|brote)(?: \([^()]{1,40}\))?\.?$/i;
/** "Yield: 30 min", "Per serving: 0.9 g salt": the first number is no yield. */
const OF_ELSE = /^\D{0,40}\d[\d.,]{0,8}\s?(?:min|hours?|hrs?|h|std|kcal|cal|kj|g|mg)(?![\p{L}])/iu;
/** "Servings:", but not "Cost: $$". */
const LABEL = /^[\p{L}\p{M} .'’/()&+-]{1,40}[:：]?$/u;
/** "Cook time 20 min", but not "Bake for 20 minutes." */
const TOLD =
  /ready in|prêt en|pronto in|listo en|klaar in|fertig in|time|zeit|temps|tiempo|tempo|czas|tid\b|tijd/i;
/** "Total 1 hr 30 min", "Cuisson 1h10", but not the sentence "Bake 30 minutes." */
const TOLD_SHORT =
  /^\p{L}+ \d{1,3}(?: ?\p{L}+(?: ?\d{1,2}(?: ?\p{L}+|['’′])?)?(?:(?<=min|mins|hr|hrs|std|u)\.)?|['’′])$/iu;
/** The year of a date is no number of minutes. */
const YEAR = /(?:^|\D)(?:19|20)\d{2}(?!\d)(?! ?min)/i;
/** "5 min", "0:05 h", "20'", as nothing else on a line is. */
export const DURATION =
  /^\d{1,3}(?::\d{2})?(?:\s?(?:h|hrs?|hours?|heures?|std|stunden?|ore|horas?|min|mins|minutes?|minuten|minuti|minutos?)\.?|['’′])$/i;
/** Where the next fact of the same line begins: "Prep time: 10 min Cook time: 1 h". */
const NEXT_FACT =
  /(?<![&+]|\band)\s(?=(?:prep|active|hands.on|cook|bake|baking|total|serves|servings?|makes|yields?)\b[^\d:：]{0,12}[:：])/i;
/** Characters of a label, and of what it labels. */
const MAX_LABEL = 40;
const MAX_LABEL_WORDS = 3;

/** "Energy: 1,130 kJ (270 kcal)", "Calories: 270" */
const ENERGY =
  /^(?:calor|kalor|energ|énerg|brennwert|kcal|valeur (?:calorique|énergétique)|valor energ)\P{N}{0,30}(?:\p{N}[\d.,]{0,8}\s?kj\P{N}{0,10})?(\d{1,5})\s?(?:k?cal|$)/iu;
/** "2,042kJ / 488kcals" */
const TWO_ENERGIES = /^[\d.,]{1,7}\s?kj\s?[/(]\s?(\d{1,5})\s?kcals?\b/i;
const ENERGY_LABEL = /^(?:calories|kcal|kalorien|calorías|calorie)[:：]?$/i;
const ENERGY_VALUE = /^\d{1,5}(?: ?k?cal)?$/i;
const PER_WEIGHT = /100\s?(?:g|ml)/i;

/** The kcal that a line of a page tells, null when none does. */
export function caloriesIn(blocks: readonly Block[]): number | null {
  const calories = blocks.flatMap(({ text }, at) => {
    const next = blocks[at + 1]?.text ?? '';
    // A table has them apart: "Calories", "270".
    if (ENERGY_LABEL.test(text) && ENERGY_VALUE.test(next)) return [Number.parseInt(next, 10)];
    const isShort = text.length <= 2 * MAX_LABEL && !PER_WEIGHT.test(text);
    const [, kcal = ''] = (isShort && (ENERGY.exec(text) ?? TWO_ENERGIES.exec(text))) || [];
    return kcal === '' ? [] : [Number(kcal)];
  });
  return calories.find((kcal) => kcal > 0 && kcal <= MAX_CALORIES) ?? null;
}

/** Whether a line says how long or how much. */
export function isFact(text: string): boolean {
  return factIn(text) !== undefined || isYields(text);
}

/** Whether a fact may be a step as well: "Bake 30 minutes", "Cook 1 hr", without a colon or "time". */
export function isOrder(text: string): boolean {
  return TOLD_SHORT.test(text) && !isTold(text) && !isYields(text);
}

/** Whether a colon or a word of its label says that a line is a fact; "Cook a second time for 5 minutes" is none. */
function isTold(text: string): boolean {
  const isSentence = /[.!?。]$/.test(text);
  const label = isSentence ? text.split(' ', MAX_LABEL_WORDS).join(' ') : text;
  return /[:：]/.test(text) || TOLD.test(label);
}

/** "2 loaves": where it stands among amounts, it is one of them. */
export function isBareYields(text: string): boolean {
  return BARE_YIELDS.test(text.trim());
}

function isYields(text: string): boolean {
  if (isBareYields(text)) return true;
  return (
    YIELDS.test(text) &&
    text.length <= 60 &&
    /\d/.test(text) &&
    !OF_ELSE.test(text) &&
    !/calor/i.test(text)
  );
}

function factIn(text: string): 'prep' | 'cook' | 'total' | undefined {
  if (text.length > 80 || !/\d/.test(text) || YEAR.test(text)) return undefined;
  if (!(isTold(text) || TOLD_SHORT.test(text))) return undefined;
  return FACTS.find(([, pattern]) => pattern.test(text))?.[0];
}

/** Times and yields among the lines of a text: "Serves 4", "Prep: 20 min | Cook: 1 h", "Zutaten für 4". */
export function factsOf(blocks: readonly Block[]): Pick<FoundRecipe, 'minutes' | 'yields'> {
  const facts = [...blocks.map(({ text }) => text), ...labelled(blocks)]
    .filter((text) => text.length <= 160)
    .flatMap((text) => text.split(/ [|•·—] |; /u))
    .flatMap((text) => (isBareYields(text) ? [text] : inBrackets(text)))
    .flatMap((text) => text.split(NEXT_FACT))
    .map((text) => (topicOf(text)?.topic === 'ingredients' ? (topicOf(text)?.rest ?? '') : text));
  const minutesOf = (wanted: 'prep' | 'cook' | 'total') =>
    facts.flatMap((text) =>
      factIn(text) === wanted ? (readMinutes(valueIn(text)) ?? []) : [],
    )[0] ?? null;
  const minutes = { prep: minutesOf('prep'), cook: minutesOf('cook'), total: minutesOf('total') };
  const both = minutes.prep !== null && minutes.cook !== null ? minutes.prep + minutes.cook : null;
  const yields = facts.find(isYields);
  const isTold = Object.values(minutes).some((one) => one !== null);
  return {
    minutes: { ...minutes, total: minutes.total ?? both ?? (isTold ? null : besideYields(facts)) },
    yields: (yields === undefined ? undefined : readYields(yields)) ?? null,
  };
}

/** A text at its brackets; "1 loaf" of "1 loaf (16 oz) bread" is not what is made. */
function inBrackets(text: string): string[] {
  return text.split(/[(（)）]/u).filter((part, at) => at > 0 || !isBareYields(part));
}

/** An unlabelled time beside the servings: "4 personen", "15 min". */
function besideYields(facts: readonly string[]): number | null {
  const beside = facts.filter(
    (text, at) =>
      DURATION.test(text) && (isYields(facts[at - 1] ?? '') || isYields(facts[at + 1] ?? '')),
  );
  return beside.flatMap((text) => readMinutes(text) ?? [])[0] ?? null;
}

/**
 * What stands beside or below its label: "Servings", "8" -> "Servings: 8".
 *
 * Shape   of a row of values as many labels before it count: a table has all labels above all values.
 */
function labelled(blocks: readonly Block[]): string[] {
  const short = blocks.map(({ text, isItem }) => {
    const isLong = text.length > MAX_LABEL;
    // "Serves 8" has its label.
    if (isFact(text) && !/^\d/.test(text)) return '';
    return isLong && isItem === true ? text.replaceAll(/\D/g, '') : isLong ? '' : text;
  });
  return short.flatMap((text, at) => {
    if (!/\d/.test(text)) return [];
    const before = short.slice(0, at).findLastIndex((one) => !/\d/.test(one));
    const after = short.findIndex((one, next) => next > at && !/\d/.test(one));
    const values = (after === -1 ? short.length : after) - before - 1;
    const label = short[at - values] ?? '';
    // "Cooking time" in a menu, and a number beside it.
    const isBare = !/\p{L}/u.test(text) && FACTS.some(([, pattern]) => pattern.test(label));
    return LABEL.test(label) && text.length <= MAX_LABEL && !isBare
      ? [`${label.replace(/[:：]$/, '')}: ${text}`]
      : [];
  });
}

/** "Prep time: 20 min" -> "20 min" */
function valueIn(text: string): string {
  return text.slice(Math.max(0, text.search(/\d|\b(?:an?|half|one)\b/)));
}
