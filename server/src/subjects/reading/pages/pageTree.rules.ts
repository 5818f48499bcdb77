import { Tokenizer } from 'htmlparser2';

/** An element of a page; its children are elements and texts, entities decoded. */
export type Element = {
  readonly name: string;
  /** Lower case. */
  readonly classes: readonly string[];
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: (Element | string)[];
};

/** A whole page. */
export type Page = {
  readonly root: Element;
  /** All elements, in the order of the page. */
  readonly elements: readonly Element[];
};

/** Elements that are kept; the text of later ones goes to the last. A recipe page has some 3,000. */
const MAX_ELEMENTS = 60_000;
/** Deeper elements are kept flat, so that walking a page never overflows the stack. */
const MAX_DEPTH = 100;
/** Characters of an attribute, and of all classes of an element. */
const MAX_ATTRIBUTE = 4_000;
const MAX_CLASSES = 500;
/** Characters of one text; a script with the data of a page may have 2 million. */
const MAX_TEXT = 3 * 1024 * 1024;

const KEPT_ATTRIBUTES: ReadonlySet<string> = new Set(
  `alt class content data-src datetime hidden href http-equiv id itemid itemprop itemref itemscope itemtype lang name
  property rel selected resource role src style type typeof value`.split(/\s+/),
);
const VOID: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
);
const BLOCKS_OF_P =
  'address article aside blockquote div dl fieldset footer form h1 h2 h3 h4 h5 h6 header hr main nav ol p pre section table ul'.split(
    ' ',
  );

/** What an opening tag ends, and where the search for it stops. */
type Ending = { readonly ends: ReadonlySet<string>; readonly within: ReadonlySet<string> };
const ENDINGS: ReadonlyMap<string, Ending> = new Map([
  ...BLOCKS_OF_P.map((name) => [name, ending('p', 'li td th div section article body')] as const),
  ['li', ending('li', 'ul ol menu')],
  ['dt', ending('dt dd', 'dl')],
  ['dd', ending('dt dd', 'dl')],
  ['tr', ending('tr', 'table')],
  ['td', ending('td th', 'tr table')],
  ['th', ending('td th', 'tr table')],
  ['option', ending('option', 'select')],
]);
/** Closing tags of inline elements do not close these. */
const WALLS: ReadonlySet<string> = new Set(
  'body div section article main aside nav header footer figure ul ol li dl dd dt table tr td th form'.split(
    ' ',
  ),
);

function ending(ends: string, within: string): Ending {
  return { ends: new Set(ends.split(' ')), within: new Set(within.split(' ')) };
}

/**
 * Reads a page into a tree, as forgivingly as browsers do where recipes depend on it.
 *
 * Shape   only attributes that say something about a recipe are kept; of scripts the data, not the code.
 * Units   time and memory grow with the page; both are bounded.
 */
export function parsePage(html: string): Page {
  const builder = new TreeBuilder(html);
  const tokenizer = new Tokenizer({ decodeEntities: true }, builder);
  tokenizer.write(html);
  tokenizer.end();
  return builder;
}

/** Every element of a tree in the order of the page, with what is in it. */
export function* elementsIn(element: Element): Generator<Element> {
  const waiting = inside(element);
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    yield next;
    for (const child of inside(next)) waiting.push(child);
  }
}

/** The elements directly in one, the last first. */
function inside({ children }: Element): Element[] {
  return children.filter((child) => typeof child !== 'string').toReversed();
}

/** Whether an element has one of the classes. */
export function hasClass({ classes }: Element, wanted: ReadonlySet<string>): boolean {
  return classes.some((name) => wanted.has(name));
}

const NO_CLASSES: readonly string[] = [];

function elementOf(name: string, attributes: ReadonlyMap<string, string>): Element {
  const written = attributes.get('class')?.slice(0, MAX_CLASSES).toLowerCase();
  const classes = written?.split(/\s+/).filter((each) => each !== '') ?? NO_CLASSES;
  return { name, classes, attributes, children: [] };
}

