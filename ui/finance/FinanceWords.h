#pragma once

#include "models/finance/BooksGateway.h"
#include "models/finance/DiscrepanciesGateway.h"

#include <QCoreApplication>
#include <QTimeZone>

namespace vd::ui {

/// The words for what finance's lists name in short.
class FinanceWords
{
    Q_DECLARE_TR_FUNCTIONS(vd::ui::FinanceWords)

public:
    /// Of a statement: loading, matched, accepted.
    [[nodiscard]] static QString statementState(const QString &state);
    /// matched, missing_here, missing_there, amount_differs, state_differs, no_money, bad.
    [[nodiscard]] static QString result(const QString &result);
    /// Why a line could not be read.
    [[nodiscard]] static QString badLine(const QString &code);
    /// Which check found it: stock, payments, statement, work.
    [[nodiscard]] static QString source(const QString &source);
    /// What differs, in few words.
    [[nodiscard]] static QString kind(const finance::Discrepancy &discrepancy);
    /// What it is about: a slot, an order, a payment's number.
    [[nodiscard]] static QString subject(const finance::Discrepancy &discrepancy);
    /// Shown and counted, ours and theirs: the figures beside each other.
    [[nodiscard]] static QString figures(const finance::Discrepancy &discrepancy);
    /// The evidence, one fact a line: what it is, and what it says.
    [[nodiscard]] static QList<QPair<QString, QString>> facts(
        const finance::Discrepancy &discrepancy, const QTimeZone &zone);
    [[nodiscard]] static QString discrepancyState(const QString &state);
    /// recount, book_payment, accept: as a choice a person makes.
    [[nodiscard]] static QString correction(const QString &kind, const finance::Discrepancy &discrepancy);
    [[nodiscard]] static QString workState(const QString &state);
    [[nodiscard]] static QString cashKind(const QString &kind);
    /// "3 d 4 h" since then.
    [[nodiscard]] static QString age(const QDateTime &since, const QDateTime &now);
};

} // namespace vd::ui
