create or replace function operators.note(p_venues bigint[], p_action text, p_subject jsonb) returns void
language plpgsql as $$
declare v bigint;
begin
  foreach v in array case when p_venues = '{}' then array[null::bigint] else p_venues end loop
    perform audit.write(v, p_action, null, null, p_subject);
    if v is not null then perform events.publish(v, 'operator', array[coalesce((select o.id from operators.operator o where o.login = p_subject ->> 'login'), 0)]); end if;
  end loop;
end $$;
comment on function operators.note(bigint[], text, jsonb) is 'Audits a change of an operator at each venue it concerns, and tells the other administrators.';
