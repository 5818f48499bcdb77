import { decodeText } from './pageTexts.rules.ts';

/** Deeper values are left out; a recipe has some 6 levels. */
const MAX_DEPTH = 100;
/** Characters of a text that is not strict JSON; a recipe has some 10,000. */
const MAX_LENGTH = 500_000;
/** Values of one text: {…}{…}. */
const MAX_VALUES = 50;
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: ' ', f: ' ' };

/**
 * Reads JSON as pages have it: with comments, CDATA, encoded quotes, raw line breaks, commas too many or too few,
 * quotes that are not escaped, an end that is missing.
 *
 * Shape   the values of a text, mostly one; none when nothing can be made of it.
 */
export function looseJson(text: string): unknown[] {
  const bare = withoutWrapping(text);
  const strict = parsed(bare);
  if (strict) return [strict.value];
  const encoded = /^[[{]\s{0,50}&(?:quot|#34|#x22);/i.test(bare) ? decodeText(bare) : bare;
  return parsed(encoded)
    ? [parsed(encoded)?.value]
    : new LooseReader(encoded.slice(0, MAX_LENGTH)).values();
}

function parsed(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/** Without what stands around the data: comments of HTML, CDATA, a semicolon. */
function withoutWrapping(text: string): string {
  const starts = [text.indexOf('{'), text.indexOf('[{'), text.indexOf('[')].filter((at) => at >= 0);
  // "//<![CDATA[" has a bracket too.
  const cdata = text.indexOf('<![CDATA[');
  const from =
    cdata >= 0 && cdata < 100 ? cdata + '<![CDATA['.length : Math.min(...starts, text.length);
  const inner = text.slice(from).trim();
  const close = inner.lastIndexOf(']]>');
  const isClosed = close > inner.length - 30 && close > 0;
  const bare = isClosed ? inner.slice(0, close) : inner;
  // What hides the marks from old browsers: "/*", "//", "-->".
  return trimmedBy(bare.replace(/^(?:\*\/|\/\/)/, ''), ['/*', '//', '-->', ';']);
}

/** A text without some endings and the space around it. */
function trimmedBy(text: string, endings: readonly string[]): string {
  let rest = text.trim();
  for (const ending of endings)
    if (rest.endsWith(ending)) rest = rest.slice(0, -ending.length).trim();
  return rest;
}

class LooseReader {
  private readonly text: string;
  private at = 0;
  private depth = 0;

  constructor(text: string) {
    this.text = text;
  }

  values(): unknown[] {
    const found: unknown[] = [];
    while (found.length < MAX_VALUES && this.at < this.text.length) {
      const before = this.at;
      const value = this.value();
      if (typeof value === 'object' && value !== null) found.push(value);
      if (this.at === before) this.at += 1;
    }
    return found;
  }

  private value(): unknown {
    this.skip();
    const sign = this.text[this.at];
    if (sign === '{') return this.members();
    if (sign === '[') return this.items();
    if (sign === '"' || sign === "'") return this.quoted(sign);
    const start = this.at;
    while (this.at < this.text.length && !/[,:{}[\]\s"]/.test(this.text[this.at] ?? ''))
      this.at += 1;
    const word = this.text.slice(start, this.at);
    if (word === 'true' || word === 'false') return word === 'true';
    return word !== '' && Number.isFinite(Number(word)) ? Number(word) : null;
  }

  private members(): unknown {
    const members = new Map<string, unknown>();
    this.inside('}', () => {
      const name = this.value();
      this.skip();
      if (this.text[this.at] !== ':') return;
      this.at += 1;
      members.set(String(name), this.value());
    });
    return Object.fromEntries(members);
  }

  private items(): unknown {
    const items: unknown[] = [];
    this.inside(']', () => {
      items.push(this.value());
    });
    return items;
  }

  /** Reads what is between brackets; commas may be missing or too many. */
  private inside(closing: string, read: () => void): void {
    this.at += 1;
    this.depth += 1;
    while (this.at < this.text.length) {
      this.skip();
      const sign = this.text[this.at];
      if (sign === closing) break;
      // A bracket of another kind ends this one too.
      if (sign === '}' || sign === ']') {
        this.depth -= 1;
        return;
      }
      const before = this.at;
      if (sign === ',' || sign === ':' || this.depth > MAX_DEPTH) this.at += 1;
      else read();
      if (this.at === before) this.at += 1;
    }
    this.at += 1;
    this.depth -= 1;
  }

  private quoted(quote: string): string {
    let value = '';
    this.at += 1;
    while (this.at < this.text.length) {
      const sign = this.text[this.at] ?? '';
      this.at += 1;
      if (sign === '\\') value += this.escaped();
      else if (sign === quote && endsText(this.text.slice(this.at, this.at + 200))) break;
      else value += sign;
    }
    return value;
  }

  private escaped(): string {
    const sign = this.text[this.at] ?? '';
    this.at += 1;
    if (sign !== 'u') return ESCAPES[sign] ?? sign;
    const hex = /^[\da-f]{4}/i.exec(this.text.slice(this.at, this.at + 4))?.[0];
    if (hex === undefined) return '';
    this.at += 4;
    return String.fromCharCode(Number.parseInt(hex, 16));
  }

  /** Skips spaces and comments. */
  private skip(): void {
    while (this.at < this.text.length) {
      const sign = this.text[this.at] ?? '';
      if (sign === '/' && this.text[this.at + 1] === '/') this.at = this.after('\n');
      else if (sign === '/' && this.text[this.at + 1] === '*') this.at = this.after('*/');
      else if (sign <= ' ' || sign === '\u00A0' || sign === '\uFEFF') this.at += 1;
      else return;
    }
  }

  private after(end: string): number {
    const found = this.text.indexOf(end, this.at);
    return found === -1 ? this.text.length : found + end.length;
  }
}

/** Whether what follows a quote shows that it ends a text; else it is part of it. */
function endsText(following: string): boolean {
  const rest = following.trimStart();
  return rest === '' || ',:}]'.includes(rest.charAt(0)) || /^\/[/*]/.test(rest);
}
