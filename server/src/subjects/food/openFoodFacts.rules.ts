import { line } from '@larder/shared/basics/leaves.model';
import { foldText } from '@larder/shared/basics/text';
import { readGtin } from '@larder/shared/food/gtin';
import { z } from 'zod';

import { type KnownPack, packOf } from './knownPack.rules.ts';

/**
 * A product of a dump of Open Food Facts: members of JSON as parsed, columns of the table as texts.
 *
 * Source  world.openfoodfacts.org/data and its list of fields.
 */
export type DumpRecord = Readonly<Record<string, unknown>>;

/** The columns that are read of the table; the first two it must have. */
export const DUMP_COLUMNS = [
  'code',
  'product_name',
  'brands',
  'quantity',
  'product_quantity',
  'product_quantity_unit',
  'countries_tags',
  'categories_tags',
] as const;

export type DumpProduct = {
  readonly gtin: string;
  readonly name: string;
  readonly brand: string | null;
  readonly pack: KnownPack | undefined;
  /** In words, the most special last: "dairies", "whole milks". */
  readonly categories: readonly string[];
};

/** Why a product is not kept: sold elsewhere; without a number that is the same in all stores, or without a name. */
type NotKept = 'elsewhere' | 'fault';

/** Max categories that are looked at. */
const MAX_CATEGORIES = 8;
const Name = line(200);
const Brand = line(80);

/** Reads a product that is sold in one of the countries ("en:united-states"); undefined for all countries. */
export function readProduct(
  record: DumpRecord,
  countries: ReadonlySet<string> | undefined,
): DumpProduct | NotKept {
  if (countries && !tagsOf(record['countries_tags']).some((tag) => countries.has(tag)))
    return 'elsewhere';
  const code = readGtin(textOf(record['code']));
  const name = z.safeParse(Name, plainText(record['product_name']));
  if (!('gtin' in code) || !name.success) return 'fault';
  // "Nestlé, Nesquik": the first is the one on top of the pack.
  const [firstBrand] = plainText(record['brands']).split(',');
  const { data: brand = null } = z.safeParse(Brand, firstBrand);
  const categories = tagsOf(record['categories_tags']).slice(-MAX_CATEGORIES).map(wordsOf);
  return { gtin: code.gtin, name: name.data, brand, pack: packOf(packTexts(record)), categories };
}

/**
 * The food of a product, when its name and one of its categories say the same one; a name alone may be a flavour.
 *
 * Shape   `foodOf` gives the food that a text means for certain.
 */
export function certainFood(
  { name, brand, categories }: Pick<DumpProduct, 'name' | 'brand' | 'categories'>,
  foodOf: (text: string) => string | undefined,
): string | undefined {
  const food = foodOf(withoutBrand(name, brand));
  return food !== undefined && categories.some((one) => foodOf(one) === food) ? food : undefined;
}

/** Countries whose tag is not their name in English. */
const OTHER_TAGS: ReadonlyMap<string, string> = new Map([
  ['CZ', 'en:czech-republic'],
  ['HK', 'en:hong-kong'],
  ['TR', 'en:turkey'],
]);

/**
 * The tag of a country: "us" -> "en:united-states"; a tag ("en:united-states") or its words ("united-states") as
 * they are. undefined for what is no country.
 */
export function countryTag(word: string): string | undefined {
  if (/^(?:[a-z]{2}:)?[a-z]{3,}(?:-[a-z]+)*$/.test(word))
    return word.includes(':') ? word : `en:${word}`;
  if (!/^[a-z]{2}$/i.test(word)) return undefined;
  const code = word.toUpperCase();
  const name = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(code);
  return OTHER_TAGS.get(code) ?? (name === undefined ? undefined : `en:${slugOf(name)}`);
}

function slugOf(name: string): string {
  return foldText(name)
    .replaceAll('&', 'and')
    .replaceAll(/[^a-z]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

function packTexts(record: DumpRecord) {
  return {
    written: plainText(record['quantity']),
    amount: textOf(record['product_quantity']),
    unit: textOf(record['product_quantity_unit']),
  };
}

/** "en:whole-milks" -> "whole milks". */
function wordsOf(tag: string): string {
  return tag.replace(/^[a-z]{2,3}:/, '').replaceAll('-', ' ');
}

function withoutBrand(name: string, brand: string | null): string {
  const isFirst = brand !== null && name.toLowerCase().startsWith(`${brand.toLowerCase()} `);
  return isFirst ? name.slice(brand.length) : name;
}

function tagsOf(value: unknown): string[] {
  const tags: unknown[] = Array.isArray(value) ? value : textOf(value).split(',');
  return tags.filter((tag) => typeof tag === 'string').filter((tag) => tag !== '');
}

function textOf(value: unknown): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value : '';
}

const ENTITIES: ReadonlyMap<string, string> = new Map(
  Object.entries({ quot: '"', amp: '&', lt: '<', gt: '>', '#39': "'" }),
);

/** One line, with the characters that forms have written as entities. */
function plainText(value: unknown): string {
  return textOf(value)
    .replaceAll(/&(quot|amp|lt|gt|#39);/g, (entity, name: string) => ENTITIES.get(name) ?? entity)
    .replaceAll(/[\p{Cc}\p{Cs}]+/gu, ' ')
    .trim();
}
