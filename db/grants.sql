-- Who owns each function and who may call each door. Run after the functions, every time; the last word on rights.

do $owners$
declare f record;
begin
  for f in
    select p.oid::regprocedure as sig, n.nspname as schema, n.nspname || '.' || p.proname as name
      from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where n.nspname in ('base', 'catalog', 'operators', 'customers', 'inventory', 'orders', 'payments', 'checkin', 'schedule', 'finance', 'events', 'waitlist', 'benefits', 'audit', 'api')
  loop
    execute format('alter function %s owner to %I', f.sig,
      case when f.schema = 'audit' and f.name not in ('audit.write', 'audit.refused', 'audit.tell') then 'vd_audit'
           -- These see every venue: the sweep works for all, a door tells a foreign code from an unknown one, and a hold writes
           -- only what its door has read under the policies.
           when f.name in ('api.sweep', 'api.nightly_checks', 'api.keep_schedules', 'api.alerts_since', 'orders.place', 'checkin.find', 'checkin.other_venue_facts', 'checkin.organization_keys',
                           'operators.keyless_terminals', 'operators.store_wraps', 'inventory.documents_behind', 'inventory.renew_documents', 'inventory.forget_hashes',
                           'customers.live_business', 'customers.forget_places', 'customers.anonymise', 'customers.outlived', 'customers.retain', 'customers.retention_count', 'customers.merge', 'customers.merge_facts') then 'vd_system'
           -- These make logins and end sessions; nothing else may.
           when f.name in ('operators.account', 'operators.end_sessions') then 'vd_accounts'
           else 'vd_owner' end);
    execute format('revoke all on function %s from public', f.sig);
  end loop;
end $owners$;

grant usage on schema audit to vd_owner, vd_system;
grant execute on function audit.slot_history(bigint) to vd_owner, vd_system;
grant execute on function audit.order_timeline(bigint) to vd_owner, vd_system;
grant execute on function audit.head() to vd_owner, vd_system;
grant execute on function audit.entries(bigint, name[], timestamptz, timestamptz, name, text[], bigint, text, bigint, int) to vd_owner;
grant execute on function audit.seal(interval, int) to vd_system;
grant execute on function checkin.find(text, text, bigint), checkin.other_venue_facts(bigint), checkin.organization_keys(bigint) to vd_owner;
grant execute on function orders.place(timestamptz, bigint, bigint, bigint, jsonb, int, orders.line[], uuid, jsonb, jsonb) to vd_owner;
grant execute on function operators.keyless_terminals(bigint), operators.store_wraps(bigint, jsonb), inventory.documents_behind(bigint, int), inventory.renew_documents(bigint, jsonb),
  inventory.forget_hashes(bigint, int), customers.live_business(timestamptz, bigint), customers.anonymise(timestamptz, bigint), customers.retain(timestamptz, bigint, int),
  customers.retention_count(timestamptz, bigint, int), customers.merge(bigint, bigint), customers.merge_facts(bigint, bigint) to vd_owner;
grant select on base.migration to vd_owner;
grant usage on schema base to vd_accounts;
grant execute on function operators.account(name, boolean, text, timestamptz, text[], boolean), operators.end_sessions(name, text) to vd_owner, vd_system;
grant execute on function operators.check_verifier(text), base.refuse(text, jsonb) to vd_accounts;

