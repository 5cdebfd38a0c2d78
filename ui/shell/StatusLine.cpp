#include "ui/shell/StatusLine.h"

#include "ui/common/FormatText.h"
#include "ui/common/Icon.h"
#include "ui/common/LanguageSwitch.h"
#include "ui/common/TextLabel.h"
#include "ui/common/Variant.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>

namespace vd::ui {

namespace {

constexpr int lampLeft = Theme::group;

QToolButton *languageButton(const QString &text, const QString &name, QWidget *parent)
{
    auto *button = new QToolButton(parent);
    button->setObjectName(name);
    button->setText(text);
    button->setToolButtonStyle(Qt::ToolButtonTextOnly);
    button->setCheckable(true);
    button->setAutoExclusive(true);
    setDense(button);
    return button;
}

} // namespace

StatusLine::StatusLine(QWidget *parent)
    : QWidget(parent)
    , m_connection(new TextLabel(FontRole::Base, Token::Muted, this))
    , m_differences(new QPushButton(this))
    , m_alerts(new QPushButton(this))
    , m_shift(new TextLabel(FontRole::Base, Token::Muted, this))
    , m_english(languageButton(QStringLiteral("EN"), QStringLiteral("languageEnglish"), this))
    , m_chinese(languageButton(QStringLiteral("中"), QStringLiteral("languageChinese"), this))
{
    m_connection->setObjectName(QStringLiteral("statusConnection"));
    m_differences->setObjectName(QStringLiteral("statusDifferences"));
    m_alerts->setObjectName(QStringLiteral("statusAlerts"));
    for (QPushButton *light : {m_differences, m_alerts}) {
        light->setFont(Theme::font(FontRole::Figures));
        setVariant(light, Variant::Quiet);
        setDense(light);
        connect(light, &QPushButton::clicked, this, &StatusLine::watchRequested);
    }
    m_shift->setObjectName(QStringLiteral("statusShift"));
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(lampLeft + Theme::icon + Theme::tight, 2, Theme::gap, 1);
    row->setSpacing(Theme::gap);
    row->addWidget(m_connection);
    row->addSpacing(Theme::gap);
    row->addWidget(m_differences);
    row->addWidget(m_alerts);
    row->addSpacing(Theme::gap);
    row->addWidget(m_shift);
    row->addStretch(1);
    row->addWidget(m_english);
    row->addWidget(m_chinese);
    connect(m_english, &QToolButton::clicked, this, [this] { Q_EMIT languageChosen(Language::English); });
    connect(m_chinese, &QToolButton::clicked, this, [this] { Q_EMIT languageChosen(Language::Chinese); });
    retranslate();
}

void StatusLine::setConnection(ConnectionState state)
{
    m_state = state;
    retranslate();
}

void StatusLine::setDifferences(std::optional<int> count)
{
    m_count = count;
    retranslate();
}

void StatusLine::setAlerts(int count)
{
    m_alertCount = count;
    retranslate();
}

void StatusLine::setShift(const QDateTime &since, const QTimeZone &zone, const QString &name)
{
    m_since = since;
    m_zone = zone;
    m_name = name;
    retranslate();
}

void StatusLine::setLanguage(Language language)
{
    (language == Language::Chinese ? m_chinese : m_english)->setChecked(true);
}

void StatusLine::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void StatusLine::retranslate()
{
    switch (m_state) {
    case ConnectionState::Online:
        m_connection->setText(tr("Connected"));
        break;
    case ConnectionState::Reconnecting:
        m_connection->setText(tr("Connecting again"));
        break;
    case ConnectionState::Offline:
        m_connection->setText(tr("Offline"));
        break;
    }
    m_connection->setColour(m_state == ConnectionState::Online ? Token::Muted : Token::DangerText);
    m_differences->setVisible(m_count.has_value());
    m_differences->setText(tr("%n difference(s)", nullptr, m_count.value_or(0)));
    m_differences->setIcon(m_count.value_or(0) == 0 ? Icon::get(QStringLiteral("shield"), Token::Success)
                                                    : Icon::get(QStringLiteral("warning"), Token::DangerText));
    m_differences->setToolTip(
        tr("Counters recomputed from orders, paid sums from payments: how many differ. Only 0 is right."));
    m_alerts->setVisible(m_alertCount > 0);
    m_alerts->setText(tr("%n alert(s)", nullptr, m_alertCount));
    m_alerts->setIcon(Icon::get(QStringLiteral("warning"), Token::DangerText));
    m_alerts->setToolTip(tr("What was raised for the lead and finance and nobody has seen yet."));
    m_shift->setVisible(m_since.isValid());
    if (m_since.isValid())
        m_shift->setText(tr("Shift open since %1 (%2)").arg(FormatText::time(m_since, m_zone), m_name));
    m_english->setAccessibleName(QStringLiteral("English"));
    m_chinese->setAccessibleName(QStringLiteral("中文"));
    update();
}

void StatusLine::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), Theme::color(Token::Window));
    painter.fillRect(QRect(0, 0, width(), 1), Theme::color(Token::Line));
    const bool online = m_state == ConnectionState::Online;
    const QRectF sign(lampLeft - 4, (height() - Theme::icon) / 2.0, Theme::icon, Theme::icon);
    Icon::paint(&painter, sign, online ? QStringLiteral("connected") : QStringLiteral("disconnected"),
        Theme::color(online ? Token::Success : Token::DangerText));
}

} // namespace vd::ui
