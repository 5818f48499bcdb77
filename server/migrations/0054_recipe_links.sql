-- The links with which somebody shows a recipe of one's own to people without an account, with the hash of each token. They
-- go with the recipe, also when a server of the version before deletes it.
create table recipe_links (
  token_hash bytea primary key,
  recipe_id uuid not null references recipes (recipe_id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index recipe_links_of on recipe_links (recipe_id, created_at);
