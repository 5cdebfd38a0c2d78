-- What came of phoning about an offer or a stop.
alter table waitlist.entry add column call_result text check (call_result in ('reached', 'no_answer'));
alter table inventory.stop_order add column called_at timestamptz, add column call_result text check (call_result in ('reached', 'no_answer'));
comment on column inventory.stop_order.call_result is 'What came of the last call; who was reached and has nothing to decide leaves the call list.';
