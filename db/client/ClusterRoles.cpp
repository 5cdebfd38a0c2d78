#include "db/client/ClusterRoles.h"

#include "models/base/Pass.h"

#include <QJsonObject>

namespace vd::db {

namespace {

const char *const readSql = R"(
select coalesce(jsonb_agg(jsonb_build_object('name', a.rolname, 'login', a.rolcanlogin, 'create_role', a.rolcreaterole, 'inherit', a.rolinherit,
         'limit', a.rolconnlimit, 'verifier', a.rolpassword, 'until', a.rolvaliduntil,
         'groups', (select coalesce(jsonb_agg(jsonb_build_object('name', g.rolname, 'admin', m.admin_option)), '[]')
                      from pg_auth_members m join pg_roles g on g.oid = m.roleid where m.member = a.oid and (g.rolname like 'vd\_%' or g.rolname like 'pg\_%'))) order by a.rolname), '[]') as roles
  from pg_authid a
 where not a.rolsuper and (a.rolname in (select o.login from operators.operator o) or a.rolname like 'vd\_%' and not a.rolcanlogin))";

// format() quotes names and values; nothing of the file is ever part of a statement as it stands.
const char *const makeSql = R"(
select format('create role %I %s %s %s connection limit %s', $1::text, case when $2::boolean then 'login' else 'nologin' end,
         case when $3::boolean then 'createrole' else 'nocreaterole' end, case when $4::boolean then 'inherit' else 'noinherit' end, $5::int)
       || case when $6::text is null then '' else format(' password %L', $6::text) end
       || case when $7::timestamptz is null then '' else format(' valid until %L', $7::timestamptz) end as statement
 where not exists (select from pg_roles r where r.rolname = $1::text))";

const char *const grantSql = R"(
select format('grant %I to %I%s', $1::text, $2::text, case when $3::boolean then ' with admin option' else '' end) as statement
 where not exists (select from pg_auth_members m join pg_roles g on g.oid = m.roleid join pg_roles r on r.oid = m.member
                    where g.rolname = $1::text and r.rolname = $2::text and (m.admin_option or not $3::boolean)))";

Result<Done> run(RawConnection &cluster, const QByteArray &sql, const Params &params)
{
    const Result<Rows> statements = cluster.query(sql, params);
    if (!statements)
        return pass(statements);
    for (const Row row : *statements) {
        if (const auto done = cluster.script(row.text("statement").toUtf8()); !done)
            return pass(done);
    }
    return Done{};
}

std::optional<QString> textOf(const QJsonValue &value)
{
    return value.isString() ? std::optional(value.toString()) : std::nullopt;
}

} // namespace

Result<QJsonArray> ClusterRoles::read(RawConnection &database)
{
    const Result<Rows> rows = database.script(readSql);
    return rows ? Result<QJsonArray>(rows->first().array("roles")) : pass(rows);
}

Result<Done> ClusterRoles::write(RawConnection &cluster, const QJsonArray &roles)
{
    for (const QJsonValue &role : roles) {
        const Params params = Params::of(role[QLatin1String("name")].toString(), role[QLatin1String("login")].toBool(),
            role[QLatin1String("create_role")].toBool(), role[QLatin1String("inherit")].toBool(true),
            role[QLatin1String("limit")].toInt(-1), textOf(role[QLatin1String("verifier")]),
            textOf(role[QLatin1String("until")]));
        if (const auto made = run(cluster, makeSql, params); !made)
            return made;
    }
    for (const QJsonValue &role : roles) {
        for (const QJsonValue &group : role[QLatin1String("groups")].toArray()) {
            const Params params = Params::of(group[QLatin1String("name")].toString(),
                role[QLatin1String("name")].toString(), group[QLatin1String("admin")].toBool());
            if (const auto given = run(cluster, grantSql, params); !given)
                return given;
        }
    }
    return Done{};
}

} // namespace vd::db
