create or replace function catalog.refer(p_venue bigint, p jsonb, p_field text, p_kind text) returns bigint
language plpgsql stable as $$
declare v bigint := nullif(catalog.int_of(p, p_field, 0, 9007199254740991, 0), 0); v_there boolean;
begin
  if v is null then return null; end if;
  v_there := case p_kind
    when 'category' then exists (select from catalog.category x where x.id = v and x.venue_id = p_venue)
    when 'space' then exists (select from catalog.space x where x.id = v and x.venue_id = p_venue)
    when 'ticket_type' then exists (select from catalog.ticket_type x where x.id = v and x.venue_id = p_venue)
    when 'policy' then exists (select from catalog.policy x where x.id = v and x.venue_id = p_venue)
    when 'price_list' then exists (select from catalog.price_list x where x.id = v and x.venue_id = p_venue) end;
  if v_there is not true then perform base.refuse('reference_unknown', jsonb_build_object('field', p_field, 'kind', p_kind, 'id', v, 'fault', 'missing')); end if;
  return v;
end $$;
comment on function catalog.refer(bigint, jsonb, text, text) is 'The id of another record of the same venue; null where there is none.';
