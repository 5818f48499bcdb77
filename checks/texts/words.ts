import { bare, below, child, childList, type Node } from './parse.ts';

/** Stands for a part of a text that is only known when it runs. */
export const HOLE = '\u0000';

/** What a literal says, with holes for what is computed; undefined when it is no text. */
export function wordsOf(node: Node): string | undefined {
  const expression = bare(node);
  const value = expression['value'];
  switch (expression.type) {
    case 'StringLiteral':
      return typeof value === 'string' ? value : undefined;
    case 'TemplateLiteral':
      return templateWords(expression);
    case 'RegExpLiteral':
      return regExpWords(String(expression['pattern']));
    case 'BinaryExpression':
      return sumWords(expression);
    case 'JSXText':
      return typeof value === 'string' ? jsxText(value) : undefined;
    case 'JSXElement':
    case 'JSXFragment':
      return childList(expression, 'children').map(jsxChildWords).join('');
    default:
      return undefined;
  }
}

function templateWords(node: Node): string {
  const values = childList(node, 'expressions').map((one) => wordsOf(one) ?? HOLE);
  return childList(node, 'quasis')
    .map((quasi, index) => String(quasi['cooked'] ?? quasi['raw']) + (values[index] ?? ''))
    .join('');
}

function sumWords(node: Node): string | undefined {
  if (node['operator'] !== '+') return undefined;
  const sides = [child(node, 'left'), child(node, 'right')].map((side) => side && wordsOf(side));
  if (sides.every((side) => side === undefined)) return undefined;
  return sides.map((side) => side ?? HOLE).join('');
}

function jsxChildWords(node: Node): string {
  if (node.type !== 'JSXExpressionContainer') return wordsOf(node) ?? '';
  const inner = child(node, 'expression');
  return inner?.type === 'JSXEmptyExpression' ? '' : ((inner && wordsOf(inner)) ?? HOLE);
}

/** As JSX reads it: line ends and the blanks around them are one blank between words, else nothing. */
function jsxText(text: string): string {
  const lines = text.split('\n');
  return lines
    .map((line, index) => {
      const start = index === 0 ? line : line.trimStart();
      return index === lines.length - 1 ? start : start.trimEnd();
    })
    .filter((line) => line !== '')
    .join(' ');
}

/** The words a pattern asks for; what may be anything becomes a hole. */
function regExpWords(pattern: string): string {
  return pattern
    .replaceAll(/^\^|\$$/g, '')
    .replaceAll(/\\[bB]/g, '')
    .replaceAll(/\((?:[^()\\]|\\.)*\)[?*+]?/g, HOLE)
    .replaceAll(/(?:\\[dDwWsS]|\[[^\]]*\]|(?<!\\)\.)(?:[*+?]|\{[\d,]+\})*/g, HOLE)
    .replaceAll(/(?<!\\)[*+?]/g, '')
    .replaceAll(/\\(.)/g, '$1');
}

/** Every text in a part of the product: literals, and what the elements read as a whole. */
export function allWords(node: Node): string[] {
  const own = node.type === 'JSXText' ? undefined : wordsOf(node);
  return [...(own === undefined ? [] : [own]), ...below(node).flatMap(allWords)];
}
