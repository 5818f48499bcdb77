import { existsSync, globSync, readFileSync } from 'node:fs';

import { assertedWords } from './asserted.ts';
import { longestWord, matcherOf } from './match.ts';
import { below, child, childList, nameOf, type Node, parse, parseFile } from './parse.ts';
import { allWords, wordsOf } from './words.ts';

const TESTS = ['{web,server,shared}/src/**/*.test.{ts,tsx}', 'e2e/*.spec.ts'];
const PRODUCT = ['{web,server,shared}/src/**/*.{ts,tsx}'];
const NO_PRODUCT = /\.test\.tsx?$|\/testing\//;
/** The splash is in the page itself, before any script. */
const PAGE = 'web/index.html';

export type TestFile = { path: string; words: readonly string[]; titles: ReadonlySet<string> };

/** The tests in these folders and files, with what they assert. */
export function readTests(places: readonly string[]): TestFile[] {
  return globSync(TESTS)
    .filter((path) => places.some((place) => path.startsWith(place)))
    .toSorted()
    .map((path) => {
      const tree = parseFile(path);
      const words = assertedWords(tree, path.endsWith('.spec.ts') ? 'journey' : 'unit');
      return { path, words, titles: new Set(titlesIn(tree)) };
    });
}

/** Which of the texts no source of the product says. */
export function unsaid(texts: readonly string[]): ReadonlySet<string> {
  const sources = globSync(PRODUCT).filter((path) => !NO_PRODUCT.test(path));
  const left = new Map([...new Set(texts)].map((text) => [text, matcherOf(text)]));
  for (const path of [PAGE, ...sources.toSorted()]) {
    if (!existsSync(path)) continue;
    const source = readFileSync(path, 'utf8');
    const perhaps = [...left].filter(([text]) => source.includes(longestWord(text)));
    if (perhaps.length === 0) continue;
    const words = path === PAGE ? pageWords(source) : allWords(parse(source));
    for (const [text, says] of perhaps) if (words.some(says)) left.delete(text);
  }
  return new Set(left.keys());
}

function pageWords(page: string): string[] {
  return page
    .replaceAll(/<!--.*?-->|<style.*?<\/style>/gs, '')
    .split(/<[^>]*>/)
    .map((text) => text.trim());
}

/** What the tests of a file are called, those of tables as they are written. */
function titlesIn(node: Node): string[] {
  const [title] = node.type === 'CallExpression' ? childList(node, 'arguments') : [];
  const words = title && isTest(child(node, 'callee')) ? wordsOf(title) : undefined;
  return [...(words === undefined ? [] : [words]), ...below(node).flatMap(titlesIn)];
}

function isTest(callee: Node | undefined): boolean {
  if (callee?.type === 'CallExpression') {
    const table = child(callee, 'callee');
    return table?.type === 'MemberExpression' && isTest(child(table, 'object'));
  }
  return nameOf(callee) === 'test' || nameOf(callee) === 'it';
}
