create or replace function catalog.stale() returns void
language plpgsql as $$
begin
  perform base.refuse('stale', jsonb_build_object('fault', 'conflict'));
end $$;
comment on function catalog.stale() is 'Refuses a change made on what is not the stored version any more.';
