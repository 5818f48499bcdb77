/** The two names of "salt and freshly ground pepper"; undefined for any other name. */
export function saltAndPepper(name: string): [string, string] | undefined {
  const words = name.split(' ');
  const and = words.findIndex((word) => /^(?:and|&|\+)$/i.test(word));
  const [first, second] = [words.slice(0, and), words.slice(and + 1)];
  const lasts = [first.at(-1), second.at(-1)].map((word) => word?.toLowerCase() ?? '');
  const isBoth = and > 0 && lasts.toSorted().join(' ') === 'pepper salt';
  return isBoth ? [first.join(' '), second.join(' ')] : undefined;
}
