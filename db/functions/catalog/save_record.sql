create or replace function catalog.save_record(p_venue bigint, p_kind text, p_record jsonb) returns bigint
language plpgsql as $$
begin
  if jsonb_typeof(p_record) is distinct from 'object' then perform base.refuse('request_malformed'); end if;
  return case p_kind
    when 'organization' then catalog.save_organization(p_venue, p_record)
    when 'venue' then catalog.save_venue(p_record)
    when 'category' then catalog.save_category(p_venue, p_record)
    when 'space' then catalog.save_space(p_venue, p_record)
    when 'ticket_type' then catalog.save_ticket_type(p_venue, p_record)
    when 'activity' then catalog.save_activity(p_venue, p_record)
    when 'policy' then catalog.save_policy(p_venue, p_record)
    when 'price_list' then catalog.save_price_list(p_venue, p_record)
    when 'limits' then catalog.save_limits(p_venue, p_record) end;
end $$;
comment on function catalog.save_record(bigint, text, jsonb) is 'Creates (id 0) or changes one record of the catalogue; its version must be the stored one. Facts of a refusal name the field.';
