-- Recipes of the provider that somebody saved or cooked, with what a list shows of them when the provider does not
-- answer. Own recipes are in `recipes`.
create table saved_recipes (
  user_id uuid not null references users (user_id),
  -- The provider's number.
  provider_id integer not null check (provider_id > 0),
  title text not null check (title <> ''),
  image text,
  minutes integer not null check (minutes between 1 and 10000),
  -- Of a serving.
  calories integer not null check (calories between 0 and 100000),
  servings integer not null check (servings between 1 and 1000),
  -- Null: no longer saved, and kept because it was cooked.
  saved_at timestamptz,
  primary key (user_id, provider_id)
);

-- That somebody cooked a recipe on a day: either one of the provider or an own one.
create table cooked_recipes (
  cooked_id uuid primary key,
  user_id uuid not null references users (user_id),
  provider_id integer,
  -- A server of the version before deletes recipes without knowing this table.
  recipe_id uuid references recipes (recipe_id) on delete cascade,
  cooked_on date not null,
  note text check (note <> ''),
  rating smallint check (rating between 1 and 5),
  created_at timestamptz not null,
  foreign key (user_id, provider_id) references saved_recipes (user_id, provider_id),
  check ((provider_id is null) <> (recipe_id is null))
);
create index cooked_recipes_of on cooked_recipes (user_id, provider_id, cooked_on desc, cooked_id desc);
create index cooked_recipes_own on cooked_recipes (recipe_id) where recipe_id is not null;
