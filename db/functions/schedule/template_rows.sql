create or replace function schedule.template_rows(p_venue bigint) returns jsonb
language sql stable as $$
  select coalesce(jsonb_agg(t.plan || jsonb_build_object('id', t.id, 'venue_id', t.venue_id, 'name', t.name, 'weeks_ahead', coalesce(t.weeks_ahead, 0), 'retired', t.retired, 'version', t.version)
           order by t.name), '[]')
    from schedule.template t where t.venue_id = p_venue;
$$;
comment on function schedule.template_rows(bigint) is 'The schedule templates of a venue, as the generator''s form takes them.';
