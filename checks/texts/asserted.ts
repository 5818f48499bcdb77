import { bare, below, child, childList, nameOf, type Node } from './parse.ts';
import { at, bind, elementsOf, namesIn, resolve, Scope, type Value } from './scopes.ts';
import { wordsOf } from './words.ts';

/** How a kind of test works: what finds an element fails by itself, or only once it is asserted. */
export type Kind = 'unit' | 'journey';

const FINDERS = /^(?:get|find)(?:All)?By[A-Z]/;
const DENIALS = new Set(['toBeNull', 'toBeHidden', 'toBeUndefined', 'toBeFalsy', 'toBeEmpty']);
const COUNTS = new Set(['toHaveCount', 'toHaveLength']);

/**
 * The texts a test file asserts: what stands in a positive `expect`, and what an element is found by.
 * Names are followed to what is put into them: constants, tables of `test.for`, loops, and arguments of
 * the file's own functions. Titles, comments and tests that are skipped assert nothing.
 */
export function assertedWords(tree: Node, kind: Kind = 'unit'): string[] {
  const file = new Reading(kind);
  file.read(tree, { scope: new Scope(), denied: false });
  return file.words();
}

type Context = { scope: Scope; denied: boolean };
type Own = { params: Node[]; scope: Scope };

class Reading {
  readonly #kind: Kind;
  readonly #roots: Value[] = [];
  readonly #functions = new Map<Node, Own>();
  readonly #calls: { callee: Node; args: Node[]; scope: Scope }[] = [];

  constructor(kind: Kind) {
    this.#kind = kind;
  }

  words(): string[] {
    // A function may hand on what it was given, so its arguments are bound before anything is read.
    for (const { callee, args, scope } of this.#calls) {
      for (const { node } of resolve({ node: callee, scope })) {
        const own = this.#functions.get(node);
        for (const [index, param] of own?.params.entries() ?? []) {
          const arg = args[index];
          if (own && arg) bind(own.scope, param, { node: arg, scope });
        }
      }
    }
    return this.#roots.flatMap((root) => gather(root, new Set()));
  }

  read(node: Node, context: Context): void {
    if (node.type === 'CallExpression' && this.#readCall(node, context)) return;
    if (isFunction(node)) return this.#readFunction(node, context);
    if (node.type === 'ForOfStatement') return this.#readLoop(node, context);
    if (node.type === 'VariableDeclarator') readVariable(node, context.scope);
    for (const inner of below(node)) this.read(inner, context);
  }

  /** Returns whether the call is done with, its insides too. */
  #readCall(node: Node, { scope, denied }: Context): boolean {
    const callee = child(node, 'callee');
    const args = childList(node, 'arguments');
    if (!callee) return false;
    if (isSkipped(callee)) return true;

    const expectation = expectationOf(node);
    if (expectation) {
      const context = { scope, denied: expectation.denied };
      if (!expectation.denied) {
        this.#roots.push(...expectation.args.map((arg) => ({ node: arg, scope })));
      }
      for (const arg of expectation.args) this.read(arg, context);
      return true;
    }
    const found = FINDERS.test(calledName(callee) ?? '');
    if (found && !(denied && this.#kind === 'journey')) {
      this.#roots.push(...args.map((arg) => ({ node: arg, scope })));
    }
    this.#readTable({ callee, args, scope });
    if (callee.type === 'Identifier') this.#calls.push({ callee, args, scope });
    return false;
  }

  /** `test.for(table)(title, run)`, `test.each(table)(title, run)`, `list.forEach(run)`. */
  #readTable({ callee, args, scope }: { callee: Node; args: Node[]; scope: Scope }): void {
    const run = args.map(bare).find(isFunction);
    const own = run && this.#own(run, scope);
    if (!own) return;
    const how = calledName(callee);
    if (callee.type === 'MemberExpression' && (how === 'forEach' || how === 'map')) {
      const list = child(callee, 'object');
      const [param] = own.params;
      if (!list || !param) return;
      for (const element of elementsOf({ node: list, scope })) bind(own.scope, param, element);
      return;
    }
    const kind = callee.type === 'CallExpression' ? calledName(child(callee, 'callee')) : undefined;
    const [table] = childList(callee, 'arguments');
    if (!table || (kind !== 'for' && kind !== 'each')) return;
    for (const row of elementsOf({ node: table, scope })) bindRow(own, row, kind);
  }

