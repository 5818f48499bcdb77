import { readIngredientLine } from '@larder/shared/recipes/ingredientLine';
import { recipeWithin, withoutRecipeMarks } from '@larder/shared/recipes/recipeMark';

import { DURATION, isFact, isOrder } from '#subjects/reading/pages/blockFacts.rules';
import type { Written } from '#subjects/reading/pages/foundRecipe.rules';
import type { Block } from '#subjects/reading/pages/pageTexts.rules';

import { isWholeAlone, joinedAt } from './cutDecimals.rules.ts';
import { headingIn } from './headings.rules.ts';
import { type Topic, topicOf } from './headingWords.rules.ts';
import { withoutLabel } from './lineLabels.rules.ts';
import { noteIn } from './noteWords.rules.ts';
import { isSystem, withoutOtherUnits, withoutRepeats } from './otherUnits.rules.ts';
import { isShopLine } from './shopWords.rules.ts';
import { ingredientsOf, stepsOf } from './steps.rules.ts';

/** The level of a paragraph that is bold throughout. */
const BOLD = 7;
/** Characters of a line that may be an ingredient. */
const MAX_INGREDIENT = 160;
/** "Step 1" is a label. */
const LABEL =
  /^(?:(?:step|schritt|étape|paso|passo|stap|krok|steg|шаг)?\s{0,2}\d{1,2}\s{0,2}[.:)]?|\d{1,2}\.? (?:schritt|step|étape|paso|passo|stap|krok|steg))$/i;
/** The label of an advertisement. */
const ADVERT =
  /^(?:advertisement|sponsored|werbung|anzeige|publicité|publicidad|publicidade|pubblicità|advertentie|reklama|reklame|annonse|annonce|hirdetés|mainos|реклама|広告)$/i;
/** Above the facts of a page's recipe. */
const ABOUT = /^(?:recipe )?details:?$/i;
/** A line drawn below the recipe. */
const RULE = /^_{5,}$/;
/** "for the filling" */
export const OF = /^(?:for|für|pour|para|per|voor|til|för|na|do|для|-|–)(?:\s|$)/;
/** A name and an amount in a script without spaces: "鸡蛋 2个", "盐 适量". */
const EASTERN =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー\s]{1,40}(?:\p{N}|適量|适量|少々|少许|약간)/u;
/** Steps that show whether a page has them in lists. */
const MIN_STEPS = 2;
/** Blocks that are looked at to see whether numbered steps go on: a step may have some paragraphs. */
const MAX_AHEAD = 8;
export type Parts = {
  readonly lines: readonly Written[];
  readonly steps: Written[];
  /** What a page notes among the steps. */
  readonly notes: string[];
};

/** What is known of blocks before they are read. */
type Reading = {
  /** Of a text that somebody chose: all of it is read, where a page has other things below its recipe. */
  readonly isText?: boolean;
  /** The heading of Markdown that the first list is below: "Dough". */
  readonly group?: { readonly name: string; readonly level: number } | undefined;
};

/** The ingredients and the steps of blocks that begin with a heading of either. */
export function partsOf(blocks: readonly Block[], reading: Reading = {}): Parts {
  const { isText = false } = reading;
  const reader = new PartReader(blocks, reading);
  for (const [at, block] of blocks.entries())
    if (!reader.add(block, blocks.slice(at + 1, at + 1 + MAX_AHEAD))) break;
  reader.endSection();
  const lines = withoutLabel(reader.lines);
  return {
    lines: reader.hasSystems ? withoutOtherUnits(lines) : isText ? lines : withoutRepeats(lines),
    steps: reader.steps,
    notes: reader.notes,
  };
}

class PartReader {
  readonly lines: Written[] = [];
  readonly steps: Written[] = [];
  readonly notes: string[] = [];
  /** Whether a label says in which units a list is. */
  hasSystems = false;
  private readonly blocks: readonly Block[];
  private readonly isText: boolean;
  /** Of a text: the heading that is above those of its lists. */
  private group: Reading['group'];
  private part: Topic = 'ingredients';
  private section: string | null = null;
  /** Of the first heading within the part. */
  private sectionLevel: number | undefined;
  /** Whether the ingredients are items of a list, once there are some. */
  private linesAreItems: boolean | undefined;
  private stepsAreItems = true;
  /** Of a text: a heading of steps that has none yet. */
  private waiting: string | undefined;
  /** Of a text: whether steps follow the ingredients without a heading of their own. */
  private isMixed = false;
  /** The number that the last numbered step has. */
  private counted = 0;
  /** The number of the last label of a step. */
  private labelled = 0;
  /** Whether a heading of notes stands above, and steps go on below. */
  private isNoting = false;
  /** Whether facts stand above the first step. */
  private hasFacts = false;
  /** The number that a decimal began with, in an element of its own. */
  private cut = '';
  private numbersAlone = 0;
  private stepsFollow: boolean | undefined;

