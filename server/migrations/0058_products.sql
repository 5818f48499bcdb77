-- A vendor's own products stand beside the generic ones of the catalogue, in one table, so that every call keeps its shape.
alter table ingredients
  -- Whose product it is; null: a generic one, the catalogue's.
  add column vendor_id uuid references users (user_id),
  -- The generic product whose food, which is its lower-case name, an own product is; null: nothing that one cooks with.
  add column food_id uuid references ingredients (ingredient_id),
  add column brand text check (length(brand) between 1 and 80),
  -- The vendor's own number of it.
  add column sku text check (length(sku) between 1 and 64),
  -- One pack of an own product in gm or ml, by the weights of its food, so that compare ranks without reading that.
  add column pack_amount double precision check (pack_amount > 0),
  add column pack_unit text check (pack_unit in ('gm', 'ml'));
alter table ingredients
  add constraint ingredients_own_check check (vendor_id is not null or num_nonnulls(food_id, sku, pack_amount, pack_unit) = 0),
  add constraint ingredients_food_check check (num_nulls(food_id, pack_amount, pack_unit) in (0, 3) and food_id <> ingredient_id);

-- Two brands, and two vendors, may call a product the same.
drop index ingredients_active_name;
create unique index ingredients_active_name on ingredients (lower(name), unit_quantity, lower(unit))
  where archived_at is null and vendor_id is null;
create unique index ingredients_own_name
  on ingredients (vendor_id, lower(name), unit_quantity, lower(unit), lower(coalesce(brand, '')))
  where archived_at is null and vendor_id is not null;
create unique index ingredients_own_sku on ingredients (vendor_id, sku)
  where archived_at is null and vendor_id is not null and sku is not null;
create index ingredients_by_food on ingredients (food_id) where food_id is not null;

-- The numbers on packs. An archived product has none.
create table product_codes (
  ingredient_id uuid not null references ingredients (ingredient_id),
  -- A GTIN as 14 digits; a number that a store made itself is of one vendor, and may be a PLU of 4 or 5.
  gtin text not null check (gtin ~ '^\d{14}$' or (vendor_id is not null and gtin ~ '^\d{4,5}$')),
  -- As its product's; null: of a generic one.
  vendor_id uuid references users (user_id),
  primary key (ingredient_id, gtin)
);
create unique index product_codes_once on product_codes (vendor_id, gtin) nulls not distinct;

-- What compare needs of an own product's offer without a join; null for generic ones, and for what is no food.
alter table store_items
  add column food_id uuid,
  add column pack_amount double precision,
  add column pack_unit text;
-- Not valid: what is there fits, and looking through all offers would hold them for as long.
alter table store_items add constraint store_items_food_check
  check (num_nulls(food_id, pack_amount, pack_unit) in (0, 3) and pack_amount > 0 and pack_unit in ('gm', 'ml')) not valid;

-- Of an own product: the name of its food when it was placed, '' for what is none.
alter table order_items add column food text;
alter table line_changes add column food text;
