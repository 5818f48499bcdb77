import { readIngredientLine } from '@larder/shared/recipes/ingredientLine';

import { record } from '#platform/lib/untrusted';
import { withWholeDecimals } from '#subjects/reading/words/cutDecimals.rules';
import { headingAmong, headingIn } from '#subjects/reading/words/headings.rules';
import { isMethod } from '#subjects/reading/words/headingWords.rules';
import { isShouted, MAX_SHARE } from '#subjects/reading/words/plainLines.rules';
import { readMinutes } from '#subjects/reading/words/recipeTimes.rules';
import { bestYields } from '#subjects/reading/words/recipeYields.rules';
import {
  ingredientsOf,
  MAX_LINES,
  MAX_STEPS,
  rejoined,
  splitAmounts,
  stepsOf,
  withBreaks,
  withoutCount,
} from '#subjects/reading/words/steps.rules';
import { isRecipeWord } from '#subjects/reading/words/titles.rules';

import { withPlainNote } from './dataNotes.rules.ts';
import { type FoundRecipe, lettersOf, MAX_CALORIES, type Written } from './foundRecipe.rules.ts';
import { isOfType, member, type Node, type Resolve } from './graph.rules.ts';
import { lineOfText, linesOfHtml, linesOfText } from './pageTexts.rules.ts';
import { quantityOfNode } from './quantityOfNode.rules.ts';

/** Max depth of nested lists: a section, its list, its steps, their directions. */
const MAX_DEPTH = 8;
/** Characters of the name of a step; a longer one is the step. */
const MAX_TITLE = 100;
/** Members that hold the parts of a step or a section. */
const PARTS = ['itemListElement', 'steps', 'step', 'item'];
/** "How to make the pie" */
const HOW_TO =
  /^(?:how to (?:make|cook|prepare)|comment (?:faire|préparer)|cómo (?:hacer|preparar)|como (?:fazer|preparar)|come (?:fare|preparare)|zo maak je|så gör du|sådan laver du|slik lager du|jak zrobić|как приготовить)\s/i;
/** Amounts in one item of a list that make it several. */
const MIN_AMOUNTS = 2;
const KJ_PER_KCAL = 4.184;
/** "1,234" is more than a thousand, "674.571" is not. */
const MAX_GROUPED = 20_000;

/** The recipe that a node of schema.org describes. */
export function recipeOfNode(node: Node, resolve: Resolve): FoundRecipe {
  const reader = new NodeReader(resolve);
  const ingredients = member(node, ['recipeIngredient', 'ingredients', 'ingredient', 'supply']);
  const instructions = member(node, ['recipeInstructions', 'instructions', 'step', 'steps']);
  const [prep, cook, total] = [
    reader.minutes(member(node, ['prepTime'])),
    reader.minutes(member(node, ['cookTime', 'performTime'])),
    reader.minutes(member(node, ['totalTime', 'duration'])),
  ];
  const both = prep !== null && cook !== null ? prep + cook : null;
  const yields = [member(node, ['recipeYield', 'yield', 'servings'])].flat().flatMap((one) => {
    const text = typeof one === 'number' ? one : reader.quantity(one);
    return text === undefined ? [] : [text];
  });
  const title = reader.text(member(node, ['name', 'headline']))?.slice(0, 200) ?? null;
  const steps = reader.allSteps(instructions, title ?? '').slice(0, MAX_STEPS);
  const [step, ...otherSteps] = steps;
  const description = lettersOf(reader.text(member(node, ['description'])) ?? '');
  return {
    title,
    lines: reader
      .allLines(ingredients)
      .slice(0, MAX_LINES)
      .map((line) => ({ ...line, text: withPlainNote(line.text) })),
    steps,
    isDescribed:
      step !== undefined && otherSteps.length === 0 && lettersOf(step.text) === description,
    yields: bestYields(yields) ?? null,
    minutes: { prep, cook, total: total ?? both },
    calories:
      reader.calories(member(node, ['nutrition', 'nutritionalInformation'])) ??
      // Microdata may lack the item around it.
      reader.calories(node),
    language: reader.text(member(node, ['inLanguage'])) ?? null,
    image: reader.address(member(node, ['image', 'photo', 'thumbnailUrl'])) ?? null,
    address: reader.address(member(node, ['url', 'mainEntityOfPage'])) ?? null,
  };
}

