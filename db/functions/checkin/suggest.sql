create or replace function checkin.suggest(p_ticket bigint, p_code text, p_at timestamptz) returns text
language sql stable as $$
  select case
    -- The entry was right when it was made; it is the refund or the stop that met it.
    when p_code = 'refunded' and exists (select from payments.refund r join checkin.ticket t on t.order_id = r.order_id where t.id = p_ticket and r.created_at > p_at) then 'accept'
    when p_code = 'suspended' and exists (select from inventory.stop_order so join inventory.stop st on st.id = so.stop_id join checkin.ticket t on t.order_id = so.order_id
                                           where t.id = p_ticket and st.published_at > p_at) then 'accept'
    -- A clock a few minutes off lets in a guest a few minutes early.
    when p_code in ('too_early', 'too_late') and exists (select from checkin.ticket t join inventory.slot s on s.id = t.slot_id join catalog.space sp on sp.id = s.space_id
        where t.id = p_ticket and p_at between s.starts_at - sp.entry_before - interval '5 min' and s.ends_at + sp.entry_after_end + interval '5 min') then 'accept'
    else 'reject' end;
$$;
comment on function checkin.suggest(bigint, text, timestamptz) is 'What a conflict''s facts speak for: accept (the entry was right when it was made) or reject.';
