create or replace function orders.next_number(p_day date) returns text
language plpgsql volatile as $$
declare
  v_alphabet constant text := '0123456789ABCDEFGHJKLMNPQRSTUVWX';
  v bigint := nextval('orders.number_seq');
  v_text text := '';
begin
  -- Multiplying by an odd number modulo 2^25 scatters neighbours, so that a slip of one character rarely names another order.
  v := (v * 20545981) & 33554431;
  for i in 1..5 loop
    v_text := substr(v_alphabet, (v & 31)::int + 1, 1) || v_text;
    v := v >> 5;
  end loop;
  return to_char(p_day, 'YYMMDD') || '-' || v_text;
end $$;
comment on function orders.next_number(date) is 'An order number to be spoken on the phone: day of creation and five characters without I, O, Y, Z; unique for 33 million orders in a day.';
