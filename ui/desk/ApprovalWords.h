#pragma once

#include "models/operators/ApprovalGateway.h"

#include <QCoreApplication>

namespace vd::ui {

/// What a lead is asked to sign, in words and figures.
class ApprovalWords
{
    Q_DECLARE_TR_FUNCTIONS(ApprovalWords)

public:
    [[nodiscard]] static QString what(const operators::ApprovalRequest &request);
};

} // namespace vd::ui
