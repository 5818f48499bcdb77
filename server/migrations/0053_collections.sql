-- A shopper's own groups of saved and own recipes. A recipe may be in many, so one does for a tag, too.
create table collections (
  collection_id uuid primary key,
  user_id uuid not null references users (user_id),
  name text not null check (name <> ''),
  created_at timestamptz not null
);
-- Names differ by more than case and accents.
create unique index collections_by_name on collections (user_id, (fold_text(name)));

-- That a recipe is in a collection: either one of the provider that is saved, or an own one. Servers of the version before
-- delete recipes without knowing this table.
create table collection_recipes (
  collection_id uuid not null references collections (collection_id) on delete cascade,
  user_id uuid not null,
  provider_id integer,
  recipe_id uuid references recipes (recipe_id) on delete cascade,
  added_at timestamptz not null,
  foreign key (user_id, provider_id) references saved_recipes (user_id, provider_id) on delete cascade,
  check ((provider_id is null) <> (recipe_id is null))
);
create unique index collection_recipes_found on collection_recipes (collection_id, provider_id)
  where provider_id is not null;
create unique index collection_recipes_own on collection_recipes (collection_id, recipe_id)
  where recipe_id is not null;
create index collection_recipes_of on collection_recipes (user_id, provider_id);
create index collection_recipes_with on collection_recipes (recipe_id) where recipe_id is not null;
