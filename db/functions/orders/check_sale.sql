create or replace function orders.check_sale(p_now timestamptz, s inventory.slot, t catalog.sale_terms, p_amount bigint, p_override boolean) returns void
language plpgsql stable as $$
declare
  v_opens timestamptz := greatest(inventory.sale_opens_at(s.on_sale_from, s.business_date, t.release_days, t.release_time, t.zone), t.sale_from);
begin
  if not p_override then
    if p_now < v_opens then
      perform base.refuse('slot_not_on_sale', jsonb_build_object('slot', s.id, 'space', t.space, 'opens_at', v_opens));
    end if;
    -- What has ended says so itself, when its stock is asked for.
    if p_now >= least(coalesce(s.on_sale_until, s.starts_at - t.sale_ends_before), t.sale_until) and s.ends_at > p_now then
      perform base.refuse(case when p_now >= s.starts_at then 'slot_begun' else 'slot_sale_over' end,
        jsonb_build_object('slot', s.id, 'space', t.space, 'starts_at', s.starts_at));
    end if;
  end if;
  if p_amount is null then perform base.refuse('no_price', jsonb_build_object('slot', s.id, 'space', t.space)); end if;
  if t.policy_version_id is null then perform base.refuse('no_policy', jsonb_build_object('space', t.space)); end if;
end $$;
comment on function orders.check_sale(timestamptz, inventory.slot, catalog.sale_terms, bigint, boolean) is 'Refuses what is not sold now: outside its sale window, no price, no policy.';
