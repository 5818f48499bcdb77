import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT } from '#reliability/harness/root';

/** How shops write their goods: of a till, by hand, of a shop on the web, in metric units, and in British words. */
export const DIALECTS = ['till', 'readable', 'shop', 'metric', 'british'] as const;
export type Dialect = (typeof DIALECTS)[number];

/** One pack in gm, ml or pieces. */
type TruePack = { readonly amount: number; readonly unit: 'gm' | 'ml' | 'piece' };

/** A name as it stands in a file, and what it is: any of `foods`, in any of `packs`; "-": nothing that one cooks with. */
export type ShelfName = {
  readonly text: string;
  readonly brand: string;
  readonly foods: readonly string[];
  readonly packs: readonly TruePack[];
};

/** Units: gm, ml and pieces. Source: NIST Handbook 44, appendix C. */
const UNITS: Readonly<Record<string, TruePack>> = {
  oz: { amount: 28.3495, unit: 'gm' },
  lb: { amount: 453.592, unit: 'gm' },
  g: { amount: 1, unit: 'gm' },
  kg: { amount: 1000, unit: 'gm' },
  'fl oz': { amount: 29.5735, unit: 'ml' },
  pt: { amount: 473.176, unit: 'ml' },
  ml: { amount: 1, unit: 'ml' },
  l: { amount: 1000, unit: 'ml' },
  ct: { amount: 1, unit: 'piece' },
};

/** The names of a dialect; they were written before there was a reader of them. */
export function readShelfNames(dialect: Dialect): ShelfName[] {
  const text = readFileSync(join(ROOT, 'lab/bench/shelfFiles', `${dialect}.txt`), 'utf8');
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [name = '', brand = '', foods = '', packs = ''] = line.split('|');
      return { text: name, brand, foods: foods.split('/'), packs: packs.split('/').map(packOf) };
    });
}

function packOf(text: string): TruePack {
  const [, number = '', unit = ''] = /^([\d.]+) (.+)$/.exec(text) ?? [];
  const one = UNITS[unit];
  if (!one) throw new Error(`no pack: ${text}`);
  return { amount: Number(number) * one.amount, unit: one.unit };
}
