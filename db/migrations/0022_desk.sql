-- The desk: a drawer counted piece by piece, cash put in and taken out, a shift taken over from a desk that is gone, what is closed stays
-- as it is; every paper that was handed out, with the number of its copy.
set role vd_owner;

create function finance.pieces_sum(p_pieces jsonb) returns bigint
language sql immutable as $$
  select coalesce(sum((p ->> 'value_minor')::bigint * (p ->> 'pieces')::bigint), 0)::bigint from jsonb_array_elements(p_pieces) p;
$$;
comment on function finance.pieces_sum(jsonb) is 'What notes and coins [{value_minor, pieces}] add up to.';

alter table finance.shift
  add column pieces jsonb not null default '[]',
  add column closed_by name,
  add constraint shift_closed_whole check ((closed_at is null) = (counted_minor is null) and (closed_at is null) = (expected_minor is null)),
  add constraint shift_pieces_add_up check (pieces = '[]' or (jsonb_typeof(pieces) = 'array' and counted_minor is not null and finance.pieces_sum(pieces) = counted_minor));
comment on column finance.shift.pieces is 'How the cash was counted, [{value_minor, pieces}]; empty where only the sum was given.';

create function finance.keep_closed_shift() returns trigger
language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.closed_at is not null then
    raise exception 'shift_closed' using errcode = 'VD000', detail = jsonb_build_object('shift', old.id, 'fault', 'conflict')::text;
  end if;
  return new;
end $$;
comment on function finance.keep_closed_shift() is 'A closed shift never changes, and none is ever removed.';
create trigger keep_closed before update or delete on finance.shift for each row execute function finance.keep_closed_shift();

create function finance.refuse_closed_drawer() returns trigger
language plpgsql as $$
begin
  -- Share-locked: the drawer is not counted and closed while cash is on its way into it or out of it.
  perform 1 from finance.shift s where s.id = new.shift_id and s.closed_at is null for share;
  if not found then
    raise exception 'shift_not_open' using errcode = 'VD000', detail = jsonb_build_object('shift', new.shift_id, 'fault', 'conflict')::text;
  end if;
  return new;
end $$;
comment on function finance.refuse_closed_drawer() is 'Cash moves in an open shift only.';
create trigger drawer_open before insert on finance.cash_movement for each row execute function finance.refuse_closed_drawer();
create trigger append_only before update or delete on finance.cash_movement for each row execute function inventory.refuse_change();

create table finance.shift_handover(
  id bigint generated always as identity primary key,
  venue_id bigint not null references catalog.venue,
  shift_id bigint not null references finance.shift,
  from_terminal text not null,
  from_operator name not null,
  to_terminal text not null,
  to_operator name not null default session_user,
  at timestamptz not null);
comment on table finance.shift_handover is 'An open shift that went on at another desk or in other hands, because the desk it was opened at is gone.';
create index shift_handover_shift on finance.shift_handover(shift_id);
create trigger append_only before update or delete on finance.shift_handover for each row execute function inventory.refuse_change();

drop function if exists api.close_shift(uuid, bigint, bigint);

create table orders.print(
  id bigint generated always as identity primary key,
  venue_id bigint not null references catalog.venue,
  kind text not null check (kind in ('tickets', 'receipt', 'refund', 'shift')),
  order_id bigint references orders.order,
  shift_id bigint references finance.shift,
  copy int not null check (copy >= 1),
  way text not null check (way in ('printer', 'pdf', 'png', 'clipboard')),
  actor name not null default session_user,
  terminal text not null,
  at timestamptz not null,
  check ((kind = 'shift') = (order_id is null) and (kind = 'shift') = (shift_id is not null)),
  constraint print_order_copy unique (order_id, kind, copy),
  constraint print_shift_copy unique (shift_id, copy));
comment on table orders.print is 'Every paper or file made of an order or a shift: the first is copy 1, and each later one says on itself which it is.';
create trigger append_only before update or delete on orders.print for each row execute function inventory.refuse_change();

reset role;
