create or replace function orders.next_number(p_day date) returns text
language plpgsql volatile as $$
declare
  a constant text[] := array['0','1','2','3','4','5','6','7','8','9','A','B','C','D','E','F','G','H','J','K','L','M','N','P','Q','R','S','T','U','V','W','X'];
  -- Multiplying by an odd number modulo 2^25 scatters neighbours, so that a slip of one character rarely names another order.
  v int := ((nextval('orders.number_seq') * 20545981) & 33554431)::int;
begin
  return to_char(p_day, 'YYMMDD-') || a[(v >> 20) + 1] || a[(v >> 15 & 31) + 1] || a[(v >> 10 & 31) + 1] || a[(v >> 5 & 31) + 1] || a[(v & 31) + 1];
end $$;
comment on function orders.next_number(date) is 'An order number to be spoken on the phone: day of creation and five characters without I, O, Y, Z; unique for 33 million orders in a day.';
