create or replace function catalog.price_of(p_version bigint, p_ticket_type bigint, p_space bigint, p_category bigint, p_date date, p_time time) returns table(amount_minor bigint, rule_id bigint)
language sql stable as $$
  select r.amount_minor, r.id from catalog.price_rule r
   where r.price_version_id = p_version
     and (r.ticket_type_id is null or r.ticket_type_id = p_ticket_type)
     and (r.space_id is null or r.space_id = p_space)
     and (r.category_id is null or r.category_id = p_category)
     and (r.weekdays & catalog.weekday_bit(p_date)) <> 0
     and (r.from_time is null or r.from_time <= p_time) and (r.until_time is null or p_time < r.until_time)
     and (r.from_date is null or r.from_date <= p_date) and (r.until_date is null or p_date <= r.until_date)
   order by r.priority desc, (r.ticket_type_id is not null)::int + (r.space_id is not null)::int * 2 + (r.category_id is not null)::int desc, r.id desc
   limit 1;
$$;
comment on function catalog.price_of(bigint, bigint, bigint, bigint, date, time) is 'Price of one ticket by a price version for a slot''s business date and local start, and the rule that says so; no row when no rule fits (such a slot is not sold). Inlined where it stands in a FROM.';
