#pragma once

#include "models/operators/AuditGateway.h"

#include <QTimeZone>
#include <QWidget>

class QComboBox;
class QDateEdit;
class QTimer;

namespace vd::ui {

class LineEdit;
class TextLabel;

/// Which audit entries are wanted: days, person, kind, words.
class AuditFilterBar : public QWidget
{
    Q_OBJECT

public:
    explicit AuditFilterBar(QWidget *parent = nullptr);

    /// The venue's zone and its day of today; begins with the last seven days.
    void begin(const QTimeZone &zone, const QDate &today);
    /// The people to choose from: login and name. The chosen one stays.
    void addPeople(const QList<QPair<QString, QString>> &people);
    [[nodiscard]] operators::AuditFilter filter() const;
    void find();
    void retranslate();

Q_SIGNALS:
    void changed();

private:
    void tellSoon();

    QTimeZone m_zone;
    TextLabel *m_fromLabel = nullptr;
    TextLabel *m_toLabel = nullptr;
    QDateEdit *m_from = nullptr;
    QDateEdit *m_to = nullptr;
    QComboBox *m_person = nullptr;
    QComboBox *m_kind = nullptr;
    LineEdit *m_text = nullptr;
    QTimer *m_typing = nullptr;
};

} // namespace vd::ui
