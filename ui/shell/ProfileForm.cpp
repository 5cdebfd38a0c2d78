#include "ui/shell/ProfileForm.h"

#include "ui/common/FormField.h"
#include "ui/common/LineEdit.h"
#include "ui/common/TextLabel.h"
#include "ui/common/Variant.h"

#include <QComboBox>
#include <QEvent>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QPushButton>
#include <QRegularExpression>
#include <QSpinBox>
#include <QVBoxLayout>

namespace vd::ui {

using operators::Profile;
using operators::TlsMode;

ProfileForm::ProfileForm(QWidget *parent)
    : QWidget(parent)
    , m_title(new TextLabel(FontRole::Section, Token::Text, this))
    , m_name(new LineEdit(this))
    , m_hosts(new LineEdit(this))
    , m_port(new QSpinBox(this))
    , m_database(new LineEdit(this))
    , m_tls(new QComboBox(this))
    , m_certificate(new LineEdit(this))
    , m_browse(new QPushButton(this))
    , m_save(new QPushButton(this))
    , m_cancel(new QPushButton(this))
    , m_remove(new QPushButton(this))
{
    m_name->setObjectName(QStringLiteral("profileName"));
    m_hosts->setObjectName(QStringLiteral("profileHosts"));
    m_port->setObjectName(QStringLiteral("profilePort"));
    m_database->setObjectName(QStringLiteral("profileDatabase"));
    m_tls->setObjectName(QStringLiteral("profileTls"));
    m_certificate->setObjectName(QStringLiteral("profileCertificate"));
    m_save->setObjectName(QStringLiteral("profileSave"));
    m_cancel->setObjectName(QStringLiteral("profileCancel"));
    m_remove->setObjectName(QStringLiteral("profileRemove"));
    m_port->setRange(1, 65535);
    m_tls->addItems({QString(), QString(), QString()});
    setVariant(m_save, Variant::Primary);
    setVariant(m_remove, Variant::Quiet);
    build();
    connect(m_tls, &QComboBox::currentIndexChanged, this, &ProfileForm::showTls);
    connect(m_browse, &QPushButton::clicked, this, &ProfileForm::chooseCertificate);
    connect(m_save, &QPushButton::clicked, this, &ProfileForm::save);
    connect(m_cancel, &QPushButton::clicked, this, &ProfileForm::cancelled);
    connect(m_remove, &QPushButton::clicked, this, [this] { Q_EMIT removed(m_before); });
    for (LineEdit *line : {m_name, m_hosts, m_database, m_certificate}) {
        connect(line, &LineEdit::submitted, this, &ProfileForm::save);
        connect(line, &LineEdit::escaped, this, &ProfileForm::cancelled);
    }
    retranslate();
    edit({});
}

void ProfileForm::build()
{
    m_nameField = new FormField({}, m_name, this);
    m_hostsField = new FormField({}, m_hosts, this);
    m_portField = new FormField({}, m_port, this);
    m_databaseField = new FormField({}, m_database, this);
    m_tlsField = new FormField({}, m_tls, this);
    auto *certificate = new QHBoxLayout;
    m_certificateField = new FormField({}, m_certificate, this);
    certificate->setSpacing(Theme::gap);
    certificate->addWidget(m_certificateField, 1);
    certificate->addWidget(m_browse, 0, Qt::AlignBottom);
    auto *place = new QHBoxLayout;
    place->setSpacing(Theme::gap);
    place->addWidget(m_databaseField, 1);
    place->addWidget(m_portField);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(Theme::gap);
    buttons->addWidget(m_remove);
    buttons->addStretch(1);
    buttons->addWidget(m_cancel);
    buttons->addWidget(m_save);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Theme::gap + Theme::tight);
    column->addWidget(m_title);
    column->addWidget(m_nameField);
    column->addWidget(m_hostsField);
    column->addLayout(place);
    column->addWidget(m_tlsField);
    column->addLayout(certificate);
    column->addSpacing(Theme::gap);
    column->addLayout(buttons);
    setTabOrder(m_name, m_hosts);
    setTabOrder(m_hosts, m_database);
    setTabOrder(m_database, m_port);
    setTabOrder(m_port, m_tls);
    setTabOrder(m_tls, m_certificate);
    setTabOrder(m_certificate, m_browse);
    setTabOrder(m_browse, m_save);
    setTabOrder(m_save, m_cancel);
    setTabOrder(m_cancel, m_remove);
}

