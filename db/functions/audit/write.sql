create or replace function audit.write(p_venue bigint, p_action text, p_order bigint, p_slot bigint, p_subject jsonb) returns void
language plpgsql as $$
begin
  -- What the sweep does, it does as the system, whoever's desk runs it.
  insert into audit.entry(venue_id, actor, action, order_id, slot_id, subject)
    values (p_venue, case current_user when 'vd_system' then 'system' else session_user end, p_action, p_order, p_slot,
            -- The largest honest request fits; what somebody pads it with is not kept for ever.
            case when pg_column_size(p_subject) > 65536 then base.shortened(p_subject, 65536) else p_subject end);
end $$;
comment on function audit.write(bigint, text, bigint, bigint, jsonb) is 'Adds one audit row; actor and terminal come from the session.';
