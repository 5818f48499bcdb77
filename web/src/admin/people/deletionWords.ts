import type { Deletion, DeletionView } from '@larder/shared/account/admin.calls';

export function userDeletionWords({
  pending_orders,
  accepted_orders,
  recipes,
}: DeletionView): string[] {
  return [
    pendingWords(pending_orders),
    ...(accepted_orders > 0
      ? [`${counted(accepted_orders, 'accepted order')} will stay with the store until delivered.`]
      : []),
    ...recipeWords(recipes),
    'Earlier orders will stay without a name.',
  ];
}

export function vendorDeletionWords({
  pending_orders,
  accepted_orders,
  open_stores,
  recipes,
}: DeletionView): string[] {
  return [
    open_stores === 0 ? 'No store will close.' : `${counted(open_stores, 'store')} will close.`,
    pendingWords(pending_orders),
    ...(accepted_orders > 0
      ? [
          `${counted(accepted_orders, 'accepted order')} will stay as ${accepted_orders === 1 ? 'it is' : 'they are'}.`,
        ]
      : []),
    ...recipeWords(recipes),
    'Shoppers will keep their order history.',
  ];
}

function pendingWords(n: number): string {
  return n === 0
    ? 'No pending order will be rejected.'
    : `${counted(n, 'pending order')} will be rejected.`;
}

function recipeWords(n: number): string[] {
  return n === 0 ? [] : [`${counted(n, 'saved recipe')} will be deleted.`];
}

function counted(n: number, one: string): string {
  return `${n.toLocaleString('en-US')} ${one}${n === 1 ? '' : 's'}`;
}

/** "User deleted. Pending orders rejected: 2." Zero counts are left out. */
export function deletedWords(who: string, { rejected_orders, frozen_orders }: Deletion): string {
  const parts = [
    ...(rejected_orders > 0 ? [`Pending orders rejected: ${rejected_orders}`] : []),
    ...(frozen_orders > 0 ? [`Accepted orders left as they are: ${frozen_orders}`] : []),
  ];
  return parts.length === 0 ? who : `${[who, ...parts].join('. ')}.`;
}
