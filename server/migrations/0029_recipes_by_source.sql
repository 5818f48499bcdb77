create unique index concurrently recipes_by_source on recipes (user_id, source_key) where source_key is not null and not kept_twice;
