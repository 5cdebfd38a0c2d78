create or replace function catalog.rule_example(p_now timestamptz, p_venue bigint, p_kind text, p jsonb) returns jsonb
language plpgsql stable as $$
declare v catalog.venue; s record; r catalog.policy_version;
begin
  if p_kind is null or p_kind not in ('policy', 'space') then perform base.refuse('request_malformed'); end if;
  select * into v from catalog.venue x where x.id = p_venue;
  select l.starts_at, l.business_date, sp.name into s from inventory.slot l join catalog.space sp on sp.id = l.space_id
   where l.venue_id = p_venue and l.status = 'open' and l.starts_at > p_now + interval '2 days' and l.business_date < (p_now at time zone v.zone)::date + 60
     and (p_kind <> 'space' or l.space_id = (p ->> 'id')::bigint) order by l.business_date, l.starts_at limit 1;
  if not found then
    -- Nothing is scheduled yet: this day next week at six in the evening.
    select ((p_now at time zone v.zone)::date + 7 + time '18:00') at time zone v.zone as starts_at, (p_now at time zone v.zone)::date + 7 as business_date, null::text as name into s;
  end if;
  if p_kind = 'space' then
    return jsonb_build_object('space', s.name, 'starts_at', s.starts_at, 'opens_at', case when p ->> 'release_days' is not null
        then inventory.sale_opens_at(null, s.business_date, catalog.int_of(p, 'release_days', 0, 3660, null)::int, catalog.time_of(p, 'release_time'), v.zone) end,
      'closes_at', s.starts_at - make_interval(mins => catalog.space_minutes(p, 'sale_ends_before_minutes', 0)));
  end if;
  r := catalog.read_policy(p);
  return jsonb_build_object('space', s.name, 'starts_at', s.starts_at,
    'free_until', case when r.refund_mode <> 'never' then payments.free_until(r.refund_mode, r.refund_free_until, s.starts_at, s.business_date, v.zone) end,
    'move_until', s.starts_at - make_interval(hours => r.reschedule_until_hours), 'move_to', s.business_date + r.reschedule_days);
end $$;
comment on function catalog.rule_example(timestamptz, bigint, text, jsonb) is 'The exact moments that a policy (refund, move) or a space''s sale window (opens, closes) gives for the venue''s next slot, by the functions that decide.';
