create or replace function api.discrepancies(p_venue bigint, p_settled boolean) returns table(id bigint, source text, kind text, subject text, evidence jsonb, state text, found_at timestamptz, settled_at timestamptz,
  assigned_to text, notes jsonb, corrections jsonb, kinds text[], order_id bigint, order_no text, place text)
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform operators.enter(p_venue, 'finance', 'desk_lead', 'auditor');
  return query
    select d.id, case when d.kind like 'stock%' then 'stock' when d.kind like 'statement%' then 'statement' when d.kind = 'money_differs' then 'payments' else 'work' end, d.kind, d.subject, d.evidence,
           d.state, d.found_at, d.settled_at, coalesce(d.assigned_to::text, ''),
           (select coalesce(jsonb_agg(jsonb_build_object('note', n.note, 'actor', n.actor, 'at', n.at) order by n.id), '[]') from finance.discrepancy_note n where n.discrepancy_id = d.id),
           (select coalesce(jsonb_agg(jsonb_build_object('kind', c.kind, 'reason', c.reason, 'proposed_by', c.proposed_by, 'proposed_at', c.proposed_at, 'decision', coalesce(c.decision, ''),
               'decided_by', coalesce(c.decided_by::text, ''), 'decided_at', c.decided_at, 'note', c.note, 'mine', c.proposed_by = session_user) order by c.id), '[]') from finance.correction c where c.discrepancy_id = d.id),
           finance.correction_kinds(d.kind, d.evidence), coalesce(o.id, 0), coalesce(o.order_no, ''),
           coalesce((select sp.name || to_char(s.starts_at at time zone v.zone, ' YYYY-MM-DD HH24:MI') from inventory.slot s join catalog.space sp on sp.id = s.space_id join catalog.venue v on v.id = s.venue_id
                      where d.kind like 'stock%' and s.id = substring(d.subject from '[0-9]+$')::bigint), '')
      from finance.discrepancy d
      left join orders.order o on o.venue_id = p_venue and o.id = case when d.kind = 'money_differs' then substring(d.subject from '[0-9]+$')::bigint else (d.evidence ->> 'order')::bigint end
     where d.venue_id = p_venue and (d.state = 'settled') = coalesce(p_settled, false) order by d.id desc limit 2000;
end $$;
comment on function api.discrepancies(bigint, boolean) is 'Finance, lead, auditor: what the three checks and the work of refunds and sweeps left to look into, open or settled, newest first, each with its evidence, notes and corrections, and how it may be put right (kinds).';
