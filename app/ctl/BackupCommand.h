#pragma once

#include "app/ctl/CtlCommand.h"

namespace vd::app {

class Backup;
class KeysInBackup;

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
    [[nodiscard]] bool accepts(const CtlContext &context) const override;
    /// A restore whose database does not pass the invariant watch ends with Failed; it is there all the same.
    [[nodiscard]] Result<ExitCode> run(CtlContext &context) override;

private:
    [[nodiscard]] Result<Done> addKeys(CtlContext &context, Backup &backup, KeysInBackup &keys);
    void putKeysBack(CtlContext &context, const QHash<QString, QByteArray> &payloads, KeysInBackup &keys);

    Way m_way;
};

} // namespace vd::app
