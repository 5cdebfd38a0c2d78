#pragma once

#include "models/base/LatestQuestion.h"

#include <QWidget>

class QTimer;
class QVariantAnimation;

namespace vd::ui {

/// Lies over a widget while it is being loaded: the old content stays, dimmed, with a thin moving bar on top. Appears
/// only when loading takes longer than a moment, so that quick answers do not flicker.
class LoadingBar : public QWidget
{
    Q_OBJECT

public:
    explicit LoadingBar(QWidget *over);

    /// Counts: two starts need two stops.
    void start();
    void stop();
    /// Loads by a question: on until it is answered. Asked anew meanwhile, only the last answer is handed on.
    template <typename T, typename Fn>
    void load(const Future<T> &question, Fn answered)
    {
        m_question.ask(question, this, std::move(answered));
    }
    /// Nobody waits for the answer of load() any more.
    void drop() { m_question.drop(); }
    [[nodiscard]] bool isLoading() const { return m_running > 0; }
    /// Shows at once, for long work whose share is known (0 to 1); a negative share is unknown.
    void setShare(double share);
    /// Milliseconds before it appears; 250 at first.
    void setDelay(int milliseconds);

protected:
    void paintEvent(QPaintEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void appear();

    LatestQuestion m_question;
    int m_running = 0;
    double m_share = -1;
    double m_phase = 0;
    QTimer *m_delay = nullptr;
    QVariantAnimation *m_motion = nullptr;
};

} // namespace vd::ui
