#pragma once

#include "models/operators/Profile.h"

#include <QWidget>

class QComboBox;
class QPushButton;
class QSpinBox;

namespace vd::ui {

class FormField;
class LineEdit;
class TextLabel;

/// How to reach a server: name, hosts, port, database, how its identity is checked.
class ProfileForm : public QWidget
{
    Q_OBJECT

public:
    explicit ProfileForm(QWidget *parent = nullptr);

    /// An empty name makes a new profile.
    void edit(const operators::Profile &profile);
    [[nodiscard]] operators::Profile profile() const;

Q_SIGNALS:
    void saved(const vd::operators::Profile &profile);
    void removed(const QString &name);
    void cancelled();

protected:
    void changeEvent(QEvent *event) override;

private:
    void build();
    void save();
    void chooseCertificate();
    void showTls();
    void retranslate();

    QString m_before;
    operators::Profile m_pins; ///< What was pinned for the file that is still named.
    TextLabel *m_title = nullptr;
    LineEdit *m_name = nullptr;
    LineEdit *m_hosts = nullptr;
    QSpinBox *m_port = nullptr;
    LineEdit *m_database = nullptr;
    QComboBox *m_tls = nullptr;
    LineEdit *m_certificate = nullptr;
    QPushButton *m_browse = nullptr;
    FormField *m_nameField = nullptr;
    FormField *m_hostsField = nullptr;
    FormField *m_portField = nullptr;
    FormField *m_databaseField = nullptr;
    FormField *m_tlsField = nullptr;
    FormField *m_certificateField = nullptr;
    QPushButton *m_save = nullptr;
    QPushButton *m_cancel = nullptr;
    QPushButton *m_remove = nullptr;
};

} // namespace vd::ui
