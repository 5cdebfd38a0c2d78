create or replace function customers.everything(p_customer bigint) returns jsonb
language sql stable as $$
  with me as (select c.id from customers.customer c where c.id = p_customer or c.merged_into = p_customer)
  select jsonb_build_object(
    'profiles', (select jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name, 'phone_typed', c.phone_typed, 'phone_e164', c.phone_e164, 'note', c.note, 'no_shows', c.no_shows, 'created_at', c.created_at,
                   'venues', (select coalesce(jsonb_agg(jsonb_build_object('venue', v.name, 'since', cv.linked_at) order by v.id), '[]')
                                from customers.customer_venue cv join catalog.venue v on v.id = cv.venue_id where cv.customer_id = c.id)) order by c.id)
                   from customers.customer c where c.id in (select id from me)),
    'orders', (select coalesce(jsonb_agg(jsonb_build_object('order_no', o.order_no, 'venue', v.name, 'state', o.state, 'made_at', o.created_at, 'made_by', o.created_by, 'currency', o.currency,
                   'total_minor', o.total_minor, 'paid_minor', o.paid_minor, 'note', o.note, 'close_reason', o.close_reason,
                   'items', (select coalesce(jsonb_agg(jsonb_build_object('space', sp.name, 'business_date', s.business_date, 'starts_at', s.starts_at, 'ends_at', s.ends_at, 'quantity', i.quantity,
                               'amount_minor', i.amount_minor + i.adjust_minor, 'stock', i.stock_state, 'used', i.use_state,
                               'people', (select coalesce(jsonb_agg(jsonb_build_object('place', p.place, 'name', p.name, 'document_type', p.document_type, 'document_tail', p.document_tail,
                                            'key_version', p.key_version, 'sealed', encode(p.sealed, 'hex')) order by p.place), '[]') from inventory.item_person p where p.item_id = i.id)) order by i.line_no), '[]')
                               from orders.item i join inventory.slot s on s.id = i.slot_id join catalog.space sp on sp.id = s.space_id where i.order_id = o.id),
                   'payments', (select coalesce(jsonb_agg(jsonb_build_object('channel', p.channel, 'amount_minor', p.amount_minor, 'currency', p.currency, 'state', p.state, 'paid_at', p.paid_at,
                                  'refunded_minor', p.refunded_minor, 'channel_no', p.channel_no, 'message', p.raw) order by p.id), '[]') from payments.payment p where p.order_id = o.id),
                   'entries', (select coalesce(jsonb_agg(jsonb_build_object('at', k.scanned_at, 'kind', k.kind, 'verdict', k.verdict, 'people', k.people, 'door', k.door) order by k.id), '[]')
                                 from checkin.ticket t join checkin.check_in k on k.ticket_id = t.id where t.order_id = o.id),
                   'history', audit.order_timeline(o.id)) order by o.id), '[]')
                 from orders.order o join catalog.venue v on v.id = o.venue_id where o.customer_id in (select id from me)),
    'waitlist', (select coalesce(jsonb_agg(jsonb_build_object('space', sp.name, 'starts_at', s.starts_at, 'quantity', e.quantity, 'state', e.state, 'joined_at', e.joined_at,
                   'people', (select coalesce(jsonb_agg(p - 'hashes'), '[]') from jsonb_array_elements(e.people) p)) order by e.id), '[]')
                   from waitlist.entry e join inventory.slot s on s.id = e.slot_id join catalog.space sp on sp.id = s.space_id where e.customer_id in (select id from me)),
    'benefits', (select coalesce(jsonb_agg(jsonb_build_object('kind', a.kind, 'name', a.name, 'balance', a.balance, 'currency', a.currency,
                   'ledger', (select coalesce(jsonb_agg(jsonb_build_object('at', l.at, 'delta', l.delta, 'balance_after', l.balance_after, 'reason', l.reason) order by l.id), '[]')
                                from benefits.ledger l where l.account_id = a.id)) order by a.id), '[]')
                   from benefits.account a where a.customer_id in (select id from me)));
$$;
comment on function customers.everything(bigint) is 'All that is known about a customer at the venues the login sees: profiles, orders with items, people, payments, entries and history, waitlist, benefits. Documents as sealed.';
