create or replace function base.request_answer(p_request uuid, p_door text, p_content jsonb) returns jsonb
language plpgsql as $$
begin
  return (select q.answer from base.request q where q.request_id = p_request and q.door = p_door and q.login = session_user
             and q.content_hash = sha256(convert_to(p_content::text, 'UTF8')));
end $$;
comment on function base.request_answer(uuid, text, jsonb) is 'The stored answer of exactly this request, or null; refuses nothing, so handlers may ask it.';
