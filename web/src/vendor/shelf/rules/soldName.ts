type Branded = { readonly name: string; readonly brand?: string | undefined };

/** What people read of an item: its brand first, unless its name has that. As `soldName` of the server's statements. */
export function soldName({ name, brand = '' }: Branded): string {
  return brand === '' || name.toLowerCase().includes(brand.toLowerCase())
    ? name
    : `${brand} ${name}`;
}

/** An item under the name that people read: two brands of one name are told apart in a table. */
export function asSold<Item extends Branded>(item: Item): Item {
  return { ...item, name: soldName(item) };
}
