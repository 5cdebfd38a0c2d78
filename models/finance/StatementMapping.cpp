#include "models/finance/StatementMapping.h"

#include <QJsonArray>

#include <algorithm>

namespace vd::finance {

namespace {

QString text(const char *utf8)
{
    return QString::fromUtf8(utf8);
}

struct TextField
{
    const char *name;
    QString StatementMapping::*field;
};

constexpr std::initializer_list<TextField> textFields{{"channel", &StatementMapping::channel},
    {"encoding", &StatementMapping::encoding}, {"comment", &StatementMapping::comment}, {"end", &StatementMapping::end},
    {"time", &StatementMapping::time}, {"amount", &StatementMapping::amount}, {"our_no", &StatementMapping::ourNo},
    {"channel_no", &StatementMapping::channelNo}, {"kind", &StatementMapping::kind},
    {"refund_amount", &StatementMapping::refundAmount}, {"refund_our_no", &StatementMapping::refundOurNo},
    {"refund_channel_no", &StatementMapping::refundChannelNo}, {"state", &StatementMapping::state},
    {"refund_state", &StatementMapping::refundState}};

struct WordsField
{
    const char *name;
    QStringList StatementMapping::*field;
};

constexpr std::initializer_list<WordsField> wordsFields{{"refund_words", &StatementMapping::refundWords},
    {"success_words", &StatementMapping::successWords}, {"failure_words", &StatementMapping::failureWords}};

bool isSign(const QString &text)
{
    return text.size() == 1;
}

} // namespace

StatementMapping StatementMapping::wechat(const QString &currency)
{
    StatementMapping m;
    m.channel = QStringLiteral("wechat");
    m.currency = currency;
    m.backtick = true;
    m.end = text("总交易单数");
    m.time = text("交易时间");
    m.amount = text("订单金额|应结订单金额|总金额");
    m.ourNo = text("商户订单号");
    m.channelNo = text("微信订单号");
    m.kind = text("交易状态");
    m.refundWords = {QStringLiteral("REFUND"), QStringLiteral("REVOKED")};
    m.refundAmount = text("申请退款金额|退款金额");
    m.refundOurNo = text("商户退款单号");
    m.refundChannelNo = text("微信退款单号");
    m.state = text("交易状态");
    m.successWords = {QStringLiteral("SUCCESS"), QStringLiteral("REFUND"), QStringLiteral("REVOKED")};
    m.failureWords = {QStringLiteral("FAIL"), QStringLiteral("CHANGE"), QStringLiteral("PROCESSING")};
    m.refundState = text("退款状态");
    return m;
}

StatementMapping StatementMapping::alipay(const QString &currency)
{
    StatementMapping m;
    m.channel = QStringLiteral("alipay");
    m.currency = currency;
    m.encoding = QStringLiteral("GB18030");
    m.comment = QStringLiteral("#");
    m.time = text("完成时间|创建时间");
    m.amount = text("订单金额（元）|订单金额(元)");
    m.ourNo = text("商户订单号");
    m.channelNo = text("支付宝交易号");
    m.kind = text("业务类型");
    m.refundWords = {text("退款")};
    // A refund carries the payment's trade number, so its own is the number it was asked for under.
    m.refundOurNo = text("退款批次号/请求号|退款批次号");
    m.refundChannelNo = QStringLiteral("#0");
    return m;
}

StatementMapping StatementMapping::guess(const QByteArray &head, const QString &currency)
{
    const StatementMapping wechatBill = wechat(currency);
    if (head.contains(wechatBill.channelNo.toUtf8()))
        return wechatBill;
    // GB18030 of the heading "支付宝交易号" and of "支付宝".
    if (head.contains(QByteArray::fromHex("d6a7b8b6b1a6bdbbd2d7bac5")))
        return alipay(currency);
    if (head.contains(alipay(currency).channelNo.toUtf8())) {
        StatementMapping utf8 = alipay(currency);
        utf8.encoding = QStringLiteral("UTF-8");
        return utf8;
    }
    StatementMapping generic;
    generic.channel = QStringLiteral("transfer");
    generic.currency = currency;
    const QByteArray first = head.left(head.indexOf('\n'));
    qsizetype most = first.count(',');
    for (const char each : {';', '\t', '|'}) {
        if (first.count(each) > most) {
            most = first.count(each);
            generic.delimiter = QLatin1Char(each);
        }
    }
    // The head may end inside a character, so its last line does not count.
    const QByteArray whole = head.left(head.lastIndexOf('\n') + 1);
    if (QString::fromUtf8(whole).contains(QChar(QChar::ReplacementCharacter)))
        generic.encoding = QStringLiteral("GB18030");
    return generic;
}

QJsonObject StatementMapping::toJson() const
{
    QJsonObject json{{QStringLiteral("delimiter"), QString(delimiter)},
        {QStringLiteral("decimal_sign"), QString(decimalSign)}, {QStringLiteral("header_lines"), headerLines},
        {QStringLiteral("backtick"), backtick}};
    for (const TextField &each : textFields)
        json.insert(QLatin1String(each.name), this->*each.field);
    for (const WordsField &each : wordsFields)
        json.insert(QLatin1String(each.name), QJsonArray::fromStringList(this->*each.field));
    return json;
}

Result<StatementMapping> StatementMapping::fromJson(const QJsonObject &json, const QString &currency)
{
    StatementMapping m;
    m.currency = currency;
    for (const TextField &each : textFields)
        m.*each.field = json.value(QLatin1String(each.name)).toString().left(200);
    for (const WordsField &each : wordsFields) {
        const QJsonArray words = json.value(QLatin1String(each.name)).toArray();
        for (const QJsonValue &word : words)
            (m.*each.field) << word.toString().left(60);
    }
    const QString delimiter = json.value(QLatin1String("delimiter")).toString();
    const QString decimalSign = json.value(QLatin1String("decimal_sign")).toString();
    m.headerLines = json.value(QLatin1String("header_lines")).toInt(-1);
    m.backtick = json.value(QLatin1String("backtick")).toBool();
    const bool known = m.encoding == QLatin1String("UTF-8") || m.encoding == QLatin1String("GB18030");
    if (!isSign(delimiter) || !isSign(decimalSign) || !known || m.headerLines < 0 || m.headerLines > 1000)
        return fail(Fault::Rule, QStringLiteral("mapping_invalid"));
    m.delimiter = delimiter.at(0);
    m.decimalSign = decimalSign.at(0);
    return m;
}

} // namespace vd::finance
