#include "ui/admin/PrivacyPage.h"

#include "models/base/Pass.h"
#include "ui/admin/NumberEdit.h"
#include "ui/common/DocumentsDialog.h"
#include "ui/common/FormatText.h"
#include "ui/common/FormField.h"
#include "ui/common/Icon.h"
#include "ui/common/MessageStrip.h"
#include "ui/common/PageScroll.h"
#include "ui/common/Prompt.h"
#include "ui/common/Segments.h"
#include "ui/common/TextLabel.h"
#include "ui/common/Variant.h"

#include <QFrame>
#include <QHBoxLayout>
#include <QPushButton>
#include <QTimer>

namespace vd::ui {

using customers::RetentionController;
using customers::RetentionPreview;

namespace {

constexpr int usualDays = 730;
constexpr int fieldWidth = 200;
constexpr int pauseMilliseconds = 400;
constexpr int widestCard = 640;

} // namespace

PrivacyPage::PrivacyPage(const Gateways &gateways, QWidget *parent)
    : AdminPage(parent)
    , m_gateways(gateways)
    , m_controller(*gateways.privacy)
{
    setObjectName(QStringLiteral("privacyPage"));
    build();
    connectAll();
    retranslate();
    setRights(true, false);
}

PrivacyPage::~PrivacyPage() = default;

QVBoxLayout *PrivacyPage::card(QFrame *&frame, TextLabel *&title, TextLabel *&text)
{
    frame = new QFrame(this);
    frame->setFrameShape(QFrame::StyledPanel);
    frame->setMaximumWidth(widestCard);
    title = new TextLabel(FontRole::Section, Token::Text, frame);
    text = new TextLabel(FontRole::Base, Token::Muted, frame);
    text->setWordWrap(true);
    auto *inside = new QVBoxLayout(frame);
    inside->setContentsMargins(Theme::group, Theme::group, Theme::group, Theme::group);
    inside->setSpacing(Theme::gap);
    inside->addWidget(title);
    inside->addWidget(text);
    return inside;
}

void PrivacyPage::build()
{
    m_title = new TextLabel(FontRole::Title, Token::Text, this);
    m_strip = new MessageStrip(this);
    m_strip->setObjectName(QStringLiteral("privacyStrip"));
    QVBoxLayout *keep = card(m_keepCard, m_keepTitle, m_keepText);
    m_how = new Segments(m_keepCard);
    m_how->setObjectName(QStringLiteral("keepHow"));
    m_days = new NumberEdit(m_keepCard);
    m_days->setObjectName(QStringLiteral("keepDays"));
    m_daysField = new FormField(QString(), m_days, m_keepCard);
    m_daysField->setFixedWidth(fieldWidth);
    m_numbers = new TextLabel(FontRole::Strong, Token::Text, m_keepCard);
    m_numbers->setObjectName(QStringLiteral("keepNumbers"));
    m_numbers->setWordWrap(true);
    m_save = new QPushButton(m_keepCard);
    m_save->setObjectName(QStringLiteral("saveRetention"));
    setVariant(m_save, Variant::Primary);
    auto *how = new QHBoxLayout;
    how->addWidget(m_how);
    how->addStretch(1);
    auto *last = new QHBoxLayout;
    last->addWidget(m_numbers, 1);
    last->addWidget(m_save, 0, Qt::AlignBottom);
    keep->addLayout(how);
    keep->addWidget(m_daysField);
    keep->addLayout(last);
    QVBoxLayout *forget = card(m_forgetCard, m_forgetTitle, m_forgetText);
    m_forget = new QPushButton(m_forgetCard);
    m_forget->setObjectName(QStringLiteral("forgetNow"));
    forget->addWidget(m_forget, 0, Qt::AlignLeft);
    QVBoxLayout *documents = card(m_documentsCard, m_documentsTitle, m_documentsText);
    m_order = new LineEdit(m_documentsCard);
    m_order->setObjectName(QStringLiteral("documentsOrder"));
    m_order->setMaxLength(40);
    m_order->setFixedWidth(fieldWidth);
    m_read = new QPushButton(Icon::get(QStringLiteral("document")), QString(), m_documentsCard);
    m_read->setObjectName(QStringLiteral("readDocuments"));
    auto *row = new QHBoxLayout;
    row->addWidget(m_order);
    row->addWidget(m_read);
    row->addStretch(1);
    documents->addLayout(row);
    m_soon = new QTimer(this);
    m_soon->setSingleShot(true);
    m_soon->setInterval(pauseMilliseconds);

    auto *scroll = new PageScroll(this);
    auto *page = new QWidget(scroll);
    auto *actions = new QVBoxLayout;
    actions->setSpacing(Theme::group);
    actions->addWidget(m_forgetCard);
    actions->addWidget(m_documentsCard);
    actions->addStretch(1);
    auto *columns = new QHBoxLayout(page);
    columns->setContentsMargins(0, 0, 0, 0);
    columns->setSpacing(Theme::group);
    columns->addWidget(m_keepCard, widestCard, Qt::AlignTop);
    columns->addLayout(actions, widestCard);
    columns->addStretch(1);
    scroll->hold(page);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, Theme::group, 0, Theme::group);
    all->setSpacing(Theme::gap + Theme::tight);
    all->addWidget(m_title);
    all->addWidget(m_strip);
    all->addWidget(scroll, 1);
}

