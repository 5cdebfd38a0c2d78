create or replace function inventory.sale_opens_at(p_slot_from timestamptz, p_date date, p_days int, p_time time, p_zone text) returns timestamptz
language sql stable as $$
  select coalesce(p_slot_from,
    case when p_days is not null then ((p_date - p_days) + coalesce(p_time, time '00:00')) at time zone p_zone end,
    '-infinity'::timestamptz);
$$;
comment on function inventory.sale_opens_at(timestamptz, date, int, time, text) is 'When a slot goes on sale: its own moment, else N days before its business date at a time of the venue''s day, else always.';
