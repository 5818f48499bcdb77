import type { Reading } from './reading.ts';

/**
 * How wet a dish comes to the table: `dry` has nothing that runs, `sauce` clings and pools, `broth` is
 * a soup that other things lie in.
 */
export type Wetness = 'dry' | 'sauce' | 'broth';

/** What a recipe says of a dish whose liquid is gone by the end. */
const DRY =
  /\(dry\b|until (nearly |almost )?dry\b|dry the vegetables|sauce dries|rather than soupy|hold a trail|have drunk the liquid|it is absorbed/i;

/** The names of soups that do not say so. */
const SOUP =
  /soup|sopa de|caldo|broth|chowder|congee|bisque|ramen|\bpho\b|laksa|khao soi|\budon\b|minestrone|gazpacho|rasam|sambar/i;

/** How noodles get their broth. */
const LADLED = /\bladle\b/i;

/** How wet a curry, stew or dish of noodles is, by its title first and then its steps. */
export function wetnessOf(reading: Reading): Wetness {
  if (reading.called(SOUP)) return 'broth';
  if (reading.told(DRY)) return 'dry';
  if (reading.input.dish === 'soup') return 'broth';
  if (reading.input.dish === 'noodles') return reading.told(LADLED) ? 'broth' : 'dry';
  return 'sauce';
}
