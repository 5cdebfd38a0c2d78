#pragma once

#include "models/base/Gateways.h"
#include "models/customers/RetentionController.h"
#include "ui/admin/AdminPage.h"

class QFrame;
class QPushButton;
class QTimer;
class QVBoxLayout;

namespace vd::ui {

class FormField;
class LineEdit;
class MessageStrip;
class NumberEdit;
class Segments;
class TextLabel;

/// How long people's data is kept and what that forgets, in numbers before it is done; and the documents of an order
/// for an auditor.
class PrivacyPage : public AdminPage
{
    Q_OBJECT

public:
    explicit PrivacyPage(const Gateways &gateways, QWidget *parent = nullptr);
    ~PrivacyPage() override;

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString showText() const override;
    [[nodiscard]] QString icon() const override;
    void retranslate() override;
    /// An administrator changes settings; an auditor reads documents.
    void setRights(bool administrator, bool auditor);

protected:
    void load(bool again) override;

private:
    void build();
    void connectAll();
    [[nodiscard]] QVBoxLayout *card(QFrame *&frame, TextLabel *&title, TextLabel *&text);
    void showSetting();
    void change();
    void showPreview();
    void save();
    void askToForget();
    void enable();
    void readDocuments();
    void tellError(const Error &error);
    /// The days that stand in the form; none: for good. Nothing while they are no number.
    [[nodiscard]] Result<std::optional<int>> typed() const;

    Gateways m_gateways;
    customers::RetentionController m_controller;
    std::optional<customers::RetentionPreview> m_preview;
    bool m_administrator = true;
    TextLabel *m_title = nullptr;
    MessageStrip *m_strip = nullptr;
    QFrame *m_keepCard = nullptr;
    TextLabel *m_keepTitle = nullptr;
    TextLabel *m_keepText = nullptr;
    Segments *m_how = nullptr;
    NumberEdit *m_days = nullptr;
    FormField *m_daysField = nullptr;
    TextLabel *m_numbers = nullptr;
    QPushButton *m_save = nullptr;
    QTimer *m_soon = nullptr; ///< Counted when the typing pauses.
    QFrame *m_forgetCard = nullptr;
    TextLabel *m_forgetTitle = nullptr;
    TextLabel *m_forgetText = nullptr;
    QPushButton *m_forget = nullptr;
    QFrame *m_documentsCard = nullptr;
    TextLabel *m_documentsTitle = nullptr;
    TextLabel *m_documentsText = nullptr;
    LineEdit *m_order = nullptr;
    QPushButton *m_read = nullptr;
};

} // namespace vd::ui
