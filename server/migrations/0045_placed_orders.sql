-- What a household has ordered and is on its way, so that nobody of it orders the same again: at most 20 orders.
alter table households add column placed jsonb not null default '[]';
