import {
  type FrontMatter,
  plainMetadata,
  splitFrontMatter,
} from '@larder/shared/recipes/plainFrontMatter';
import { parseDocument } from 'yaml';

import { record } from '#platform/lib/untrusted';

const MAX_NAMES = 500;
const MAX_DEPTH = 4;
/** Uses of values that are named once: "&a" and "*a". */
const MAX_ALIASES = 20;

/**
 * What a text has above itself in YAML, between two lines "---".
 *
 * Shape   all values are texts, as written: "1/2", "01:30"; a list is one with commas. Lines that are no YAML are read
 *         as names and values. A text that has no names between such lines is all body.
 */
export function frontMatter(text: string): FrontMatter {
  const plain = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  const found = splitFrontMatter(plain.trimStart());
  if (found === undefined) return { metadata: new Map(), body: plain };
  const plainly = plainMetadata(found.head);
  const metadata = plainly ?? new Map<string, string>();
  if (!plainly && !readYaml(found.head, metadata)) readLines(found.head, metadata);
  return metadata.size > 0 ? { metadata, body: found.body } : { metadata, body: plain };
}

/** Adds what YAML says. Shape  false for what is none. */
function readYaml(text: string, metadata: Map<string, string>): boolean {
  try {
    const document = parseDocument(text, {
      schema: 'failsafe',
      strict: false,
      uniqueKeys: false,
      prettyErrors: false,
      logLevel: 'silent',
    });
    if (document.errors.length > 0) return false;
    addNames(document.toJS({ maxAliasCount: MAX_ALIASES }), { name: '', depth: 0, metadata });
    return true;
  } catch {
    // Too many aliases, or lists within lists.
    return false;
  }
}

function addNames(
  value: unknown,
  { name, depth, metadata }: { name: string; depth: number; metadata: Map<string, string> },
): void {
  const members = record(value);
  if (depth > MAX_DEPTH || metadata.size >= MAX_NAMES) return;
  if (members) {
    for (const [key, inner] of Object.entries(members)) {
      const own = key.trim().toLowerCase();
      addNames(inner, { name: name === '' ? own : `${name}.${own}`, depth: depth + 1, metadata });
    }
    return;
  }
  const text = Array.isArray(value) ? listed(value) : textOf(value);
  if (name !== '' && text !== '') metadata.set(name, text);
}

function listed(values: readonly unknown[]): string {
  return values
    .slice(0, MAX_NAMES)
    .map(textOf)
    .filter((text) => text !== '')
    .join(', ');
}

/** "~" and "null" are no value of YAML. */
function textOf(value: unknown): string {
  const text = typeof value === 'string' ? value.trim() : '';
  return text === '~' || text === 'null' ? '' : text;
}

/** Adds "name: value" of each line. */
function readLines(text: string, metadata: Map<string, string>): void {
  for (const line of text.split('\n').slice(0, MAX_NAMES)) {
    const at = line.indexOf(':');
    const name = line.slice(0, Math.max(0, at)).trim().toLowerCase();
    const value = line.slice(at + 1).trim();
    if (/^[\p{L}\p{N} _.-]{1,60}$/u.test(name) && value !== '') metadata.set(name, value);
  }
}

/** The first of some names that has a value, "" without any. */
export function firstOf(metadata: ReadonlyMap<string, string>, names: readonly string[]): string {
  return names.map((name) => metadata.get(name)).find((value) => value !== undefined) ?? '';
}
