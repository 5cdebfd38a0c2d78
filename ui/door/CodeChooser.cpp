#include "ui/door/CodeChooser.h"

#include "models/checkin/ShortCode.h"
#include "ui/common/FormatText.h"
#include "ui/common/Icon.h"
#include "ui/common/TextLabel.h"
#include "ui/door/VerdictText.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPushButton>
#include <QVBoxLayout>

namespace vd::ui {

namespace {

constexpr qsizetype most = 9;

} // namespace

CodeChooser::CodeChooser(QWidget *parent)
    : QWidget(parent)
    , m_zone(QTimeZone::utc())
    , m_title(new TextLabel(FontRole::Total, Token::Text, this))
    , m_hint(new TextLabel(FontRole::Section, Token::Muted, this))
    , m_cancel(new QPushButton(this))
    , m_list(new QVBoxLayout)
{
    setObjectName(QStringLiteral("codeChooser"));
    m_hint->setWordWrap(true);
    m_cancel->setObjectName(QStringLiteral("chooserCancel"));
    m_list->setSpacing(Theme::gap);
    auto *column = new QVBoxLayout;
    column->setSpacing(Theme::group);
    column->addStretch(1);
    column->addWidget(m_title);
    column->addWidget(m_hint);
    column->addLayout(m_list);
    column->addWidget(m_cancel, 0, Qt::AlignLeft);
    column->addStretch(1);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(Theme::page, Theme::page, Theme::page, Theme::page);
    row->addStretch(1);
    row->addLayout(column, 4);
    row->addStretch(1);
    connect(m_cancel, &QPushButton::clicked, this, &CodeChooser::cancelled);
    rebuild();
}

void CodeChooser::setCodes(const QStringList &texts, const QList<checkin::ScanReading> &readings, const QTimeZone &zone)
{
    m_texts = texts.mid(0, most);
    m_readings = readings.mid(0, most);
    m_zone = zone;
    rebuild();
    if (!m_buttons.isEmpty())
        m_buttons.constFirst()->setFocus();
}

QString CodeChooser::describe(const checkin::ScanReading &reading) const
{
    if (reading.kind == checkin::ScanReading::Kind::ShortCode)
        return tr("Short code %1").arg(checkin::ShortCode::parse(reading.shortCode).value().display());
    if (reading.kind == checkin::ScanReading::Kind::Token)
        return tr("Order %1, %2, ticket %3")
            .arg(reading.claims.orderNumber, FormatText::moment(reading.claims.notBefore, m_zone),
                reading.claims.ticket.toString());
    return VerdictText::word(reading.refusal, checkin::VerdictKind::Refused);
}

void CodeChooser::rebuild()
{
    qDeleteAll(m_buttons);
    m_buttons.clear();
    for (qsizetype i = 0; i < m_readings.size(); ++i) {
        auto *button = new QPushButton(QStringLiteral("%1    %2").arg(i + 1).arg(describe(m_readings.at(i))), this);
        button->setObjectName(QStringLiteral("code%1").arg(i + 1));
        button->setIcon(Icon::get(m_readings.at(i).isOurs() ? QStringLiteral("ticket") : QStringLiteral("cross")));
        button->setMinimumHeight(48);
        QFont font = Theme::font(FontRole::Section);
        button->setFont(font);
        connect(button, &QPushButton::clicked, this, [this, i] { Q_EMIT chosen(m_texts.at(i)); });
        m_list->addWidget(button);
        m_buttons.append(button);
    }
    m_title->setText(tr("%n codes in this picture", nullptr, int(m_readings.size())));
    m_hint->setText(tr("Which one is to be checked? Press its number."));
    m_cancel->setText(tr("None of them"));
}

void CodeChooser::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        rebuild();
}

void CodeChooser::keyPressEvent(QKeyEvent *event)
{
    const int index = event->key() - Qt::Key_1;
    if (index >= 0 && index < m_texts.size())
        Q_EMIT chosen(m_texts.at(index));
    else if (event->key() == Qt::Key_Escape)
        Q_EMIT cancelled();
    else
        QWidget::keyPressEvent(event);
}

} // namespace vd::ui
