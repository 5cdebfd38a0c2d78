create or replace function base.lock_key(p_class int, p_id bigint) returns bigint
language sql immutable parallel safe as $$
  select (p_class::bigint << 56) | (p_id & 72057594037927935);
$$;
comment on function base.lock_key(int, bigint) is 'The one map of advisory lock keys: class in the high byte (1 customer, 2 slot, 3 generator of a venue, 4 nightly checks, 5 operators, 6 unit, 7 sale terms of a venue, 8 money of a venue against its seals, 9 sweeps of a backlog, 10 document, 11 a payment''s request number, 12 one request, 13 operator, 14 terminal; 127 is the migrator''s), id below.';