  constructor(blocks: readonly Block[], { isText = false, group }: Reading) {
    this.blocks = blocks;
    this.isText = isText;
    this.group = group;
  }

  /** False after the end of the recipe. */
  add(given: Block, next: readonly Block[]): boolean {
    const block = { ...given, text: joinedAt(this.cut, given.text) ?? given.text };
    this.cut = '';
    const { text, level } = block;
    if (this.part === 'steps' && !this.isText && this.notesOf(block, next)) return true;
    // "Share." at the end of a text is a step, although "Share" is a heading; so is such an item of a list of steps.
    const mayBeStep = this.isText || (block.isItem === true && this.part === 'steps');
    const isStep = mayBeStep && level === 0 && /[.!?。]$/.test(text);
    const mayBeHeading = !isStep && (level > 0 || /[:：]$/.test(text) || text.length < 40);
    const found = mayBeHeading ? topicOf(text) : undefined;
    const isHeading = level > 0 || found?.rest === '' || headingIn(text) !== undefined;
    const isAbout = !this.isText && level > 0 && ABOUT.test(text);
    if ((found?.topic === 'end' && isHeading) || isAbout || RULE.test(text)) {
      // Equipment or nutrition between the ingredients and the steps.
      this.part = 'end';
      this.sectionLevel = level;
      return this.isText || this.steps.length === 0;
    }
    // "Ingredients in your box:"
    const isTold = found?.topic === 'ingredients' && /[:：]$/.test(text);
    const isWhole = found?.rest === '' || OF.test(found?.rest ?? '') || level > 0 || isTold;
    if (found && found.topic !== 'end' && isWhole)
      return this.begin(block, { topic: found.topic, rest: found.rest });
    if (this.isText && level > 0 && this.endsNotes(level)) this.part = 'steps';
    if (this.part === 'ingredients' && this.beginsDecimal(block, next)) return true;
    if (this.part !== 'steps' && this.isFirstLabel(block, next)) this.part = 'steps';
    if (this.part === 'steps' && LABEL.test(text)) this.labelled = countOf(block) ?? this.labelled;
    if (this.part === 'end' || LABEL.test(text) || ADVERT.test(text)) return true;
    if (this.part === 'ingredients' && isSystem(text)) {
      this.hasSystems = true;
      return true;
    }
    if (!this.isText && isShopLine(text)) return true;
    if (this.part === 'ingredients' && (isRemark(text) || this.isFactAbove(text, next[0])))
      return true;
    const isBoldLine = level === 7 && this.part === 'ingredients' && looksLikeIngredient(text);
    if (isHeading && !isBoldLine) return this.beginSection(block, next);
    if (this.part === 'steps') return this.addStep(block, next);
    this.addLine(block, next);
    return true;
  }

  /** Keeps a heading that has no step below it as a step: "Serve with:". */
  endSection(): void {
    if (this.waiting !== undefined && this.isText)
      this.steps.push({ text: this.waiting, section: null });
    this.waiting = undefined;
  }

  private begin({ text, level }: Block, { topic, rest }: { topic: Topic; rest: string }): boolean {
    [this.counted, this.labelled] = [0, 0];
    // A second list after the steps is another recipe, unless it says what it is for.
    const isNext = topic === 'ingredients' && this.part === 'steps' && this.steps.length > 0;
    if (isNext && rest === '' && !this.isText) return false;
    this.part = topic;
    this.isMixed = false;
    this.endGroup(level);
    this.sectionLevel = undefined;
    const isOf = OF.test(rest) && !/\d/.test(rest);
    const above = this.group !== undefined && level > this.group.level ? this.group.name : null;
    this.section = isOf ? sectionName(text) : above;
    return true;
  }

  /** "### Method" belongs to "## Icing" above it, which then waits for no step; any other heading ends what waits. */
  private endGroup(level: number): void {
    const isOfGroup = this.group !== undefined && level > this.group.level;
    if (isOfGroup) this.waiting = undefined;
    else this.endSection();
  }

  /** Whether a heading of a text is no deeper than the one of the notes above it. */
  private endsNotes(level: number): boolean {
    return this.part === 'end' && this.lines.length > 0 && level <= (this.sectionLevel ?? 0);
  }

