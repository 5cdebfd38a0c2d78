#pragma once

#include "models/catalog/Catalog.h"
#include "models/schedule/SlotEdit.h"
#include "ui/admin/AdminPage.h"
#include "ui/common/RowsModel.h"

class QPushButton;

namespace vd::ui {

class LoadingBar;
class MessageStrip;
class SlotEditForm;
class TablePane;
class TextLabel;

/// Closes, opens, reprices or resizes many slots to come: what that would change in numbers, then one action.
class SlotEditPage : public AdminPage
{
    Q_OBJECT

public:
    explicit SlotEditPage(schedule::SlotEditGateway &gateway, const QDate &today, QWidget *parent = nullptr);

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString showText() const override;
    [[nodiscard]] QString icon() const override { return QStringLiteral("edit"); }
    void find() override;
    void retranslate() override;
    void setSpaces(const QList<catalog::Space> &spaces);
    void preview();
    /// Asks once, in numbers, then does what was previewed.
    void apply();
    [[nodiscard]] SlotEditForm *form() const { return m_form; }
    [[nodiscard]] TablePane *list() const { return m_list; }

protected:
    void load(bool again) override;

private:
    void build();
    void connectAll();
    void forget();
    void showPreview(const schedule::SlotEditPreview &preview);
    void carryOut();
    void showState();
    [[nodiscard]] QString verb(int slotCount) const;
    [[nodiscard]] QList<Column<schedule::SlotEditRow>> columns() const;

    schedule::SlotEditGateway &m_gateway;
    QDate m_today;
    schedule::SlotEdit m_previewed;
    schedule::SlotEditPreview m_preview;
    QUuid m_key; ///< Of the edit previewed: sent twice it is done once.
    bool m_known = false;
    bool m_busy = false;
    bool m_wasLoading = false;
    int m_serial = 0;
    RowsModel<schedule::SlotEditRow, SlotId> *m_rows = nullptr;
    SlotEditForm *m_form = nullptr;
    TextLabel *m_title = nullptr;
    TextLabel *m_counts = nullptr;
    MessageStrip *m_strip = nullptr;
    TablePane *m_list = nullptr;
    QPushButton *m_previewButton = nullptr;
    QPushButton *m_apply = nullptr;
};

} // namespace vd::ui
