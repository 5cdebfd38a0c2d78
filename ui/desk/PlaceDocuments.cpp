#include "ui/desk/PlaceDocuments.h"

#include "ui/common/ErrorText.h"
#include "ui/common/LineEdit.h"
#include "ui/common/TextLabel.h"
#include "ui/common/Variant.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace vd::ui {

namespace {

constexpr int typeWidth = 112;
constexpr int mostTyped = 80;

} // namespace

PlaceDocuments::PlaceDocuments(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("placeDocuments"));
    m_title = new TextLabel(FontRole::Caption, Token::Muted, this);
    m_title->setWordWrap(true);
    m_column = new QVBoxLayout(this);
    m_column->setContentsMargins(0, Theme::tight, Theme::dense + Theme::gap, 0);
    m_column->setSpacing(Theme::tight);
    m_column->addWidget(m_title);
    retranslate();
}

void PlaceDocuments::addRow()
{
    Row row;
    const int place = static_cast<int>(m_rows.size());
    row.box = new QWidget(this);
    row.type = new QComboBox(row.box);
    row.type->setObjectName(QStringLiteral("documentType%1").arg(place));
    row.type->setFixedWidth(typeWidth);
    row.type->addItems({QString(), QString(), QString(), QString()});
    setDense(row.type);
    row.number = new LineEdit(row.box);
    row.number->setObjectName(QStringLiteral("documentNumber%1").arg(place));
    row.number->setMaxLength(mostTyped);
    // Nothing typed here is offered again, by the keyboard's own memory neither.
    row.number->setInputMethodHints(Qt::ImhSensitiveData | Qt::ImhNoPredictiveText | Qt::ImhPreferUppercase);
    setDense(row.number);
    row.error = new TextLabel(FontRole::Caption, Token::DangerText, row.box);
    row.error->setObjectName(QStringLiteral("documentError%1").arg(place));
    row.error->setWordWrap(true);
    row.error->hide();
    auto *line = new QHBoxLayout;
    line->setSpacing(Theme::tight);
    line->addWidget(row.type);
    line->addWidget(row.number, 1);
    auto *column = new QVBoxLayout(row.box);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addLayout(line);
    column->addWidget(row.error);
    m_column->addWidget(row.box);
    m_rows.append(row);
    connect(row.number, &QLineEdit::textEdited, this, [this, place] { typed(place); });
    connect(row.number, &LineEdit::submitted, this, &PlaceDocuments::submitted);
    connect(row.type, &QComboBox::activated, this, [this, place] { typed(place); });
    retranslate();
}

void PlaceDocuments::typed(int place)
{
    const Row &row = m_rows.at(place);
    Q_EMIT edited(place, {static_cast<customers::Document::Type>(row.type->currentIndex()), row.number->text()});
}

void PlaceDocuments::refresh(const orders::DraftLine &line)
{
    m_slot = line.slot;
    setVisible(!line.people.isEmpty());
    while (m_rows.size() > line.people.size()) {
        m_rows.last().box->hide();
        m_rows.takeLast().box->deleteLater();
    }
    while (m_rows.size() < line.people.size())
        addRow();
    for (int place = 0; place < m_rows.size(); ++place) {
        const customers::Document &document = line.people.at(place);
        const Row &row = m_rows.at(place);
        const QSignalBlocker block(row.type);
        row.type->setCurrentIndex(static_cast<int>(document.type));
        if (row.number->text() != document.number)
            row.number->setText(document.number);
        row.box->show();
    }
}

void PlaceDocuments::showErrors(const QList<orders::BookingFault> &errors, const QTimeZone &zone)
{
    bool first = true;
    for (int place = 0; place < m_rows.size(); ++place) {
        const Row &row = m_rows.at(place);
        const auto mine = std::find_if(errors.cbegin(), errors.cend(), [&](const auto &error) {
            return error.field == orders::BookingField::Place && error.slot == m_slot && error.place == place;
        });
        const bool wrong = mine != errors.cend();
        row.error->setText(wrong ? ErrorText::sentence(mine->error, zone) : QString());
        row.error->setVisible(wrong);
        row.number->setProperty("fault", wrong);
        row.number->setAccessibleDescription(row.error->text());
        row.number->update();
        if (wrong && first)
            row.number->setFocus(Qt::OtherFocusReason);
        first = first && !wrong;
    }
}

bool PlaceDocuments::hasError() const
{
    return std::any_of(m_rows.cbegin(), m_rows.cend(), [](const Row &row) { return !row.error->text().isEmpty(); });
}

void PlaceDocuments::retranslate()
{
    m_title->setText(tr("Real names: one document for each place"));
    for (int place = 0; place < m_rows.size(); ++place) {
        const Row &row = m_rows.at(place);
        const QStringList types{tr("ID card"), tr("Passport"), tr("Permit"), tr("Other")};
        for (int i = 0; i < types.size(); ++i)
            row.type->setItemText(i, types.at(i));
        row.type->setAccessibleName(tr("Kind of document, place %1").arg(place + 1));
        row.number->setAccessibleName(tr("Document number, place %1").arg(place + 1));
        row.number->setPlaceholderText(m_rows.size() > 1 ? tr("Number, place %1").arg(place + 1) : tr("Number"));
    }
}

void PlaceDocuments::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace vd::ui
