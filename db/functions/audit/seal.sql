create or replace function audit.seal(p_pause interval default '5 s', p_batch int default 5000) returns bigint
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_last audit.seal;
  v_low bigint;
  v_done int8multirange;
  v_new audit.seal;
  v_rows bytea;
begin
  perform from audit.sealer for update skip locked;
  if not found then return 0; end if;
  select * into v_last from audit.seal s order by s.id desc limit 1;
  -- After a full batch there is more to do, so nothing is waited for.
  if v_last.rows < p_batch and v_last.at > clock_timestamp() - p_pause then return 0; end if;
  -- Below this id nothing can appear any more: who had taken an id when that seal was made has ended before a later seal
  -- that reached as far. The minute is for a transaction that has its row's id but not yet its own number.
  v_low := greatest(coalesce(v_last.low, 0), (
    select max(k.max_id) from audit.seal k where k.max_id > v_last.low and k.at < clock_timestamp() - interval '1 min'
       and exists (select from audit.seal p where p.max_id >= k.max_id and p.id > k.id and p.snap_min >= k.snap_max)));
  v_done := coalesce((select range_agg(r) from audit.seal s, unnest(s.ids) r where s.max_id > v_low), '{}');
  -- One statement, one snapshot. A visible row from beyond the snapshot was written by another cluster, before this
  -- database was restored into this one.
  with snap as materialized (select pg_current_snapshot() as s),
  fresh as materialized (
    select e.id, sha256(convert_to(jsonb_build_array(e.id, (1000000 * extract(epoch from e.at))::bigint, e.venue_id, e.actor, e.terminal, e.action, e.order_id, e.slot_id, e.subject)::text, 'UTF8')) as hash
      from audit.entry e, snap
     where e.id > v_low and (e.xid < pg_snapshot_xmin(snap.s) or e.xid >= pg_snapshot_xmax(snap.s)) and not v_done @> e.id
     order by e.id limit p_batch)
  select range_agg(int8range(f.id, f.id, '[]')), count(*), max(f.id), string_agg(f.hash, '' order by f.id), pg_snapshot_xmin(min(snap.s::text)::pg_snapshot), pg_snapshot_xmax(min(snap.s::text)::pg_snapshot)
    into v_new.ids, v_new.rows, v_new.max_id, v_rows, v_new.snap_min, v_new.snap_max
    from fresh f, snap;
  if v_new.rows = 0 then return 0; end if;
  v_new.id := coalesce(v_last.id, 0) + 1;
  v_new.hash := sha256(coalesce(v_last.hash, '') || convert_to(v_new.id || ' ' || v_new.rows || ' ', 'UTF8') || v_rows);
  insert into audit.seal(id, ids, rows, hash, max_id, low, snap_min, snap_max)
    values (v_new.id, v_new.ids, v_new.rows, v_new.hash, v_new.max_id, v_low, v_new.snap_min, v_new.snap_max);
  return v_new.rows;
end $$;
comment on function audit.seal(interval, int) is 'Seals entries whose transactions have ended, at most a batch and not more often than the pause; any number may call it at once. Returns how many. The hash covers the last seal''s hash, number and count, and the SHA-256 of each row in order of id.';
