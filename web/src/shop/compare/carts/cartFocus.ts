export function cartId(store_id: string): string {
  return `cart-${store_id}`;
}
