create or replace function inventory.pick_any(p_now timestamptz, p_venue bigint, p_lines jsonb, p_tried bigint[]) returns jsonb
language plpgsql as $$
declare
  v_count int := jsonb_array_length(p_lines);
  v_fixed bigint[] := '{}';
  v_fixed_counts int[] := '{}';
  v_order int[] := '{}';
  v_first int[] := '{}';
  v_cart bigint[];
  v_counts int[];
  v_lines jsonb;
  v_line jsonb;
  v_slot bigint;
  v_quantity int;
  n int;
begin
  -- Line by line, as carts are priced: in a join with the cart the planner would read all slots.
  for n in 0 .. v_count - 1 loop
    v_line := p_lines -> n;
    if v_line ? 'category' then v_order := v_order || n;
    else
      v_fixed := v_fixed || (v_line ->> 'slot')::bigint;
      v_fixed_counts := v_fixed_counts || coalesce((v_line ->> 'quantity')::int, 1);
    end if;
  end loop;
  -- The lines that name their slot stand; the others go round them. One that finds nothing because of an earlier pick is
  -- picked first in a new round.
  loop
    v_cart := v_fixed;
    v_counts := v_fixed_counts;
    v_lines := p_lines;
    v_slot := 0;
    foreach n in array v_order loop
      v_line := p_lines -> n;
      v_quantity := coalesce((v_line ->> 'quantity')::int, 1);
      v_slot := inventory.pick_one(p_venue, v_line, p_tried, v_cart, v_counts, v_count = 1);
      exit when v_slot is null;
      v_cart := v_cart || v_slot;
      v_counts := v_counts || v_quantity;
      v_lines := jsonb_set(v_lines, array[n::text], (v_line - 'category' - 'starts_at' - 'ends_at') || jsonb_build_object('slot', v_slot, 'quantity', v_quantity));
    end loop;
    exit when v_slot is not null;
    if n = any (v_first) or n = v_order[1] then
      perform base.refuse('none_free', jsonb_build_object('category', (select k.name from catalog.category k where k.id = (v_line ->> 'category')::bigint and k.venue_id = p_venue),
        'starts_at', v_line ->> 'starts_at', 'fault', 'conflict'));
    end if;
    v_first := v_first || n;
    v_order := n || array_remove(v_order, n);
  end loop;
  return v_lines;
end $$;
comment on function inventory.pick_any(timestamptz, bigint, jsonb, bigint[]) is 'Puts a free slot into each line that names a category and a time, beside the slots its other lines have; refused as none_free when there is none.';