  #readFunction(node: Node, { scope, denied }: Context): void {
    const own = this.#own(node, scope);
    const name = nameOf(child(node, 'identifier'));
    if (name !== undefined && node.type === 'FunctionDeclaration') scope.add(name, { node, scope });
    for (const inner of below(node)) this.read(inner, { scope: own.scope, denied });
  }

  #own(node: Node, scope: Scope): Own {
    const known = this.#functions.get(node);
    if (known) return known;
    const own = { params: childList(node, 'params'), scope: new Scope(scope) };
    for (const name of own.params.flatMap(namesIn)) own.scope.declare(name);
    this.#functions.set(node, own);
    return own;
  }

  #readLoop(node: Node, { scope, denied }: Context): void {
    const inner = new Scope(scope);
    const [declared] = childList(child(node, 'left'), 'declarations');
    const pattern = child(declared, 'id');
    const list = child(node, 'right');
    if (pattern && list) {
      for (const element of elementsOf({ node: list, scope })) bind(inner, pattern, element);
    }
    for (const part of below(node)) this.read(part, { scope: inner, denied });
  }
}

function readVariable(node: Node, scope: Scope): void {
  const pattern = child(node, 'id');
  const init = child(node, 'init');
  if (pattern && init) bind(scope, pattern, { node: bare(init), scope });
}

function bindRow(own: Own, row: Value, kind: 'for' | 'each'): void {
  const spread =
    kind === 'each' && resolve(row).some(({ node }) => node.type === 'ArrayExpression');
  for (const [index, param] of own.params.entries()) {
    if (spread) for (const cell of at(row, index)) bind(own.scope, param, cell);
    else if (index === 0) bind(own.scope, param, row);
  }
}

function isFunction(node: Node): boolean {
  return ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'].includes(
    node.type,
  );
}

/** `get` of `get(…)`, `screen.get(…)`. */
function calledName(callee: Node | undefined): string | undefined {
  return nameOf(callee?.type === 'MemberExpression' ? child(callee, 'property') : callee);
}

/** `test.skip(…)`, `describe.skip(…)`, `test.skip.for(…)(…)`. */
function isSkipped(callee: Node): boolean {
  if (callee.type === 'CallExpression') {
    const inner = child(callee, 'callee');
    return inner !== undefined && isSkipped(inner);
  }
  const object = callee.type === 'MemberExpression' ? child(callee, 'object') : undefined;
  if (!object) return false;
  const skips = ['skip', 'todo', 'fixme'].includes(calledName(callee) ?? '');
  const isTest = ['test', 'it', 'describe'].includes(nameOf(object) ?? '');
  return (skips && isTest) || isSkipped(object);
}

/** The arguments of `expect(…).to…(…)`, and whether it says that something is not so. */
function expectationOf(call: Node): { args: Node[]; denied: boolean } | undefined {
  const args = childList(call, 'arguments');
  const matcher = calledName(child(call, 'callee')) ?? '';
  const [first] = args;
  let denied = DENIALS.has(matcher) || (COUNTS.has(matcher) && first?.['value'] === 0);
  let node = child(call, 'callee');
  while (node?.type === 'MemberExpression') {
    if (calledName(node) === 'not') denied = !denied;
    const object = child(node, 'object');
    const root = object?.type === 'CallExpression' ? child(object, 'callee') : undefined;
    const isExpect =
      nameOf(root) === 'expect' ||
      (root?.type === 'MemberExpression' && nameOf(child(root, 'object')) === 'expect');
    if (isExpect) return { args: [...childList(object, 'arguments'), ...args], denied };
    node = object;
  }
  return undefined;
}

/** Whether a value is spelled out, not made by a call whose arguments may be anything. */
function isWritten(node: Node): boolean {
  const kinds = ['ArrayExpression', 'ObjectExpression', 'ConditionalExpression', 'NewExpression'];
  return kinds.includes(node.type) || wordsOf(node) !== undefined;
}

/** The texts in an asserted expression. */
function gather(value: Value, seen: Set<Node>): string[] {
  const node = bare(value.node);
  const { scope } = value;
  if (seen.has(node) || isFunction(node)) return [];
  seen.add(node);
  const words = wordsOf(node);
  if (words !== undefined) return [words];
  if (node.type === 'Identifier' || node.type === 'MemberExpression') {
    return resolve({ node, scope }).flatMap((one) =>
      isWritten(one.node) ? gather(one, seen) : [],
    );
  }
  const parts = node.type === 'KeyValueProperty' ? [child(node, 'value')] : below(node);
  return parts.flatMap((part) => (part ? gather({ node: part, scope }, seen) : []));
}
