#include "db/doctor/ServerCheck.h"

#include "db/client/SchemaFiles.h"
#include "models/base/Pass.h"

#include <QDateTime>
#include <QElapsedTimer>
#include <QTimeZone>

#include <cstdlib>

namespace vd::db {

namespace {

constexpr int connectionsOfADesk = 3;
constexpr int connectionsToSpare = 10;
constexpr qint64 mostSkewMs = 2000;
constexpr int expiresSoonDays = 30;
constexpr int monthsAhead = 13;

// What a setting must be, and the weakness it is when it is not.
const char *const settingsSql = R"(
select w.code, w.name || ' = ' || s.setting as detail
  from (values
    ('password_weak',      'password_encryption',               array['scram-sha-256']),
    ('tls_off',            'ssl',                               array['on']),
    ('tls_old',            'ssl_min_protocol_version',          array['TLSv1.2', 'TLSv1.3']),
    ('log_statements',     'log_statement',                     array['none', 'ddl']),
    ('log_statements',     'log_min_duration_statement',        array['-1']),
    ('log_statements',     'log_min_error_statement',           array['panic', 'fatal']),
    ('log_values',         'log_parameter_max_length',          array['0']),
    ('log_values',         'log_parameter_max_length_on_error', array['0']),
    ('log_connections',    'log_connections',                   array['on']),
    ('log_readers',        'log_min_messages',                  array['debug5', 'debug4', 'debug3', 'debug2', 'debug1', 'info', 'notice', 'warning', 'error', 'log']),
    ('power_cut',          'fsync',                             array['on']),
    ('power_cut',          'full_page_writes',                  array['on']),
    ('power_cut',          'synchronous_commit',                array['on', 'remote_apply', 'remote_write', 'local']),
    ('checksums_off',      'data_checksums',                    array['on']),
    ('messages_language',  'lc_messages',                       array['C', 'POSIX', 'C.UTF-8', 'en_US.UTF-8']),
    ('encoding',           'server_encoding',                   array['UTF8'])) as w(code, name, good)
  join pg_settings s on s.name = w.name -- what a login may not see is not there
 where s.setting <> all (w.good)
union all
select 'auth_delay_missing', coalesce(nullif(s.setting, ''), '(none)') from pg_settings s where s.name = 'shared_preload_libraries' and s.setting not like '%auth_delay%'
union all
select 'keepalive_off', 'idle_in_transaction_session_timeout = 0' where current_setting('idle_in_transaction_session_timeout') = '0'
union all
select 'connections_few', 'max_connections = ' || current_setting('max_connections') where current_setting('max_connections')::int < $1
union all
select 'server_version', current_setting('server_version') where current_setting('server_version_num')::int / 10000 <> 15)";

const char *const rulesSql = R"(
with r as (
  select x.*, 'line ' || x.line_number || ': ' || concat_ws(' ', x.type, array_to_string(x.database, ','), array_to_string(x.user_name, ','), x.address, x.auth_method) as detail
    from pg_hba_file_rules x where x.error is null and x.auth_method <> 'reject')
select 'rule_trust' as code, detail from r where r.auth_method = 'trust'
union all
select 'rule_weak_method', detail from r where r.auth_method in ('password', 'md5', 'ident')
union all
select 'rule_replication', detail from r where 'replication' = any (r.database)
union all
select 'rule_plain', detail from r where r.type in ('host', 'hostnossl', 'hostgssenc')
union all
select 'rule_broken', 'line ' || x.line_number || ': ' || x.error from pg_hba_file_rules x where x.error is not null)";

const char *const loginsSql = R"(
select 'login_md5' as code, a.rolname::text as detail from pg_authid a where a.rolcanlogin and a.rolpassword like 'md5%'
union all
select 'superuser_logins', a.rolname::text from pg_authid a where a.rolsuper and a.rolcanlogin and a.oid <> 10
union all
select 'powerful_logins', a.rolname::text from pg_authid a where a.rolcanlogin and not a.rolsuper and (a.rolcreaterole or a.rolcreatedb or a.rolreplication or a.rolbypassrls)
union all
select 'staff_superuser', a.rolname::text from pg_authid a join pg_auth_members m on m.member = a.oid join pg_roles g on g.oid = m.roleid
 where a.rolsuper and g.rolname like 'vd\_%')";

const char *const databaseSql = R"(
select 'public_create' as code, current_database()::text as detail where has_schema_privilege('public', 'public', 'create')
union all
select 'public_functions', p.oid::regprocedure::text from pg_proc p join pg_namespace n on n.oid = p.pronamespace
 where n.nspname in ('api', 'audit', 'base', 'catalog', 'checkin', 'customers', 'finance', 'inventory', 'operators', 'orders', 'payments')
   and has_function_privilege('public', p.oid, 'execute')
union all
select 'public_locks', 'pg_advisory_lock' where has_function_privilege('public', 'pg_advisory_lock(bigint)', 'execute')
union all
select 'public_tables', c.oid::regclass::text from pg_class c join pg_namespace n on n.oid = c.relnamespace
 where n.nspname in ('audit', 'base', 'catalog', 'checkin', 'customers', 'finance', 'inventory', 'operators', 'orders', 'payments')
   and c.relkind in ('r', 'v', 'p') and has_table_privilege('public', c.oid, 'select,insert,update,delete')
