create or replace function payments.carry_through(p_refund bigint) returns void
language plpgsql as $$
declare r payments.refund;
begin
  select * into r from payments.refund x where x.id = p_refund for no key update;
  if r.state <> 'failed' then return; end if;
  -- Money of it went out after all: it is under way again, with its lines where the order still has them as they were.
  if exists (select from payments.refund_line l where l.refund_id = r.id) and payments.take_lines(r.id) is not null then return; end if;
  update payments.refund x set state = 'started' where x.id = r.id;
  -- Its other parts are not sent again by themselves: a person says so.
  perform payments.report_failed(rp.id, rp.answer) from payments.refund_part rp where rp.refund_id = r.id and rp.state = 'failed';
end $$;
comment on function payments.carry_through(bigint) is 'A refund that was undone, and of which a channel has paid a part all the same, goes on, unless the order''s lines were used or changed since.';
