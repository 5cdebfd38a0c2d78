create or replace function catalog.unname(p_venue bigint, p jsonb, p_fields text[]) returns jsonb
language plpgsql stable as $$
declare
  v jsonb := p;
  v_field text;
  v_id bigint;
begin
  if jsonb_typeof(p) is distinct from 'object' then perform base.refuse('request_malformed'); end if;
  v_field := (select k from jsonb_object_keys(p) k where k <> all (p_fields) order by k limit 1);
  if v_field is not null then perform base.refuse('field_unknown', jsonb_build_object('field', v_field, 'known', array_to_string(p_fields, ', '))); end if;
  foreach v_field in array array['policy', 'price_list', 'category', 'space', 'ticket_type'] loop
    continue when v_field <> all (p_fields);
    if p ->> v_field is not null then
      v_id := case v_field
        when 'policy' then (select x.id from catalog.policy x where x.venue_id = p_venue and x.name = p ->> v_field)
        when 'price_list' then (select x.id from catalog.price_list x where x.venue_id = p_venue and x.name = p ->> v_field)
        when 'category' then (select x.id from catalog.category x where x.venue_id = p_venue and x.name = p ->> v_field)
        when 'space' then (select x.id from catalog.space x where x.venue_id = p_venue and x.name = p ->> v_field)
        else (select x.id from catalog.ticket_type x left join catalog.category c on c.id = x.category_id left join catalog.space s on s.id = x.space_id
               where x.venue_id = p_venue and x.name = p ->> v_field and not x.retired
                 and c.name is not distinct from p ->> 'ticket_type_category' and s.name is not distinct from p ->> 'ticket_type_space') end;
      if v_id is null then perform base.refuse('name_unknown', jsonb_build_object('field', v_field, 'name', p ->> v_field)); end if;
      v := v || jsonb_build_object(v_field || '_id', v_id);
    end if;
  end loop;
  return v - array['policy', 'price_list', 'category', 'space', 'ticket_type', 'ticket_type_category', 'ticket_type_space'];
end $$;
comment on function catalog.unname(bigint, jsonb, text[]) is 'A record of a catalogue file with the ids of what it names; unknown fields and names are refused.';
