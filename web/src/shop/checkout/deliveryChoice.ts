import type { Cart } from '@larder/shared/kitchen/carts.model';
import type { SlotChoice } from '@larder/shared/stores/slots.model';
import { type DeliveryMethod, deliveryMethodOf } from '@larder/shared/stores/storeTerms';

import type { Choice } from '#shop/carts/state/slotChoices.ts';

type StoreService = {
  readonly store_type?: Cart['storeType'] | undefined;
  readonly also_pickup?: boolean | undefined;
  readonly slot_choice?: SlotChoice | undefined;
};

/** The chosen method and slot of an order; the soonest slot until one is chosen. */
export type DeliveryChoice = {
  readonly method: DeliveryMethod;
  /** Whether the store both delivers and hands out. */
  readonly hasChoice: boolean;
  readonly time_zone: string;
  /** Those that can be chosen; undefined at a store without slots. */
  readonly slots: SlotChoice['slots'] | undefined;
  readonly slot: SlotChoice['slots'][number] | undefined;
  /** The chosen slot is no longer available. */
  readonly isLost: boolean;
};

/** Applies a choice to what the store offers now. */
export function deliveryChoiceOf(
  { storeType }: Pick<Cart, 'storeType'>,
  store: StoreService | undefined,
  choice: Choice = {},
): DeliveryChoice {
  const { store_type = storeType, also_pickup: hasChoice = false, slot_choice } = store ?? {};
  const slots = slot_choice?.slots;
  const chosen = slots?.find(({ starts_at }) => starts_at.toISOString() === choice.starts_at);
  return {
    method: hasChoice ? (choice.method ?? 'Deliver') : deliveryMethodOf(store_type),
    hasChoice,
    time_zone: slot_choice?.time_zone ?? 'UTC',
    slots,
    slot: chosen ?? slots?.[0],
    isLost: slots !== undefined && choice.starts_at !== undefined && !chosen,
  };
}
