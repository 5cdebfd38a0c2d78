create or replace function orders.as_json(p_order bigint, p_timeline boolean) returns jsonb
language plpgsql stable as $$
declare
  o orders.order;
  v jsonb;
  c record;
  v_codes boolean := pg_has_role(session_user, 'vd_front_desk', 'member') or pg_has_role(session_user, 'vd_desk_lead', 'member');
begin
  select * into o from orders.order x where x.id = p_order;
  if not found then perform base.refuse('unknown_order', jsonb_build_object('order', p_order, 'fault', 'missing')); end if;
  select x.name, x.phone_typed into c from customers.customer x where x.id = o.customer_id;
  v := orders.head_json(o, c.name, c.phone_typed, (select coalesce(jsonb_agg(to_jsonb(row(i.id, i.slot_id, s.space_id, sp.name, s.label, s.business_date, s.starts_at, s.ends_at, t.id, t.name,
            i.quantity, i.places, i.amount_minor + i.adjust_minor, i.stock_state, i.use_state, i.suspended)::orders.face) || jsonb_build_object('seats', inventory.seats_of(i.id)) order by i.line_no), '[]')
          from orders.item i join inventory.slot s on s.id = i.slot_id join catalog.space sp on sp.id = s.space_id
          join catalog.ticket_type t on t.id = i.ticket_type_id where i.order_id = p_order),
    (select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'channel', p.channel, 'amount_minor', p.amount_minor, 'state', p.state,
            'applied', p.applied, 'paid_at', p.paid_at, 'request_no', p.request_no, 'channel_no', p.channel_no) order by p.id), '[]')
          from payments.payment p where p.order_id = p_order),
    (select coalesce(jsonb_agg(jsonb_build_object('id', k.id, 'item_id', k.item_id, 'seq', k.seq, 'of', k.n, 'party', k.party, 'entered', k.entered,
            'state', k.state, 'seats', inventory.seats_of(k.item_id, k.id), 'short_code', case when v_codes and k.state = 'valid' then checkin.short_code(k.id, k.code_salt) else '' end) order by k.item_id, k.seq), '[]')
          from (select x.*, count(*) over (partition by x.item_id) as n from checkin.ticket x where x.order_id = p_order) k))
    || payments.order_money(o);
  if p_timeline then
    v := v || jsonb_build_object('timeline', audit.order_timeline(p_order), 'people', inventory.people_json(p_order));
  end if;
  return v;
end $$;
comment on function orders.as_json(bigint, boolean) is 'The whole order as the signed-in role may see it: items (net of adjustments), payments, adjustments, refunds, tickets and, where asked, the timeline and the people of its places.';