/** An item of a list, which may be broken in two, or hold several amounts of something, a line each. */
function linesOfItem(text: string): string[] {
  const lines = text.includes('\n') ? linesOfText(text) : [];
  const isList = lines.filter(isAmountOfFood).length >= MIN_AMOUNTS;
  return isList ? lines : linesOfHtml(text);
}

function isAmountOfFood(line: string): boolean {
  return readIngredientLine(line).some(({ high, name }) => high > 0 && name !== '');
}

class NodeReader {
  private readonly resolve: Resolve;

  constructor(resolve: Resolve) {
    this.resolve = resolve;
  }

  /** One line of text of a value, or of what it is an object of. */
  text(value: unknown): string | undefined {
    if (typeof value === 'string') return lineOfText(value);
    if (typeof value === 'number') return String(value);
    if (Array.isArray(value)) return this.text(value[0]);
    const node = this.node(value);
    if (!node) return undefined;
    const inner = member(node, ['text', 'name', '@value', 'value', 'description']);
    return typeof inner === 'string' || typeof inner === 'number' ? this.text(inner) : undefined;
  }

  /** As `text`, with the unit or the two ends of a QuantitativeValue. */
  quantity(value: unknown): string | undefined {
    const [one] = [value].flat() as unknown[]; // of whatever a page says
    const node = this.node(one);
    return (node && quantityOfNode(node, (part) => this.text(part))) ?? this.text(value);
  }

  minutes(value: unknown): number | null {
    const node = this.node(value);
    const inner = node ? member(node, ['maxValue', 'value', '@value', 'minValue', 'name']) : value;
    const text = typeof inner === 'number' ? inner : this.text(inner);
    return text === undefined ? null : (readMinutes(text) ?? null);
  }

  calories(nutrition: unknown): number | null {
    const node = this.node([nutrition].flat()[0]);
    const text = node && this.text(member(node, ['calories', 'energy']));
    const [, number = '', unit = ''] =
      /(\d{1,3}(?:[., ]\d{3})(?!\d)|\d{1,6}(?:[.,]\d{1,20})?)\s{0,3}(\p{L}{0,3})/u.exec(
        text ?? '',
      ) ?? [];
    if (number === '') return null;
    const grouped = /^\d{1,3}[., ]\d{3}$/.test(number) ? Number(number.replace(/\D/, '')) : NaN;
    const amount = grouped <= MAX_GROUPED ? grouped : Number(number.replace(/[, ]/, '.'));
    const kcal = Math.round(/^kj/i.test(unit) ? amount / KJ_PER_KCAL : amount);
    return kcal > 0 && kcal <= MAX_CALORIES ? kcal : null;
  }

  address(value: unknown): string | undefined {
    if (typeof value === 'string') return value.trim() === '' ? undefined : value.trim();
    if (Array.isArray(value)) return this.address(value[0]);
    const node = this.node(value);
    const inner = node && member(node, ['url', 'contentUrl', '@id']);
    return typeof inner === 'string' || Array.isArray(inner) ? this.address(inner) : undefined;
  }

  allLines(value: unknown): Written[] {
    const lines = this.lines(value, null);
    // All in one line.
    const [only] = lines.length === 1 ? lines : [];
    return only ? ingredientsOf(splitAmounts(only.text), only.section) : lines;
  }

  /** Ingredients: texts, lists of them, lists with a name, amounts with units and names. */
  lines(value: unknown, section: string | null, depth = 0): Written[] {
    if (depth > MAX_DEPTH) return [];
    if (typeof value === 'string') return ingredientsOf(linesOfText(value), section);
    if (Array.isArray(value)) return this.listLines(value, section, depth);
    const node = this.node(value);
    if (!node) return [];
    const items = member(node, ['itemListElement', 'item', 'items', 'ingredients']);
    if (items !== undefined) {
      const name = this.text(member(node, ['name']));
      return this.lines(items, name ?? section, depth + 1);
    }
    const parts = [
      this.quantity(member(node, ['amount', 'quantity', 'requiredQuantity', 'value'])),
      this.text(member(node, ['unitText', 'unit'])),
      this.text(member(node, ['name', 'text', 'ingredient', '@value', 'description'])),
    ];
    return ingredientsOf([parts.filter((part) => part !== undefined).join(' ')], section);
  }

