#pragma once

#include "ui/admin/FieldSpec.h"

#include <QObject>

#include <memory>

class QWidget;

namespace vd::ui {

/// Shows and reads one field of a record. What is typed stays, whatever it is, until it is saved or undone.
class FieldEditor : public QObject
{
    Q_OBJECT

public:
    explicit FieldEditor(const FieldSpec &spec)
        : m_spec(spec)
    {
    }

    /// The editor for a spec; its widget belongs to whoever takes it into a layout.
    [[nodiscard]] static FieldEditor *make(const FieldSpec &spec);

    [[nodiscard]] virtual QWidget *widget() const = 0;
    virtual void setValue(const QJsonValue &value) = 0;
    /// Null for "none". An error where it cannot be read or breaks the field's own limits.
    [[nodiscard]] virtual Result<QJsonValue> value() const = 0;
    /// What may be chosen, and how amounts and moments are written; called again whenever any of it changed.
    virtual void setContext(const FieldContext &context, const catalog::Record &edited);
    /// The words anew; the field stays the same one.
    virtual void setSpec(const FieldSpec &spec) { m_spec = spec; }
    /// Tells an error inside, where it concerns a part; false where it cannot.
    virtual bool tell(const Error &) { return false; }

    [[nodiscard]] const FieldSpec &spec() const { return m_spec; }

Q_SIGNALS:
    void changed();
    /// Enter.
    void submitted();

protected:
    [[nodiscard]] const FieldContext &context() const { return m_context; }
    [[nodiscard]] const catalog::Record &edited() const { return m_edited; }

private:
    FieldSpec m_spec;
    FieldContext m_context;
    catalog::Record m_edited;
};

} // namespace vd::ui
