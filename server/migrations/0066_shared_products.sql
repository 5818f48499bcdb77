-- What an administrator says of the number on a pack, for the shops that do not have it yet. Each vendor's own product
-- stays its own row: nothing on shelves or in orders is moved.
create table shared_products (
  gtin text primary key check (gtin ~ '^\d{14}$'),
  name text not null check (length(name) between 1 and 200),
  brand text check (length(brand) between 1 and 80),
  unit_quantity numeric(12, 3) not null check (unit_quantity > 0),
  unit text not null,
  -- The generic product that stands for its food; null: nothing that one cooks with.
  food_id uuid references ingredients (ingredient_id),
  shared_at timestamptz not null
);
