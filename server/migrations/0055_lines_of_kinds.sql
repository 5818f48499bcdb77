alter table recipe_lines
  -- As much for any number of servings: the yeast of a dough.
  add column fixed boolean not null default false,
  -- The line is another recipe, by this title: "1 cup Vanilla Sauce". The own recipe of the title is looked for when the
  -- line is read, so it may be saved later, or be gone.
  add column recipe_title text check (recipe_title <> '');

-- Finds a recipe by what a line calls it.
create index recipes_by_title on recipes (user_id, (fold_text(title)));
