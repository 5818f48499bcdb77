-- Where a session is used, in words of ours: "Firefox on Linux", and the network without its last part. Null for
-- sessions of before, until their next renewal.
alter table sessions add column device text;
alter table sessions add column network text;
alter table sessions add constraint sessions_place_check
  check (length(device) <= 60 and length(network) <= 40) not valid;
