create or replace function schedule.keep_ahead(p_now timestamptz, p_template bigint, p_day date) returns jsonb
language plpgsql as $$
declare
  t schedule.template;
  v_zone text;
  v_last date;
  v_to date;
  v_request jsonb;
  v_done jsonb;
begin
  select * into t from schedule.template x where x.id = p_template and not x.retired and x.weeks_ahead is not null;
  if not found then return null; end if;
  select v.zone into v_zone from catalog.venue v where v.id = t.venue_id;
  v_last := (p_now at time zone v_zone)::date + 7 * t.weeks_ahead;
  p_day := coalesce(p_day, (p_now at time zone v_zone)::date + 1);
  if p_day > v_last then return null; end if;
  v_to := least(v_last, p_day + 27);
  v_request := t.plan || jsonb_build_object('venue', t.venue_id, 'template', t.id, 'from', p_day, 'to', v_to, 'part', 'add');
  perform pg_advisory_xact_lock(base.lock_key(3, t.venue_id));
  perform schedule.check_request(t.venue_id, v_request);
  v_done := schedule.generate(p_now, t.venue_id, v_request);
  if (v_done ->> 'adds')::int > 0 then
    insert into schedule.generation(venue_id, request, added, existing, conflicts, changed)
      values (t.venue_id, v_request, (v_done ->> 'adds')::int, (v_done ->> 'existing')::int, (v_done ->> 'conflicts')::int, (v_done ->> 'changes')::int);
    perform audit.write(t.venue_id, 'schedule_generate', null, null, v_request || jsonb_build_object('added', v_done -> 'adds'));
    perform events.publish(t.venue_id, 'catalog', array[t.venue_id]);
  end if;
  return v_done || jsonb_build_object('next', case when v_to < v_last then v_to + 1 end);
end $$;
comment on function schedule.keep_ahead(timestamptz, bigint, date) is 'Adds what is missing of a rolling template, at most 28 days from a day on; takes nothing back. Null when it is not rolling or the day lies behind its horizon.';
