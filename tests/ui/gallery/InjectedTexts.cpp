#include "tests/ui/gallery/InjectedTexts.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPointer>
#include <QTest>
#include <QTextDocument>
#include <QTextEdit>
#include <QWidget>

namespace vd::gallery {

namespace {

const QStringList texts{
    QStringLiteral("<img src=\"file:///etc/passwd\"><b>bold</b>"),
    QStringLiteral("'; drop table orders.\"order\"; --"),
    QStringLiteral("%1 %2 %n %L1 {0} ${HOME} $(id)"),
    QStringLiteral("=HYPERLINK(\"http://x\",\"y\")\t-1+1"),
    QStringLiteral("</span><a href='x'>click</a> \u202Etxt.exe\u202C"),
};

bool takesText(const QWidget *widget)
{
    if (!widget->isVisible() || !widget->isEnabled())
        return false;
    if (const auto *line = qobject_cast<const QLineEdit *>(widget))
        return !line->isReadOnly();
    if (const auto *plain = qobject_cast<const QPlainTextEdit *>(widget))
        return !plain->isReadOnly();
    const auto *rich = qobject_cast<const QTextEdit *>(widget);
    return rich && !rich->isReadOnly();
}

// Key by key; QTest knows the keys of Latin letters only.
void type(const QPointer<QWidget> &field, const QString &text)
{
    for (const QChar letter : text) {
        for (const QEvent::Type way : {QEvent::KeyPress, QEvent::KeyRelease}) {
            QKeyEvent key(way, Qt::Key_unknown, Qt::NoModifier, QString(letter));
            if (field)
                QCoreApplication::sendEvent(field, &key);
        }
    }
}

// Markup that came through: a tag of ours is in it as a tag.
bool holdsTag(const QString &text)
{
    return Qt::mightBeRichText(text)
        && (text.contains(QLatin1String("<img ")) || text.contains(QLatin1String("<b>"))
            || text.contains(QLatin1String("<a ")));
}

} // namespace

int InjectedTexts::typeInto(QWidget *page)
{
    QList<QPointer<QWidget>> fields;
    const QList<QWidget *> all = page->findChildren<QWidget *>();
    for (QWidget *widget : all) {
        if (takesText(widget))
            fields << widget;
    }
    int typed = 0;
    for (const QPointer<QWidget> &field : std::as_const(fields)) {
        // What was typed before may have changed the page.
        if (!field || !takesText(field))
            continue;
        field->setFocus();
        type(field, texts.at(typed % texts.size()));
        ++typed;
        if (field)
            QTest::keyClick(field, Qt::Key_Return);
        QCoreApplication::processEvents();
    }
    return typed;
}

QStringList InjectedTexts::readAsMarkup(const QWidget *page)
{
    QStringList faults;
    const QList<QWidget *> all = page->findChildren<QWidget *>();
    for (const QWidget *widget : all) {
        const QString name
            = QString::fromLatin1(widget->metaObject()->className()) + QLatin1Char(' ') + widget->objectName();
        const auto *label = qobject_cast<const QLabel *>(widget);
        if (label && label->textFormat() != Qt::PlainText && holdsTag(label->text()))
            faults << QStringLiteral("markup in ") + name + QStringLiteral(": ") + label->text().left(80);
        if (holdsTag(widget->toolTip()))
            faults << QStringLiteral("markup in the tooltip of ") + name + QStringLiteral(": ")
                    + widget->toolTip().left(80);
    }
    return faults;
}

} // namespace vd::gallery
