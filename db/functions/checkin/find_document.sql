create or replace function checkin.find_document(p_now timestamptz, p_venue bigint, p_hashes text[], p_exit boolean, p_spaces bigint[]) returns bigint
language sql stable as $$
  with found as (
    select distinct h.item_id, h.place from inventory.document_hash h where h.venue_id = p_venue and h.hash = any (array(select decode(x, 'hex') from unnest(p_hashes) x)))
  select t.id
    from (select distinct k.ticket_id from found f join checkin.place_tickets(array(select x.item_id from found x)) k on k.item_id = f.item_id and k.place = f.place) d
    join checkin.ticket t on t.id = d.ticket_id join inventory.slot s on s.id = t.slot_id
   -- Read twice within 5 s it is the same guest at the same slot; then what lets them pass; then the slot that runs or is nearest. OfflineCheck::chosen is the same.
   order by not (coalesce(t.last_used_at > p_now - interval '5 s', false) and t.last_door = current_setting('application_name')),
     case when p_exit then t.inside < 1
          else checkin.judge(p_now, p_venue, t.id) is not null or coalesce(cardinality(p_spaces), 0) > 0 and not s.space_id = any (p_spaces) end,
     greatest(s.starts_at - p_now, p_now - s.ends_at, interval '0'), s.starts_at, t.id limit 1;
$$;
comment on function checkin.find_document(timestamptz, bigint, text[], boolean, bigint[]) is 'The ticket a document stands for at this moment and door, by its keyed hashes (hex); at this venue only: a document typed in tells nothing of other venues.';
