#pragma once

#include "models/base/Result.h"

#include <QFrame>
#include <QTimeZone>

#include <functional>

class QGridLayout;
class QTimer;
class QToolButton;
class QPushButton;

namespace vd::ui {

class TextLabel;

/// A message inside the page, never a pop-up. Hidden while it has nothing to say. A success closes itself; all else
/// stays until it is answered, closed or replaced. Screen readers hear it at once.
class MessageStrip : public QFrame
{
    Q_OBJECT

public:
    enum class Kind { Info, Success, Warning, Error };
    Q_ENUM(Kind)
    /// A sentence in the language of the moment; asked again when the language changes.
    using Words = std::function<QString()>;

    explicit MessageStrip(QWidget *parent = nullptr);

    /// Shows the text. Words for an action offer a link; actionTriggered() tells that it was followed.
    void tell(Kind kind, Words text, Words action = {});
    /// The same with a text that is the same in every language, or is told anew by the caller when it changes.
    void tell(Kind kind, const QString &text, const QString &action = {});
    /// Shows the error's sentence. Conflicts are told as warnings: nothing is broken, somebody was first.
    void tellError(const Error &error, const QTimeZone &zone = {}, Words action = {});
    void tellError(const Error &error, const QTimeZone &zone, const QString &action);
    void clear();

    [[nodiscard]] Kind kind() const { return m_kind; }
    [[nodiscard]] QString text() const;
    /// Whether the person may close it; a banner about a lost connection is not closable.
    void setClosable(bool closable);
    /// From edge to edge of the window, without rounded corners; for a banner.
    void setFlush(bool flush);
    /// Milliseconds a success stays; 6000 at first.
    void setSuccessDuration(int milliseconds);

    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void actionTriggered();
    void closed();

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void announce();
    void placeAction();
    void say();
    void retranslate();

    Kind m_kind = Kind::Info;
    bool m_closable = true;
    bool m_flush = false;
    Words m_words;
    Words m_actionWords;
    QGridLayout *m_grid = nullptr;
    TextLabel *m_text = nullptr;
    QPushButton *m_action = nullptr;
    QToolButton *m_close = nullptr;
    QTimer *m_timer = nullptr;
};

} // namespace vd::ui
