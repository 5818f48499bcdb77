-- The brands that a household has chosen for foods, or refused: shared/src/kitchen/brands.model.ts.
alter table households add column brands jsonb not null default '[]';
