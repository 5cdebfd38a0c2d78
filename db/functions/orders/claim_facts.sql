create or replace function orders.claim_facts(p_lines jsonb) returns jsonb
language sql stable as $$
  select coalesce((
    select jsonb_build_object('slot', s.id, 'space', sp.name, 'starts_at', s.starts_at, 'taken_by', osp.name, 'taken_from', lower(c.during),
                              'taken_until', upper(c.during), 'fault', 'conflict')
      from jsonb_array_elements(p_lines) l join inventory.slot s on s.id = (l ->> 'slot')::bigint join catalog.space sp on sp.id = s.space_id
      join catalog.space_unit u on u.space_id = sp.id
      join inventory.claim c on c.unit_id = u.unit_id and c.during && tstzrange(s.starts_at - sp.buffer_before, s.ends_at + sp.buffer_after)
      join inventory.slot os on os.id = c.slot_id join catalog.space osp on osp.id = os.space_id
     limit 1), jsonb_build_object('fault', 'conflict'));
$$;
comment on function orders.claim_facts(jsonb) is 'Which unit of a cart is taken, by what and when; empty when it was let go meanwhile or two lines of the cart overlap.';
