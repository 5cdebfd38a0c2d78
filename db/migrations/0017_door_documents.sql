-- Doors keep the keyed hashes of documents in their lists: what changes of them changes the tickets. A space at its safety limit is an alert.
set role vd_owner;

create function checkin.note_document() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  -- Before the money is there no ticket exists, so a hold notes nothing.
  insert into checkin.change(venue_id, ticket_id)
    select t.venue_id, t.id from checkin.ticket t where t.item_id in (select c.item_id from changed c);
  return null;
end $$;
comment on function checkin.note_document() is 'Notes tickets whose documents are named, sealed anew or forgotten.';
create trigger note_new after insert on inventory.document_hash referencing new table as changed for each statement execute function checkin.note_document();
create trigger note_gone after delete on inventory.document_hash referencing old table as changed for each statement execute function checkin.note_document();

alter table finance.alert drop constraint alert_kind_check;
alter table finance.alert add constraint alert_kind_check check (kind in ('technical_failures', 'money_for_closed_order', 'day_does_not_balance', 'safety_limit'));
comment on table finance.alert is 'What reaches the lead and finance: technical failures, money for a closed order, a day that does not balance; to the lead, a space that holds as many people as is safe.';

reset role;
