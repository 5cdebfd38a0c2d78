#pragma once

#include "models/base/Result.h"

#include <QWidget>

#include <optional>

class QPushButton;

namespace vd::ui {

class LineEdit;
class PeopleStepper;
class TextLabel;

/// The line for typed codes with what belongs beside it: how many people, a picture's file, the clipboard. A mistake is
/// told right below it.
class DoorInput : public QWidget
{
    Q_OBJECT

public:
    explicit DoorInput(QWidget *parent = nullptr);

    /// Shows the switch for document numbers.
    void setDocuments(bool possible);
    /// What is typed is a document's number, whatever it looks like.
    void setDocumentMode(bool on);
    [[nodiscard]] bool isDocumentMode() const;
    void focusCode();
    void clear();
    void clearError();
    /// Says what is wrong with what was typed and puts the cursor there.
    void setError(const Error &error);
    [[nodiscard]] QString error() const;
    /// What setError() says.
    [[nodiscard]] static QString sentence(const Error &error);
    [[nodiscard]] PeopleStepper *people() const { return m_people; }

Q_SIGNALS:
    void entered(const QString &text);
    void pictureWanted();
    void pasteWanted();
    void escaped();

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void build();
    void retranslate();
    void showError(const Error &error);

    std::optional<Error> m_error; ///< What the message says, to be said again in another language.
    LineEdit *m_code = nullptr;
    TextLabel *m_message = nullptr;
    PeopleStepper *m_people = nullptr;
    QPushButton *m_check = nullptr;
    QPushButton *m_document = nullptr;
    QPushButton *m_picture = nullptr;
    QPushButton *m_paste = nullptr;
};

} // namespace vd::ui