-- Row policies: a login sees the rows of its venues, whatever statement reaches the table; the sweep's owner sees all.
-- Without one, and why:
--   operators.operator_venue  every policy reads it; it says which venues a login has
--   catalog.sale_terms, catalog.flat_price  kept by triggers, read only by the space or price version of a slot that its own policy let through
--   customers.search_key      LIKE is not leakproof, so a policy would switch its index off; each search names the venue
--   events.outbox             holds ids only, read by one door that names the login's venues
--   audit.entry               belongs to an owner of its own, read only by its functions, which name the venue
do $policies$
declare t record; v_mine text := '= any (array(select v.venue_id from operators.operator_venue v where v.login = session_user and v.active))';
begin
  for t in select c.oid, c.oid::regclass as rel, case when c.oid = 'catalog.venue'::regclass then 'id' else 'venue_id' end as venue, c.relrowsecurity and c.relforcerowsecurity as forced,
                  (select pg_get_expr(p.polqual, p.polrelid) from pg_policy p where p.polrelid = c.oid and p.polname = 'by_venue') as policy
             from pg_class c join pg_namespace n on n.oid = c.relnamespace
            where c.relkind in ('r', 'p') and n.nspname in ('base', 'catalog', 'operators', 'customers', 'inventory', 'orders', 'payments', 'checkin', 'schedule', 'finance', 'events', 'waitlist', 'benefits')
              and (c.oid = 'catalog.venue'::regclass or exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'venue_id' and not a.attisdropped))
              and c.oid not in ('operators.operator_venue'::regclass, 'catalog.sale_terms'::regclass, 'catalog.flat_price'::regclass, 'customers.search_key'::regclass, 'events.outbox'::regclass)
  loop
    if not t.forced then
      execute format('alter table %s enable row level security', t.rel);
      execute format('alter table %s force row level security', t.rel);
    end if;
    if t.policy is null then
      execute format('create policy by_venue on %s using (%I %s)', t.rel, t.venue, v_mine);
    elsif t.policy not like '%active%' then
      execute format('alter policy by_venue on %s using (%I %s)', t.rel, t.venue, v_mine);
    end if;
    if not exists (select from pg_policy p where p.polrelid = t.oid and p.polname = 'system') then
      execute format('create policy system on %s to vd_system using (true)', t.rel);
    end if;
  end loop;
end $policies$;

-- No door makes a temporary table; a prompt needs none. (A copy of a database does not copy this right.)
do $temporary$
begin
  execute format('revoke temporary on database %I from public', current_database());
end $temporary$;

