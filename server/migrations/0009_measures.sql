-- What one unit of an ingredient weighs: a clove of garlic, a stick of butter, a can of chickpeas. The
-- weight of a piece stays in ingredients.grams_per_piece.
create table measures (
  ingredient_id uuid not null references ingredients (ingredient_id),
  unit text not null check (unit = lower(unit) and length(unit) between 1 and 20 and unit <> 'piece'),
  grams double precision not null check (grams > 0 and grams <= 50000),
  -- Where the figure is from: "USDA SR", "est".
  source text not null check (length(source) between 1 and 100),
  primary key (ingredient_id, unit)
);
