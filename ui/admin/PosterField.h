#pragma once

#include "models/base/WorkerThread.h"
#include "ui/admin/FieldEditor.h"

class QLabel;
class QPushButton;

namespace vd::ui {

class TextLabel;

/// A picture: shown small, chosen from a file or dropped, taken away. What was not touched is not sent.
class PosterField final : public FieldEditor
{
    Q_OBJECT

public:
    explicit PosterField(const FieldSpec &spec);

    [[nodiscard]] QWidget *widget() const override;
    void setValue(const QJsonValue &value) override;
    /// Undefined while it is as stored, null to take it away, else a JPEG in base64.
    [[nodiscard]] Result<QJsonValue> value() const override;
    void setContext(const FieldContext &context, const catalog::Record &edited) override;
    void setSpec(const FieldSpec &spec) override;
    /// Reads a file beside the window's thread, as if it had been chosen.
    void load(const QString &path);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void choose();
    void remove();
    void show(const QByteArray &jpeg);
    void loaded(const Result<QByteArray> &poster);
    void retranslate();
    /// Shows what is stored, unless something was chosen here.
    void refresh();

    QWidget *m_widget = nullptr;
    QLabel *m_picture = nullptr;
    TextLabel *m_size = nullptr;
    QPushButton *m_choose = nullptr;
    QPushButton *m_remove = nullptr;
    std::unique_ptr<WorkerThread> m_thread;
    QJsonValue m_value{QJsonValue::Undefined};
    std::optional<Error> m_error;
    qint64 m_shown = 0; ///< The activity whose stored poster is shown.
    bool m_loading = false;
};

} // namespace vd::ui
