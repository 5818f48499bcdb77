import * as z from 'zod/mini';

/** What a household has chosen of a brand for a food: always this one, or never. */
export const BRAND_CHOICES = ['prefer', 'never'] as const;

/**
 * A brand that the household has chosen for a food.
 *
 * Shape   `food` is its name and `brand` the brand's, as the shop wrote them; both are compared folded. `ingredient_id`:
 *         by which the comparison knew the food, for lines of the list that have another name.
 */
export const BrandChoice = z.object({
  food: z.string(),
  ingredient_id: z.optional(z.string()),
  brand: z.string(),
  choice: z.enum(BRAND_CHOICES),
});
export type BrandChoice = z.output<typeof BrandChoice>;

export const BrandChoices = z.readonly(z.array(BrandChoice));
export type BrandChoices = z.output<typeof BrandChoices>;
