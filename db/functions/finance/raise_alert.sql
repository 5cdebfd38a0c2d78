create or replace function finance.raise_alert(p_now timestamptz, p_venue bigint, p_kind text, p_facts jsonb) returns void
language plpgsql as $$
begin
  insert into finance.alert(venue_id, kind, facts, raised_at) values (p_venue, p_kind, p_facts, p_now);
  perform events.publish(p_venue, 'alert', array[p_venue]);
end $$;
comment on function finance.raise_alert(timestamptz, bigint, text, jsonb) is 'Raises an alert for the lead and finance.';
