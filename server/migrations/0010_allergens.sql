-- What an ingredient is made of, of the major allergens; null: nobody has said. Never a promise that it
-- contains nothing else.
alter table ingredients add column contains text[] check (contains <@ array[
  'milk', 'egg', 'fish', 'shellfish', 'tree nuts', 'peanuts', 'wheat', 'soybeans', 'sesame']::text[]);

-- Which edition of the demonstration's goods this catalogue was given; 0: none, or one without editions.
alter table catalogue_version add column demo_edition integer not null default 0;
