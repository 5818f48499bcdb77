type Id = string | undefined;

/** The body of an order in one store. */
export function orderBody(store_id: Id, ingredient_ids: readonly Id[], quantity = 1) {
  const items = ingredient_ids.map((ingredient_id) => ({ ingredient_id, quantity }));
  return { orders: [{ store_id, items }] };
}

/** The body of a comparison; `more` is place and radius. */
export function compareBody(ingredient_ids: readonly Id[], more: object = {}) {
  const need = { name: 'anything', unit_quantity: 250, unit: 'gm' };
  return { compare: ingredient_ids.map((ingredient_id) => ({ ...need, ingredient_id })), ...more };
}