  private beginSection({ text, level }: Block, next: readonly Block[]): boolean {
    [this.counted, this.labelled] = [0, 0];
    // "Let's get started!"
    if (this.part === 'ingredients' && this.lines.length > 0 && !this.hasSteps() && tell(next)) {
      [this.part, this.section] = ['steps', null];
      this.sectionLevel = undefined;
      return true;
    }
    this.endSection();
    const written = this.part === 'steps' ? this.steps : this.lines;
    const isLast = this.part === 'steps' || !this.hasSteps();
    const top = this.blocks[0]?.level ?? 0;
    const isBelow = level === this.sectionLevel || !isAbove(level, top);
    if (isLast && written.length > 0 && !isBelow && !this.isText) return false;
    this.sectionLevel ??= level;
    const name = text.replace(/^\d{1,2}[.)] /, '');
    this.section = headingIn(name) ?? name;
    if (this.isText && level > 0) this.group = { name: this.section, level };
    // "## Bake it", as high as "## Ingredients"
    if (this.isText && level > 0 && level <= top && this.lines.length > 0) {
      this.isMixed = next.slice(0, 2).some((block) => looksLikeIngredient(block.text));
      this.part = this.isMixed ? 'ingredients' : 'steps';
    }
    if (this.part === 'steps') this.waiting = this.section;
    return true;
  }

  /** Keeps "Tip: Use cold butter." among the steps apart, and what is below "Tip" up to the next number. */
  private notesOf(block: Block, next: readonly Block[]): boolean {
    const { text, level } = block;
    const last = Math.max(this.counted, this.labelled);
    if (countOf(block) === last + 1) this.isNoting = false;
    if (this.isNoting) {
      this.notes.push(text);
      return true;
    }
    const note = noteIn(text);
    if (!note || this.steps.length === 0) return false;
    // What is an item of the list of steps is one, whatever it says.
    const isListed = block.isItem === true && this.stepsAreItems && !this.labelled;
    const isLine = note.rest !== '' && (level === 0 || level === BOLD) && !isListed;
    this.isNoting = !isLine && last > 0 && next.some((one) => countOf(one) === last + 1);
    if ((isLine || this.isNoting) && note.rest !== '') this.notes.push(note.rest);
    return isLine || this.isNoting;
  }

  /** "1" before "5 TL salt", but not how many it is for, above the first line, nor one of many that count lines or packs. */
  private beginsDecimal({ text, isItem }: Block, [next, ...others]: readonly Block[]): boolean {
    if (!isWholeAlone(text)) return false;
    this.numbersAlone += 1;
    const isListed = isItem === true && next?.isItem === true;
    const isOnly = this.numbersAlone === 1 && !others.some((other) => isWholeAlone(other.text));
    const isCut = joinedAt(text, next?.text ?? '') !== undefined;
    if (isCut && isOnly && (isListed || this.lines.length > 0)) this.cut = text;
    return this.cut !== '';
  }

  /** "Step 1" of a page that has no heading of steps. */
  private isFirstLabel(block: Block, [next]: readonly Block[]): boolean {
    const isFirst = countOf(block) === 1 && LABEL.test(block.text) && /\p{L}/u.test(block.text);
    const isAfter = this.lines.length > 0 && this.steps.length === 0;
    if (!isFirst || !isAfter || !next || looksLikeIngredient(next.text)) return false;
    this.section = null;
    this.sectionLevel = undefined;
    return true;
  }

  /** "2 portions" above the ingredients, and "Serves" above that. */
  private isFactAbove(text: string, next: Block | undefined): boolean {
    if (this.lines.length > 0) return false;
    return isFact(text) || (!/\d/.test(text) && isFact(next?.text ?? ''));
  }

  /** What is no ingredient and of another kind than those before is a remark below them, or the steps. */
  private addLine(block: Block, next: readonly Block[]): void {
    const isItem = block.isItem === true;
    // "Send the list to a friend"
    const isOverList = this.linesAreItems === undefined && !isItem && next[0]?.isItem === true;
    if (isOverList && block.isLink === true && !looksLikeIngredient(block.text)) return;
    const isOther =
      this.linesAreItems !== undefined &&
      isItem !== this.linesAreItems &&
      !looksLikeIngredient(block.text);
    const isTelling = /[.!?。]$/.test(block.text) && !looksLikeIngredient(block.text);
    if ((isOther && isItem && !this.hasSteps()) || (this.isMixed && isTelling)) {
      [this.part, this.section] = ['steps', this.isMixed ? this.section : null];
      this.addStep(block, next);
    } else if (!isOther || isItem || !(block.isLink || isSentence(block.text))) {
      this.linesAreItems ??= isItem;
      this.lines.push(...ingredientsOf([block.text], this.section));
    }
  }

  /** A link alone is no step, nor is what stands below a list of them. False below the last of numbered ones. */
  private addStep(block: Block, next: readonly Block[]): boolean {
    const isItem = block.isItem === true;
    const isBelow = this.stepsAreItems && !isItem && this.steps.length >= MIN_STEPS;
    if (!this.isText && this.isFactBelow(block.text)) return true;
    const isNone = isBelow || block.isLink || isDuration(block.text, next[0]?.text);
    if (isNone && !this.isText) return true;
    const number = numberOf(block);
    const isLast = number === undefined && this.counted >= MIN_STEPS && !isItem;
    if (isLast && !this.isText && !this.goesOn(next)) return false;
    this.counted = number ?? this.counted;
    this.stepsAreItems &&= isItem;
    this.waiting = undefined;
    this.steps.push(...stepsOf([block.text], this.section));
    return true;
  }

  /** "6 persons" below the heading of the steps, and "Cooking 1 h" below that, which alone may be a step. */
  private isFactBelow(text: string): boolean {
    if (this.steps.length > 0 || !isFact(text)) return false;
    const isNone = !isOrder(text) || this.hasFacts;
    this.hasFacts ||= isNone;
    return isNone;
  }

  /** Whether the numbers go on, or begin again below a few words. */
  private goesOn(next: readonly Block[]): boolean {
    return (
      next.some((block) => numberOf(block) === this.counted + 1) ||
      next.slice(0, 2).some((block) => numberOf(block) === 1)
    );
  }

  /** Whether some block is a heading of steps. */
  private hasSteps(): boolean {
    this.stepsFollow ??= this.blocks.some(({ text, level }) => {
      const found = topicOf(text);
      return found?.topic === 'steps' && (found.rest === '' || level > 0);
    });
    return this.stepsFollow;
  }
}

