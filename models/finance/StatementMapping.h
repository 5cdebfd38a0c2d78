#pragma once

#include "models/base/Result.h"

#include <QJsonObject>
#include <QString>
#include <QStringList>

namespace vd::finance {

/// How a channel's file is read. A column is named by its heading, or by "#3" for the third; empty where the file has
/// none. A column may name alternatives, separated by "|": the first that the file has.
struct StatementMapping
{
    QString channel; ///< card, transfer, wechat, alipay.
    QString currency;
    QString encoding = QStringLiteral("UTF-8"); ///< UTF-8 (with or without a byte order mark) or GB18030.
    QChar delimiter = QLatin1Char(',');
    QChar decimalSign = QLatin1Char('.');
    int headerLines = 1; ///< Lines before the first record; the last of them holds the headings.
    bool backtick = false; ///< Each field begins with a back-tick, and ",`" stands between them.
    QString comment; ///< A line that begins with this is no record: "#".
    QString end; ///< The summary begins at the record whose first field is this; the rest is not read.
    QString time;
    QString amount;
    QString ourNo;
    QString channelNo;
    QString kind; ///< Says payment or refund; without it a negative amount is a refund.
    QStringList refundWords;
    QString refundAmount; ///< Where refunds have columns of their own.
    QString refundOurNo;
    QString refundChannelNo;
    QString state; ///< Says whether it came through; without it every line did.
    QStringList successWords;
    QStringList failureWords; ///< A state that is neither is a bad line.
    QString refundState;

    /// WeChat Pay's trade bill ("ALL"): back-ticks, a summary at the end.
    [[nodiscard]] static StatementMapping wechat(const QString &currency);
    /// Alipay's business details: GB18030, lines with "#" around, refunds as negative amounts.
    [[nodiscard]] static StatementMapping alipay(const QString &currency);
    /// The preset whose headings these first bytes hold, else a generic one that fits the delimiter, the
    /// decimal sign and the encoding.
    [[nodiscard]] static StatementMapping guess(const QByteArray &head, const QString &currency);

    /// Sets the columns of time, amount, numbers and kind to the headings that are commonly called so, in English or
    /// Chinese; what no heading says stays as it is. A start for whoever knows the file.
    void guessColumns(const QStringList &headings);
    /// How a column of that place is named: by its heading, or by the place where that is empty or stands twice.
    [[nodiscard]] static QString columnName(const QStringList &headings, qsizetype at);

    [[nodiscard]] QJsonObject toJson() const;
    /// Errors: mapping_invalid.
    [[nodiscard]] static Result<StatementMapping> fromJson(const QJsonObject &json, const QString &currency);

    friend bool operator==(const StatementMapping &, const StatementMapping &) = default;
};

} // namespace vd::finance
