#pragma once

#include "app/ctl/CtlCommand.h"
#include "models/customers/KeyBackup.h"

#include <QHash>

namespace vd::app {

class Backup;
class CtlTarget;
class KeysInBackup;
class PostgresTools;

/// `backup FILE` and `restore FILE`.
class BackupCommand final : public CtlCommand
{
public:
    enum class Way { Save, Restore };
    explicit BackupCommand(Way way)
        : m_way(way)
    {
    }

    [[nodiscard]] QString name() const override;
    [[nodiscard]] QString usage() const override;
    [[nodiscard]] QString help() const override;
    [[nodiscard]] QString fault(const CtlContext &context) const override;
    /// A restore whose database does not pass the invariant watch ends with Failed; it is there all the same.
    [[nodiscard]] Result<ExitCode> run(CtlContext &context) override;

private:
    using Keys = QHash<QString, customers::KeyBackup::Contents>;

    [[nodiscard]] Result<ExitCode> save(CtlContext &context, PostgresTools tools, CtlTarget &target);
    [[nodiscard]] Result<ExitCode> restore(CtlContext &context, PostgresTools tools, CtlTarget &target);
    [[nodiscard]] Result<Done> addKeys(CtlContext &context, Backup &backup, KeysInBackup &keys);
    [[nodiscard]] Result<Keys> openKeys(CtlContext &context, const QHash<QString, QByteArray> &payloads);
    void putKeysBack(
        CtlContext &context, const QHash<QString, QByteArray> &payloads, const Keys &opened, KeysInBackup &keys);

    Way m_way;
};

} // namespace vd::app
