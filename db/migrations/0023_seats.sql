-- Seat maps that are edited: where a seat stands, its category, seats that are gone.
set role vd_owner;

alter table inventory.seat
  add column x int not null default 0 check (x between 0 and 999),
  add column y int not null default 0 check (y between 0 and 999),
  add column category text not null default '' check (char_length(category) <= 40),
  add column retired boolean not null default false,
  drop constraint seat_space_id_block_row_number_key;
comment on column inventory.seat.x is 'Column on the plan, in seats from the left; y is the row from the stage.';
comment on column inventory.seat.retired is 'Taken off the plan, kept because tickets name it.';
create unique index seat_place on inventory.seat(space_id, block, "row", number) where not retired;
create index item_seat_seat on inventory.item_seat(seat_id) where live;

create table inventory.seat_map(
  space_id bigint primary key references catalog.space,
  venue_id bigint not null references catalog.venue,
  version int not null default 1);
comment on table inventory.seat_map is 'A space whose places are numbered seats, and how often its plan was saved.';

reset role;
