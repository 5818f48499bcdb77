/** "500 gm" for one portion, "2 × 500 gm" for more. */
export function portionText(portion: {
  readonly quantity: number;
  readonly unit_quantity: number;
  readonly unit: string;
}): string {
  const size = `${portion.unit_quantity} ${portion.unit}`;
  return portion.quantity === 1 ? size : `${portion.quantity} × ${size}`;
}
