create or replace function operators.use_approval(p_now timestamptz, p_venue bigint, p_approval bigint, p_action text, p_subject jsonb, p_order bigint default null) returns name
language plpgsql as $$
declare a operators.approval;
begin
  -- One conditional update in the transaction of the action itself: of two uses one finds no row.
  update operators.approval x set used_at = p_now
   where x.id = p_approval and x.venue_id = p_venue and x.action = p_action and x.asked_by = session_user and x.subject_hash = sha256(convert_to(p_subject::text, 'UTF8'))
     and x.used_at is null and x.expires_at > p_now
     and operators.may_approve(x.approved_by, p_venue, p_action)
   returning * into a;
  if not found then
    select * into a from operators.approval x where x.id = p_approval and x.venue_id = p_venue and x.asked_by = session_user;
    perform base.refuse('approval_invalid', jsonb_build_object('why', case when a.id is null then 'unknown' when a.used_at is not null then 'used' when a.expires_at <= p_now then 'expired' when not operators.may_approve(a.approved_by, p_venue, a.action) then 'giver' else 'differs' end,
      'action', p_action, 'subject', p_subject));
  end if;
  perform audit.write(p_venue, 'approval.used', p_order, null, jsonb_build_object('approval', a.id, 'action', p_action, 'approved_by', a.approved_by, 'reason', a.reason));
  return a.approved_by;
end $$;
comment on function operators.use_approval(timestamptz, bigint, bigint, text, jsonb, bigint) is 'Uses up an approval given to the session''s login for exactly this action and subject; returns who gave it, or refuses: unknown, used, expired, given for something else, or by somebody who could not give it any more.';
