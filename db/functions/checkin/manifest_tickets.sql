create or replace function checkin.manifest_tickets(p_venue bigint, p_tickets bigint[]) returns json
language sql stable as $$
  with place as materialized (
    select k.item_id, k.place, k.ticket_id from checkin.place_tickets(array(select distinct y.item_id from checkin.ticket y where y.id = any (p_tickets) and y.venue_id = p_venue)) k
     where k.ticket_id = any (p_tickets)),
  hash as (
    select x.ticket_id, json_agg(distinct encode(h.hash, 'hex')) as hashes from place x join inventory.document_hash h on h.item_id = x.item_id and h.place = x.place group by x.ticket_id),
  tail as (
    select x.ticket_id, json_agg(customers.shown('document', p.document_tail, 'entrance') order by p.place) as tails
      from place x join inventory.item_person p on p.item_id = x.item_id and p.place = x.place and p.document_tail <> '**' group by x.ticket_id)
  select coalesce(json_agg(json_build_object('id', t.id, 'slot', t.slot_id, 'standing', checkin.standing(o.state, t.state, i.stock_state, i.suspended, i.refund_id),
      'party', t.party, 'entered', t.entered, 'inside', t.inside, 'seq', t.seq, 'of', n.count, 'type', concat_ws(' · ', tt.name, case when m.seated then nullif(inventory.seats_of(t.item_id, t.id), '') end), 'reentry', tt.reentry, 'order_no', o.order_no,
      'holder', customers.masked('name', c.name), 'tail', customers.phone_tail(c),
      'used_at', t.last_used_at, 'door', t.last_door,
      'code', encode(public.hmac(convert_to(checkin.short_code(t.id, t.code_salt), 'UTF8'), k.code, 'sha256'), 'hex'),
      'documents', hash.hashes, 'tails', tail.tails,
      'tokens', (select json_agg(json_build_array(encode(x.hash, 'hex'), encode(x.sealed, 'hex'), x.revoked)) from checkin.token x where x.ticket_id = t.id))), '[]')
    from checkin.ticket t join orders.order o on o.id = t.order_id join orders.item i on i.id = t.item_id join catalog.ticket_type tt on tt.id = i.ticket_type_id
    join customers.customer c on c.id = o.customer_id cross join lateral (select count(*) from checkin.ticket x where x.item_id = t.item_id) n
    cross join (select checkin.door_key(p_venue) as code) k left join hash on hash.ticket_id = t.id left join tail on tail.ticket_id = t.id
    join inventory.slot s on s.id = t.slot_id left join inventory.seat_map m on m.space_id = s.space_id
   where t.id = any (p_tickets) and t.venue_id = p_venue;
$$;
comment on function checkin.manifest_tickets(bigint, bigint[]) is 'Tickets as a door keeps them: hashes of tokens and short code, slot, type with the seat, state, party, masked name and last four; keyed hashes and last digits of documents; each token''s sealed name.';
