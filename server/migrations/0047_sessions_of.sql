create index concurrently sessions_of_user on sessions (user_id, created_at desc, session_id desc);
