-- Files of recipes that somebody sent, with what was read of them; kept for 7 days, so that people can check and save
-- them when they like.
create table recipe_imports (
  import_id uuid primary key,
  user_id uuid not null references users (user_id),
  file_name text not null,
  status text not null check (status in ('reading', 'read', 'failed')),
  -- Why the file, or a part of it, could not be read.
  problem text,
  created_at timestamptz not null
);
create index recipe_imports_by_user on recipe_imports (user_id, created_at desc, import_id);
create index recipe_imports_by_age on recipe_imports (created_at);

create table recipe_import_rows (
  import_id uuid not null references recipe_imports (import_id) on delete cascade,
  row_no integer not null check (row_no >= 0),
  title text not null,
  state text not null check (state in ('ready', 'look', 'unreadable')),
  problem text,
  -- The body of a recipe to save, as a client sends it.
  draft json,
  -- The recipe that it was saved as.
  recipe_id uuid,
  primary key (import_id, row_no),
  check ((state = 'unreadable') = (draft is null))
);