do $doors$
declare d record; f record; r text;
begin
  for f in select p.oid::regprocedure as sig, p.proname as name from pg_proc p where p.pronamespace = 'api'::regnamespace loop
    foreach r in array array['staff', 'front_desk', 'desk_lead', 'door', 'finance', 'administrator', 'auditor', 'service'] loop
      execute format('revoke all on function %s from %I', f.sig, 'vd_' || r);
    end loop;
  end loop;
  for d in
    select * from (values
      -- door              roles
      ('sign_in',          '{staff}'),
      ('session',          '{staff}'),
      ('venues',           '{staff}'),
      ('categories',       '{staff}'),
      ('spaces',           '{staff}'),
      ('ticket_types',     '{staff}'),
      ('events_since',     '{staff}'),
      ('wake',             '{staff}'),
      ('sweep',            '{staff}'),
      ('nightly_checks',   '{staff}'),
      ('differences',      '{front_desk,desk_lead,door,finance,administrator,auditor}'),
      ('catalogue',        '{administrator,auditor}'),
      ('save_record',      '{administrator}'),
      ('price_preview',    '{administrator,auditor}'),
      ('apply_prices',     '{administrator}'),
      ('rule_example',     '{administrator,auditor}'),
      ('poster',           '{administrator,auditor,front_desk,desk_lead}'),
      ('export_catalogue', '{administrator}'),
      ('import_catalogue', '{administrator}'),
      ('schedule_preview', '{administrator}'),
      ('schedule_generate','{administrator}'),
      ('schedule_templates','{administrator,auditor}'),
      ('save_schedule_template','{administrator}'),
      ('calendars',        '{administrator,auditor}'),
      ('save_calendar',    '{administrator}'),
      ('keep_schedules',   '{service}'),
      ('seat_map',         '{administrator,desk_lead,front_desk,auditor}'),
      ('save_seat_map',    '{administrator}'),
      ('slot_seats',       '{front_desk,desk_lead}'),
      ('edit_slots_preview','{administrator}'),
      ('edit_slots',       '{administrator}'),
      ('activities',       '{administrator,desk_lead,auditor}'),
      ('set_activity_state','{administrator}'),
      ('activity_preview', '{administrator,desk_lead}'),
      ('cancel_activity',  '{administrator,desk_lead}'),
      ('register_terminal','{administrator}'),
      ('revoke_terminal',  '{administrator}'),
      ('terminals',        '{administrator,auditor}'),
      ('audit_entries',    '{auditor,administrator}'),
      ('audit_head',       '{front_desk,desk_lead,finance,administrator,auditor}'),
      ('change_password',  '{staff}'),
      ('operators',        '{administrator,auditor}'),
      ('save_operator',    '{administrator}'),
      ('reset_password',   '{administrator}'),
      ('disable_operator', '{administrator}'),
      ('decide_proposal',  '{administrator}'),
      ('board',            '{front_desk,desk_lead,administrator,auditor}'),
      ('cells',            '{front_desk,desk_lead,administrator,auditor}'),
      ('occupancy',        '{front_desk,desk_lead,finance,administrator,auditor}'),
      ('find_customers',   '{front_desk,desk_lead}'),
      ('customer',         '{front_desk,desk_lead}'),
      ('save_customer',    '{front_desk,desk_lead}'),
      ('quote',            '{front_desk,desk_lead}'),
      ('hold',             '{front_desk,desk_lead}'),
      ('extend_hold',      '{front_desk,desk_lead}'),
      ('cancel',           '{front_desk,desk_lead}'),
      ('pay',              '{front_desk,desk_lead}'),
      ('order',            '{front_desk,desk_lead,finance,auditor}'),
      ('find_orders',      '{front_desk,desk_lead,finance,auditor}'),
      ('tickets_to_sign',  '{front_desk,desk_lead}'),
      ('register_tokens',  '{front_desk,desk_lead}'),
      ('terminal_keys',    '{door,front_desk,desk_lead,administrator}'),
      ('check_in',         '{door,front_desk,desk_lead}'),
      ('undo_check_in',    '{door,front_desk,desk_lead}'),
      ('last_scans',       '{door,front_desk,desk_lead}'),
      ('door_counts',      '{door,front_desk,desk_lead}'),
      ('manifest',         '{door,front_desk,desk_lead}'),
      ('door_guests',      '{door,front_desk,desk_lead}'),
      ('upload_scans',     '{door,front_desk,desk_lead}'),
      ('offer_to_desk',    '{door,front_desk,desk_lead}'),
      ('desk_offers',      '{front_desk,desk_lead}'),
      ('desk_offer_done',  '{front_desk,desk_lead}'),
      ('door_conflicts',   '{desk_lead}'),
      ('decide_conflict',  '{desk_lead}'),
      ('admit_anyway',     '{desk_lead}'),
      ('day_report',       '{finance,auditor}'),
      ('period_report',    '{finance,auditor}'),
      ('recount',          '{finance,desk_lead,service}'),
      ('money_rows',       '{finance,auditor}'),
      ('seal_day',         '{finance}'),
      ('business_report',  '{finance,auditor}'),
      ('business_rows',    '{finance,auditor}'),
      ('begin_statement',  '{finance}'),
      ('add_statement_lines','{finance}'),
      ('match_statement',  '{finance}'),
      ('accept_statement', '{finance}'),
      ('statements',       '{finance,auditor}'),
      ('statement_rows',   '{finance,auditor}'),
      ('statement_mappings','{finance,auditor}'),
      ('save_statement_mapping','{finance}'),
      ('discrepancies',    '{finance,desk_lead,auditor}'),
      ('finance_people',   '{finance,desk_lead,auditor}'),
      ('note_discrepancy', '{finance,desk_lead}'),
      ('propose_correction','{finance,desk_lead}'),
      ('decide_correction','{finance,desk_lead}'),
      ('work_list',        '{finance,auditor}'),
      ('shifts',           '{finance,auditor}'),
      ('cash_book',        '{finance,auditor}'),
      ('record_export',    '{finance,auditor,administrator}'),
      ('chart_takings',    '{finance,auditor}'),
      ('chart_occupancy',  '{finance,auditor}'),
      ('chart_sell_through','{finance,auditor}'),
      ('chart_outcomes',   '{finance,auditor}'),
      ('chart_lead_time',  '{finance,auditor}'),
      ('accounts',         '{finance,auditor}'),
      ('save_accounts',    '{finance}'),
      ('journal',          '{finance,auditor}'),
      ('current_shift',    '{front_desk,desk_lead}'),
      ('open_shift',       '{front_desk,desk_lead}'),
      ('shift_cash',       '{front_desk,desk_lead}'),
      ('take_shift',       '{front_desk,desk_lead}'),
      ('space_days',       '{front_desk,desk_lead,administrator,auditor}'),
      ('record_print',     '{front_desk,desk_lead,finance}'),
      ('open_shifts',      '{front_desk,desk_lead}'),
      ('close_shift',      '{front_desk,desk_lead}'),
      ('refund_quote',     '{front_desk,desk_lead,finance}'),
      ('refund',           '{front_desk,desk_lead}'),
      ('settle_refund',    '{front_desk,desk_lead,finance}'),
      ('refund_payment',   '{finance,desk_lead}'),
      ('retry_refund',     '{finance,desk_lead}'),
      ('refund_due',       '{service,finance}'),
      ('refund_answer',    '{service,finance}'),
      ('approve',          '{desk_lead}'),
      ('adjust_price',     '{front_desk,desk_lead}'),
      ('settle_shortfall', '{front_desk,desk_lead}'),
      ('start_payment',    '{front_desk,desk_lead,service}'),
      ('payment_notice',   '{service}'),
      ('apply_payment',    '{front_desk,desk_lead,finance}'),
      ('add_items',        '{front_desk,desk_lead}'),
      ('reschedule',       '{front_desk,desk_lead}'),
      ('reschedule_quote', '{front_desk,desk_lead}'),
      ('order_actions',    '{front_desk,desk_lead,finance,auditor}'),
      ('mark_no_show',     '{front_desk,desk_lead}'),
      ('join_waitlist',    '{front_desk,desk_lead}'),
      ('leave_waitlist',   '{front_desk,desk_lead}'),
      ('accept_offer',     '{front_desk,desk_lead}'),
      ('waitlist',         '{front_desk,desk_lead}'),
      ('call_list',        '{front_desk,desk_lead}'),
      ('call_made',        '{front_desk,desk_lead}'),
      ('block',            '{desk_lead}'),
      ('stop_preview',     '{desk_lead}'),
      ('publish_stop',     '{desk_lead}'),
      ('work_stop',        '{desk_lead,service}'),
      ('withdraw_stop',    '{desk_lead}'),
      ('stops',            '{front_desk,desk_lead,finance,auditor}'),
      ('stop_orders',      '{front_desk,desk_lead,finance,auditor}'),
      ('top_up',           '{desk_lead}'),
      ('benefits',         '{front_desk,desk_lead,finance}'),
      ('explain_slot',     '{front_desk,desk_lead,finance,administrator,auditor}'),
      ('explain_order',    '{front_desk,desk_lead,finance,auditor}'),
      ('figures',          '{desk_lead,finance,administrator,auditor}'),
      ('alerts',           '{desk_lead,finance}'),
      ('see_alert',        '{desk_lead,finance}'),
      ('alerts_since',     '{service}'),
      ('watch',            '{front_desk,desk_lead,door,finance,administrator,auditor}'),
      ('report_failure',   '{front_desk,desk_lead,service}'),
      ('run_checks',       '{finance,desk_lead,service}'),
      ('document_keys',    '{front_desk,desk_lead,door,administrator,auditor}'),
      ('add_document_key', '{front_desk,desk_lead,administrator}'),
      ('wrap_document_keys','{front_desk,desk_lead,administrator}'),
      ('documents_to_renew','{administrator}'),
      ('renew_documents',  '{administrator}'),
      ('retire_document_key','{administrator}'),
      ('documents',        '{desk_lead,auditor}'),
      ('find_documents',   '{front_desk,desk_lead,auditor}'),
      ('retention',        '{administrator,auditor}'),
      ('retention_preview','{administrator,auditor}'),
      ('set_retention',    '{administrator}'),
      ('retention_run',    '{service,administrator}'),
      ('export_customer',  '{desk_lead}'),
      ('erase_customer',   '{desk_lead}'),
      ('merge_preview',    '{desk_lead}'),
      ('merge_customers',  '{desk_lead}'),
      ('series',           '{front_desk,desk_lead}')
    ) as m(door, roles)
  loop
    if not exists (select from pg_proc p where p.pronamespace = 'api'::regnamespace and p.proname = d.door) then
      raise exception 'grants.sql names a door that does not exist: %', d.door;
    end if;
    for f in select p.oid::regprocedure as sig from pg_proc p where p.pronamespace = 'api'::regnamespace and p.proname = d.door loop
      foreach r in array d.roles::text[] loop
        execute format('grant execute on function %s to %I', f.sig, 'vd_' || r);
      end loop;
    end loop;
  end loop;
end $doors$;
