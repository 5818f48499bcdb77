-- Own recipes with lines as they are written, steps and where they are from. `recipe_items` stay: whole packs, for the
-- clients that know nothing else; where a recipe has lines, its items follow from them.
alter table recipes
  add column source_url text,
  add column source_host text,
  -- The address without fragment and tracking, to know a recipe again.
  add column source_key text,
  -- Somebody wanted a second one from the same address.
  add column kept_twice boolean not null default false,
  add column prep_minutes double precision,
  add column cook_minutes double precision,
  add column total_minutes double precision,
  add column yield_low double precision,
  add column yield_high double precision,
  add column yield_text text,
  add column language text,
  add column notes text,
  -- Of a serving, as the recipe says.
  add column calories double precision,
  -- What it was read from.
  add column raw text,
  -- How much an account stores is bounded by their sum.
  add column text_bytes integer not null default 0;

create table recipe_lines (
  recipe_id uuid not null references recipes (recipe_id),
  line_no integer not null,
  section text,
  -- As the recipe writes it; the rest is what was understood.
  original text not null,
  low double precision,
  high double precision check (high >= low),
  unit text,
  name text,
  note text,
  optional boolean not null default false,
  ingredient_id uuid references ingredients (ingredient_id),
  -- Who found the ingredient: the catalogue's names, an earlier choice, or a choice for this line.
  how text check (how in ('matched', 'remembered', 'chosen')),
  grade text check (grade in ('A', 'B', 'C', 'D')),
  primary key (recipe_id, line_no),
  check ((ingredient_id is null) = (how is null)),
  check ((low is null) = (high is null) and (high is null) = (unit is null))
);

create table recipe_steps (
  recipe_id uuid not null references recipes (recipe_id),
  step_no integer not null,
  section text,
  text text not null,
  primary key (recipe_id, step_no)
);

-- What a person means by a name that the catalogue understands otherwise, or not at all.
create table own_aliases (
  user_id uuid not null references users (user_id),
  name text not null,
  ingredient_id uuid not null references ingredients (ingredient_id),
  chosen_at timestamptz not null,
  primary key (user_id, name)
);

do $rights$
begin
  if exists (select from pg_roles where rolname = 'app_rw') then
    revoke update on recipe_lines, recipe_steps from app_rw;
  end if;
end $rights$;