class TreeBuilder {
  readonly root = elementOf('', new Map());
  readonly elements: Element[] = [];
  private readonly html: string;
  private readonly open: Element[] = [];
  private name = '';
  private attributes = new Map<string, string>();
  private attribute = '';
  private value = '';

  constructor(html: string) {
    this.html = html;
  }

  private get last(): Element {
    return this.open.at(-1) ?? this.root;
  }

  ontext(start: number, end: number): void {
    this.addText(this.html.slice(start, end));
  }

  ontextentity(codepoint: number): void {
    this.addText(String.fromCodePoint(codepoint));
  }

  oncdata(start: number, end: number, offset: number): void {
    this.addText(this.html.slice(start, end - offset));
  }

  onopentagname(start: number, end: number): void {
    this.name = this.html.slice(start, Math.min(end, start + 50)).toLowerCase();
    this.attributes = new Map();
  }

  onattribname(start: number, end: number): void {
    this.attribute = this.html.slice(start, Math.min(end, start + 50)).toLowerCase();
    this.value = '';
  }

  onattribdata(start: number, end: number): void {
    if (this.value.length < MAX_ATTRIBUTE)
      this.value += this.html.slice(start, Math.min(end, start + MAX_ATTRIBUTE));
  }

  onattribentity(codepoint: number): void {
    if (this.value.length < MAX_ATTRIBUTE) this.value += String.fromCodePoint(codepoint);
  }

  onattribend(): void {
    if (KEPT_ATTRIBUTES.has(this.attribute) && !this.attributes.has(this.attribute))
      this.attributes.set(this.attribute, this.value);
  }

  onopentagend(): void {
    const ended = ENDINGS.get(this.name);
    if (ended) this.end((name) => ended.ends.has(name), ended.within);
    if (this.elements.length >= MAX_ELEMENTS) return;
    const element = elementOf(this.name, this.attributes);
    this.elements.push(element);
    // Deeper elements follow each other instead.
    if (this.open.length >= MAX_DEPTH) this.open.pop();
    this.last.children.push(element);
    if (!VOID.has(this.name)) this.open.push(element);
  }

  onselfclosingtag(): void {
    this.onopentagend();
  }

  onclosetag(start: number, end: number): void {
    const closed = this.html.slice(start, Math.min(end, start + 50)).toLowerCase();
    if (closed === 'script' && !isData(this.last)) this.last.children.length = 0;
    if (closed === 'br') this.last.children.push(elementOf('br', new Map()));
    else this.end((name) => name === closed, WALLS.has(closed) ? new Set() : WALLS);
  }

  oncomment(): void {
    // Comments say nothing to readers.
  }

  ondeclaration(): void {
    // The document type does not matter.
  }

  onprocessinginstruction(): void {
    // HTML has none.
  }

  onend(): void {
    // What is still open ends here.
  }

  /** Ends the innermost open element that is meant, unless one of `within` is in the way. */
  private end(isMeant: (name: string) => boolean, within: ReadonlySet<string>): void {
    for (let at = this.open.length - 1; at >= 0; at -= 1) {
      const name = this.open[at]?.name ?? '';
      if (isMeant(name)) {
        this.open.length = at;
        return;
      }
      if (within.has(name)) return;
    }
  }

  private addText(text: string): void {
    const { last } = this;
    if (last.name === 'style' || text === '') return;
    const before = last.children.at(-1);
    if (typeof before !== 'string') last.children.push(text);
    else if (before.length < MAX_TEXT) last.children[last.children.length - 1] = before + text;
  }
}

/** Whether a script holds data and not code. */
function isData({ name, attributes, children: [text = ''] }: Element): boolean {
  if (name !== 'script' || typeof text !== 'string') return true;
  return /json/i.test(attributes.get('type') ?? '') || text.includes('"recipeIngredient"');
}
