/** A piece of a step: text, or what a sign names with its amount. */
export type CookToken = {
  readonly kind: 'text' | 'ingredient' | 'cookware' | 'timer';
  /** What it is; of text the text itself. */
  readonly name: string;
  /** As written, without the unit: "1/2", "a few". "" without one. */
  readonly quantity: string;
  readonly unit: string;
  readonly note: string;
  /** "@?chives" */
  readonly isOptional: boolean;
  /** "{=2%g}": as much for any number of servings. */
  readonly isFixed: boolean;
  /** "@./sauces/Hollandaise{}", "@@Hollandaise{}": another file's recipe. */
  readonly isRecipe: boolean;
};

export type CookStep = {
  readonly section: string | null;
  /** Of the body where the step begins, from 1 on; lines within block comments do not count. */
  readonly line: number;
  readonly tokens: readonly CookToken[];
};

export type CookFile = {
  /** Lower-case names. */
  readonly metadata: ReadonlyMap<string, string>;
  readonly steps: readonly CookStep[];
  readonly notes: readonly string[];
};

const SIGNS = { '@': 'ingredient', '#': 'cookware', '~': 'timer' } as const;
/** A sign, or what may escape one. */
const SIGN = /[@#~\\]/g;
/** A name of several words, up to its braces. */
const BRACED = /(?![\s{])[^@#~{}\n]*\{([^{}\n]*)\}/y;
const TIMER_ONLY = /\{([^{}\n]*)\}/y;
/** A name of one word ends before a space or a punctuation mark. */
const WORD = /[^\s\p{P}|]+/uy;
const NOTE = /\(([^()\n]*)\)/y;
/** Between "@" and the name: another recipe ("@@"), optional, then signs of extensions: new, hidden, a reference. */
const MODIFIERS = /(@?)(\??)[+&-]{0,3}(?=[^\s{}@#~])/y;
/** The folders of another file. */
const PATH = /^\.{1,2}[/\\](?:[^/\\]*[/\\])*/;
/** At the end of a line: the next one begins anew within its step. */
const BREAK = /\s{0,4}\\$/;
/** "\@" is a sign that names nothing. */
const ESCAPED = /\\([@#~{}\\])/y;
/** "ann@example.org": the sign of an address, seen from it. */
const IN_ADDRESS = /(?<=[\p{L}\p{N}_.-])@(?=[\p{L}\p{N}-]{1,60}\.\p{L}{2})/uy;
const SECTION = /^={1,4}\s{0,4}(.*?)\s{0,4}={0,4}$/;

/**
 * Reads a recipe of Cooklang, by its canonical rules: a blank line ends a step, "--" and "[- -]" are comments, ">>"
 * lines are metadata, as is what stands above the body, "=" begins a section and ">" a note.
 *
 * Shape   a sign that names nothing stays text.
 */
export function parseCooklang({
  metadata: above,
  body,
}: {
  readonly metadata: ReadonlyMap<string, string>;
  readonly body: string;
}): CookFile {
  const metadata = new Map(above);
  const steps: CookStep[] = [];
  const notes: string[] = [];
  let section: string | null = null;
  let paragraph: { line: number; words: string[] } = { line: 0, words: [] };

  function endStep(): void {
    const words = paragraph.words.join(' ').replaceAll('\n ', '\n').trim();
    if (words !== '') steps.push({ section, line: paragraph.line, tokens: tokensOf(words) });
    paragraph = { line: 0, words: [] };
  }

  for (const [at, line] of withoutBlockComments(body).split('\n').entries()) {
    const plain = withoutComment(line).trim();
    const meta = /^>>([^:]+):(.*)$/.exec(plain);
    const heading = SECTION.exec(plain);
    if (meta) metadata.set((meta[1] ?? '').trim().toLowerCase(), (meta[2] ?? '').trim());
    else if (heading && plain.startsWith('=')) {
      endStep();
      section = heading[1] || null;
    } else if (plain.startsWith('>')) notes.push(plain.slice(1).trim());
    else if (plain !== '') {
      if (paragraph.words.length === 0) paragraph.line = at + 1;
      paragraph.words.push(plain.replace(BREAK, '\n'));
    } else if (line.trim() === '') endStep();
  }
  endStep();
  return { metadata, steps, notes };
}

function withoutBlockComments(text: string): string {
  let kept = '';
  let at = 0;
  for (;;) {
    const start = text.indexOf('[-', at);
    const end = start === -1 ? -1 : text.indexOf('-]', start + 2);
    if (end === -1) return kept + text.slice(at);
    kept += text.slice(at, start);
    at = end + 2;
  }
}

function withoutComment(line: string): string {
  const start = line.indexOf('--');
  return start === -1 ? line : line.slice(0, start);
}

function tokensOf(text: string): CookToken[] {
  const tokens: CookToken[] = [];
  let plain = '';
  for (let at = 0; at < text.length;) {
    const escaped = matchAt(ESCAPED, text, at)?.[1];
    const found = escaped === undefined ? namedAt(text, at) : undefined;
    if (!found) {
      const next = escaped === undefined ? signAfter(text, at) : at + 2;
      plain += escaped ?? text.slice(at, next);
      at = next;
      continue;
    }
    if (plain !== '') tokens.push(textToken(plain));
    plain = '';
    tokens.push(found.token);
    at = found.end;
  }
  if (plain !== '') tokens.push(textToken(plain));
  return tokens;
}

/** Where the next sign stands; at the end without one. */
function signAfter(text: string, at: number): number {
  SIGN.lastIndex = at + 1;
  return SIGN.exec(text)?.index ?? text.length;
}

function textToken(name: string): CookToken {
  const none = { quantity: '', unit: '', note: '' };
  return { kind: 'text', name, ...none, isOptional: false, isFixed: false, isRecipe: false };
}

function namedAt(text: string, at: number): { token: CookToken; end: number } | undefined {
  const sign = text[at];
  if (sign !== '@' && sign !== '#' && sign !== '~') return undefined;
  if (matchAt(IN_ADDRESS, text, at)) return undefined;
  const kind = SIGNS[sign];
  const modifiers = sign === '~' ? null : matchAt(MODIFIERS, text, at + 1);
  const from = at + 1 + (modifiers?.[0].length ?? 0);
  const braced =
    matchAt(BRACED, text, from) ?? (sign === '~' ? matchAt(TIMER_ONLY, text, from) : null);
  const match = braced ?? matchAt(WORD, text, from);
  if (!match) return undefined;
  const [all, inside = ''] = match;
  const name = braced ? all.slice(0, all.indexOf('{')).trim() : all;
  const end = from + all.length;
  const note = braced || kind !== 'timer' ? matchAt(NOTE, text, end) : null;
  const amount = inside.replace(/^\s{0,4}=/, '');
  const [quantity = '', unit = ''] = amount.split('%');
  const said = {
    quantity: quantity.trim(),
    unit: unit.trim(),
    note: note?.[1]?.trim() ?? '',
    isOptional: modifiers?.[2] === '?',
    isFixed: amount !== inside,
    isRecipe: kind === 'ingredient' && (PATH.test(name) || modifiers?.[1] === '@'),
  };
  return { token: { kind, name: shownName(name), ...said }, end: end + (note?.[0].length ?? 0) };
}

/** "tomato|tomatoes" is "tomato"; "./sauces/Hollandaise", which is another file's recipe, "Hollandaise". */
function shownName(name: string): string {
  const [first = name] = name.split('|').filter((part) => part.trim() !== '');
  return first.trim().replace(PATH, '');
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** What a step shows of a token: its name, of a timer how long. */
export function shownToken({ kind, name, quantity, unit }: CookToken): string {
  if (kind !== 'timer' || quantity === '') return name;
  return unit === '' ? quantity : `${quantity} ${unit}`;
}

/** "3", "1/2", "1 1/2", "0.5"; "01/2" and "7 k" are no numbers. */
export function cookNumber(quantity: string): number | undefined {
  if (/^(?:0|[1-9]\d{0,8})(?:\.\d{1,9})?$/.test(quantity)) return Number(quantity);
  const [, whole = '0', top = '', bottom = ''] =
    /^(?:([1-9]\d{0,5}) )?([1-9]\d{0,5}) ?\/ ?([1-9]\d{0,5})$/.exec(quantity) ?? [];
  return bottom === '' ? undefined : Number(whole) + Number(top) / Number(bottom);
}
