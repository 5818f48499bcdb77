export type FrontMatter = {
  /** Lower-case names; those within another have its name before: "source.url". */
  readonly metadata: ReadonlyMap<string, string>;
  /** The text below. */
  readonly body: string;
};

/** Characters between the lines; a recipe has some 500. */
const MAX_LENGTH = 32_000;
const MAX_LINES = 500;
/** A word that some readers of YAML take for no value. */
const NO_VALUE = 'null';

/** "cuisine: thai", "title: "Brasato: Beef"", "foods:" over its list. Words begin with no sign and have neither ":" nor "#". */
const MEMBER =
  /^([a-z][a-z_]{0,60}):(?: (?:([\p{L}\p{N}](?:[^:#\p{C}]*[^:#\s\p{C}])?)|"([^"\\\p{C}]+)"))? {0,40}$/u;
const ITEM = /^ {2}- ([\p{L}\p{N}](?:[^:#\p{C}]*[^:#\s\p{C}])?) {0,40}$/u;

/** The text between the first line and the next that are "---", and the rest; undefined without them. */
export function splitFrontMatter(text: string): { head: string; body: string } | undefined {
  const [start] = /^-{3}[ \t]{0,40}\n/.exec(text) ?? [];
  if (start === undefined) return undefined;
  const end = /^(?:-{3}|\.{3})[ \t]{0,40}$/m.exec(text.slice(start.length, MAX_LENGTH));
  if (!end) return undefined;
  const head = text.slice(start.length, start.length + end.index);
  return { head, body: text.slice(start.length + end.index + end[0].length + 1) };
}

/**
 * What the plainest lines of YAML say: names in small letters, each with words behind it or a list of them below.
 *
 * Shape   as a reader of all of YAML has it, in a fraction of its time; a list is one text with commas. Undefined for
 *         lines that say more: those are for such a reader.
 */
export function plainMetadata(head: string): Map<string, string> | undefined {
  const metadata = new Map<string, string>();
  const lines = head.split('\n');
  if (lines.length > MAX_LINES) return undefined;
  const names = new Set<string>();
  let list: string | undefined;
  for (const line of lines) {
    const item = ITEM.exec(line)?.[1];
    const [, name, words, quoted] = MEMBER.exec(line) ?? [];
    if (item === NO_VALUE || words === NO_VALUE) return undefined;
    if (item !== undefined && list !== undefined) {
      const before = metadata.get(list);
      metadata.set(list, before === undefined ? item : `${before}, ${item}`);
    } else if (name !== undefined && !names.has(name)) {
      names.add(name);
      const value = (words ?? quoted ?? '').trim();
      if (value !== '') metadata.set(name, value);
      list = words === undefined && quoted === undefined ? name : undefined;
    } else if (line !== '') return undefined;
  }
  return metadata;
}
