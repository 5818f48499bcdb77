import { bare, child, childList, nameOf, type Node } from './parse.ts';

/** An expression and where its names mean something. */
export type Value = { readonly node: Node; readonly scope: Scope };

/** The names of a function or loop, with everything that is ever put into each. */
export class Scope {
  readonly #names = new Map<string, Value[]>();
  readonly #parent: Scope | undefined;

  constructor(parent?: Scope) {
    this.#parent = parent;
  }

  add(name: string, value: Value): void {
    this.#names.set(name, [...(this.#names.get(name) ?? []), value]);
  }

  /** Says that the name is this scope's own, whatever it holds. */
  declare(name: string): void {
    if (!this.#names.has(name)) this.#names.set(name, []);
  }

  find(name: string): readonly Value[] {
    return this.#names.get(name) ?? this.#parent?.find(name) ?? [];
  }
}

/** The names a pattern makes. */
export function namesIn(pattern: Node): string[] {
  const name = nameOf(pattern);
  if (name !== undefined) return [name];
  return [...parts(pattern)].flatMap(({ target }) => namesIn(target));
}

/** Puts a value into the names of a pattern: `[a, { b }]` takes what is at their places. */
export function bind(scope: Scope, pattern: Node, value: Value): void {
  const name = pattern.type === 'Identifier' ? nameOf(pattern) : undefined;
  if (name !== undefined) scope.add(name, value);
  for (const { key, target } of parts(pattern)) {
    for (const part of at(value, key)) bind(scope, target, part);
  }
}

function* parts(pattern: Node): Generator<{ key: string | number; target: Node }> {
  if (pattern.type === 'ArrayPattern') {
    const elements = pattern['elements'];
    const list: unknown[] = Array.isArray(elements) ? elements : [];
    for (const index of list.keys()) {
      const target = child({ type: 'Element', at: list[index] }, 'at');
      if (target) yield { key: index, target };
    }
  }
  if (pattern.type === 'AssignmentPattern') {
    const target = child(pattern, 'left');
    if (target) yield* parts(target);
  }
  for (const property of pattern.type === 'ObjectPattern' ? childList(pattern, 'properties') : []) {
    const keyNode = child(property, 'key');
    const key = nameOf(keyNode);
    const target = property.type === 'KeyValuePatternProperty' ? child(property, 'value') : keyNode;
    if (key !== undefined && target) yield { key, target };
  }
}

/** What stands at a place of a list or an object, as far as it is written down. */
export function at(value: Value, key: string | number): Value[] {
  return resolve(value).flatMap(({ node, scope }) => {
    if (node.type === 'ArrayExpression' && typeof key === 'number') {
      const element = childList(node, 'elements')[key];
      return element ? [{ node: element, scope }] : [];
    }
    return childList(node.type === 'ObjectExpression' ? node : undefined, 'properties').flatMap(
      (property) => {
        const isIt = nameOf(child(property, 'key') ?? property) === key;
        const inner = child(property, 'value') ?? property;
        return isIt ? [{ node: inner, scope }] : [];
      },
    );
  });
}

/** Everything a list holds. */
export function elementsOf(value: Value): Value[] {
  return resolve(value).flatMap(({ node, scope }) =>
    node.type === 'ArrayExpression'
      ? childList(node, 'elements').map((element) => ({ node: element, scope }))
      : [],
  );
}

/** The expressions behind names and members; the expression itself when it is neither. */
export function resolve(value: Value, seen: ReadonlySet<Node> = new Set()): Value[] {
  const node = bare(value.node);
  const { scope } = value;
  if (seen.has(node)) return [];
  const next = new Set([...seen, node]);
  if (node.type === 'Identifier') {
    return scope.find(nameOf(node) ?? '').flatMap((one) => resolve(one, next));
  }
  if (node.type === 'MemberExpression') {
    const object = child(node, 'object');
    const property = child(node, 'property');
    const computed = property?.type === 'Computed' ? child(property, 'expression') : undefined;
    const index = computed?.type === 'NumericLiteral' ? Number(computed['value']) : undefined;
    const key = index ?? nameOf(computed ?? property);
    if (!object || key === undefined) return [];
    return at({ node: object, scope }, key).flatMap((one) => resolve(one, next));
  }
  return [{ node, scope }];
}
