create or replace function finance.check_pieces(p_pieces jsonb, p_counted_minor bigint) returns void
language plpgsql stable as $$
begin
  if p_pieces is null or jsonb_typeof(p_pieces) <> 'array' or jsonb_array_length(p_pieces) > 50
     or exists (select from jsonb_array_elements(p_pieces) p
                 where jsonb_typeof(p -> 'value_minor') is distinct from 'number' or jsonb_typeof(p -> 'pieces') is distinct from 'number'
                    or (p ->> 'value_minor')::numeric not between 1 and 99999999 or (p ->> 'pieces')::numeric not between 1 and 999999
                    or (p ->> 'value_minor')::numeric % 1 <> 0 or (p ->> 'pieces')::numeric % 1 <> 0) then
    perform base.refuse('request_malformed');
  end if;
  if p_pieces <> '[]' and finance.pieces_sum(p_pieces) <> p_counted_minor then
    perform base.refuse('pieces_differ', jsonb_build_object('pieces_minor', finance.pieces_sum(p_pieces), 'counted_minor', p_counted_minor));
  end if;
end $$;
comment on function finance.check_pieces(jsonb, bigint) is 'Refuses a count whose notes and coins are no notes and coins, or do not add up to what is said to have been counted.';