  /** As `lines` of an array, where one text may be the heading of the next. */
  private listLines(values: readonly unknown[], section: string | null, depth: number): Written[] {
    let under = section;
    const isCapital = capitalsAmong(values);
    const some = wholeTexts(values.slice(0, 2 * MAX_LINES));
    const texts = some.map((each) => (typeof each === 'string' ? (lineOfText(each) ?? '') : ''));
    return some.flatMap((each, at) => {
      const line = texts[at] ?? '';
      const heading = isCapital(line) ? headingIn(`${line}:`) : headingAmong(texts, at);
      if (heading !== undefined) under = heading;
      if (heading !== undefined) return [];
      return typeof each === 'string' && some.length > 1
        ? ingredientsOf(linesOfItem(each), under)
        : this.lines(each, under, depth + 1);
    });
  }

  allSteps(value: unknown, dish: string): Written[] {
    const steps = this.steps(value, null);
    // All in one text.
    const whole = steps.length === 1 ? this.only(value) : undefined;
    const all =
      whole === undefined
        ? rejoined(steps)
        : stepsOf(linesOfText(withBreaks(whole)), steps[0]?.section);
    return withoutCount(withoutHeading(all, dish));
  }

  /** The text that all is in; undefined when there are several. */
  private only(value: unknown, depth = 0): string | undefined {
    const all = [value].flat(2) as unknown[]; // of whatever a page says
    const [one, ...others] = all.filter((each) => this.steps(each, null, depth + 1).length > 0);
    if (others.length > 0) return undefined;
    const node = this.node(one);
    if (!node) return textIn(one);
    const [text, parts] = [member(node, ['text']), member(node, PARTS)];
    if (text !== undefined) return parts === undefined ? textIn(text) : undefined;
    // A node may name itself as its part.
    return depth < MAX_DEPTH ? this.only(parts, depth + 1) : undefined;
  }

  private steps(value: unknown, section: string | null, depth = 0): Written[] {
    if (depth > MAX_DEPTH) return [];
    if (typeof value === 'string') return stepsOf(linesOfText(value), section);
    if (Array.isArray(value)) {
      let under = section;
      const values = value.slice(0, 2 * MAX_STEPS);
      return values.flatMap((each: unknown, at) => {
        const heading = at + 1 < values.length ? this.headingOf(each) : undefined;
        if (heading !== undefined) under = heading;
        if (heading !== undefined) return [];
        // Of a list each text is one step, whatever lines it has.
        return typeof each === 'string' && value.length > 1
          ? stepsOf(linesOfHtml(each), under)
          : this.steps(each, under, depth + 1);
      });
    }
    const node = this.node(value);
    return node ? this.stepsOfNode(node, section, depth) : [];
  }

  /** The heading that a text of a list is, or a step that says nothing else. */
  private headingOf(value: unknown): string | undefined {
    const node = this.node(value);
    const text = node ? onlyText(node) : value;
    return typeof text === 'string' ? headingIn(lineOfText(text) ?? '') : undefined;
  }

  private stepsOfNode(node: Node, section: string | null, depth: number): Written[] {
    const items = member(node, PARTS);
    const name = this.text(member(node, ['name', 'headline']));
    const isStep = isOfType(node, 'HowToStep') || isOfType(node, 'HowToDirection');
    const under =
      name === undefined || isRecipeWord(name) ? section : name.replace(/\s?[:：]$/, '');
    if (items !== undefined && !isStep) {
      const own = stepsOf(linesOfText(textsIn(member(node, ['text', '@value']))), under);
      return both(own, this.steps(items, under, depth + 1));
    }
    const own = textsIn(member(node, ['text', '@value', 'description']));
    const parts = items === undefined ? [] : this.steps(items, null, depth + 1);
    const said = both(own === '' ? [] : [{ text: own, section: null }], parts);
    const text = lineOfText(said.map((part) => part.text).join('\n')) ?? name;
    if (text === undefined) return [];
    if (isOfType(node, 'HowToSection') && own !== '') return stepsOf(linesOfText(own), under);
    const title = titleOfStep(text, name);
    // What stands above the step, and what above them all.
    const isInner = section !== null && title !== null && lettersOf(title) !== lettersOf(section);
    const whole = isInner ? `${title}: ${text}` : begun(text, name);
    return stepsOf([whole], section ?? title);
  }

