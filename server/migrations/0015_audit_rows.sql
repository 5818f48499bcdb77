-- What an import changed, row by row, behind its one entry of the audit log.
create table audit_rows (
  audit_id bigint not null references audit_log (audit_id),
  row_no integer not null check (row_no >= 1),
  detail jsonb not null,
  primary key (audit_id, row_no)
);

-- As the log itself: it is only added to.
do $rights$
begin
  if exists (select from pg_roles where rolname = 'app_rw') then
    revoke update, delete on audit_rows from app_rw;
  end if;
end $rights$;
