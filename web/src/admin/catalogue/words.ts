import type { MergeView } from '@larder/shared/food/adminCatalogue.calls';
import type { IngredientUse } from '@larder/shared/food/adminIngredients.calls';

export function deletionWords({ stores, recipes, pending_orders }: IngredientUse): string[] {
  return [
    stores === 0 ? 'No store sells it.' : `It is in ${counted(stores, 'store')} and leaves them.`,
    ...(recipes > 0
      ? [`${counted(recipes, 'saved recipe')} ${recipes === 1 ? 'keeps' : 'keep'} it as it was.`]
      : []),
    ...(pending_orders > 0
      ? [`${counted(pending_orders, 'pending order')} can still be accepted.`]
      : []),
    'A cart that holds it cannot be ordered before it is removed.',
  ];
}

/** `into` is the name of the ingredient that stays. */
export function mergeWords(view: MergeView, into: string): string[] {
  const { stores, both_stores, recipes, aliases, pending_orders } = view;
  return [
    stores === 0 ? 'No store sells it.' : `${counted(stores, 'store')} will sell ${into} instead.`,
    ...(both_stores > 0
      ? [
          `${counted(both_stores, 'store')} ${both_stores === 1 ? 'sells' : 'sell'} both: the packs are added up, the price of ${into} stays.`,
        ]
      : []),
    recipes === 0
      ? 'No saved recipe has it.'
      : `${counted(recipes, 'saved recipe')} will have ${into}.`,
    ...(aliases > 0 ? [`${counted(aliases, 'name')} will find ${into}.`] : []),
    ...(pending_orders > 0
      ? [
          `${counted(pending_orders, 'pending order')} ${pending_orders === 1 ? 'stays as it is' : 'stay as they are'}; what is rejected comes back as ${into}.`,
        ]
      : []),
    'Earlier orders keep what they say.',
  ];
}

export const REFUSAL_WORDS: Readonly<Record<NonNullable<MergeView['refusal']>, string>> = {
  packs_differ:
    'Stores sell it in another pack. Their packs and prices would be wrong, so the two stay apart.',
  too_many_packs: 'A store would have more than 1,000,000 packs, so the two stay apart.',
};

function counted(n: number, one: string): string {
  return `${n.toLocaleString('en-US')} ${one}${n === 1 ? '' : 's'}`;
}
