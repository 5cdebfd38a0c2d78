#pragma once

#include "ui/admin/FieldEditor.h"

class QPlainTextEdit;

namespace vd::ui {

class AmountEdit;
class LineEdit;

/// A value typed in one line: a text, a whole number, a percentage, a time.
class LineField final : public FieldEditor
{
public:
    explicit LineField(const FieldSpec &spec);

    [[nodiscard]] QWidget *widget() const override;
    void setValue(const QJsonValue &value) override;
    [[nodiscard]] Result<QJsonValue> value() const override;
    void setSpec(const FieldSpec &spec) override;

private:
    [[nodiscard]] QString written(const QJsonValue &value) const;
    [[nodiscard]] Result<QJsonValue> text() const;
    [[nodiscard]] Result<QJsonValue> number(const QString &typed) const;
    [[nodiscard]] Result<QJsonValue> time(const QString &typed) const;

    LineEdit *m_line = nullptr;
};

/// An amount of money.
class AmountField final : public FieldEditor
{
public:
    explicit AmountField(const FieldSpec &spec);

    [[nodiscard]] QWidget *widget() const override;
    void setValue(const QJsonValue &value) override;
    [[nodiscard]] Result<QJsonValue> value() const override;
    void setContext(const FieldContext &context, const catalog::Record &edited) override;

private:
    AmountEdit *m_amount = nullptr;
    QJsonValue m_value;
};

/// A text of several lines.
class LongTextField final : public FieldEditor
{
public:
    explicit LongTextField(const FieldSpec &spec);

    [[nodiscard]] QWidget *widget() const override;
    void setValue(const QJsonValue &value) override;
    [[nodiscard]] Result<QJsonValue> value() const override;

private:
    QPlainTextEdit *m_text = nullptr;
};

} // namespace vd::ui
