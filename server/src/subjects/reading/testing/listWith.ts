import { readFile } from '#subjects/reading/imports/readFile.rules';

/** The lines of a list of ingredients that has a line in it, each under its heading. */
export function listWith(line: string): (readonly [string | null, string])[] {
  const ingredients = `1 onion\n${line}\n2 cups rice`;
  const text = JSON.stringify({ name: 'Soup', ingredients, directions: 'Boil.' });
  const { rows } = readFile({ name: 'soup', bytes: new TextEncoder().encode(text) });
  return (rows[0]?.draft?.lines ?? []).map(({ section = null, original }) => [section, original]);
}
