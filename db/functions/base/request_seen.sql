create or replace function base.request_seen(p_request uuid, p_door text, p_content jsonb) returns jsonb
language plpgsql as $$
declare r base.request;
begin
  if p_request is null then perform base.refuse('request_key_missing'); end if;
  -- The same key at the same moment queues here, so that the second finds the answer of the first.
  perform pg_advisory_xact_lock(base.lock_key(12, hashtextextended(p_request::text, 0)));
  select * into r from base.request q where q.request_id = p_request;
  if not found then return null; end if;
  if r.door <> p_door or r.login <> session_user or r.content_hash <> sha256(convert_to(p_content::text, 'UTF8')) then
    perform base.refuse('request_key_reused');
  end if;
  return r.answer;
end $$;
comment on function base.request_seen(uuid, text, jsonb) is 'The stored answer of a request already carried out, else null. Ask after taking the locks. Same key with other content is refused.';
