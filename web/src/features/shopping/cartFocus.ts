import { findPage, focusWhenLost } from '#lib/focus';

/** The id of a store's cart on the page. */
export function cartId(store_id: string): string {
  return `cart-${store_id}`;
}

/** Moves the focus to the next cross of the carts, else the one before, as the one pressed goes. */
export function focusNextLine(cross: HTMLElement): void {
  const crosses = [
    ...(cross.closest('section')?.querySelectorAll<HTMLElement>('[data-remove]') ?? []),
  ];
  const at = crosses.indexOf(cross);
  const next = crosses[at + 1] ?? crosses[at - 1];
  if (next) next.focus();
  else focusWhenLost(findPage);
}

/**
 * Where the focus goes when the button that had it is gone: to Checkout of the same cart, else of
 * the first one that is left, else to the top of the page. To be called before anything goes.
 */
export function keepFocusInCarts(cart: HTMLElement | null): void {
  const panel = cart?.closest('section');
  focusWhenLost(() => {
    const place = cart?.isConnected ? cart : panel?.isConnected ? panel : undefined;
    return place?.querySelector<HTMLElement>('[data-checkout]') ?? findPage();
  });
}
