create or replace function base.request_done(p_request uuid, p_door text, p_content jsonb, p_answer jsonb) returns void
language plpgsql as $$
begin
  -- Doors that asked base.request_seen come here one at a time for one key; a hold, which does not, is waited for here: if
  -- the other commits, this one is refused and gives the other's answer.
  insert into base.request(request_id, door, content_hash, answer)
    values (p_request, p_door, sha256(convert_to(p_content::text, 'UTF8')), p_answer) on conflict do nothing;
  if not found then perform base.refuse('request_key_reused'); end if;
end $$;
comment on function base.request_done(uuid, text, jsonb, jsonb) is 'Stores the answer of a request in its own transaction.';
