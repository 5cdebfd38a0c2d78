create or replace function api.series(p_venue bigint, p_lines jsonb, p_weeks int) returns table(line_no int, week int, slot_id bigint, space_id bigint, space_name text, kind text,
  business_date date, starts_at timestamptz, ends_at timestamptz, amount_minor bigint, currency text, code text, facts jsonb)
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare r record; v_line jsonb; v_lines orders.line[]; v_detail text; v_taken jsonb;
begin
  perform operators.enter(p_venue, 'front_desk', 'desk_lead');
  if p_lines is null or jsonb_typeof(p_lines) <> 'array' or jsonb_array_length(p_lines) = 0 then perform base.refuse('cart_empty'); end if;
  if p_weeks is null or p_weeks not between 1 and 60 then perform base.refuse('weeks_invalid', jsonb_build_object('most', 60)); end if;
  if jsonb_array_length(p_lines) * (p_weeks + 1) > 200 then
    perform base.refuse('too_many_items', jsonb_build_object('lines', jsonb_array_length(p_lines) * (p_weeks + 1), 'most', 200));
  end if;
  for r in
    select l.n, w.week, l.line, s.space_id as base_space, sp.name as base_name, sp.kind as base_kind, b.id, d.day, b.starts_at as b_start, b.ends_at as b_end, b.shut, v.currency as cur
      from jsonb_array_elements(p_lines) with ordinality l(line, n)
      join inventory.slot s on s.id = (l.line ->> 'slot')::bigint and s.venue_id = p_venue
      join catalog.space sp on sp.id = s.space_id join catalog.venue v on v.id = s.venue_id
      cross join generate_series(1, p_weeks) w(week)
      cross join lateral (select s.business_date + 7 * w.week as day) d
      -- The same time on the venue's clock: an hour's change does not move a club's evening.
      left join lateral (select x.id, x.starts_at, x.ends_at, x.status <> 'open' or x.suspect or x.off_hours as shut from inventory.slot x
                          where x.space_id = s.space_id and x.business_date = d.day and x.status <> 'removed'
                            and (x.starts_at at time zone v.zone)::time = (s.starts_at at time zone v.zone)::time
                            and (x.ends_at at time zone v.zone)::time = (s.ends_at at time zone v.zone)::time limit 1) b on true
     order by w.week, l.n
  loop
    line_no := r.n; week := r.week; slot_id := r.id; space_id := r.base_space; space_name := r.base_name; kind := r.base_kind; business_date := r.day;
    starts_at := r.b_start; ends_at := r.b_end; currency := r.cur; amount_minor := null; code := null; facts := '{}';
    if r.id is null then
      code := 'no_slot'; facts := jsonb_build_object('space', r.base_name, 'date', r.day);
      return next; continue;
    end if;
    v_line := jsonb_build_array(r.line || jsonb_build_object('slot', r.id));
    begin
      if r.shut then perform inventory.refuse_slot(r.id, 1, base.now()); end if;
      v_lines := orders.price_lines(base.now(), p_venue, v_line, false);
      amount_minor := v_lines[1].amount_minor;
      v_taken := orders.claim_facts(v_line);
      if v_taken ? 'slot' and r.base_kind in ('exclusive', 'instructor') then code := 'claim_taken'; facts := v_taken - 'fault'; end if;
    exception when sqlstate 'VD000' or sqlstate 'VD001' then
      get stacked diagnostics v_detail = pg_exception_detail;
      code := sqlerrm; facts := coalesce(nullif(v_detail, ''), '{}')::jsonb - 'fault';
    end;
    return next;
  end loop;
exception when data_exception then
  perform base.refuse('request_malformed');
end $$;
comment on function api.series(bigint, jsonb, int) is 'Front desk: a cart''s lines on the same weekday and time in the weeks after, each with its price now, or why it cannot be had (code, facts). Writes and promises nothing; the hold decides.';
