import { record } from '#platform/lib/untrusted';

/** A node of linked data: JSON-LD, or an item of microdata. */
export type Node = Readonly<Record<string, unknown>>;
/** The node of a reference; another node as it is. */
export type Resolve = (node: Node) => Node;

/** Objects of a page that are looked at. */
const MAX_NODES = 100_000;
const PREFIX =
  /^(?:https?:\/\/)?(?:www\.)?(?:schema\.org\/|schema:|data-vocabulary\.org\/|rdf\.data-vocabulary\.org\/#?|v:)/i;

/** Every object in values, outer ones first. */
export function nodesIn(values: readonly unknown[]): Node[] {
  const found: Node[] = [];
  const waiting: unknown[] = [...values];
  for (let at = 0; at < waiting.length && found.length < MAX_NODES; at += 1) {
    const value = waiting[at];
    if (Array.isArray(value)) pushAll(waiting, value);
    const node = record(value);
    if (!node) continue;
    found.push(node);
    pushAll(
      waiting,
      Object.values(node).filter((member) => typeof member === 'object'),
    );
  }
  return found;
}

function pushAll(list: unknown[], more: readonly unknown[]): void {
  for (const one of more) if (list.length < 2 * MAX_NODES) list.push(one);
}

/** Finds the fullest node of an `@id` for a node that is little more than a reference. */
export function makeResolver(nodes: readonly Node[]): Resolve {
  const byId = new Map<string, Node>();
  for (const node of nodes) {
    const id = node['@id'];
    if (typeof id !== 'string') continue;
    const known = byId.get(id);
    if (!known || Object.keys(node).length > Object.keys(known).length) byId.set(id, node);
  }
  return (node) => {
    const id = node['@id'];
    const isReference = typeof id === 'string' && Object.keys(node).length <= 2;
    return isReference ? (byId.get(id) ?? node) : node;
  };
}

/** Whether a node is of a type of schema.org, in any spelling. */
export function isOfType(node: Node, type: string): boolean {
  const types = [node['@type'] ?? node['type']].flat(2);
  return types.some(
    (one) =>
      typeof one === 'string' && one.replace(PREFIX, '').toLowerCase() === type.toLowerCase(),
  );
}

/** The first of the named members that a node has, whatever their prefix and case. */
export function member(node: Node, names: readonly string[]): unknown {
  for (const name of names) if (isGiven(node[name])) return node[name];
  const wanted = new Set(names.map((name) => name.toLowerCase()));
  const found = Object.entries(node).find(
    ([name, value]) => wanted.has(name.replace(PREFIX, '').toLowerCase()) && isGiven(value),
  );
  return found?.[1];
}

function isGiven(value: unknown): boolean {
  return (
    value !== undefined &&
    value !== null &&
    value !== '' &&
    !(Array.isArray(value) && value.length === 0)
  );
}