  private node(value: unknown): Node | undefined {
    const node = record(value);
    return node && this.resolve(node);
  }
}

/** Texts whose decimals are whole: see `withWholeDecimals`. */
function wholeTexts(values: readonly unknown[]): readonly unknown[] {
  const texts = values.filter((each) => typeof each === 'string');
  return texts.length === values.length
    ? withWholeDecimals(texts.map((text) => text.trim()))
    : values;
}

/** Which lines are headings since few others are in capitals: "FOR THE SAUCE". */
function capitalsAmong(values: readonly unknown[]): (line: string) => boolean {
  const lines = values.flatMap((each) =>
    typeof each === 'string' ? (lineOfText(each) ?? '') : [],
  );
  const isRare = lines.filter(isShouted).length <= MAX_SHARE * lines.length;
  return (line) => isRare && line !== lines.at(-1) && isShouted(line);
}

/** Without "Method", the name of the dish or "How to make it" above the steps, as a step or as the section of all. */
function withoutHeading(steps: readonly Written[], dish: string): Written[] {
  const [first, ...others] = steps;
  if (!first) return [];
  if (isMethod(first.section ?? '') && others.every(({ section }) => section === first.section))
    return withoutHeading(
      steps.map(({ text }) => ({ text, section: null })),
      dish,
    );
  const isDish = lettersOf(first.text) === lettersOf(dish);
  const isTold = HOW_TO.test(first.text) && !/[.!?]$/.test(first.text);
  const isAbove = isMethod(first.text) || (others.length > 0 && (isDish || isTold));
  return isAbove ? others : [...steps];
}

/** A step whose sentence begins in its name: "Serve", "with cream." */
function begun(text: string, name = ''): string {
  return /^\p{Ll}/u.test(text) && isTitle(name, text) ? `${name} ${text}` : text;
}

/** The name of a step as the heading above it, null when it says what the step says. */
function titleOfStep(text: string, name = ''): string | null {
  return isTitle(name, text) && begun(text, name) === text ? unnumbered(name) : null;
}

/** "Step 1: Dough:" -> "Dough" */
function unnumbered(name: string): string {
  const steps = stepsOf([name.replace(/[:：]$/, '')]);
  return steps.map(({ text }) => text).join(' ');
}

/** Whether a name is more than a number, "Method", or words of the step itself. */
function isTitle(name: string, text: string): boolean {
  const [step] = stepsOf([text]);
  const [inName, inText] = [lettersOf(unnumbered(name)), lettersOf(step?.text ?? '')];
  // A number alone, too.
  const isSame = inText.startsWith(inName) || inName.includes(inText);
  return !isMethod(name) && name.length <= MAX_TITLE && !isSame;
}

/** The texts of a value, each a line; "" without any. */
function textsIn(value: unknown): string {
  return [value]
    .flat()
    .filter((each) => typeof each === 'string')
    .join('\n');
}

/** The text of a step that has no name and no parts. */
function onlyText(node: Node): string | undefined {
  const isMore = member(node, [...PARTS, 'name', 'headline']) !== undefined;
  return isMore ? undefined : textIn(member(node, ['text', '@value']));
}

/** What a node says itself and what its parts say; one of them where it has all of the other. */
function both(own: readonly Written[], parts: readonly Written[]): Written[] {
  const inOwn = own.map(({ text }) => lettersOf(lineOfText(text) ?? '')).join('');
  const inParts = parts.map(({ text }) => lettersOf(text));
  if (inOwn === '' || isRunOf(inParts, inOwn)) return [...parts];
  return inOwn.includes(inParts.join('')) ? [...own] : [...own, ...parts];
}

/** Whether some texts in a row are a whole. */
function isRunOf(texts: readonly string[], whole: string): boolean {
  const all = texts.join('');
  const ends = new Set([0]);
  let end = 0;
  for (const text of texts) {
    end += text.length;
    ends.add(end);
  }
  return [...ends].some((from) => ends.has(from + whole.length) && all.startsWith(whole, from));
}

/** A text alone, or alone in a list: microdata has lists of everything. */
function textIn(value: unknown): string | undefined {
  const [one, ...others] = [value].flat();
  return typeof one === 'string' && others.length === 0 ? one : undefined;
}
