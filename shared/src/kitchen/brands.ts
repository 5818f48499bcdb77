import { foldText } from '#basics/text';

import type { BrandChoice, BrandChoices } from './brands.model.ts';
import type { KitchenState } from './kitchen.calls.ts';
import { MAX_BRANDS } from './kitchenLimits.ts';
import type { KitchenChange, KitchenPayloads } from './kitchenOps.model.ts';

/** A food by its name, or by the catalogue's id of one of its packs. */
type NamedFood = { readonly name: string; readonly ingredient_id?: string | undefined };

export const NO_BRANDS: BrandChoices = [];

/**
 * Sets what is chosen of a brand for a food; null forgets it. One brand of a food is preferred: another takes its place.
 * The same state beyond the limit.
 */
export function chooseBrand(
  state: KitchenState,
  { choice, ...of }: KitchenPayloads['brand_choice'],
): KitchenState {
  const others = (state.brands ?? NO_BRANDS).filter(
    (one) => !isReplaced(one, { ...of, choice: choice ?? 'never' }),
  );
  if (choice === null) return { ...state, brands: others };
  return others.length >= MAX_BRANDS ? state : { ...state, brands: [...others, { ...of, choice }] };
}

/** Whether a choice gives way to another one of its brand, or of the brand that is preferred. */
function isReplaced(one: BrandChoice, by: BrandChoice): boolean {
  if (!isSameFood(one, by)) return false;
  return isSameBrand(one, by) || (one.choice === 'prefer' && by.choice === 'prefer');
}

function isSameFood(a: BrandChoice, b: BrandChoice): boolean {
  return (
    foldText(a.food) === foldText(b.food) ||
    (a.ingredient_id !== undefined && a.ingredient_id === b.ingredient_id)
  );
}

function isSameBrand(a: { readonly brand: string }, b: { readonly brand: string }): boolean {
  return foldText(a.brand) === foldText(b.brand);
}

/** What takes a change back: the choices that it replaced, or that there was none. */
export function brandUndo(
  before: BrandChoices,
  { choice, ...of }: KitchenPayloads['brand_choice'],
): KitchenPayloads['brand_choice'][] {
  const replaced = before.filter((one) => isReplaced(one, { ...of, choice: choice ?? 'never' }));
  const own = replaced.some((one) => isSameBrand(one, of)) ? [] : [{ ...of, choice: null }];
  return [...own, ...replaced];
}

/**
 * The choices of each food: those that were made of the catalogue's id, under any name, and those of its name. A look-up takes
 * the same time for any number.
 */
export function makeBrandFinder(choices: BrandChoices): (food: NamedFood) => BrandChoices {
  if (choices.length === 0) return () => NO_BRANDS;
  const byName = Map.groupBy(choices, ({ food }) => foldText(food));
  const byId = Map.groupBy(choices, ({ ingredient_id }) => ingredient_id);
  return ({ name, ingredient_id }) => {
    const ofId = ingredient_id === undefined ? undefined : byId.get(ingredient_id);
    // A food that was renamed has choices under both names.
    const names = new Set([...(ofId ?? []).map(({ food }) => foldText(food)), foldText(name)]);
    return [...names].flatMap((one) => byName.get(one) ?? NO_BRANDS);
  };
}

/** The brand that is preferred among the choices of a food. */
export function preferredBrand(ofFood: BrandChoices): string | undefined {
  return ofFood.find(({ choice }) => choice === 'prefer')?.brand;
}

/** What is chosen of a brand among the choices of a food. */
export function choiceOf(
  ofFood: BrandChoices,
  brand: string | undefined,
): BrandChoice['choice'] | undefined {
  if (brand === undefined || ofFood.length === 0) return undefined;
  return ofFood.find((one) => isSameBrand(one, { brand }))?.choice;
}

/** The operations that move one's own choices into a kitchen: of a brand that it has chosen or refused its choice stays. */
export function moveBrands(
  { brands = NO_BRANDS }: Pick<KitchenState, 'brands'>,
  own: BrandChoices,
): KitchenChange[] {
  return own
    .filter((one) => !brands.some((there) => isReplaced(there, one)))
    .map((payload) => ({ kind: 'brand_choice', payload }));
}
