create or replace function operators.approved_by(p_now timestamptz, p_venue bigint, p_options jsonb, p_action text, p_subject jsonb, p_order bigint, p_own_right boolean, p_why jsonb) returns name
language plpgsql as $$
declare
  v_role text := operators.approval_role(p_action);
  v_approval bigint := (p_options ->> 'approval')::bigint;
begin
  if v_approval is not null then return operators.use_approval(p_now, p_venue, v_approval, p_action, p_subject, p_order); end if;
  -- What somebody asks for himself he does not approve, unless it is his own right or the venue is one person.
  if pg_has_role(session_user, 'vd_' || v_role, 'member') and (p_own_right or (select v.one_person from catalog.venue v where v.id = p_venue)) then return session_user; end if;
  perform base.refuse('approval_needed', p_why || jsonb_build_object('action', p_action, 'subject', p_subject, 'role', v_role));
end $$;
comment on function operators.approved_by(timestamptz, bigint, jsonb, text, jsonb, bigint, boolean, jsonb) is 'Who stands for an action that needs more than its asker: the giver of the approval named in options {approval}, else the asker where it is that role''s own right (or the venue is one person). Refused as approval_needed with the action and subject that api.approve must be given.';