/** "3. Bake." is 3. */
function numberOf({ text }: Block): number | undefined {
  const number = /^(\d{1,2})[.)]\s/.exec(text)?.[1];
  return number === undefined ? undefined : Number(number);
}

/** The number of a step, or of the label above one: "Step 3", "3. Schritt". */
function countOf(block: Block): number | undefined {
  const label = LABEL.test(block.text) ? /\d{1,2}/.exec(block.text)?.[0] : undefined;
  return label === undefined ? numberOf(block) : Number(label);
}

/** "5 min", and the label above it. */
function isDuration(text: string, next = ''): boolean {
  return DURATION.test(text) || (DURATION.test(next) && text.length < 40 && !/[.!?。]$/.test(text));
}

/** Whether blocks below a heading say what to do. */
function tell(blocks: readonly Block[]): boolean {
  const first = blocks.slice(0, MIN_STEPS);
  return (
    first.length === MIN_STEPS &&
    first.every(({ text, level }) => level === 0 && isSentence(text) && !looksLikeIngredient(text))
  );
}

/** Whether a line is more than a few words, and ends as sentences do. */
function isSentence(text: string): boolean {
  return /[.!?。]$/.test(text) && text.split(' ').length > 5;
}

/** "Note: why no eggs?" among the ingredients. */
function isRemark(text: string): boolean {
  const found = /^[^:：]{1,30}[:：]/.exec(text)?.[0];
  const topic = found === undefined ? undefined : topicOf(found);
  return topic?.topic === 'end' && topic.rest === '';
}

function isAbove(level: number, other: number): boolean {
  return level > 0 && (other === 0 || level < other || (level === other && level < 3));
}

/** "Ingredients for the filling:" -> "For the filling" */
function sectionName(text: string): string {
  const at = text.search(/ (?:for|für|pour|para|per|voor|til|för|na|do|для) /i);
  const name = at === -1 ? text : text.slice(at);
  const bare = name
    .replace(/[:：]$/, '')
    .replace(/^\P{L}+/u, '')
    .trim();
  return bare.charAt(0).toUpperCase() + bare.slice(1);
}

/** Whether a line has an amount before a name, and is no sentence. */
export function looksLikeIngredient(text: string): boolean {
  if (text.length > MAX_INGREDIENT || isFact(text) || /^\d{1,2}[.)]\s/.test(text)) return false;
  // "[recipe:Vanilla Sauce]" alone
  if (recipeWithin(text) === withoutRecipeMarks(text).trim()) return true;
  const [line] = readIngredientLine(text);
  const isSentence = /[.!。]$/.test(text) && text.split(' ').length > 8;
  const isMeasured = line !== undefined && (line.high > 0 || line.optional || EASTERN.test(text));
  return isMeasured && !isSentence;
}
