create or replace function inventory.seat_rows(p_space bigint) returns jsonb
language sql stable as $$
  select jsonb_build_object('space_id', p_space, 'version', coalesce((select m.version from inventory.seat_map m where m.space_id = p_space), 0),
    'seats', (select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'block', t.block, 'row', t."row", 'number', t.number, 'x', t.x, 'y', t.y, 'category', t.category, 'unavailable', t.unavailable)
                order by t.y, t.x, t.id), '[]') from inventory.seat t where t.space_id = p_space and not t.retired));
$$;
comment on function inventory.seat_rows(bigint) is 'The seat plan of a space, row by row from the stage.';
