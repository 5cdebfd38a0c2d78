create or replace function inventory.note_sold_out(p_now timestamptz) returns void
language plpgsql as $$
begin
  insert into inventory.sold_out(venue_id, hour, upto)
    select v.id, date_trunc('hour', p_now), c.n
      from catalog.venue v cross join lateral (select pg_sequence_last_value(to_regclass('inventory.sold_out_' || v.id)) as n) c
     where c.n > coalesce((select o.upto from inventory.sold_out o where o.venue_id = v.id order by o.hour desc limit 1), 0)
     order by v.id
    on conflict (venue_id, hour) do update set upto = greatest(sold_out.upto, excluded.upto);
end $$;
comment on function inventory.note_sold_out(timestamptz) is 'Notes how many tries have found a slot sold out by now, hour by hour and venue by venue.';
