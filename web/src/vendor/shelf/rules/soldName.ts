/** What people read of an item: its brand first, unless its name has that. As `soldName` of the server's statements. */
export function soldName({
  name,
  brand = '',
}: {
  readonly name: string;
  readonly brand?: string | undefined;
}): string {
  return brand === '' || name.toLowerCase().includes(brand.toLowerCase())
    ? name
    : `${brand} ${name}`;
}
