-- Administrators look through all people and everything that was ever done, by words, name and time.

-- The words of a text as a search knows them. Split at named signs, so that the locale of the database
-- does not matter, and cut, because a word of an index has a longest length.
-- These bodies are bound when they are made: a backup is restored with an empty search path.
create function search_words(given text) returns text[]
  language sql immutable parallel safe
  return (select coalesce(array_agg(left(w, 50)), '{}')
          from regexp_split_to_table(fold_text(coalesce(given, '')), '[\s!-/:-@\[-`{-~‐-―‘-”]+') w where w <> '');

create function word_vector(given text) returns tsvector
  language sql immutable parallel safe
  return array_to_tsvector(search_words(given));

-- Finds texts in which every given word begins a word; null, which finds nothing, when there is no word.
create function word_query(given text) returns tsquery
  language sql immutable parallel safe
  return (select string_agg(quote_literal(w) || ':*', ' & ')::tsquery from unnest(search_words(given)) w);

-- Both are made of the row itself, so they forget a person with the row.
alter table users
  add column words tsvector not null generated always as (word_vector(
    coalesce(name, '') || ' ' || coalesce(email, '') || ' ' ||
    case when role = 'vendor' then coalesce(address, '') else '' end)) stored,
  add column sort_name text collate "C" not null generated always as
    (left(fold_text(coalesce(name, '')), 100)) stored;
alter table stores
  add column words tsvector not null generated always as (word_vector(name)) stored;

create index users_by_words on users using gin (words) where status = 'active';
create index stores_by_words on stores using gin (words) where closed_at is null;
drop index users_by_role;
-- Narrow, so that all people of a role are counted without visiting them.
create index users_by_role on users (role) where status = 'active';
create index users_by_time on users (role, created_at desc, user_id desc) where status = 'active';
create index users_by_name on users (role, sort_name, user_id) where status = 'active';

create index audit_log_by_action on audit_log (action, at desc, audit_id desc);
create index audit_log_by_actor on audit_log (actor_id, at desc, audit_id desc);
create index audit_log_by_target on audit_log (target_id, at desc, audit_id desc);
