-- How many people are in a space is asked at every entry: only tickets of people who are inside are read for it.
set role vd_owner;

create index ticket_inside on checkin.ticket(slot_id) include (inside) where inside > 0;

-- Looks in its own organization only, and is told for which venue.
drop function if exists checkin.find(text, text);