union all
select 'extension_missing', e.name from (values ('btree_gist'), ('pgcrypto')) as e(name) where not exists (select from pg_extension x where x.extname = e.name)
union all
select 'test_clock', 'base.test_clock' where to_regclass('base.test_clock') is not null)";

} // namespace

Result<Weaknesses> ServerCheck::run()
{
    Result<RawConnection> connection = RawConnection::open(m_settings);
    if (!connection)
        return pass(connection);
    m_connection = std::move(*connection);
    const Result<Done> checked = checkSettings()
                                     .and_then([this](Done) { return checkRules(); })
                                     .and_then([this](Done) { return checkLogins(); })
                                     .and_then([this](Done) { return checkDatabase(); })
                                     .and_then([this](Done) { return checkZones(); })
                                     .and_then([this](Done) { return checkConnection(); });
    return checked ? Result<Weaknesses>(m_found) : pass(checked);
}

Result<Done> ServerCheck::collect(const QByteArray &sql, const Params &params)
{
    const Result<Rows> rows = m_connection.query(sql, params);
    if (!rows)
        return pass(rows);
    for (const Row row : *rows)
        m_found << Weakness{row.text("code"), row.text("detail")};
    return Done{};
}

Result<Done> ServerCheck::checkSettings()
{
    return collect(settingsSql, Params::of(connectionsOfADesk * m_desks + connectionsToSpare));
}

Result<Done> ServerCheck::checkRules()
{
    const Result<Done> seen = collect(rulesSql);
    if (!seen && seen.error().fault == Fault::Denied) {
        m_found << Weakness{QStringLiteral("rules_unseen"), m_settings.user};
        return Done{};
    }
    return seen;
}

Result<Done> ServerCheck::checkLogins()
{
    const Result<Done> seen = collect(loginsSql);
    if (!seen && seen.error().fault == Fault::Denied) {
        m_found << Weakness{QStringLiteral("logins_unseen"), m_settings.user};
        return Done{};
    }
    return seen;
}

Result<Done> ServerCheck::checkDatabase()
{
    const Result<Rows> there = m_connection.script("select to_regclass('base.migration') is not null as there");
    if (!there && there.error().fault == Fault::Denied) {
        m_databaseHidden = true;
        m_found << Weakness{QStringLiteral("database_unseen"), m_settings.user};
        return Done{};
    }
    if (!there)
        return pass(there);
    if (!there->first().boolean("there")) {
        m_databaseHidden = true;
        m_found << Weakness{QStringLiteral("schema_missing"), m_settings.database};
        return Done{};
    }
    const Result<Rows> version = m_connection.script("select max(version) as version from base.migration");
    const Result<SchemaFiles> ours = SchemaFiles::read();
    if (!version || !ours)
        return version ? pass(ours) : pass(version);
    if (version->first().integer("version") != ours->latestVersion())
        m_found << Weakness{QStringLiteral("schema_other"),
            QStringLiteral("%1, program %2").arg(version->first().integer("version")).arg(ours->latestVersion())};
    return collect(databaseSql);
}

// A rule for summer time that only one of the two knows shifts every booking of a season by an hour.
Result<Done> ServerCheck::checkZones()
{
    if (m_databaseHidden)
        return Done{};
    const Result<Rows> rows = m_connection.query("select v.zone, extract(epoch from m.at)::bigint as at, extract(epoch "
                                                 "from (m.at at time zone v.zone) - (m.at at"
                                                 " time zone 'UTC'))::int as shift from (select distinct zone from "
                                                 "catalog.venue) v, (select now() + make_interval("
                                                 "months => g) as at from generate_series(0, $1) g) m order by 1, 2",
        Params::of(monthsAhead));
    if (!rows)
        return pass(rows);
    QString told;
    for (const Row row : *rows) {
        const QTimeZone zone(row.text("zone").toLatin1());
        const QDateTime at = QDateTime::fromSecsSinceEpoch(row.int64("at"), Qt::UTC);
        if (zone.isValid() && zone.offsetFromUtc(at) == row.integer("shift"))
            continue;
        if (told != row.text("zone"))
            m_found << Weakness{QStringLiteral("zone_data"), row.text("zone")};
        told = row.text("zone");
    }
    return Done{};
}

Result<Done> ServerCheck::checkConnection()
{
    QElapsedTimer took;
    took.start();
    const Result<Rows> rows
        = m_connection.script("select (1000 * extract(epoch from clock_timestamp()))::bigint as ms");
    if (!rows)
        return pass(rows);
    const qint64 skew = rows->first().int64("ms") - QDateTime::currentMSecsSinceEpoch() + took.elapsed() / 2;
    if (std::abs(skew) > mostSkewMs)
        m_found << Weakness{QStringLiteral("clock_skew"), QStringLiteral("%1 ms").arg(skew)};
    const QDateTime expires = m_connection.certificateExpires();
    if (expires.isValid() && QDateTime::currentDateTimeUtc().daysTo(expires) < expiresSoonDays)
        m_found << Weakness{QStringLiteral("certificate_expires"), expires.toString(Qt::ISODate)};
    return Done{};
}

} // namespace vd::db
