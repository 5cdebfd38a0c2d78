#pragma once

#include "ui/admin/FieldEditor.h"

class QCheckBox;
class QComboBox;

namespace vd::ui {

class ChoiceBoxes;
class WeekdayRow;

/// Yes or no.
class CheckField final : public FieldEditor
{
public:
    explicit CheckField(const FieldSpec &spec);

    [[nodiscard]] QWidget *widget() const override;
    void setValue(const QJsonValue &value) override;
    [[nodiscard]] Result<QJsonValue> value() const override;
    void setSpec(const FieldSpec &spec) override;

private:
    QCheckBox *m_box = nullptr;
};

/// One of a few words, or one other record.
class ChoiceField final : public FieldEditor
{
public:
    explicit ChoiceField(const FieldSpec &spec);

    [[nodiscard]] QWidget *widget() const override;
    void setValue(const QJsonValue &value) override;
    [[nodiscard]] Result<QJsonValue> value() const override;
    void setContext(const FieldContext &context, const catalog::Record &edited) override;
    void setSpec(const FieldSpec &spec) override;

private:
    void fill();
    void choose();

    QComboBox *m_box = nullptr;
    QJsonValue m_value; ///< As set, so that it is found again when the choices come later.
    bool m_filling = false;
};

/// One of many words, found by typing any part of it.
class SearchField final : public FieldEditor
{
public:
    explicit SearchField(const FieldSpec &spec);

    [[nodiscard]] QWidget *widget() const override;
    void setValue(const QJsonValue &value) override;
    /// One of the known words, or what is stored: the server may know more of them than this computer.
    [[nodiscard]] Result<QJsonValue> value() const override;

private:
    QComboBox *m_box = nullptr;
    QString m_stored;
};

/// Some of the other records.
class ReferencesField final : public FieldEditor
{
public:
    explicit ReferencesField(const FieldSpec &spec);

    [[nodiscard]] QWidget *widget() const override;
    void setValue(const QJsonValue &value) override;
    [[nodiscard]] Result<QJsonValue> value() const override;
    void setContext(const FieldContext &context, const catalog::Record &edited) override;

private:
    ChoiceBoxes *m_boxes = nullptr;
};

/// Days of the week.
class WeekdaysField final : public FieldEditor
{
public:
    explicit WeekdaysField(const FieldSpec &spec);

    [[nodiscard]] QWidget *widget() const override;
    void setValue(const QJsonValue &value) override;
    [[nodiscard]] Result<QJsonValue> value() const override;
    void setSpec(const FieldSpec &spec) override;

private:
    WeekdayRow *m_days = nullptr;
};

} // namespace vd::ui
