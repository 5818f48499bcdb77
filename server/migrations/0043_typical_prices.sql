-- What a pack of an ingredient costs on average in open stores. Counted beside everything else, because that reads all
-- offers: minutes old, and only a hint.
create table typical_prices (
  ingredient_id uuid primary key references ingredients (ingredient_id) on delete cascade,
  cents integer not null check (cents >= 0)
);
-- One row: several programs count once together.
create table typical_price_counts (only_row boolean primary key default true check (only_row), began_at timestamptz not null);
