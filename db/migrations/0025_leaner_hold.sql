-- The hot path of a hold, leaner still.
set role vd_owner;

-- Functions whose answer or arguments changed.
drop function if exists operators.enter(bigint, text[]);
drop function if exists orders.price_lines(timestamptz, bigint, jsonb, boolean);
drop function if exists orders.refuse_line(timestamptz, orders.line, boolean);
drop function if exists orders.hold_cart(timestamptz, uuid, jsonb, bigint, jsonb, jsonb, jsonb, text);
drop function if exists orders.place(timestamptz, bigint, bigint, bigint, jsonb, int, orders.line[], boolean);
drop function if exists inventory.queue_for(orders.line[]);
drop function if exists inventory.take_for(timestamptz, bigint, bigint, orders.line[], boolean);

-- 1. A line says itself that it found its slot sold out; its sale window is asked where the line is read.
alter type orders.line drop attribute free;
alter type orders.line drop attribute opens_at;
alter type orders.line drop attribute closes_at;
alter type orders.line add attribute sold_out jsonb;

reset role;
