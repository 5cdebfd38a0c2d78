create or replace function audit.tell(p_venue bigint, p_what text, p_id bigint) returns void
language plpgsql as $$
begin
  raise log 'venuedesk: % of % at venue % by %', p_what, p_id, p_venue, session_user;
end $$;
comment on function audit.tell(bigint, text, bigint) is 'One line in the server''s log, with ids only, about a clear reading: a transaction that is taken back takes its audit row along, this line it does not.';
