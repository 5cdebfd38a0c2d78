create or replace function orders.refuse_line(p_now timestamptz, l orders.line, p_override boolean) returns void
language plpgsql as $$
begin
  if not p_override then
    if p_now < l.opens_at then
      perform base.refuse('slot_not_on_sale', jsonb_build_object('slot', l.slot_id, 'space', l.space, 'opens_at', l.opens_at));
    end if;
    -- What has ended says so itself, when its stock is asked for.
    if p_now >= l.closes_at and l.ends_at > p_now then
      perform base.refuse(case when p_now >= l.starts_at then 'slot_begun' else 'slot_sale_over' end,
        jsonb_build_object('slot', l.slot_id, 'space', l.space, 'starts_at', l.starts_at));
    end if;
  end if;
  if l.amount_minor is null then perform base.refuse('no_price', jsonb_build_object('slot', l.slot_id, 'space', l.space)); end if;
  if l.policy_version_id is null then perform base.refuse('no_policy', jsonb_build_object('space', l.space)); end if;
end $$;
comment on function orders.refuse_line(timestamptz, orders.line, boolean) is 'Says why a line of a cart is not sold now: outside its sale window, no price, no policy.';
