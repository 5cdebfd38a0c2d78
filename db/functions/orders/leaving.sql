create or replace function orders.leaving(p_item bigint, p_quantity int, p_line jsonb) returns int[]
language plpgsql stable as $$
declare
  v_key text := case when p_line ? 'seats' then 'seats' when p_line ? 'places' then 'places' end;
  v_named jsonb := p_line -> v_key;
  v_why text;
  v_wanted int;
  v_parts int[];
begin
  if v_key is null then
    -- Nobody is named: those nobody has used, from the end.
    return array(select p.part from orders.parts(p_item) p order by p.entered, p.part desc
                  limit p_quantity * (select count(*) from orders.parts(p_item)) / (select i.quantity from orders.item i where i.id = p_item));
  end if;
  select i.places / i.quantity * p_quantity into v_wanted from orders.item i where i.id = p_item;
  if p_line ? 'seats' and p_line ? 'places' or jsonb_typeof(v_named) <> 'array' then
    v_why := 'unclear';
  else
    with own as (select p.part, x.id from orders.parts(p_item) p cross join lateral jsonb_array_elements(case v_key when 'seats' then to_jsonb(p.seats) else to_jsonb(p.places) end) x(id)),
    named as (select distinct n.id from jsonb_array_elements(v_named) n(id)),
    hit as (select distinct o.part from own o join named n on n.id = o.id)
    select array(select h.part from hit h order by h.part), case
        when exists (select from named n where not exists (select from own o where o.id = n.id)) then 'unknown'
        when jsonb_array_length(v_named) <> (select count(*) from named) then 'twice'
        when jsonb_array_length(v_named) <> v_wanted then 'number'
        when (select count(*) from own o join hit h on h.part = o.part) <> v_wanted then 'apart' end
      into v_parts, v_why;
  end if;
  if v_why is not null then
    perform base.refuse('leaving_wrong', jsonb_build_object('why', v_why, 'item', p_item, 'places', v_wanted, 'named', case jsonb_typeof(v_named) when 'array' then jsonb_array_length(v_named) end)
      || case v_why when 'unknown' then '{"fault": "conflict"}' else '{}' end::jsonb);
  end if;
  return v_parts;
end $$;
comment on function orders.leaving(bigint, int, jsonb) is 'Which parts (orders.parts) of an item leave with a quantity of it: those of the people or seats that the line names ({places: [..]} or {seats: [..]}, one for each place), else the least used and last. Refused as leaving_wrong: unclear, unknown, twice, number, apart (those of one code go together).';
