-- What public data say of the numbers on packs, for shops that bring their shelf in: npm run products:import.
create table known_products (
  gtin text primary key check (gtin ~ '^\d{14}$'),
  name text not null check (length(name) between 1 and 200),
  brand text check (length(brand) between 1 and 80),
  -- One pack; null: it is not said, or said twice and not the same.
  unit_quantity numeric(12, 3) check (unit_quantity > 0),
  unit text check (unit in ('gm', 'ml', 'count')),
  -- The generic product that stands for its food; null where that is not certain.
  food_id uuid references ingredients (ingredient_id),
  -- The data set that says it.
  source text not null,
  updated_at timestamptz not null,
  check (num_nulls(unit_quantity, unit) in (0, 2))
);
