#pragma once

#include <QByteArray>
#include <QUuid>

namespace vd {

/// The idempotency key of one intent: the same for every repetition with the same content, a new one once the content
/// differs or the intent was carried out.
class RequestKey
{
public:
    [[nodiscard]] QUuid keyFor(const QByteArray &content)
    {
        if (m_key.isNull() || content != m_content) {
            m_key = QUuid::createUuid();
            m_content = content;
        }
        return m_key;
    }
    void done() { m_key = {}; }

private:
    QUuid m_key;
    QByteArray m_content;
};

} // namespace vd
