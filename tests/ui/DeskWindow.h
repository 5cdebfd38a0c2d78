#pragma once

#include "tests/support/fakes/FakeDesk.h"
#include "tests/support/Patience.h"
#include "tests/support/ShownPart.h"
#include "ui/common/FormatText.h"
#include "ui/common/LineEdit.h"
#include "ui/desk/BoardView.h"
#include "ui/desk/DeskWorkspace.h"
#include "ui/desk/OrderPage.h"

#include <QApplication>
#include <QInputMethodEvent>
#include <QTemporaryDir>

#include <algorithm>
#include <functional>
#include <memory>

namespace vd::test {

[[nodiscard]] inline QString yuan(int amount)
{
    return ui::FormatText::money(Money(amount * 100, QStringLiteral("CNY")));
}

inline void compose(QWidget *field, const QString &preedit)
{
    QInputMethodEvent event(preedit, {});
    QCoreApplication::sendEvent(field, &event);
}

inline void commit(QWidget *field, const QString &text)
{
    QInputMethodEvent event;
    event.setCommitString(text);
    QCoreApplication::sendEvent(field, &event);
}

/// The desk in its window, driven by keys that go where the focus is.
class DeskWindow
{
public:
    explicit DeskWindow(const QString &drafts = {}, const std::function<void(FakeDesk &)> &prepare = {})
    {
        if (prepare)
            prepare(fake);
        workspace = std::make_unique<ui::DeskWorkspace>(
            fake.gateways(), &fake.signer, fake.session(), drafts.isEmpty() ? m_drafts.path() : drafts);
        workspace->resize(1366, 768);
        workspace->show();
        workspace->activateWindow();
        [&] { QVERIFY(QTest::qWaitForWindowActive(workspace.get(), test::patienceMs)); }();
        workspace->installShortcuts();
        workspace->setVenue(fake.session().venues.constFirst());
        workspace->activated();
        [&] { QTRY_VERIFY(board()->current().isValid() && workspace->board().venue().id.isValid()); }();
    }

    template <typename T>
    [[nodiscard]] T *find(const char *name) const
    {
        return shownPart<T>(*workspace, name);
    }
    [[nodiscard]] ui::BoardView *board() const
    {
        return workspace->findChild<ui::BoardView *>(QStringLiteral("boardView"));
    }
    [[nodiscard]] ui::LineEdit *caller() const { return find<ui::LineEdit>("customerSearch"); }
    [[nodiscard]] const orders::BookingDraft &draft() const { return workspace->booking().draft(); }
    [[nodiscard]] SlotId slot(const char *space, int hour) const { return fake.slot(QString::fromLatin1(space), hour); }

    void press(int key, Qt::KeyboardModifiers modifiers = {})
    {
        QVERIFY(QApplication::focusWidget());
        ++keys;
        QTest::keyClick(QApplication::focusWidget(), static_cast<Qt::Key>(key), modifiers);
    }
    void type(const QString &text)
    {
        // What no keyboard has a key for comes from an input method.
        const bool plain = std::all_of(text.cbegin(), text.cend(), [](QChar c) { return c.unicode() < 128; });
        if (plain)
            QTest::keyClicks(QApplication::focusWidget(), text);
        else
            commit(QApplication::focusWidget(), text);
    }
    void take(const char *space, int hour)
    {
        board()->setFocus();
        board()->setCurrent(slot(space, hour));
        press(Qt::Key_Return);
    }
    void pickCaller(const QString &typed)
    {
        caller()->setFocus();
        type(typed);
        press(Qt::Key_Return);
        QTRY_VERIFY(draft().customer.id.isValid());
    }
    /// A known caller's hold of Court 1 at seven, for 140.00.
    OrderId holdCourt()
    {
        pickCaller(QStringLiteral("13912345678"));
        take("Court 1", 19);
        press(Qt::Key_Return);
        [&] { QTRY_VERIFY(shown().id.isValid()); }();
        return shown().id;
    }
    [[nodiscard]] const orders::Order &shown() const { return workspace->orderPage()->controller().order(); }

    FakeDesk fake;
    std::unique_ptr<ui::DeskWorkspace> workspace;
    int keys = 0;

private:
    QTemporaryDir m_drafts;
};

} // namespace vd::test
