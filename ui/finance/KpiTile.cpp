#include "ui/finance/KpiTile.h"

#include "ui/common/TextLabel.h"

#include <QVBoxLayout>

namespace vd::ui {

KpiTile::KpiTile(const QString &name, QWidget *parent)
    : QFrame(parent)
    , m_caption(new TextLabel(FontRole::Base, Token::Muted, this))
    , m_figure(new TextLabel(FontRole::Total, Token::Text, this))
    , m_detail(new TextLabel(FontRole::Caption, Token::Muted, this))
{
    setObjectName(name);
    setFrameShape(QFrame::StyledPanel);
    m_figure->setObjectName(name + QStringLiteral("Figure"));
    m_detail->setObjectName(name + QStringLiteral("Detail"));
    m_figure->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(Theme::group, Theme::gap, Theme::group, Theme::gap);
    column->setSpacing(0);
    column->addWidget(m_caption);
    column->addWidget(m_figure);
    column->addWidget(m_detail);
    for (TextLabel *&line : m_compared) {
        line = new TextLabel(FontRole::Caption, Token::Muted, this);
        line->setElides(true);
        column->addWidget(line);
    }
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void KpiTile::set(const QString &caption, const QString &figure, const QString &detail, const QStringList &compared)
{
    m_caption->setText(caption);
    m_figure->setText(figure);
    // An empty line keeps the tiles of a row at one height.
    m_detail->setText(detail.isEmpty() ? QString(QChar(QChar::Nbsp)) : detail);
    for (std::size_t i = 0; i < m_compared.size(); ++i)
        m_compared.at(i)->setText(compared.value(static_cast<qsizetype>(i), QString(QChar(QChar::Nbsp))));
    setAccessibleName((QStringList{caption, figure, detail} + compared).join(QLatin1Char(' ')).trimmed());
}

QString KpiTile::figure() const
{
    return m_figure->text();
}

QStringList KpiTile::compared() const
{
    return {m_compared.at(0)->text(), m_compared.at(1)->text()};
}

} // namespace vd::ui
