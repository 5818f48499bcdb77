-- What a vendor said of its own files, so that the next one asks less.

-- What the columns are of a set of headings in a store; the newest 20 are kept.
create table shelf_mappings (
  vendor_id uuid not null references users (user_id),
  -- A short sum of the headings, and the store.
  headings text not null check (length(headings) between 1 and 64),
  columns jsonb not null,
  -- Which of the file's places was the store.
  place text check (length(place) <= 120),
  used_at timestamptz not null,
  primary key (vendor_id, headings)
);

-- What a row is, by "#" and its GTIN, else by its folded name; the newest 20,000 are kept.
create table shelf_decisions (
  vendor_id uuid not null references users (user_id),
  subject text not null check (length(subject) between 1 and 300),
  kind text not null check (kind in ('food', 'nonfood', 'out')),
  food_id uuid references ingredients (ingredient_id),
  unit_quantity numeric(12, 3) check (unit_quantity > 0),
  unit text check (unit <> ''),
  decided_at timestamptz not null,
  primary key (vendor_id, subject),
  check (num_nulls(food_id, unit_quantity, unit) = case when kind = 'food' then 0 else 3 end)
);
create index shelf_decisions_oldest on shelf_decisions (vendor_id, decided_at, subject);

-- Whether other vendors sell a number in another pack.
create index product_codes_by_gtin on product_codes (gtin, ingredient_id);
