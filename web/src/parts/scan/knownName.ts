type Known = { readonly name: string; readonly brand: string | null };

/** What people read of a product: its brand first, unless its name has that. */
export function knownName({ name, brand }: Known): string {
  return brand === null || name.toLowerCase().includes(brand.toLowerCase())
    ? name
    : `${brand} ${name}`;
}
