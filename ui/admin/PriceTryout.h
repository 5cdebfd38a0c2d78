#pragma once

#include "models/base/RequestKey.h"
#include "models/catalog/RecordsController.h"
#include "ui/admin/FieldSpec.h"

#include <QWidget>

class QPushButton;

namespace vd::ui {

class DeclaredForm;
class FieldEditor;
class FormField;
class MessageStrip;
class TextLabel;
class WordsCard;

/// Below a price list: what a slot will cost by the stored version and why, and giving that version to the slots to
/// come, step by step and stoppable.
class PriceTryout : public QWidget
{
    Q_OBJECT

public:
    PriceTryout(catalog::RecordsController &records, DeclaredForm &form, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    enum Field { Space, Day, At, From, Count };

    void build();
    void refresh();
    void ask();
    void show(const QList<catalog::PriceLine> &lines);
    void askApply();
    void applyNext();
    void applied(const Result<catalog::PricesApplied> &step);
    void retranslate();
    [[nodiscard]] static QList<FieldSpec> specs();
    [[nodiscard]] qint64 version() const;

    catalog::RecordsController &m_records;
    DeclaredForm &m_form;
    TextLabel *m_heading = nullptr;
    QList<FieldEditor *> m_editors;
    QList<FormField *> m_fields;
    WordsCard *m_answer = nullptr;
    QPushButton *m_ask = nullptr;
    QPushButton *m_apply = nullptr;
    MessageStrip *m_strip = nullptr;
    RequestKey m_key;
    QDate m_from;
    qint64 m_changed = 0;
    int m_step = 0;
    bool m_running = false;
};

} // namespace vd::ui