void PrivacyPage::connectAll()
{
    connect(m_how, &Segments::chosen, this, &PrivacyPage::change);
    connect(m_days, &LineEdit::textEdited, this, &PrivacyPage::change);
    connect(m_soon, &QTimer::timeout, this, [this] {
        if (const auto days = typed())
            m_controller.preview(*days);
    });
    connect(m_save, &QPushButton::clicked, this, &PrivacyPage::save);
    connect(m_forget, &QPushButton::clicked, this, [this] {
        if (m_controller.isRunning())
            m_controller.stop();
        else
            askToForget();
    });
    connect(m_order, &LineEdit::submitted, this, &PrivacyPage::readDocuments);
    connect(m_read, &QPushButton::clicked, this, &PrivacyPage::readDocuments);
    connect(&m_controller, &RetentionController::loaded, this, &PrivacyPage::showSetting);
    connect(&m_controller, &RetentionController::previewed, this, [this](const RetentionPreview &preview) {
        m_preview = preview;
        m_daysField->clearMessage();
        showPreview();
        enable();
    });
    connect(&m_controller, &RetentionController::saved, this, [this] {
        m_strip->tell(MessageStrip::Kind::Success, [] { return tr("Saved. It holds from the next run on."); });
        enable();
    });
    connect(&m_controller, &RetentionController::progressed, this, [this](int customers, int documents) {
        m_strip->tell(MessageStrip::Kind::Info,
            tr("Forgetting: %1 customers and %2 documents so far.")
                .arg(FormatText::number(customers), FormatText::number(documents)));
    });
    connect(&m_controller, &RetentionController::finished, this, [this](int customers, int documents) {
        m_strip->tell(MessageStrip::Kind::Success,
            tr("%1 customers and %2 documents were forgotten. Money and orders are untouched.")
                .arg(FormatText::number(customers), FormatText::number(documents)));
        enable();
        if (const auto days = typed())
            m_controller.preview(*days);
    });
    connect(&m_controller, &RetentionController::failed, this, &PrivacyPage::tellError);
}

void PrivacyPage::setRights(bool administrator, bool auditor)
{
    m_administrator = administrator;
    m_save->setVisible(administrator);
    m_forgetCard->setVisible(administrator);
    m_documentsCard->setVisible(auditor && m_gateways.documents && m_gateways.sealer && m_gateways.orders);
    enable();
}

QString PrivacyPage::title() const
{
    return tr("Personal data");
}

QString PrivacyPage::showText() const
{
    return tr("Show how long people's data is kept");
}

QString PrivacyPage::icon() const
{
    return QStringLiteral("shield");
}

void PrivacyPage::load(bool)
{
    m_preview.reset();
    m_controller.load(venue().id);
    showPreview();
    enable();
}

void PrivacyPage::showSetting()
{
    m_how->setCurrent(m_controller.days() ? 1 : 0);
    m_days->setNumber(m_controller.days().value_or(usualDays));
    m_daysField->setVisible(m_controller.days().has_value());
    enable();
}

