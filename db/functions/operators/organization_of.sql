create or replace function operators.organization_of(p_venue bigint) returns bigint
language sql stable as $$
  select v.organization_id from catalog.venue v where v.id = p_venue;
$$;
comment on function operators.organization_of(bigint) is 'The organization a venue belongs to; its customers and document keys are shared by its venues.';
