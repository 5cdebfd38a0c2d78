create or replace function api.quote(p_venue bigint, p_lines jsonb) returns table(line_no int, amount_minor bigint, currency text)
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform operators.enter(p_venue, 'front_desk', 'desk_lead');
  -- Priced as a hold would be, but without its sale window: the desk asks while it is still choosing.
  return query
    select l.line_no, l.amount_minor, (select v.currency::text from catalog.venue v where v.id = p_venue)
      from unnest(orders.price_lines(base.now(), p_venue, p_lines, true)) l order by l.line_no;
exception when data_exception then
  perform base.refuse('request_malformed');
end $$;
comment on function api.quote(bigint, jsonb) is 'Front desk: what each line of a cart would cost now, in the order asked; writes and promises nothing.';
