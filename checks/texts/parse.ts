import { readFileSync } from 'node:fs';

import { parseSync } from '@swc/core';

/** A node of a syntax tree, as far as this check looks at one. */
export type Node = { readonly type: string; readonly [key: string]: unknown };

/** The syntax tree of a TypeScript text. */
export function parse(text: string): Node {
  const tree: unknown = parseSync(text, { syntax: 'typescript', tsx: true, target: 'es2024' });
  if (!isNode(tree)) throw new Error('the parser gave no tree');
  return tree;
}

export function parseFile(path: string): Node {
  return parse(readFileSync(path, 'utf8'));
}

function isNode(value: unknown): value is Node {
  return (
    typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
  );
}

/** The node under a key, if there is one. */
export function child(node: Node | undefined, key: string): Node | undefined {
  const value = node?.[key];
  return isNode(value) ? value : undefined;
}

/** The nodes of a list under a key; list entries that only wrap a node are unwrapped. */
export function childList(node: Node | undefined, key: string): Node[] {
  const value = node?.[key];
  if (!Array.isArray(value)) return [];
  return value.flatMap((one: unknown) => {
    if (isNode(one)) return [one.type === 'Parameter' ? (child(one, 'pat') ?? one) : one];
    const inner: unknown =
      typeof one === 'object' && one !== null && 'expression' in one ? one.expression : undefined;
    return isNode(inner) ? [inner] : [];
  });
}

/** Every node directly below, in the order of the source. */
export function below(node: Node): Node[] {
  return Object.values(node).flatMap(nodesIn);
}

function nodesIn(value: unknown): Node[] {
  if (isNode(value)) return [value];
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (typeof value !== 'object' || value === null) return [];
  // A wrapper such as { spread, expression } has no type of its own.
  return Object.values(value).flatMap((inner) => (typeof inner === 'object' ? nodesIn(inner) : []));
}

/** The text of a name or of a property's key. */
export function nameOf(node: Node | undefined): string | undefined {
  const named = node?.type === 'Identifier' || node?.type === 'StringLiteral';
  return named && typeof node['value'] === 'string' ? node['value'] : undefined;
}

const WRAPPERS = new Set([
  'ParenthesisExpression',
  'TsAsExpression',
  'TsConstAssertion',
  'TsNonNullExpression',
  'TsSatisfiesExpression',
]);

/** The expression without brackets and type notes. */
export function bare(node: Node): Node {
  const inner = WRAPPERS.has(node.type) ? child(node, 'expression') : undefined;
  return inner ? bare(inner) : node;
}
