create or replace function payments.fee(p_kind text, p_value bigint, p_steps jsonb, p_amount bigint, p_quantity int, p_left interval) returns bigint
language plpgsql immutable as $$
declare v bigint; s record;
begin
  case p_kind
    when 'none' then v := 0;
    when 'fixed' then v := p_value * p_quantity;
    when 'percent' then v := base.half_up(p_amount, p_value, 10000);
    when 'steps' then
      -- The first step whose time left is reached counts, the longest first; below the last one the whole amount is kept.
      v := p_amount;
      for s in select (x ->> 'hours')::numeric as hours, (x ->> 'percent')::bigint as percent from jsonb_array_elements(p_steps) x order by 1 desc loop
        if p_left >= make_interval(secs => (s.hours * 3600)::double precision) then
          v := base.half_up(p_amount, s.percent, 10000);
          exit;
        end if;
      end loop;
    -- Never: refused by the policy; where a lead refunds all the same, no fee is set.
    else v := 0;
  end case;
  return least(v, p_amount);
end $$;
comment on function payments.fee(text, bigint, jsonb, bigint, int, interval) is 'The fee of a refund line: none, fixed per ticket (minor units), percent or steps by time left (hundredths of a percent), rounded half up, never above the amount.';