void ProfileForm::edit(const Profile &profile)
{
    m_before = profile.name;
    m_pins = profile;
    m_name->setText(profile.name);
    m_hosts->setText(profile.hosts.join(QStringLiteral(", ")));
    m_port->setValue(profile.port);
    m_database->setText(profile.database);
    m_tls->setCurrentIndex(static_cast<int>(profile.tls));
    m_certificate->setText(profile.rootCertificate);
    m_remove->setVisible(!m_before.isEmpty());
    for (FormField *field : {m_nameField, m_hostsField, m_databaseField, m_certificateField})
        field->clearMessage();
    showTls();
    retranslate();
    m_name->setFocus();
}

Profile ProfileForm::profile() const
{
    static const QRegularExpression separators(QStringLiteral("[,;\\s]+"));
    Profile made;
    made.name = m_name->text().trimmed();
    made.hosts = m_hosts->text().split(separators, Qt::SkipEmptyParts);
    made.port = static_cast<quint16>(m_port->value());
    made.database = m_database->text().trimmed();
    made.tls = static_cast<TlsMode>(m_tls->currentIndex());
    if (made.tls == TlsMode::Certificate)
        made.rootCertificate = m_certificate->text().trimmed();
    made.clientVersion = m_pins.clientVersion;
    if (made.rootCertificate == m_pins.rootCertificate)
        made.rootFingerprint = m_pins.rootFingerprint;
    return made;
}

void ProfileForm::save()
{
    const Profile made = profile();
    if (made.database.isEmpty())
        m_databaseField->setError(tr("The database's name is missing."));
    if (made.hosts.isEmpty())
        m_hostsField->setError(tr("At least one host is needed."));
    if (made.tls == TlsMode::Certificate && made.rootCertificate.isEmpty())
        m_certificateField->setError(tr("Choose the certificate file of the authority."));
    if (made.tls == TlsMode::LocalSocket && !made.hosts.isEmpty()
        && !made.hosts.constFirst().startsWith(QLatin1Char('/')))
        m_hostsField->setError(
            tr("Without TLS only a socket folder on this computer is allowed, for example /run/postgresql."));
    if (made.name.isEmpty())
        m_nameField->setError(tr("Give the profile a name, for example the venue's."));
    if (m_nameField->hasError() || m_hostsField->hasError() || m_databaseField->hasError()
        || m_certificateField->hasError())
        return;
    if (!m_before.isEmpty() && m_before != made.name)
        Q_EMIT removed(m_before);
    Q_EMIT saved(made);
}

void ProfileForm::chooseCertificate()
{
    auto *dialog = new QFileDialog(this, tr("Certificate of the authority"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters({tr("Certificates (*.pem *.crt)"), tr("All files (*)")});
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString &path) {
        // Chosen anew, also under the same name: the next sign-in pins what it holds.
        m_pins.rootFingerprint.clear();
        m_certificate->setText(path);
        retranslate();
    });
    dialog->open();
}

void ProfileForm::showTls()
{
    const bool certificate = m_tls->currentIndex() == static_cast<int>(TlsMode::Certificate);
    m_certificateField->setVisible(certificate);
    m_browse->setVisible(certificate);
}

void ProfileForm::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void ProfileForm::retranslate()
{
    m_title->setText(m_before.isEmpty() ? tr("New server profile") : tr("Server profile"));
    m_nameField->setLabel(tr("&Name"));
    m_hostsField->setLabel(tr("&Hosts"));
    m_hostsField->setHint(tr("Several are tried in this order; the one that accepts writes is taken."));
    m_portField->setLabel(tr("&Port"));
    m_databaseField->setLabel(tr("&Database"));
    m_tlsField->setLabel(tr("Server's &identity"));
    m_tls->setItemText(0, tr("Verified by this computer's authorities"));
    m_tls->setItemText(1, tr("Verified by a certificate file"));
    m_tls->setItemText(2, tr("Local socket, no network"));
    m_certificateField->setLabel(tr("&Certificate file"));
    m_certificateField->setHint(m_pins.rootFingerprint.isEmpty()
            ? QString()
            : tr("Pinned: SHA-256 %1").arg(m_pins.rootFingerprint.left(23) + QStringLiteral("…")));
    m_browse->setText(tr("Choose"));
    m_save->setText(tr("Save profile"));
    m_cancel->setText(tr("Cancel"));
    m_remove->setText(tr("Remove"));
}

} // namespace vd::ui
