-- What shoppers wanted and no store near them had, without who they are. During a week there is a mark for each
-- shopper and food: a keyed hash, of which neither the shopper nor another mark of theirs can be found without the
-- week's key. When the week is over, its marks become counts, and marks and key are deleted.
create table demand_keys (
  week date primary key,
  key bytea not null check (length(key) = 32)
);

create table demand_marks (
  week date not null references demand_keys (week),
  who bytea not null,
  area integer not null,
  ingredient_id uuid not null,
  primary key (week, who)
);
create index demand_marks_by_area on demand_marks (week, area);

-- Areas of 0.1 degrees. What fewer than five shoppers wanted is never written.
create table demand_counts (
  area integer not null,
  week date not null,
  ingredient_id uuid not null references ingredients (ingredient_id),
  shoppers integer not null check (shoppers >= 5),
  primary key (area, week, ingredient_id)
);
create index demand_counts_by_week on demand_counts (week);
