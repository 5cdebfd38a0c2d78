create or replace function api.reschedule_quote(p_order bigint, p_moves jsonb) returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare o orders.order; v_now timestamptz := base.now(); v_items bigint[]; v_moves jsonb; v_lines orders.line[]; v jsonb;
begin
  select * into o from orders.order x where x.id = p_order;
  if not found then perform base.refuse('unknown_order', jsonb_build_object('order', p_order, 'fault', 'missing')); end if;
  perform operators.enter(o.venue_id, 'front_desk', 'desk_lead');
  if p_moves is null or jsonb_typeof(p_moves) <> 'array' or jsonb_array_length(p_moves) not between 1 and 200 then perform base.refuse('too_many_items', jsonb_build_object('most', 200)); end if;
  if exists (select from jsonb_array_elements(p_moves) m left join orders.item i on i.id = (m ->> 'item')::bigint and i.order_id = p_order and i.stock_state <> 'released' and i.refund_id is null
              where i.id is null) then
    perform base.refuse('unknown_item', jsonb_build_object('fault', 'missing'));
  end if;
  select array_agg(m.item order by m.item), jsonb_agg(jsonb_build_object('slot', m.slot, 'ticket_type', m.ticket_type, 'quantity', m.quantity) order by m.item)
    into v_items, v_moves from orders.real_moves(p_moves) m;
  if v_items is null then perform base.refuse('no_change'); end if;
  v_lines := orders.price_lines(v_now, o.venue_id, v_moves, true);
  select jsonb_build_object('before_minor', sum(i.amount_minor + i.adjust_minor), 'times', min(pv.reschedule_times), 'days', min(pv.reschedule_days),
           'until', min(s.starts_at - make_interval(hours => pv.reschedule_until_hours)), 'policy', min(p.name),
           'too_far', coalesce(bool_or((select n.business_date from unnest(v_lines) l join inventory.slot n on n.id = l.slot_id where l.line_no = x.at) > s.business_date + pv.reschedule_days), false))
    into v from unnest(v_items) with ordinality x(item, at) join orders.item i on i.id = x.item join inventory.slot s on s.id = i.slot_id
    join catalog.policy_version pv on pv.id = i.policy_version_id join catalog.policy p on p.id = pv.policy_id;
  return v || jsonb_build_object('after_minor', (select coalesce(sum(greatest(l.amount_minor, i.covered_minor)), 0) from unnest(v_lines) l join orders.item i on i.id = v_items[l.line_no]), 'currency', o.currency, 'used', o.reschedules, 'state', o.state,
    'verdict', (select coalesce(jsonb_agg(jsonb_build_object('code', r.code, 'facts', r.facts, 'hard', r.hard) order by r.hard desc), '[]') from (
        select w.code, w.facts, w.hard from orders.reschedule_verdict(v_now, p_order, v_items) w
        union all select 'reschedule_too_far', jsonb_build_object('overridable', true), false where (v ->> 'too_far')::boolean) r));
exception when data_exception then
  perform base.refuse('request_malformed');
end $$;
comment on function api.reschedule_quote(bigint, jsonb) is 'Desk: what moving items [{item, slot}] would cost now, the rule, and every reason against it; writes and promises nothing.';
