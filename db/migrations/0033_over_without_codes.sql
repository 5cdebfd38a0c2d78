-- What yields no entry code cannot be missed at a door, nor is anybody absent whose no-show was taken back: such an order is over, no more.
insert into orders.transition(from_state, to_state, event) values ('PAID', 'COMPLETED', 'slot_over');