Result<std::optional<int>> PrivacyPage::typed() const
{
    if (m_how->current() == 0)
        return std::optional<int>();
    const Result<int> days = m_days->number();
    if (!days)
        return pass(days);
    return std::optional<int>(*days);
}

void PrivacyPage::change()
{
    m_daysField->setVisible(m_how->current() == 1);
    m_preview.reset();
    showPreview();
    enable();
    if (const Result<int> days = m_days->number(); m_how->current() == 1 && !days)
        return m_daysField->setError(days.error());
    m_soon->start();
}

void PrivacyPage::showPreview()
{
    if (!m_preview)
        return m_numbers->setText(tr("Counting …"));
    const QString known = FormatText::number(m_preview->known);
    m_numbers->setText(m_how->current() == 0
            ? tr("All %1 customers of this venue are kept.").arg(known)
            : tr("Of the %1 customers of this venue, %2 and %3 documents would be forgotten now.")
                  .arg(known, FormatText::number(m_preview->customers), FormatText::number(m_preview->documents)));
}

void PrivacyPage::save()
{
    if (const auto days = typed())
        m_controller.save(*days);
}

void PrivacyPage::askToForget()
{
    Question question;
    question.title = tr("Forget old data now?");
    question.text = m_preview
        ? tr("By the setting shown, %1 customers and %2 documents of this venue; other venues go by theirs.")
              .arg(FormatText::number(m_preview->customers), FormatText::number(m_preview->documents))
        : tr("Every venue goes by its own setting.");
    question.consequences = {
        tr("Names, phones, notes and documents are gone for good."), tr("Orders, money and counts stay as they are.")};
    question.accept = tr("Forget them");
    question.danger = true;
    Prompt::ask(this, question, [this](const QString &) {
        m_controller.run();
        enable();
    });
}

void PrivacyPage::enable()
{
    const auto days = typed();
    const bool changed = m_controller.isLoaded() && days && *days != m_controller.days();
    m_how->setEnabled(m_administrator && m_controller.isLoaded());
    m_days->setEnabled(m_administrator);
    m_save->setEnabled(changed && m_preview);
    // What is typed but not saved is not what a run goes by.
    m_forget->setEnabled(m_controller.isRunning() || (m_controller.isLoaded() && !changed));
    m_forget->setText(m_controller.isRunning() ? tr("Stop") : tr("Forget old data now…"));
}

void PrivacyPage::readDocuments()
{
    const QString number = m_order->text().trimmed();
    if (number.isEmpty())
        return m_order->setFocus();
    auto *dialog = new DocumentsDialog(m_gateways, number, window());
    dialog->open();
    dialog->reader().read(venue().id, number);
}

void PrivacyPage::tellError(const Error &error)
{
    enable();
    if (error.code == QLatin1String("keep_days_invalid")) {
        m_daysField->setError(error);
        m_numbers->setText({});
    } else {
        m_strip->tellError(error, venue().zone);
    }
}

void PrivacyPage::retranslate()
{
    m_title->setText(title());
    m_keepTitle->setText(tr("How long people are kept"));
    m_keepText->setText(tr("Counted from a customer's last business at the venue. Whoever has anything open, or is "
                           "still kept by another venue, stays."));
    m_how->setChoices({tr("For good"), tr("For some days")});
    m_how->setAccessibleName(m_keepTitle->text());
    m_daysField->setLabel(tr("Days"));
    m_daysField->setHint(tr("730 are two years."));
    m_save->setText(tr("Save"));
    m_forgetTitle->setText(tr("Forget now"));
    m_forgetText->setText(tr("The service does this once a day by itself. What is forgotten cannot be brought back."));
    m_documentsTitle->setText(tr("Documents of an order"));
    m_documentsText->setText(tr("In the clear, at a registered computer; who looked is kept in the audit."));
    m_order->setPlaceholderText(tr("Order number"));
    m_order->setAccessibleName(tr("Order number"));
    m_read->setText(tr("Read…"));
    showPreview();
    enable();
}

} // namespace vd::ui
