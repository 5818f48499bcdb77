import { isSpacedDash, type Line, textBetween, type Token } from '#basics/lineTokens';

/** What a line says besides the quantity. `asides` are the texts in brackets, `note` is a purpose. */
export type Described = {
  readonly name: string;
  readonly prep: string;
  readonly asides: readonly string[];
  readonly note: string;
  readonly alternatives: readonly string[];
};

type Tokens = readonly Token[];
/** What follows the name from token `rest`. */
type Ending = { readonly rest: number; readonly kind: 'prep' | 'note' };

const PURPOSES: ReadonlySet<string> = new Set(
  'taste serve garnish finish decorate sprinkle dust drizzle glaze coat cover fry grease thin loosen'.split(
    ' ',
  ),
);
const AS: ReadonlySet<string> = new Set(['needed', 'required', 'desired', 'necessary']);

/** Words that are no name alone, so a comma after them does not end the name. */
const MODIFIERS: ReadonlySet<string> = new Set(
  `all-purpose and baked beaten blanched bone-in boiled boneless chilled chopped coarse coarsely cold cooked cored
  crisp crumbled crushed cubed cut day-old deboned deseeded deveined diced dried dry extra extra-large extra-virgin
  fat-free fine finely fresh freshly frozen full-fat grass-fed grated grilled ground halved hot hulled jumbo juicy
  large lean light lightly low-fat low-sodium lukewarm mashed medium melted minced organic packed peeled pitted plain
  quartered raw reduced-fat rinsed ripe roasted roughly salted seeded seedless shelled shredded skin-on skinless
  sliced small smoked soft softened sweet tender thick thickly thin thinly toasted trimmed uncooked unpeeled unsalted
  unsweetened very warm washed whole`.split(/\s+/),
);

/** Splits the rest of a line at a token into the name and what is said about it. */
export function describe(line: Line, from: number): Described {
  const { tokens } = line;
  const named: string[] = [];
  const asides: string[] = [];
  const alternatives: string[] = [];
  let ending: Ending | undefined;
  // The first token after the last aside, and after the last comma within the name.
  let [start, segment] = [from, from];
  let at = from;
  while (at < tokens.length && !ending) {
    if (isOpening(tokens[at])) {
      const close = closingOf(tokens, at);
      named.push(textBetween(line, start, at));
      asides.push(textBetween(line, at + 1, close));
      [start, at] = [close + 1, close + 1];
      continue;
    }
    const isNamed = at > start || named.some((words) => words !== '');
    const isThing = () => isNamed && nounsOf(textBetween(line, segment, at)) > 0;
    ending = endingAt(tokens, at, isThing);
    if (isComma(tokens[at])) segment = at + 1;
    if (tokens[at]?.lower === 'or' && alternatives.length === 0 && at > segment) {
      const end = alternativeEnd(tokens, at + 1);
      const other = textBetween(line, at + 1, end);
      if (other !== '') alternatives.push(other);
      if (isAnother(textBetween(line, segment, at), other))
        ending = { rest: end, kind: isComma(tokens[end]) ? 'prep' : 'note' };
    }
    if (!ending) at += 1;
  }
  const name = [...named, textBetween(line, start, at)].filter((part) => part !== '').join(' ');
  const rest = ending ? textBetween(line, skipComma(tokens, ending.rest), tokens.length) : '';
  const isPrep = ending?.kind === 'prep';
  const [prep, note] = isPrep ? [rest, ''] : ['', rest];
  return { name, prep, asides, note, alternatives };
}

/** Whether the name ends before a token: at a comma, a spaced dash, "for", "to taste", "plus more". */
function endingAt(tokens: Tokens, at: number, isThing: () => boolean): Ending | undefined {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (!token) return undefined;
  if (isComma(token) || isSpacedDash(tokens, at))
    return isThing() ? { rest: at + 1, kind: 'prep' } : undefined;
  return next && isPurpose(token.lower, next) && isThing() ? { rest: at, kind: 'note' } : undefined;
}

function isPurpose(word: string, next: Token): boolean {
  if (word === 'for' || word === 'if') return next.kind === 'word';
  if (word === 'to') return PURPOSES.has(next.lower);
  if (word === 'as') return AS.has(next.lower);
  return (
    (word === 'plus' || word === '+') &&
    (next.kind === 'number' || /^(?:more|extra|an?)$/.test(next.lower))
  );
}

/** Whether a word in lower case says only how a food is or what is done with it. */
export function isPlainModifier(word: string): boolean {
  return MODIFIERS.has(word);
}

/** How many words name a thing: none in "boneless, skinless". */
function nounsOf(words: string): number {
  const all = words.toLowerCase().match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? [];
  return all.filter((word) => !MODIFIERS.has(word)).length;
}

/** Whether what follows "or" is another thing. "Vegetable or canola oil" share their end. */
function isAnother(name: string, other: string): boolean {
  const isAmount = /^[\d½⅓⅔¼¾⅛]/.test(other);
  const nouns = nounsOf(name);
  return nouns > 0 && (isAmount || nouns > 1 || !other.includes(' '));
}

function alternativeEnd(tokens: Tokens, from: number): number {
  let at = from;
  for (let token = tokens[at]; token; token = tokens[at]) {
    const next = tokens[at + 1];
    if (isComma(token) || isOpening(token) || (next && isPurpose(token.lower, next))) return at;
    at += 1;
  }
  return at;
}

function skipComma(tokens: Tokens, at: number): number {
  return isComma(tokens[at]) ? at + 1 : at;
}

function isComma(token: Token | undefined): boolean {
  return token?.text === ',' || token?.text === ';';
}

function isOpening(token: Token | undefined): boolean {
  return token?.text === '(' || token?.text === '[';
}

/** The bracket that closes one, or the end of the line. */
function closingOf(tokens: Tokens, from: number): number {
  let depth = 0;
  for (let at = from; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (isOpening(token)) depth += 1;
    else if (token?.text === ')' || token?.text === ']') depth -= 1;
    if (depth === 0) return at;
  }
  return tokens.length;
}
