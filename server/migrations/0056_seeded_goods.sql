-- What the program itself has put into the catalogue, as it was then: a later version changes of it what nobody else has.
create table seeded_goods (
  ingredient_id uuid primary key,
  facts jsonb not null
);
-- The files that the goods came from, by their hash; '' before any.
alter table catalogue_version add column seeded text not null default '';
