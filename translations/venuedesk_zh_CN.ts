<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
    <context>
        <name>ApprovalWords</name>
        <message numerus="yes">
            <source>Refund %1 for %n line(s); a fee of %2 is kept.</source>
            <translation>
                <numerusform>退款 %1（%n 项），扣除手续费 %2。</numerusform>
            </translation>
        </message>
        <message>
            <source>Change the price from %1 to %2.</source>
            <translation>价格由 %1 改为 %2。</translation>
        </message>
        <message numerus="yes">
            <source>Move %n line(s) to another time at the old price.</source>
            <translation>
                <numerusform>按原价改期 %n 项。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Move %n line(s) to another time.</source>
            <translation>
                <numerusform>改期 %n 项。</numerusform>
            </translation>
        </message>
        <message>
            <source>Allow what the rules refuse, this once.</source>
            <translation>本次允许规则之外的操作。</translation>
        </message>
    </context>
    <context>
        <name>CellText</name>
        <message>
            <source>from %1</source>
            <comment>a slot whose sale opens later</comment>
            <translation>%1 起售</translation>
        </message>
        <message>
            <source>not on sale</source>
            <translation>未开售</translation>
        </message>
        <message>
            <source>no price</source>
            <translation>无价格</translation>
        </message>
        <message>
            <source>taken</source>
            <comment>by a booking that overlaps in time</comment>
            <translation>已占用</translation>
        </message>
        <message>
            <source>closed</source>
            <translation>关闭</translation>
        </message>
        <message>
            <source>stopped</source>
            <translation>停场</translation>
        </message>
        <message>
            <source>a customer</source>
            <translation>一位客户</translation>
        </message>
        <message>
            <source>free, %1</source>
            <translation>空闲，%1</translation>
        </message>
        <message>
            <source>free, no price is set</source>
            <translation>空闲，未设价格</translation>
        </message>
        <message>
            <source>%1 of %2 places taken</source>
            <translation>已占 %1 / %2</translation>
        </message>
        <message>
            <source>full, %1 places taken</source>
            <translation>已满，共 %1 个名额</translation>
        </message>
        <message>
            <source>held by you for %1, %2 left</source>
            <translation>您为 %1 预占，剩余 %2</translation>
        </message>
        <message>
            <source>held for %1 by %2, %3 left</source>
            <translation>%2 为 %1 预占，剩余 %3</translation>
        </message>
        <message>
            <source>sold to %1</source>
            <translation>已售给 %1</translation>
        </message>
        <message>
            <source>taken by a booking that overlaps in time</source>
            <translation>已被时间重叠的预订占用</translation>
        </message>
        <message>
            <source>closed: %1</source>
            <translation>关闭：%1</translation>
        </message>
        <message>
            <source>stopped: %1</source>
            <translation>停场：%1</translation>
        </message>
        <message>
            <source>over</source>
            <translation>已结束</translation>
        </message>
        <message>
            <source>%1, %2</source>
            <translation>%1，%2</translation>
        </message>
        <message>
            <source>%1, %2, %3</source>
            <translation>%1，%2，%3</translation>
        </message>
        <message numerus="yes">
            <source>, %n waiting</source>
            <translation>
                <numerusform>，%n 人候补</numerusform>
            </translation>
        </message>
        <message>
            <source>%1: %2%3.</source>
            <comment>space and time: state, people waiting</comment>
            <translation>%1：%2%3。</translation>
        </message>
        <message>
            <source>sale opens %1</source>
            <translation>%1 起售</translation>
        </message>
    </context>
    <context>
        <name>DoorFace</name>
        <message>
            <source>Ready</source>
            <translation>请扫码</translation>
        </message>
        <message>
            <source>Scan a ticket, type its short code, or drop or paste a picture of it.</source>
            <translation>扫描入场凭证、输入短码，或拖入、粘贴入场凭证图片。</translation>
        </message>
        <message>
            <source>No connection</source>
            <translation>无连接</translation>
        </message>
        <message>
            <source>Without the server no ticket can be checked: let nobody in on a code. It is tried again all the time.</source>
            <translation>服务器不可用，无法核验任何入场凭证，请勿凭码放行。系统正在不断重试连接。</translation>
        </message>
        <message>
            <source>Checking</source>
            <translation>正在核验</translation>
        </message>
        <message>
            <source>Compare the last digits of the document</source>
            <translation>请核对证件号码末几位</translation>
        </message>
        <message>
            <source>Same scan again, counted once</source>
            <translation>重复扫描，只计一次</translation>
        </message>
        <message>
            <source>No answer</source>
            <translation>无应答</translation>
        </message>
        <message>
            <source>This ticket was not checked: let nobody in on it. The scan is kept. When the server is back, ask again.</source>
            <translation>此票未经核验，请勿放行。扫描已保留，服务器恢复后请重新核验。</translation>
        </message>
        <message>
            <source>Let nobody in on this scan. It is kept: ask again.</source>
            <translation>请勿凭此次扫描放行。扫描已保留，可重新核验。</translation>
        </message>
        <message>
            <source>The server is back: ask again</source>
            <translation>服务器已恢复：请重新核验</translation>
        </message>
        <message>
            <source>Going out</source>
            <translation>离场</translation>
        </message>
        <message>
            <source>Scan the tickets of guests who leave; they are not counted as inside any more.</source>
            <translation>扫描离场客人的票，之后不再计为在场。</translation>
        </message>
        <message>
            <source>Compare the document: %1</source>
            <translation>请核对证件：%1</translation>
        </message>
        <message>
            <source>Offline: by this door's list</source>
            <translation>离线：依据本入口名单</translation>
        </message>
    </context>
    <context>
        <name>ErrorText</name>
        <message>
            <source>This slot was just taken: no place is left. Nothing was booked. Choose another slot or put the customer on the waitlist.</source>
            <translation>该场次刚刚被订走，已无余位。未生成预订。请选择其他场次，或为客户登记候补。</translation>
        </message>
        <message numerus="yes">
            <source>Only %n place(s) of the %1 asked for are free. Nothing was booked. Take fewer, choose another slot, or use the waitlist.</source>
            <translation>
                <numerusform>所需 %1 个名额中只剩 %n 个。未生成预订。请减少数量、选择其他场次或登记候补。</numerusform>
            </translation>
        </message>
        <message>
            <source>This slot is sold out. Nothing was booked. Choose another slot or put the customer on the waitlist.</source>
            <translation>该场次已售罄。未生成预订。请选择其他场次，或为客户登记候补。</translation>
        </message>
        <message numerus="yes">
            <source>Only %n place(s) are left of the ticket type “%1”. Nothing was booked. Take fewer or another ticket type.</source>
            <translation>
                <numerusform>票种“%1”只剩 %n 个名额。未生成预订。请减少数量或选择其他票种。</numerusform>
            </translation>
        </message>
        <message>
            <source>This ticket type is sold out for the slot. Nothing was booked. Choose another ticket type.</source>
            <translation>该场次的此票种已售罄。未生成预订。请选择其他票种。</translation>
        </message>
        <message>
            <source>This slot is closed: %1. Nothing was booked. Choose another slot; a lead can open it with a reason.</source>
            <translation>该场次已关闭：%1。未生成预订。请选择其他场次；主管可注明原因后开放。</translation>
        </message>
        <message>
            <source>This slot is closed for sale. Nothing was booked. Choose another slot; a lead can open it with a reason.</source>
            <translation>该场次已关闭销售。未生成预订。请选择其他场次；主管可注明原因后开放。</translation>
        </message>
        <message>
            <source>This slot ended at %1. It cannot be sold any more. Choose a later one.</source>
            <translation>该场次已于 %1 结束，不能再售。请选择更晚的场次。</translation>
        </message>
        <message>
            <source>This slot is over. It cannot be sold any more. Choose a later one.</source>
            <translation>该场次已结束，不能再售。请选择更晚的场次。</translation>
        </message>
        <message>
            <source>This slot has begun. It is sold only with permission and a reason. Choose a later one or ask a lead.</source>
            <translation>该场次已开始，须有权限并注明原因才能售出。请选择更晚的场次或请主管处理。</translation>
        </message>
        <message>
            <source>This slot is stopped: %1. Nothing was booked. Choose another slot.</source>
            <translation>该场次已停场：%1。未生成预订。请选择其他场次。</translation>
        </message>
        <message>
            <source>This slot is stopped and cannot be sold. Choose another slot.</source>
            <translation>该场次已停场，不能售出。请选择其他场次。</translation>
        </message>
        <message>
            <source>The remaining places of this slot are kept back by staff. Nothing was booked. A lead can release them.</source>
            <translation>该场次剩余的名额已由员工保留。未生成预订。主管可以释放。</translation>
        </message>
        <message>
            <source>This slot was changed by someone else a moment ago. Nothing of yours was saved. Look at it again and repeat what is still needed.</source>
            <translation>该场次刚被他人修改。您的改动未保存。请重新查看，再做仍需要的操作。</translation>
        </message>
        <message>
            <source>Sale of this slot opens on %1. Nothing was booked. Call back then, or ask a lead to sell it earlier.</source>
            <translation>该场次于 %1 开售。未生成预订。请届时再联系，或请主管提前售出。</translation>
        </message>
        <message>
            <source>Sale of this slot closed on %1. Nothing was booked. Choose a later slot, or ask a lead.</source>
            <translation>该场次已于 %1 停售。未生成预订。请选择更晚的场次，或请主管处理。</translation>
        </message>
        <message>
            <source>This slot is not on sale now. Nothing was booked. Choose another slot, or ask a lead.</source>
            <translation>该场次目前不在销售期。未生成预订。请选择其他场次，或请主管处理。</translation>
        </message>
        <message>
            <source>The quantity must be a whole number from 1 to %1. Change it and try again.</source>
            <translation>数量须为 1 到 %1 的整数。请修改后重试。</translation>
        </message>
        <message>
            <source>The quantity must be a whole number of at least 1. Change it and try again.</source>
            <translation>数量须为不小于 1 的整数。请修改后重试。</translation>
        </message>
        <message>
            <source>This order has too many lines. Nothing was booked. Split it into two orders.</source>
            <translation>这张订单的行数过多。未生成预订。请分成两张订单。</translation>
        </message>
        <message>
            <source>Nothing is selected yet. Choose a slot on the board first.</source>
            <translation>尚未选择。请先在场次表上选择场次。</translation>
        </message>
        <message>
            <source>This customer may have at most %1 of these and already has %2. Nothing was booked. A lead can allow more with a reason.</source>
            <translation>该客户最多可订 %1 个，现已有 %2 个。未生成预订。主管可注明原因放宽。</translation>
        </message>
        <message>
            <source>This is more than one customer may buy. Nothing was booked. A lead can allow more with a reason.</source>
            <translation>超过单个客户的限购数量。未生成预订。主管可注明原因放宽。</translation>
        </message>
        <message>
            <source>Too many unpaid bookings are being held at once. Nothing was booked. Finish or let go of one first.</source>
            <translation>同时预占的未付款订单过多。未生成预订。请先完成或放弃其中一张。</translation>
        </message>
        <message>
            <source>Too many bookings were made in the last minute. Nothing was booked. Wait %1 and try again.</source>
            <translation>最近一分钟内预订过多。未生成预订。请等待 %1 后重试。</translation>
        </message>
        <message>
            <source>Too many bookings were made in the last minute. Nothing was booked. Wait a moment and try again.</source>
            <translation>最近一分钟内预订过多。未生成预订。请稍候再试。</translation>
        </message>
        <message>
            <source>This slot is not there any more. Nothing was booked. The board is loaded again; choose another slot.</source>
            <translation>该场次已不存在。未生成预订。场次表已重新加载，请选择其他场次。</translation>
        </message>
        <message>
            <source>No order of this number was found at this venue. Check the number or search by phone.</source>
            <translation>本场馆没有此编号的订单。请核对编号，或按电话查找。</translation>
        </message>
        <message>
            <source>This customer is not there any more, perhaps merged with another. Search for the phone number again.</source>
            <translation>该客户已不存在，可能已与其他客户合并。请重新按电话查找。</translation>
        </message>
        <message>
            <source>This belongs to another venue. Switch to that venue, or choose something of this one.</source>
            <translation>此内容属于其他场馆。请切换到该场馆，或选择本场馆的内容。</translation>
        </message>
        <message>
            <source>One order holds slots of one venue only. Nothing was booked. Make an order for each venue.</source>
            <translation>一张订单只能包含同一场馆的场次。未生成预订。请为每个场馆各下一单。</translation>
        </message>
        <message>
            <source>This form was already sent with other contents. Nothing was booked twice. Look at the order that was made, or start a new booking.</source>
            <translation>此表单已以不同内容提交过，没有重复预订。请查看已生成的订单，或重新开始预订。</translation>
        </message>
        <message>
            <source>This customer already has order %1 for this slot. Nothing was booked. Open that order and change it instead.</source>
            <translation>该客户在此场次已有订单 %1。未生成预订。请打开该订单进行修改。</translation>
        </message>
        <message>
            <source>This customer already has an order for this slot. Nothing was booked. Open that order and change it instead.</source>
            <translation>该客户在此场次已有订单。未生成预订。请打开该订单进行修改。</translation>
        </message>
        <message>
            <source>%1 is already taken for part of this time by another booking. Nothing was booked. Choose another time or space.</source>
            <translation>“%1”在此时段内已被其他预订占用一部分。未生成预订。请选择其他时间或场地。</translation>
        </message>
        <message>
            <source>This space is already taken for part of this time. Nothing was booked. Choose another time or space.</source>
            <translation>该场地在此时段内已被占用一部分。未生成预订。请选择其他时间或场地。</translation>
        </message>
        <message>
            <source>Seat %1 was just taken. Nothing was booked. Choose another seat.</source>
            <translation>座位 %1 刚被订走。未生成预订。请选择其他座位。</translation>
        </message>
        <message>
            <source>This seat was just taken. Nothing was booked. Choose another seat.</source>
            <translation>该座位刚被订走。未生成预订。请选择其他座位。</translation>
        </message>
        <message>
            <source>None is free at %1. Nothing was booked. Choose another time or use the waitlist.</source>
            <translation>%1 没有空位。未生成预订。请选择其他时间或登记候补。</translation>
        </message>
        <message>
            <source>None is free at this time. Nothing was booked. Choose another time or use the waitlist.</source>
            <translation>此时段没有空位。未生成预订。请选择其他时间或登记候补。</translation>
        </message>
        <message>
            <source>The hold ran out at %1 and the places were given back. Book them again if they are still free.</source>
            <translation>预占已于 %1 到期，名额已释放。如仍有空位请重新预订。</translation>
        </message>
        <message>
            <source>The hold has run out and the places were given back. Book them again if they are still free.</source>
            <translation>预占已到期，名额已释放。如仍有空位请重新预订。</translation>
        </message>
        <message>
            <source>This hold was already extended once. It cannot be extended again. Take the payment before it ends.</source>
            <translation>该预占已延长过一次，不能再延。请在到期前收款。</translation>
        </message>
        <message>
            <source>The order is now “%1”; for this it would have to be “%2”. Nothing was changed. Look at the order as it is now.</source>
            <translation>订单现为“%1”；此操作需要“%2”。未作任何更改。请查看订单的最新状态。</translation>
        </message>
        <message>
            <source>The order is now “%1”, and this cannot be done to it any more. Nothing was changed. Look at the order as it is now.</source>
            <translation>订单现为“%1”，已不能进行此操作。未作任何更改。请查看订单的最新状态。</translation>
        </message>
        <message>
            <source>The order's state does not allow this. Nothing was changed. Look at the order as it is now.</source>
            <translation>订单的状态不允许此操作。未作任何更改。请查看订单的最新状态。</translation>
        </message>
        <message>
            <source>This is what is already booked. Nothing was changed and no reschedule was used up.</source>
            <translation>与现有预订相同。未作任何更改，也未占用改期次数。</translation>
        </message>
        <message>
            <source>This order was already rescheduled as often as its rules allow (%1). Nothing was changed. A lead can allow it once more.</source>
            <translation>该订单的改期次数已达规则上限（%1 次）。未作任何更改。主管可再批准一次。</translation>
        </message>
        <message>
            <source>This order may not be rescheduled again. Nothing was changed. A lead can allow it once more.</source>
            <translation>该订单不能再改期。未作任何更改。主管可再批准一次。</translation>
        </message>
        <message>
            <source>Free cancellation ended on %1. Nothing was changed. A lead can approve it outside the rules.</source>
            <translation>免费取消已于 %1 截止。未作任何更改。主管可破例批准。</translation>
        </message>
        <message>
            <source>The time to cancel is over. Nothing was changed. A lead can approve it outside the rules.</source>
            <translation>已过可取消的时间。未作任何更改。主管可破例批准。</translation>
        </message>
        <message>
            <source>This customer is already on the waitlist of this slot. Nothing was added.</source>
            <translation>该客户已在此场次的候补名单中。未重复登记。</translation>
        </message>
        <message>
            <source>The offer ran out and the place went to the next in line. The customer keeps no place; join the waitlist again if wanted.</source>
            <translation>候补名额已过期，并已转给下一位。该客户未保留名额；如仍需要请重新登记候补。</translation>
        </message>
        <message numerus="yes">
            <source>%n place(s) are already held or sold, so the capacity cannot be less. Nothing was changed. Choose a larger number.</source>
            <translation>
                <numerusform>已有 %n 个名额被预占或售出，容量不能更小。未作任何更改。请填写更大的数字。</numerusform>
            </translation>
        </message>
        <message>
            <source>This space is not there any more. Nothing was changed. Load the page again.</source>
            <translation>该场地已不存在。未作任何更改。请重新加载页面。</translation>
        </message>
        <message>
            <source>The scan cannot be read. Nothing was checked in. Scan again, or check the scanner's keyboard layout, or type the short code.</source>
            <translation>无法读取扫描内容。未核销。请重新扫描，检查扫码枪的键盘布局，或输入短码。</translation>
        </message>
        <message>
            <source>The code has a typing mistake: its check character does not fit. Nothing was checked in. Read it again.</source>
            <translation>短码输入有误：校验位不符。未核销。请再读一遍。</translation>
        </message>
        <message>
            <source>This is far longer than any code of ours. Nothing was checked in. Scan the ticket's code.</source>
            <translation>内容远长于本馆入场码。未核销。请扫描入场凭证上的码。</translation>
        </message>
        <message>
            <source>This code was not issued here. Nothing was checked in. Ask for the ticket of this venue.</source>
            <translation>此码不是本馆签发的。未核销。请出示本场馆的入场凭证。</translation>
        </message>
        <message>
            <source>No code was found in this picture. Nothing was checked in. Use a sharper picture, or type the short code.</source>
            <translation>图片中没有找到入场码。未核销。请使用更清晰的图片，或输入短码。</translation>
        </message>
        <message>
            <source>This file is not a picture that can be opened. Use PNG or JPEG, or type the short code.</source>
            <translation>该文件不是可以打开的图片。请使用 PNG 或 JPEG，或输入短码。</translation>
        </message>
        <message>
            <source>This picture is too large to be read. Use a smaller one, or type the short code.</source>
            <translation>图片过大，无法读取。请使用较小的图片，或输入短码。</translation>
        </message>
        <message>
            <source>No camera is connected. Connect one, or use the scanner or the short code.</source>
            <translation>没有连接摄像头。请连接摄像头，或使用扫码枪或短码。</translation>
        </message>
        <message>
            <source>The camera stopped: %1. Unplug it and plug it in again, or use the scanner or the short code.</source>
            <translation>摄像头已停止：%1。请拔下重新连接，或使用扫码枪或短码。</translation>
        </message>
        <message>
            <source>The camera stopped. Unplug it and plug it in again, or use the scanner or the short code.</source>
            <translation>摄像头已停止。请拔下重新连接，或使用扫码枪或短码。</translation>
        </message>
        <message>
            <source>Already used at %1, %2. Let nobody in; a lead can decide.</source>
            <translation>已于 %1 在“%2”使用。请勿放行，由主管决定。</translation>
        </message>
        <message>
            <source>Undo works for 15 minutes at the own door. A lead can still undo it with a reason.</source>
            <translation>入场只能在 15 分钟内于本入口撤销。主管仍可注明原因撤销。</translation>
        </message>
        <message>
            <source>Too many wrong codes were typed. Wait %1, or scan the code.</source>
            <translation>短码输错次数过多。请等待 %1，或扫描入场码。</translation>
        </message>
        <message>
            <source>Too many wrong codes were typed. Wait a moment, or scan the code.</source>
            <translation>短码输错次数过多。请稍候，或扫描入场码。</translation>
        </message>
        <message>
            <source>The key to this computer's door list has changed, so it cannot be opened. Waiting scans are kept. Ask an administrator to restore the key.</source>
            <translation>本机入口名单的密钥已更改，无法打开。待上传的扫描已保留。请管理员恢复密钥。</translation>
        </message>
        <message>
            <source>The door list on this computer is damaged. Waiting scans are kept. Download the list again.</source>
            <translation>本机的入口名单已损坏。待上传的扫描已保留。请重新下载名单。</translation>
        </message>
        <message>
            <source>There is no door list for today on this computer yet. Connect once to download it.</source>
            <translation>本机还没有今天的入口名单。请联网一次以下载。</translation>
        </message>
        <message>
            <source>Nothing was scanned or typed. Scan the ticket's code, or type the short code printed below it.</source>
            <translation>没有扫描或输入内容。请扫描入场码，或输入入场码下方的短码。</translation>
        </message>
        <message>
            <source>This code was put together in a way ours never are. Let nobody in on it; ask for the original ticket.</source>
            <translation>此码的编码方式不对，不是本馆入场码。请勿放行，请客人出示原票。</translation>
        </message>
        <message>
            <source>The signature of this code is not ours: it is forged or damaged. Let nobody in on it; ask for the original ticket.</source>
            <translation>此码的签名不符，可能是伪造或已损坏。请勿放行，请客人出示原票。</translation>
        </message>
        <message>
            <source>This ticket was issued by a desk this door does not know. Connect once to learn the desks, then scan again.</source>
            <translation>本入口尚未登记签发此票的前台。请联网一次更新前台信息，再重新扫描。</translation>
        </message>
        <message>
            <source>This ticket is not known here. Nothing was checked in. Look the holder up by name or phone.</source>
            <translation>查无此票。未核销。请按姓名或电话查找持票人。</translation>
        </message>
        <message>
            <source>This computer is not registered to issue tickets. An administrator can register it under Terminals.</source>
            <translation>本机未登记为出票终端。管理员可在“终端”中登记。</translation>
        </message>
        <message>
            <source>This check-in is not there any more. Nothing was undone. Load the list again.</source>
            <translation>该核销记录已不存在。未撤销。请重新加载列表。</translation>
        </message>
        <message>
            <source>This was checked in at another door. Nothing was undone. A lead can undo it with a reason.</source>
            <translation>此票在另一入口核销。未撤销。主管可注明原因撤销。</translation>
        </message>
        <message>
            <source>This check-in was already undone. Nothing more is to be done.</source>
            <translation>该核销已经撤销，无需再做。</translation>
        </message>
        <message>
            <source>This computer's signing key cannot be used, so no tickets can be issued here. An administrator can register a new one.</source>
            <translation>本机的签名密钥无法使用，不能在此出票。管理员可登记新的密钥。</translation>
        </message>
        <message>
            <source>This ticket's data cannot be put into a code. Nothing was issued. Tell your administrator the order number.</source>
            <translation>此票的数据无法编成入场码。未出票。请将订单号告知管理员。</translation>
        </message>
        <message>
            <source>The amount is missing. Type it in figures, for example 120.50.</source>
            <translation>未填写金额。请用数字输入，例如 120.50。</translation>
        </message>
        <message>
            <source>“%1” is not an amount that can be read without guessing. Type figures with a point for the decimals, for example 1,200.50.</source>
            <translation>“%1”无法识别为金额。请用数字输入，小数用点，例如 1,200.50。</translation>
        </message>
        <message>
            <source>This currency has no decimals. Type a whole amount.</source>
            <translation>该币种没有小数。请输入整数金额。</translation>
        </message>
        <message numerus="yes">
            <source>This currency has %n decimal(s). Type the amount with no more than that.</source>
            <translation>
                <numerusform>该币种有 %n 位小数。请勿输入更多小数位。</numerusform>
            </translation>
        </message>
        <message>
            <source>This amount is larger than any a desk can take. Check the figures.</source>
            <translation>金额超出前台可收的范围。请核对数字。</translation>
        </message>
        <message>
            <source>The amount must be more than zero. Check the figures.</source>
            <translation>金额须大于零。请核对数字。</translation>
        </message>
        <message>
            <source>Only %1 is still to be paid. Take that amount, or less.</source>
            <translation>只剩 %1 待付。请按此金额或更少收取。</translation>
        </message>
        <message>
            <source>The amount is now %1; it was %2 when you opened this. Nothing was done. Check it and confirm again.</source>
            <translation>金额现为 %1；您打开时为 %2。未执行操作。请核对后重新确认。</translation>
        </message>
        <message>
            <source>The amount is in %1, the order in %2. Nothing was booked to the order; finance finds it among the unapplied payments.</source>
            <translation>金额为 %1，订单为 %2。未记入订单；财务可在未入单款项中找到。</translation>
        </message>
        <message>
            <source>Payment %1 was already recorded. It counts once; nothing more is to be done.</source>
            <translation>付款 %1 已登记过，只计一次，无需再做。</translation>
        </message>
        <message>
            <source>This payment was already recorded. It counts once; nothing more is to be done.</source>
            <translation>该付款已登记过，只计一次，无需再做。</translation>
        </message>
        <message>
            <source>The order was closed before this payment came in. The money is listed as unapplied with a refund due; the order stays closed.</source>
            <translation>付款到达前订单已关闭。款项列为未入单并待退款；订单保持关闭。</translation>
        </message>
        <message>
            <source>No payment of this number is known. Check the number on the slip.</source>
            <translation>没有此编号的付款。请核对小票上的编号。</translation>
        </message>
        <message>
            <source>The customer paid %1 too much. The order is paid; finance sees the surplus and refunds it.</source>
            <translation>客户多付了 %1。订单已付清；财务会看到多付款并退回。</translation>
        </message>
        <message>
            <source>The customer paid more than was due. The order is paid; finance sees the surplus and refunds it.</source>
            <translation>客户付款超过应付。订单已付清；财务会看到多付款并退回。</translation>
        </message>
        <message>
            <source>Nothing is left to pay on this order. Nothing was recorded.</source>
            <translation>该订单没有待付金额。未登记。</translation>
        </message>
        <message>
            <source>The member's balance is %1, less than what is due. Take the rest by another means.</source>
            <translation>会员余额为 %1，少于应付。其余请用其他方式收取。</translation>
        </message>
        <message>
            <source>The member's balance does not cover this. Take the rest by another means.</source>
            <translation>会员余额不足。其余请用其他方式收取。</translation>
        </message>
        <message>
            <source>At most %1 can still be refunded. Nothing was refunded. Lower the amount.</source>
            <translation>最多还可退 %1。未退款。请减少金额。</translation>
        </message>
        <message>
            <source>This is more than can still be refunded. Nothing was refunded. Lower the amount.</source>
            <translation>超过可退金额。未退款。请减少金额。</translation>
        </message>
        <message>
            <source>Refundable is now %1; it was %2 when you opened this. Nothing was refunded. Check it and decide again.</source>
            <translation>可退金额现为 %1；您打开时为 %2。未退款。请核对后再决定。</translation>
        </message>
        <message>
            <source>Refunds above %1 need a lead's approval. Nothing was refunded. Ask a lead to approve it.</source>
            <translation>超过 %1 的退款须主管批准。未退款。请主管批准。</translation>
        </message>
        <message>
            <source>This refund needs a lead's approval. Nothing was refunded. Ask a lead to approve it.</source>
            <translation>该退款须主管批准。未退款。请主管批准。</translation>
        </message>
        <message>
            <source>What you asked for yourself must be approved by someone else. Nothing was changed. Ask another lead.</source>
            <translation>本人提出的申请须由他人批准。未作任何更改。请另一位主管处理。</translation>
        </message>
        <message>
            <source>Cash needs an open shift. Nothing was recorded. Open your shift first.</source>
            <translation>收现金须先开班。未登记。请先开班。</translation>
        </message>
        <message>
            <source>A shift is already open at this desk since %1. Close it before opening another.</source>
            <translation>本前台自 %1 起已开班。请先交班再开新班。</translation>
        </message>
        <message>
            <source>A shift is already open at this desk. Close it before opening another.</source>
            <translation>本前台已开班。请先交班再开新班。</translation>
        </message>
        <message>
            <source>Line %1 of the statement cannot be read. Nothing was imported. Check that it is the channel's own file.</source>
            <translation>对账单第 %1 行无法读取。未导入。请确认是该渠道的原始文件。</translation>
        </message>
        <message>
            <source>The statement cannot be read. Nothing was imported. Check that it is the channel's own file.</source>
            <translation>对账单无法读取。未导入。请确认是该渠道的原始文件。</translation>
        </message>
        <message>
            <source>This statement was already imported on %1. Nothing was imported twice.</source>
            <translation>该对账单已于 %1 导入。未重复导入。</translation>
        </message>
        <message>
            <source>The folder %1 cannot be written to. Nothing was exported. Choose another folder or ask for write permission.</source>
            <translation>无法写入文件夹 %1。未导出。请选择其他文件夹或申请写入权限。</translation>
        </message>
        <message>
            <source>The folder cannot be written to. Nothing was exported. Choose another folder.</source>
            <translation>无法写入该文件夹。未导出。请选择其他文件夹。</translation>
        </message>
        <message>
            <source>The disk is full. The file was not written and no half file was left. Make room or choose another folder.</source>
            <translation>磁盘已满。文件未写入，也没有留下不完整的文件。请清理空间或选择其他文件夹。</translation>
        </message>
        <message>
            <source>%1 was given, but %2 is due. Nothing was recorded. Take the rest, or record it as a part payment.</source>
            <translation>实收 %1，应付 %2。未登记。请收足，或登记为部分付款。</translation>
        </message>
        <message>
            <source>Less was given than is due. Nothing was recorded. Take the rest, or record it as a part payment.</source>
            <translation>实收少于应付。未登记。请收足，或登记为部分付款。</translation>
        </message>
        <message>
            <source>A phone number is needed, so that the customer can be called back. Type it as the caller says it.</source>
            <translation>请填写电话号码，以便回电。按来电者所说输入即可。</translation>
        </message>
        <message>
            <source>“%1” is too short, too long or no phone number at all. Ask the caller to repeat it.</source>
            <translation>“%1”过短、过长或不是电话号码。请来电者再说一遍。</translation>
        </message>
        <message>
            <source>This is not a phone number. Ask the caller to repeat it.</source>
            <translation>这不是电话号码。请来电者再说一遍。</translation>
        </message>
        <message>
            <source>A phone number has no letters. Type the digits the caller says.</source>
            <translation>电话号码没有字母。请输入来电者所说的数字。</translation>
        </message>
        <message>
            <source>This is a country code alone. Type the rest of the number too.</source>
            <translation>这只是国家区号。请输入其余号码。</translation>
        </message>
        <message>
            <source>The number has only %1 digits; the shortest have %2. Ask the caller to repeat it.</source>
            <translation>号码只有 %1 位；最短为 %2 位。请来电者再说一遍。</translation>
        </message>
        <message>
            <source>The number is too short. Ask the caller to repeat it.</source>
            <translation>号码过短。请来电者再说一遍。</translation>
        </message>
        <message>
            <source>The number has %1 digits; the longest have %2. Ask the caller to repeat it.</source>
            <translation>号码有 %1 位；最长为 %2 位。请来电者再说一遍。</translation>
        </message>
        <message>
            <source>The number is too long. Ask the caller to repeat it.</source>
            <translation>号码过长。请来电者再说一遍。</translation>
        </message>
        <message>
            <source>This number looks unusual for this country. It is accepted; read it back to the caller to be sure.</source>
            <translation>此号码在本国不常见，但已接受；请向来电者复述确认。</translation>
        </message>
        <message>
            <source>A name is needed. One word is enough; write what you hear.</source>
            <translation>请填写姓名。一个字也可以，听到什么写什么。</translation>
        </message>
        <message>
            <source>The name has %1 characters; at most %2 can be stored. Shorten it yourself, nothing is cut off.</source>
            <translation>姓名有 %1 个字符；最多可存 %2 个。请自行缩短，不会自动截断。</translation>
        </message>
        <message>
            <source>The name is longer than 200 characters. Shorten it yourself, nothing is cut off.</source>
            <translation>姓名超过 200 个字符。请自行缩短，不会自动截断。</translation>
        </message>
        <message>
            <source>The text has %1 characters; at most %2 can be stored. Shorten it yourself, nothing is cut off.</source>
            <translation>文字有 %1 个字符；最多可存 %2 个。请自行缩短，不会自动截断。</translation>
        </message>
        <message>
            <source>The text is too long. Shorten it yourself, nothing is cut off.</source>
            <translation>文字过长。请自行缩短，不会自动截断。</translation>
        </message>
        <message>
            <source>The text contains a character that cannot be stored. Remove what was pasted last and type it instead.</source>
            <translation>文字含有无法保存的字符。请删除最后粘贴的内容并改为手动输入。</translation>
        </message>
        <message>
            <source>This space asks for real names: each place needs a document. Type the document's number.</source>
            <translation>该场地要求实名：每个名额需要证件。请输入证件号码。</translation>
        </message>
        <message>
            <source>This is not a valid document number. Check it against the document.</source>
            <translation>这不是有效的证件号码。请对照证件核对。</translation>
        </message>
        <message>
            <source>This document already has a place in this slot. Nothing was booked. One document holds one place.</source>
            <translation>该证件在此场次已有名额。未生成预订。一个证件只能占一个名额。</translation>
        </message>
        <message>
            <source>This customer let too many bookings expire lately. A lead can confirm the booking.</source>
            <translation>该客户近期超时未付过多。主管可确认此预订。</translation>
        </message>
        <message>
            <source>A customer cannot be merged with itself. Choose two different ones.</source>
            <translation>客户不能与自己合并。请选择两位不同的客户。</translation>
        </message>
        <message>
            <source>Your role does not allow this: it needs %1. Nothing was changed. Ask a colleague with that role.</source>
            <translation>您的角色不允许此操作，须为%1。未作任何更改。请有该角色的同事处理。</translation>
        </message>
        <message>
            <source>Your role does not allow this. Nothing was changed. Ask a lead or an administrator.</source>
            <translation>您的角色不允许此操作。未作任何更改。请主管或管理员处理。</translation>
        </message>
        <message>
            <source>This needs a lead's approval. Nothing was changed. A lead can approve it at this desk.</source>
            <translation>此操作须主管批准。未作任何更改。主管可在本前台批准。</translation>
        </message>
        <message>
            <source>This takes two different people. Nothing was changed. Ask a colleague to approve it.</source>
            <translation>此操作须由两个人完成。未作任何更改。请同事批准。</translation>
        </message>
        <message>
            <source>Nobody can change their own rights. Nothing was changed. Ask another administrator.</source>
            <translation>不能更改自己的权限。未作任何更改。请另一位管理员处理。</translation>
        </message>
        <message>
            <source>This is the last active administrator. Nothing was changed. Name another one first.</source>
            <translation>这是最后一位启用的管理员。未作任何更改。请先指定另一位。</translation>
        </message>
        <message>
            <source>The login name %1 is already in use. Choose another one.</source>
            <translation>登录名 %1 已被使用。请换一个。</translation>
        </message>
        <message>
            <source>This login name is already in use. Choose another one.</source>
            <translation>该登录名已被使用。请换一个。</translation>
        </message>
        <message numerus="yes">
            <source>The password is too easy to guess. Take at least %n character(s) that are no word and no date.</source>
            <translation>
                <numerusform>密码太容易猜到。请至少使用 %n 个字符，不要用单词或日期。</numerusform>
            </translation>
        </message>
        <message>
            <source>The password is too easy to guess. Take a longer one.</source>
            <translation>密码太容易猜到。请使用更长的密码。</translation>
        </message>
        <message>
            <source>These settings make no slots at all. Check the dates, the weekdays and the times.</source>
            <translation>这些设置不会生成任何场次。请检查日期、星期和时间。</translation>
        </message>
        <message>
            <source>This would make %1 slots; at most %2 are made at once. Choose fewer spaces or a shorter range.</source>
            <translation>将生成 %1 个场次；一次最多 %2 个。请减少场地或缩短范围。</translation>
        </message>
        <message numerus="yes">
            <source>%n slot(s) would overlap with slots that are already there. Nothing was made. Look at the conflicts in the preview.</source>
            <translation>
                <numerusform>有 %n 个场次会与现有场次重叠。未生成。请查看预览中的冲突。</numerusform>
            </translation>
        </message>
        <message>
            <source>This slot would overlap with one that is already there. Nothing was made. Choose another time.</source>
            <translation>该场次会与现有场次重叠。未生成。请选择其他时间。</translation>
        </message>
        <message>
            <source>The end lies before the start. Change one of them.</source>
            <translation>结束早于开始。请修改其中之一。</translation>
        </message>
        <message numerus="yes">
            <source>At most %n day(s) can be chosen at once. Choose a shorter range.</source>
            <translation>
                <numerusform>一次最多可选 %n 天。请缩短范围。</numerusform>
            </translation>
        </message>
        <message>
            <source>This range is too long. Choose a shorter one.</source>
            <translation>范围过长。请缩短。</translation>
        </message>
        <message>
            <source>This is not a date. Type it as 2026-12-05 or choose it in the calendar.</source>
            <translation>这不是日期。请按 2026-12-05 输入，或在日历中选择。</translation>
        </message>
        <message>
            <source>This is not a time of day. Type it as 18:00.</source>
            <translation>这不是时间。请按 18:00 输入。</translation>
        </message>
        <message>
            <source>The name “%1” is already in use here. Choose another one.</source>
            <translation>名称“%1”在此已被使用。请换一个。</translation>
        </message>
        <message>
            <source>This name is already in use here. Choose another one.</source>
            <translation>该名称在此已被使用。请换一个。</translation>
        </message>
        <message numerus="yes">
            <source>%n slot(s) or order(s) still use this. Nothing was removed. Take it out of use instead.</source>
            <translation>
                <numerusform>仍有 %n 个场次或订单在使用。未删除。请改为停用。</numerusform>
            </translation>
        </message>
        <message>
            <source>This is still in use. Nothing was removed. Take it out of use instead.</source>
            <translation>仍在使用中。未删除。请改为停用。</translation>
        </message>
        <message>
            <source>This version is already in use and stays as it is. Make a new version instead.</source>
            <translation>该版本已在使用，保持不变。请新建一个版本。</translation>
        </message>
        <message>
            <source>Somebody else saved this while you were editing. Nothing of yours was saved; your text is still here. Compare and save again.</source>
            <translation>您编辑期间他人已保存。您的内容未保存，但文字仍在。请对比后重新保存。</translation>
        </message>
        <message>
            <source>The value must lie between %1 and %2. Change it and try again.</source>
            <translation>数值须在 %1 与 %2 之间。请修改后重试。</translation>
        </message>
        <message>
            <source>The value is out of its range. Change it and try again.</source>
            <translation>数值超出范围。请修改后重试。</translation>
        </message>
        <message>
            <source>This time zone is not known. Choose one from the list, for example Asia/Shanghai.</source>
            <translation>没有此时区。请从列表中选择，例如 Asia/Shanghai。</translation>
        </message>
        <message>
            <source>The slot does not fit between start and end. Make it shorter or the day longer.</source>
            <translation>场次在开始与结束之间放不下。请缩短场次或延长时段。</translation>
        </message>
        <message>
            <source>The capacity must be a whole number from 1 to the space's maximum. Change it and try again.</source>
            <translation>容量须为 1 到场地上限之间的整数。请修改后重试。</translation>
        </message>
        <message>
            <source>This would make too many slots at once. Choose fewer spaces or a shorter range.</source>
            <translation>一次生成的场次过多。请减少场地或缩短范围。</translation>
        </message>
        <message>
            <source>The server is busy and is being asked again. Nothing is done twice. If it goes on, wait a moment.</source>
            <translation>服务器繁忙，正在重试，不会重复执行。如持续出现，请稍候再试。</translation>
        </message>
        <message>
            <source>The database is newer (%2) than this program knows (%1). Nothing was opened. Update this program.</source>
            <translation>数据库版本（%2）比本程序（%1）新。未打开。请更新本程序。</translation>
        </message>
        <message>
            <source>The database is newer than this program. Nothing was opened. Update this program.</source>
            <translation>数据库比本程序新。未打开。请更新本程序。</translation>
        </message>
        <message>
            <source>This program (%1) is newer than the database (%2). Nothing was opened. Ask an administrator to migrate the database.</source>
            <translation>本程序（%1）比数据库（%2）新。未打开。请管理员升级数据库。</translation>
        </message>
        <message>
            <source>This program is newer than the database. Nothing was opened. Ask an administrator to migrate the database.</source>
            <translation>本程序比数据库新。未打开。请管理员升级数据库。</translation>
        </message>
        <message>
            <source>The user name or the password is wrong. Check both, and whether caps lock is on.</source>
            <translation>用户名或密码有误。请核对，并检查大写锁定是否开启。</translation>
        </message>
        <message>
            <source>No server answers at %1. Check the network, and the host and port of the server profile.</source>
            <translation>%1 没有服务器应答。请检查网络，以及服务器配置中的主机和端口。</translation>
        </message>
        <message>
            <source>No server answers. Check the network, and the host and port of the server profile.</source>
            <translation>没有服务器应答。请检查网络，以及服务器配置中的主机和端口。</translation>
        </message>
        <message>
            <source>The server at %1 could not prove who it is, so no password was sent. Check the host name and the certificate in the server profile.</source>
            <translation>无法验证 %1 的服务器身份，因此未发送密码。请检查服务器配置中的主机名和证书。</translation>
        </message>
        <message>
            <source>The server could not prove who it is, so no password was sent. Check the host name and the certificate in the server profile.</source>
            <translation>无法验证服务器的身份，因此未发送密码。请检查服务器配置中的主机名和证书。</translation>
        </message>
        <message>
            <source>The server has no database named %1. Check the server profile.</source>
            <translation>服务器上没有名为 %1 的数据库。请检查服务器配置。</translation>
        </message>
        <message>
            <source>The server has no database of this name. Check the server profile.</source>
            <translation>服务器上没有此名称的数据库。请检查服务器配置。</translation>
        </message>
        <message>
            <source>You are known here but may see no venue yet. Ask an administrator to add you to one.</source>
            <translation>系统中有您的账号，但尚未分配场馆。请联系管理员添加。</translation>
        </message>
        <message>
            <source>This sign-in is disabled. Ask an administrator.</source>
            <translation>该账号已停用。请联系管理员。</translation>
        </message>
        <message>
            <source>Your session was ended by the server. What you typed is kept. Sign in again.</source>
            <translation>您的会话已被服务器结束。输入的内容已保留。请重新登录。</translation>
        </message>
        <message>
            <source>The server on this computer could not be started: %1. Nothing was changed. Look into the log or restart the computer.</source>
            <translation>本机的服务器无法启动：%1。未作任何更改。请查看日志或重启电脑。</translation>
        </message>
        <message>
            <source>The server on this computer could not be started. Nothing was changed. Look into the log or restart the computer.</source>
            <translation>本机的服务器无法启动。未作任何更改。请查看日志或重启电脑。</translation>
        </message>
        <message>
            <source>No password is remembered for this sign-in. Type it.</source>
            <translation>未保存此登录的密码，请输入。</translation>
        </message>
        <message>
            <source>The system's keychain refused. The password is not remembered; signing in works all the same.</source>
            <translation>系统钥匙串拒绝了请求。密码未被记住；仍可正常登录。</translation>
        </message>
        <message>
            <source>The server profile lacks a host or a database. Fill in both.</source>
            <translation>服务器配置未填写主机或数据库，请补全。</translation>
        </message>
        <message>
            <source>The user name is missing. Type the one your administrator gave you.</source>
            <translation>未填写用户名。请输入管理员给您的用户名。</translation>
        </message>
        <message>
            <source>The password is missing.</source>
            <translation>未填写密码。</translation>
        </message>
        <message>
            <source>This computer's clock differs from the server's by %1. The server's time counts. Set the clock.</source>
            <translation>本机时钟与服务器相差 %1。以服务器时间为准。请校准时钟。</translation>
        </message>
        <message>
            <source>The printer did not take the job. Nothing was printed. Check paper and cable, or save as PDF.</source>
            <translation>打印机未接受任务。未打印。请检查纸张和连接，或另存为 PDF。</translation>
        </message>
        <message>
            <source>The file %1 cannot be written. Nothing was saved. Choose another place.</source>
            <translation>无法写入文件 %1。未保存。请选择其他位置。</translation>
        </message>
        <message>
            <source>The file cannot be written. Nothing was saved. Choose another place.</source>
            <translation>无法写入文件。未保存。请选择其他位置。</translation>
        </message>
        <message>
            <source>The file cannot be read. Check that it is there and not open elsewhere.</source>
            <translation>无法读取文件。请确认文件存在且未在别处打开。</translation>
        </message>
        <message>
            <source>There are more results than can be shown. Narrow the search.</source>
            <translation>结果过多，无法全部显示。请缩小查找范围。</translation>
        </message>
        <message>
            <source>Another computer is updating the database at this moment. Nothing was changed here. Try again in a minute.</source>
            <translation>另一台电脑正在升级数据库。此处未作任何更改。请一分钟后重试。</translation>
        </message>
        <message>
            <source>Updating the database did not work and was taken back whole. The database is as it was. Tell your administrator; the log says where it stopped.</source>
            <translation>升级数据库未成功，已全部撤回。数据库保持原样。请告知管理员；日志中记录了中断的位置。</translation>
        </message>
        <message>
            <source>An update this database already has is not the one this program carries. Nothing was changed. Install the program that belongs to this database.</source>
            <translation>该数据库已有的某次升级与本程序所带的不同。未作任何更改。请安装与该数据库相配的程序。</translation>
        </message>
        <message>
            <source>This program's database updates are incomplete. Nothing was changed. Install the program again.</source>
            <translation>本程序的数据库升级不完整。未作任何更改。请重新安装程序。</translation>
        </message>
        <message>
            <source>This program's database updates cannot be read. Nothing was changed. Install the program again.</source>
            <translation>无法读取本程序的数据库升级。未作任何更改。请重新安装程序。</translation>
        </message>
        <message>
            <source>A program of the database server failed. Nothing was changed. Look into the log, or restart the computer.</source>
            <translation>数据库服务器的某个程序出错。未作任何更改。请查看日志，或重启电脑。</translation>
        </message>
        <message>
            <source>The database server is not installed on this computer. Install PostgreSQL, or choose a server profile instead.</source>
            <translation>本机没有安装数据库服务器。请安装 PostgreSQL，或改选服务器配置。</translation>
        </message>
        <message>
            <source>The system account the database server runs as is missing. Install PostgreSQL again, or choose a server profile instead.</source>
            <translation>缺少运行数据库服务器的系统账户。请重新安装 PostgreSQL，或改选服务器配置。</translation>
        </message>
        <message>
            <source>The folder cannot be written to. Nothing was saved. Choose another one or ask for write permission.</source>
            <translation>无法写入该文件夹。未保存。请选择其他文件夹或申请写入权限。</translation>
        </message>
        <message>
            <source>A rule of the venue does not allow this. Nothing was changed. Ask a lead if it must be done.</source>
            <translation>场馆的规则不允许此操作。未作任何更改。确有需要请找主管。</translation>
        </message>
        <message>
            <source>Somebody else changed this a moment ago. Nothing of yours was saved. Look at what is true now and try again.</source>
            <translation>他人刚刚做了修改。您的内容未保存。请查看最新情况后重试。</translation>
        </message>
        <message>
            <source>This is not there any more, or not yours to see. Reload the list and look again.</source>
            <translation>内容已不存在，或您无权查看。请重新加载列表后再看。</translation>
        </message>
        <message>
            <source>The server did not answer in time. Trying again is safe: nothing is done twice.</source>
            <translation>服务器未及时答复。可以放心重试：不会重复执行。</translation>
        </message>
        <message>
            <source>This ticket has no code that a QR can hold. Nothing was printed. Issue the ticket again; if that does not help, tell your administrator the order number.</source>
            <translation>此票没有可写入二维码的入场码。未打印。请重新出票；若仍不行，请将订单号告知管理员。</translation>
        </message>
        <message>
            <source>The connection to the server is lost. It goes on by itself when the server is back, and an answer that was still open is looked up first, so nothing is done twice.</source>
            <translation>与服务器的连接已断开。恢复后会自动继续，并先查询未完成的答复，不会重复执行。</translation>
        </message>
        <message>
            <source>This was cancelled before its answer came. Look whether it was done before you try again.</source>
            <translation>在得到答复前已取消。重试前请先查看是否已完成。</translation>
        </message>
        <message>
            <source>Something unexpected happened and was written to the log. Look whether it was done before you try again; if it happens twice, tell your administrator the time.</source>
            <translation>发生意外错误，已写入日志。重试前请先查看是否已完成；如再次发生，请将时间告知管理员。</translation>
        </message>
        <message>
            <source>This takes one party at a time, so its capacity is 1.</source>
            <translation>此类场地一次只接待一方，容量为 1。</translation>
        </message>
        <message>
            <source>The capacity must be a whole number from 1 to %1.</source>
            <translation>容量必须是 1 到 %1 之间的整数。</translation>
        </message>
        <message>
            <source>Slots to come offer more than %1 places. Nothing was saved. Lower their capacity first.</source>
            <translation>未来的场次名额超过 %1。未保存。请先降低这些场次的容量。</translation>
        </message>
        <message>
            <source>Type whole minutes from %1 to %2.</source>
            <translation>请输入 %1 到 %2 之间的整数分钟。</translation>
        </message>
        <message>
            <source>Type whole minutes, at most %1.</source>
            <translation>请输入整数分钟，最多 %1。</translation>
        </message>
        <message>
            <source>This is empty. Type a whole number.</source>
            <translation>此项为空。请输入整数。</translation>
        </message>
        <message>
            <source>“%1” is not a whole number. Type figures only, for example 60.</source>
            <translation>“%1”不是整数。请只输入数字，例如 60。</translation>
        </message>
        <message>
            <source>The category is missing. Choose one or type a new name of at most 120 characters.</source>
            <translation>未填写分类。请选择一个，或输入不超过 120 个字符的新名称。</translation>
        </message>
        <message>
            <source>This kind is not known. Choose one from the list.</source>
            <translation>没有此类型。请从列表中选择。</translation>
        </message>
        <message>
            <source>The kind of a space stays as it was made, because its bookings depend on it. Make a new space instead.</source>
            <translation>场地类型创建后不能更改，因为预订依赖于它。请新建场地。</translation>
        </message>
        <message>
            <source>This country code is not known. Choose one from the list, for example CN.</source>
            <translation>未知的国家/地区代码。请从列表中选择，例如 CN。</translation>
        </message>
        <message>
            <source>This currency is not known. Choose one from the list, for example CNY.</source>
            <translation>未知的货币。请从列表中选择，例如 CNY。</translation>
        </message>
        <message>
            <source>A hold lasts from 1 to 1,440 minutes. Change the minutes.</source>
            <translation>预占时长为 1 到 1,440 分钟。请修改分钟数。</translation>
        </message>
        <message>
            <source>No space is chosen. Tick at least one.</source>
            <translation>未选择场地。请至少勾选一个。</translation>
        </message>
        <message>
            <source>No weekday is chosen. Press at least one.</source>
            <translation>未选择星期。请至少选择一天。</translation>
        </message>
        <message>
            <source>The last day must not lie before the first, nor more than ten years after it. Nothing was made for %1 to %2. Change the dates.</source>
            <translation>结束日期不能早于开始日期，也不能晚十年以上。未生成 %1 至 %2 的场次。请修改日期。</translation>
        </message>
        <message>
            <source>The last day lies before the first. Change one of them.</source>
            <translation>结束日期早于开始日期。请修改其中之一。</translation>
        </message>
        <message>
            <source>None of the chosen weekdays lies between these two days. Choose other days or another weekday.</source>
            <translation>这两天之间没有所选的星期。请更换日期或星期。</translation>
        </message>
        <message>
            <source>These are %1 days; at most %2 are made at once. Choose a shorter range.</source>
            <translation>共 %1 天；一次最多 %2 天。请缩短范围。</translation>
        </message>
        <message>
            <source>A slot of %1 minutes does not fit into the %2 minutes between start and end. Make the slot shorter or the time longer.</source>
            <translation>%1 分钟的场次放不进开始与结束之间的 %2 分钟。请缩短场次或延长时间。</translation>
        </message>
        <message>
            <source>The file %1 could not be written: %2. Nothing half-written was left.</source>
            <translation>无法写入文件 %1：%2。没有留下不完整的文件。</translation>
        </message>
        <message>
            <source>Money kept coming in while the day was read, so its lines did not add up yet. Nothing was exported. Try again.</source>
            <translation>读取当日数据时不断有款项进入，明细尚未与合计一致。未导出。请重试。</translation>
        </message>
        <message>
            <source>All %1 places are gone: %2 sold, %3 held, %4 kept back by staff. Choose another slot or put the customer on the waitlist.</source>
            <translation>%1 个名额已无空余：已售 %2，预占 %3，员工保留 %4。请选择其他场次，或为客户登记候补。</translation>
        </message>
        <message numerus="yes">
            <source>No place is left, but %n are only held, not paid, and may come free again. Nothing was booked. Choose another slot or put the customer on the waitlist.</source>
            <translation>
                <numerusform>已无余位，其中 %n 个名额仅为预占、尚未付款，可能重新释放。未生成预订。请选择其他场次，或为客户登记候补。</numerusform>
            </translation>
        </message>
        <message>
            <source>This slot began at %1. It is sold only with permission and a reason. Choose a later one or ask a lead.</source>
            <translation>该场次已于 %1 开始，须有权限并注明原因才能售出。请选择更晚的场次，或请主管处理。</translation>
        </message>
        <message>
            <source>Line %1: the quantity must be a whole number from 1 to %2. Nothing was booked. Change it and try again.</source>
            <translation>第 %1 行：数量须为 1 到 %2 的整数。未生成预订。请修改后重试。</translation>
        </message>
        <message>
            <source>The quantity must be a whole number, at most %1. Change it and try again.</source>
            <translation>数量须为整数，最多 %1。请修改后重试。</translation>
        </message>
        <message>
            <source>This order has %1 lines; one order takes at most %2. Nothing was booked. Split it into two orders.</source>
            <translation>这张订单有 %1 行，一张订单最多 %2 行。未生成预订。请分成两张订单。</translation>
        </message>
        <message>
            <source>From 1 to %1 can be handled at once. Nothing was changed. Choose fewer, or at least one.</source>
            <translation>一次可处理 1 到 %1 项。未作任何更改。请减少所选，或至少选择一项。</translation>
        </message>
        <message>
            <source>This customer already has order %1 for %2 on %3. Nothing was booked. Open that order and change it instead.</source>
            <translation>该客户已有订单 %1（%2，%3）。未生成预订。请打开该订单进行修改。</translation>
        </message>
        <message>
            <source>%1 is already taken from %2 to %3 by a booking of %4. Nothing was booked. Choose another time or space.</source>
            <translation>“%1”在 %2 至 %3 已被“%4”的预订占用。未生成预订。请选择其他时间或场地。</translation>
        </message>
        <message>
            <source>This time is taken from %1 to %2 by a booking of %3. Choose another time or space.</source>
            <translation>%1 至 %2 已被“%3”的预订占用。请选择其他时间或场地。</translation>
        </message>
        <message>
            <source>Nothing is free in “%1” at %2. Nothing was booked. Choose another time or use the waitlist.</source>
            <translation>“%1”在 %2 没有空位。未生成预订。请选择其他时间或登记候补。</translation>
        </message>
        <message>
            <source>This needs a reason of at most 400 characters. Write briefly why, then try again.</source>
            <translation>此操作须填写原因，不超过 400 个字符。请简要写明后重试。</translation>
        </message>
        <message>
            <source>The hold of order %1 was already extended once and ends at %2. It cannot be extended again. Take the payment before then.</source>
            <translation>订单 %1 的预占已延长过一次，将于 %2 到期，不能再延。请在此之前收款。</translation>
        </message>
        <message>
            <source>No price is set for %1 at this time. Nothing was booked. An administrator can add one to the price list.</source>
            <translation>“%1”此时段没有定价。未生成预订。管理员可在价目表中添加。</translation>
        </message>
        <message>
            <source>No price is set for this slot. It cannot be booked. An administrator can add one to the price list.</source>
            <translation>该场次没有定价，不能预订。管理员可在价目表中添加。</translation>
        </message>
        <message>
            <source>The form lost its key, which keeps it from being sent twice. Nothing was done. Open the form again.</source>
            <translation>表单丢失了防止重复提交的标识。未执行任何操作。请重新打开表单。</translation>
        </message>
        <message>
            <source>The ticket type “%1” is sold out for this slot. Nothing was booked. Choose another ticket type.</source>
            <translation>该场次的票种“%1”已售罄。未生成预订。请选择其他票种。</translation>
        </message>
        <message>
            <source>Sale of this slot is over; it starts at %1. Nothing was booked. Choose a later slot; a lead can still sell it with a reason.</source>
            <translation>该场次（%1 开始）已停售。未生成预订。请选择更晚的场次；主管可注明原因后售出。</translation>
        </message>
        <message>
            <source>Sale of this slot is over. Nothing was booked. Choose a later slot; a lead can still sell it with a reason.</source>
            <translation>该场次已停售。未生成预订。请选择更晚的场次；主管可注明原因后售出。</translation>
        </message>
        <message>
            <source>The booking is empty. Nothing was booked. Choose a slot on the board first.</source>
            <translation>预订内容为空。未生成预订。请先在场次表上选择场次。</translation>
        </message>
        <message>
            <source>This ticket type is not sold for the slot. Nothing was booked. Choose another one; an administrator can add one.</source>
            <translation>该场次不售此票种。未生成预订。请选择其他票种；管理员可以添加。</translation>
        </message>
        <message>
            <source>%1 has no booking rules yet. Nothing was booked. An administrator can publish some for it.</source>
            <translation>“%1”还没有预订规则。未生成预订。管理员可为其发布规则。</translation>
        </message>
        <message>
            <source>There are no booking rules for this yet. Nothing was booked. An administrator can publish some.</source>
            <translation>此处还没有预订规则。未生成预订。管理员可以发布规则。</translation>
        </message>
        <message numerus="yes">
            <source>This customer already has %n unpaid booking(s), as many as the venue allows at once. Nothing was booked. Take a payment or let one go first; a lead can allow more with a reason.</source>
            <translation>
                <numerusform>该客户已有 %n 张未付款订单，达到场馆同时允许的上限。未生成预订。请先收款或放弃其中一张；主管可注明原因放宽。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You already hold %n unpaid booking(s), as many as the venue allows at once. Nothing was booked. Take a payment or let one go first; a lead can allow more with a reason.</source>
            <translation>
                <numerusform>您已有 %n 张未付款订单，达到场馆同时允许的上限。未生成预订。请先收款或放弃其中一张；主管可注明原因放宽。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>This desk already holds %n unpaid booking(s), as many as the venue allows at once. Nothing was booked. Take a payment or let one go first; a lead can allow more with a reason.</source>
            <translation>
                <numerusform>本前台已有 %n 张未付款订单，达到场馆同时允许的上限。未生成预订。请先收款或放弃其中一张；主管可注明原因放宽。</numerusform>
            </translation>
        </message>
        <message>
            <source>Too many bookings were made within a minute. Nothing was booked. Wait a minute and try again; a lead can allow it with a reason.</source>
            <translation>一分钟内预订过多。未生成预订。请一分钟后再试；主管可注明原因放行。</translation>
        </message>
        <message>
            <source>This customer would have %1 places in this slot; at most %2 are allowed. Nothing was booked. Take fewer; a lead can allow more with a reason.</source>
            <translation>该客户在此场次将有 %1 个名额，最多允许 %2 个。未生成预订。请减少数量；主管可注明原因放宽。</translation>
        </message>
        <message>
            <source>This customer would have %1 places on this day; at most %2 are allowed. Nothing was booked. Take fewer; a lead can allow more with a reason.</source>
            <translation>该客户当天将有 %1 个名额，最多允许 %2 个。未生成预订。请减少数量；主管可注明原因放宽。</translation>
        </message>
        <message>
            <source>This customer would have %1 places in this activity; at most %2 are allowed. Nothing was booked. Take fewer; a lead can allow more with a reason.</source>
            <translation>该客户在此活动中将有 %1 个名额，最多允许 %2 个。未生成预订。请减少数量；主管可注明原因放宽。</translation>
        </message>
        <message numerus="yes">
            <source>This customer let %n booking(s) run out unpaid in the last %1 days. Nothing was booked. A lead can confirm the booking with a reason.</source>
            <translation>
                <numerusform>该客户最近 %1 天内有 %n 张订单超时未付。未生成预订。主管可注明原因确认此预订。</numerusform>
            </translation>
        </message>
        <message>
            <source>Paying on arrival is not allowed for this booking. Nothing was booked. Book it with the normal hold and take the payment before that ends.</source>
            <translation>此预订不允许到店付款。未生成预订。请按普通预占下单，并在到期前收款。</translation>
        </message>
        <message>
            <source>Paying on arrival was possible until %1. Nothing was booked. Book it with the normal hold, or take the payment now.</source>
            <translation>到店付款的截止时间为 %1，现已过。未生成预订。请按普通预占下单，或现在收款。</translation>
        </message>
        <message>
            <source>It is too late to pay on arrival. Nothing was booked. Book it with the normal hold, or take the payment now.</source>
            <translation>已过可选到店付款的时间。未生成预订。请按普通预占下单，或现在收款。</translation>
        </message>
        <message>
            <source>Line %1 books %2 places, but names another number of seats or people. Nothing was booked. Name one for each place.</source>
            <translation>第 %1 行预订 %2 个名额，但填写的座位或人员数量不符。未生成预订。请为每个名额各填一个。</translation>
        </message>
        <message>
            <source>Another number of seats or people is named than places are booked. Nothing was booked. Name one for each place.</source>
            <translation>填写的座位或人员数量与名额不符。未生成预订。请为每个名额各填一个。</translation>
        </message>
        <message>
            <source>This seat is not there or not for sale. Nothing was booked. Choose another seat.</source>
            <translation>没有此座位或此座位不出售。未生成预订。请选择其他座位。</translation>
        </message>
        <message>
            <source>An order that is “%1” cannot become “%2”. Nothing was changed. Look at the order as it is now.</source>
            <translation>“%1”的订单不能变为“%2”。未作任何更改。请查看订单的最新状态。</translation>
        </message>
        <message>
            <source>This line of the order was refunded, moved or given back meanwhile. Nothing was changed. Look at the order as it is now.</source>
            <translation>订单中的这一行已被退款、改期或释放。未作任何更改。请查看订单的最新状态。</translation>
        </message>
        <message>
            <source>By its rules this booking cannot be rescheduled. Nothing was changed. A lead can allow it with a reason.</source>
            <translation>按规则此预订不能改期。未作任何更改。主管可注明原因批准。</translation>
        </message>
        <message>
            <source>Rescheduling was possible until %1. Nothing was changed. A lead can allow it with a reason.</source>
            <translation>改期的截止时间为 %1，现已过。未作任何更改。主管可注明原因批准。</translation>
        </message>
        <message>
            <source>It is too late to reschedule. Nothing was changed. A lead can allow it with a reason.</source>
            <translation>已过可改期的时间。未作任何更改。主管可注明原因批准。</translation>
        </message>
        <message>
            <source>The new date is further away than the rules of this booking allow. Nothing was changed. Choose an earlier date; a lead can allow it with a reason.</source>
            <translation>新日期超出此预订规则允许的范围。未作任何更改。请选择更早的日期；主管可注明原因批准。</translation>
        </message>
        <message>
            <source>%1 places are wanted, but the slot has only %2 in all, so waiting would not help. Nothing was added. Take fewer, or spread them over several slots.</source>
            <translation>需要 %1 个名额，但该场次总共只有 %2 个，候补也无法满足。未登记候补。请减少数量，或分到多个场次。</translation>
        </message>
        <message>
            <source>More places are wanted than the slot has, so waiting would not help. Nothing was added. Take fewer, or spread them over several slots.</source>
            <translation>所需名额超过该场次的总数，候补也无法满足。未登记候补。请减少数量，或分到多个场次。</translation>
        </message>
        <message numerus="yes">
            <source>%n place(s) are free in this slot, so nobody has to wait. Nothing was added to the waitlist. Book them now.</source>
            <translation>
                <numerusform>该场次还有 %n 个空位，无需候补。未登记候补。请直接预订。</numerusform>
            </translation>
        </message>
        <message>
            <source>There are free places in this slot, so nobody has to wait. Nothing was added to the waitlist. Book them now.</source>
            <translation>该场次还有空位，无需候补。未登记候补。请直接预订。</translation>
        </message>
        <message>
            <source>This waitlist entry is not there any more. Nothing was changed. Load the waitlist again.</source>
            <translation>该候补登记已不存在。未作任何更改。请重新加载候补名单。</translation>
        </message>
        <message>
            <source>This offer was already taken. Nothing was changed. Look at the customer's orders.</source>
            <translation>该候补名额已被接受。未作任何更改。请查看该客户的订单。</translation>
        </message>
        <message>
            <source>This waitlist entry was already cancelled. Nothing was changed. Let the customer join again if wanted.</source>
            <translation>该候补登记已取消。未作任何更改。如仍需要，请为客户重新登记。</translation>
        </message>
        <message>
            <source>This customer is still waiting: no place is offered yet. Nothing was changed. The call list shows when there is one.</source>
            <translation>该客户仍在排队，尚无可提供的名额。未作任何更改。有名额时会出现在回电名单中。</translation>
        </message>
        <message>
            <source>This waitlist entry changed meanwhile. Nothing was changed. Load the waitlist again.</source>
            <translation>该候补登记已有变化。未作任何更改。请重新加载候补名单。</translation>
        </message>
        <message>
            <source>This stop is not there any more. Nothing was changed. Load the list of stops again.</source>
            <translation>该停场已不存在。未作任何更改。请重新加载停场列表。</translation>
        </message>
        <message>
            <source>This stop was already withdrawn. Nothing was changed. Load the list of stops again.</source>
            <translation>该停场已撤回。未作任何更改。请重新加载停场列表。</translation>
        </message>
        <message>
            <source>The unfinished booking cannot be kept on this computer, so it would be lost with the window. Finish it now, or make room in %1.</source>
            <translation>未完成的预订无法保存在本机，关闭窗口就会丢失。请现在完成，或在 %1 中清理空间。</translation>
        </message>
        <message>
            <source>The unfinished booking cannot be kept on this computer, so it would be lost with the window. Finish it now.</source>
            <translation>未完成的预订无法保存在本机，关闭窗口就会丢失。请现在完成。</translation>
        </message>
        <message>
            <source>This slot was booked before, so it is kept for the records. Nothing was deleted. Close it instead.</source>
            <translation>该场次曾被预订，须留作记录。未删除。请改为关闭该场次。</translation>
        </message>
        <message>
            <source>A ticket of this order was already used. Nothing was refunded. A lead can approve the refund with a reason.</source>
            <translation>该订单已有票入场。未退款。主管可注明原因批准退款。</translation>
        </message>
        <message>
            <source>A ticket of this booking was already used, so it cannot be moved. Nothing was changed.</source>
            <translation>该预订已有票入场，不能改期。未作任何更改。</translation>
        </message>
        <message>
            <source>A ticket was already used. Nothing was changed; a lead can decide.</source>
            <translation>已有票被使用。未作任何更改，由主管决定。</translation>
        </message>
        <message numerus="yes">
            <source>An entry can be taken back for %n minute(s) at its own door. Nothing was undone. A lead can still undo it with a reason.</source>
            <translation>
                <numerusform>入场只能在 %n 分钟内于本入口撤销。未撤销。主管仍可注明原因撤销。</numerusform>
            </translation>
        </message>
        <message>
            <source>The signing key of the desk that issued this was withdrawn. Let nobody in on its tickets; a desk with a valid key can issue new ones.</source>
            <translation>签发前台的签名密钥已被撤销。请勿凭其票放行；可由密钥有效的前台重新出票。</translation>
        </message>
        <message numerus="yes">
            <source>Only %n person(s) can still enter on this ticket. Nobody was counted. Let that many in, or fewer.</source>
            <translation>
                <numerusform>此票还可入场 %n 人。本次未计入任何人。请按此人数或更少放行。</numerusform>
            </translation>
        </message>
        <message>
            <source>This is not a number of people that this ticket admits. Nobody was counted. Change it and scan again.</source>
            <translation>人数与此票不符。本次未计入任何人。请修改后重新扫描。</translation>
        </message>
        <message numerus="yes">
            <source>%n scan(s) still wait for the server, as many as this door keeps, so this one was not taken. Ask the unanswered ones again, then scan it again.</source>
            <translation>
                <numerusform>已有 %n 次扫描在等待服务器，达到本入口的上限，未接收本次扫描。请先重新核验无应答的扫描，再扫一次。</numerusform>
            </translation>
        </message>
        <message>
            <source>Too many scans wait for the server, so this one was not taken. Ask the unanswered ones again, then scan it again.</source>
            <translation>等待服务器的扫描过多，未接收本次扫描。请先重新核验无应答的扫描，再扫一次。</translation>
        </message>
        <message>
            <source>This signing key or its number has not the right form. Nothing was registered. Let the computer make a new key.</source>
            <translation>该签名密钥或其编号格式不符。未登记。请在该电脑上重新生成密钥。</translation>
        </message>
        <message>
            <source>The number of this signing key is already in use. Nothing was registered. Let the computer make a new key.</source>
            <translation>该签名密钥的编号已被使用。未登记。请在该电脑上重新生成密钥。</translation>
        </message>
        <message>
            <source>A pass or free hours pay a whole line, not a part of it. Nothing was recorded. Choose the full amount of the line.</source>
            <translation>次卡或免费时长须支付整行，不能只付一部分。未入账。请选择该行的全额。</translation>
        </message>
        <message>
            <source>This would bring the order's total below zero. Nothing was changed. Take less off.</source>
            <translation>这会使订单总额低于零。未作任何更改。请减少优惠金额。</translation>
        </message>
        <message>
            <source>The amount is missing, below zero or too large. Nothing was recorded. Check the figures.</source>
            <translation>金额缺失、小于零或过大。未入账。请核对数字。</translation>
        </message>
        <message>
            <source>This is more than is still to be paid. Take what is due, or less.</source>
            <translation>超过待付金额。请按待付金额或更少收取。</translation>
        </message>
        <message>
            <source>The payment is in %1, the order in %2. Nothing was recorded. Take it in the order's currency, or leave it among the unapplied payments.</source>
            <translation>付款币种为 %1，订单为 %2。未入账。请按订单币种收取，或将其留在未入单款项中。</translation>
        </message>
        <message>
            <source>The payment is in another currency than the order. Nothing was recorded. Take it in the order's currency.</source>
            <translation>付款与订单的币种不同。未入账。请按订单币种收取。</translation>
        </message>
        <message>
            <source>This shift is closed already, or it is somebody else's. Nothing was recorded. Load the page again.</source>
            <translation>该班次已交班，或属于他人。未入账。请重新加载页面。</translation>
        </message>
        <message>
            <source>This shift is not there any more. Nothing was recorded. Load the page again.</source>
            <translation>该班次已不存在。未入账。请重新加载页面。</translation>
        </message>
        <message>
            <source>Nothing is to be paid for this change. Nothing was changed. Take the payment out and confirm again.</source>
            <translation>此次改动无需付款。未作任何更改。请去掉付款后重新确认。</translation>
        </message>
        <message>
            <source>This change costs %1, but %2 is being paid. Nothing was changed. Take exactly the difference.</source>
            <translation>此次改动需补 %1，现收 %2。未作任何更改。请按差额收取。</translation>
        </message>
        <message>
            <source>The payment is not the difference that this change costs. Nothing was changed. Take exactly the difference.</source>
            <translation>所收金额与此次改动的差额不符。未作任何更改。请按差额收取。</translation>
        </message>
        <message>
            <source>This way of paying is not offered here. Nothing was recorded. Choose another one.</source>
            <translation>此处不支持该支付方式。未入账。请选择其他方式。</translation>
        </message>
        <message>
            <source>This payment is not there any more, or belongs to another venue. Nothing was changed. Load the list again.</source>
            <translation>该付款已不存在，或属于其他场馆。未作任何更改。请重新加载列表。</translation>
        </message>
        <message>
            <source>This payment already belongs to an order. Nothing was changed. Load the list again.</source>
            <translation>该付款已记入某张订单。未作任何更改。请重新加载列表。</translation>
        </message>
        <message>
            <source>This payment failed, so there is no money to use. Nothing was changed. Take the payment again.</source>
            <translation>该付款未成功，没有可用款项。未作任何更改。请重新收款。</translation>
        </message>
        <message>
            <source>This payment is still under way. Nothing was changed. Wait for the channel's answer.</source>
            <translation>该付款仍在处理中。未作任何更改。请等待渠道答复。</translation>
        </message>
        <message>
            <source>This payment was already refunded, at least in part. Nothing was changed. Load the list again.</source>
            <translation>该付款已全部或部分退回。未作任何更改。请重新加载列表。</translation>
        </message>
        <message>
            <source>This payment changed meanwhile. Nothing was changed. Load the list again.</source>
            <translation>该付款已有变化。未作任何更改。请重新加载列表。</translation>
        </message>
        <message>
            <source>The refundable amount changed while this was open. Nothing was refunded. Check it and decide again.</source>
            <translation>可退金额在您打开期间已变化。未退款。请核对后再决定。</translation>
        </message>
        <message>
            <source>By its rules this booking is not refunded. Nothing was refunded. A lead can approve it with a reason.</source>
            <translation>按规则此预订不可退款。未退款。主管可注明原因批准。</translation>
        </message>
        <message>
            <source>By its rules this booking was refundable until %1. Nothing was refunded. A lead can approve it with a reason.</source>
            <translation>按规则此预订的退款截止时间为 %1，现已过。未退款。主管可注明原因批准。</translation>
        </message>
        <message>
            <source>By its rules it is too late to refund this booking. Nothing was refunded. A lead can approve it with a reason.</source>
            <translation>按规则此预订已过退款时间。未退款。主管可注明原因批准。</translation>
        </message>
        <message>
            <source>By its rules this order is refunded whole or not at all. Nothing was refunded. Choose all lines; a lead can approve a part with a reason.</source>
            <translation>按规则此订单只能整单退款。未退款。请选择全部明细；主管可注明原因批准部分退款。</translation>
        </message>
        <message>
            <source>This refund is not there any more. Nothing was recorded. Load the list again.</source>
            <translation>该退款已不存在。未入账。请重新加载列表。</translation>
        </message>
        <message>
            <source>This refund goes back through the payment channel by itself. Nothing was recorded. Wait for the channel's answer.</source>
            <translation>该退款由支付渠道自动退回。无需登记。请等待渠道答复。</translation>
        </message>
        <message>
            <source>This refund was closed as failed. Nothing was recorded. Start a new one if the money is still owed.</source>
            <translation>该退款已按失败结案。未入账。如仍需退款，请重新发起。</translation>
        </message>
        <message>
            <source>This refund is already settled. It counts once; nothing more is to be done.</source>
            <translation>该退款已办结，只计一次，无需再做。</translation>
        </message>
        <message>
            <source>“%1” does not hold enough for this. Nothing was recorded. Pay the rest by another means.</source>
            <translation>“%1”的余额不足。未入账。其余请用其他方式收取。</translation>
        </message>
        <message>
            <source>This member benefit is not there any more, or not this customer's. Nothing was recorded. Choose another means.</source>
            <translation>该会员权益已不存在，或不属于此客户。未入账。请选择其他方式。</translation>
        </message>
        <message>
            <source>“%1” is valid from %2 to %3 only. Nothing was recorded. Choose another means.</source>
            <translation>“%1”仅在 %2 至 %3 有效。未入账。请选择其他方式。</translation>
        </message>
        <message>
            <source>“%1” is valid from %2 on only. Nothing was recorded. Choose another means.</source>
            <translation>“%1”自 %2 起有效。未入账。请选择其他方式。</translation>
        </message>
        <message>
            <source>“%1” was valid until %2. Nothing was recorded. Choose another means.</source>
            <translation>“%1”的有效期至 %2。未入账。请选择其他方式。</translation>
        </message>
        <message>
            <source>This member benefit is not valid today. Nothing was recorded. Choose another means.</source>
            <translation>该会员权益今天无效。未入账。请选择其他方式。</translation>
        </message>
        <message>
            <source>A benefit already paid this line. Nothing was recorded twice. Look at the order as it is now.</source>
            <translation>此行已由会员权益支付，没有重复入账。请查看订单的最新状态。</translation>
        </message>
        <message>
            <source>“%1” is not for this kind of space, day or time. Nothing was recorded. Choose another means.</source>
            <translation>“%1”不适用于此类场地、日期或时段。未入账。请选择其他方式。</translation>
        </message>
        <message>
            <source>This member benefit is not for this kind of space, day or time. Nothing was recorded. Choose another means.</source>
            <translation>该会员权益不适用于此类场地、日期或时段。未入账。请选择其他方式。</translation>
        </message>
        <message>
            <source>This alert is not there any more. Nothing was changed. Load the page again.</source>
            <translation>该提醒已不存在。未作任何更改。请重新加载页面。</translation>
        </message>
        <message>
            <source>This is longer than %1 characters. Shorten it yourself, nothing is cut off.</source>
            <translation>超过 %1 个字符。请自行缩短，系统不会截断。</translation>
        </message>
        <message>
            <source>The text is longer than %1 characters. Shorten it yourself, nothing is cut off.</source>
            <translation>文字超过 %1 个字符。请自行缩短，不会自动截断。</translation>
        </message>
        <message>
            <source>%1 asks for real names: each of the %2 places needs a document. Nothing was booked. Type the missing document numbers.</source>
            <translation>“%1”须实名：%2 个名额均须登记证件。未生成预订。请补全证件号码。</translation>
        </message>
        <message>
            <source>This time range cannot be used: the end must lie after the start, by at most 400 days. Nothing was changed. Check both times, and that a space is chosen.</source>
            <translation>此时间范围不可用：结束须晚于开始，且不超过 400 天。未作任何更改。请检查起止时间，以及是否已选择场地。</translation>
        </message>
        <message>
            <source>What was once set up is kept for the records. Nothing was deleted. Take it out of use instead.</source>
            <translation>已设置的内容须留作记录。未删除。请改为停用。</translation>
        </message>
        <message>
            <source>You are known here but hold no role or no venue yet. Ask an administrator to give you both.</source>
            <translation>系统中有您的账号，但尚未分配角色或场馆。请联系管理员分配。</translation>
        </message>
        <message>
            <source>The server has no room for another desk at this moment. Close one that is not needed, or ask your administrator to raise the limit.</source>
            <translation>服务器此刻接不下更多前台。请关闭不用的前台，或请管理员提高上限。</translation>
        </message>
        <message>
            <source>The data on this computer was made by another version of the database server. Nothing was changed. Ask your administrator to convert it to version %1.</source>
            <translation>本机数据由另一版本的数据库服务器建立，未作任何更改。请管理员将其转换为版本 %1。</translation>
        </message>
        <message>
            <source>The server on this computer is not running.</source>
            <translation>本机服务器未运行。</translation>
        </message>
        <message>
            <source>Only the server on this computer can be stopped from here.</source>
            <translation>在此只能停止本机服务器。</translation>
        </message>
        <message>
            <source>The password file %1 can be read by other people on this computer, so it is not used. Make it readable by its owner only.</source>
            <translation>密码文件 %1 可被本机其他人读取，因此未使用。请设为仅所有者可读。</translation>
        </message>
        <message>
            <source>There is no server profile named %1.</source>
            <translation>没有名为“%1”的服务器配置。</translation>
        </message>
        <message>
            <source>The database already holds venues. Demo data goes into an empty database only; nothing was changed.</source>
            <translation>数据库中已有场馆。演示数据只能载入空数据库，未作任何更改。</translation>
        </message>
        <message>
            <source>Records of the past are never changed, only added to. Nothing was changed. Book a correction instead.</source>
            <translation>既往记录不可更改，只能追加。未作任何更改。请改为登记更正。</translation>
        </message>
        <message>
            <source>The server could not read what was sent. Nothing was changed. Check what you typed; if it happens again, tell your administrator.</source>
            <translation>服务器无法识别提交的内容。未作任何更改。请检查输入；如再次发生，请告知管理员。</translation>
        </message>
        <message>
            <source>front desk</source>
            <translation>前台</translation>
        </message>
        <message>
            <source>desk lead</source>
            <translation>主管</translation>
        </message>
        <message>
            <source>door</source>
            <translation>入口</translation>
        </message>
        <message>
            <source>finance</source>
            <translation>财务</translation>
        </message>
        <message>
            <source>administrator</source>
            <translation>管理员</translation>
        </message>
        <message>
            <source>auditor</source>
            <translation>审计</translation>
        </message>
        <message>
            <source>%1, %2</source>
            <comment>one role and the next of a list</comment>
            <translation>%1、%2</translation>
        </message>
        <message>
            <source>%1 or %2</source>
            <comment>the last two roles of a list</comment>
            <translation>%1或%2</translation>
        </message>
        <message>
            <source>The rules of %1 do not allow paying on arrival. Nothing was booked. Book it with the normal hold and take the payment before that ends.</source>
            <translation>按规则“%1”不允许到店付款。未生成预订。请按普通预占下单，并在到期前收款。</translation>
        </message>
        <message>
            <source>Cash, card and transfer refunds are confirmed by staff once they are paid out. Nothing was recorded.</source>
            <translation>现金、刷卡和转账退款由工作人员付出后确认。未做任何记录。</translation>
        </message>
        <message>
            <source>The self-test makes a scratch database with roles of its own, and “%1” may not. Nothing was done. Sign in as the server's superuser, for example with --user postgres.</source>
            <translation>自检需要建立临时数据库及其角色，而“%1”没有此权限。未做任何更改。请以服务器超级用户登录，例如 --user postgres。</translation>
        </message>
        <message>
            <source>Another self-test is running on this server. Nothing was done. Wait until it has ended.</source>
            <translation>此服务器上已有自检在运行。未做任何更改。请等待其结束。</translation>
        </message>
        <message>
            <source>%1 is more than the %2 that the front desk may give back. Nothing was changed. A lead other than you can approve it at this desk.</source>
            <translation>%1 超过前台可自行退还的 %2。未做任何更改。可由您以外的值班主管在本机批准。</translation>
        </message>
        <message>
            <source>This is outside the rules it was sold under. Nothing was changed. A lead other than you can approve it at this desk.</source>
            <translation>这超出了售出时的规则。未做任何更改。可由您以外的值班主管在本机批准。</translation>
        </message>
        <message>
            <source>A lead has to approve this. Nothing was changed. A lead can sign it at this desk.</source>
            <translation>这需要值班主管批准。未做任何更改。主管可在本机签批。</translation>
        </message>
        <message>
            <source>The approval is older than five minutes. Nothing was changed. Ask the lead to sign again.</source>
            <translation>批准已超过五分钟。未做任何更改。请主管重新签批。</translation>
        </message>
        <message>
            <source>The approval has been used. Nothing was changed. Each action is signed once; ask the lead to sign this one.</source>
            <translation>该批准已被使用。未做任何更改。每次操作单独签批，请主管为这次操作签批。</translation>
        </message>
        <message>
            <source>The lead approved something else: an amount, a time or a line has changed since. Nothing was changed. Ask the lead to sign again.</source>
            <translation>主管批准的内容与此不同：金额、时间或明细之后有变化。未做任何更改。请主管重新签批。</translation>
        </message>
        <message>
            <source>This approval was not given to you. Nothing was changed. Ask a lead to sign.</source>
            <translation>该批准不是给您的。未做任何更改。请主管签批。</translation>
        </message>
        <message>
            <source>Nobody approves what they asked for themselves. Nothing was changed. Ask another lead.</source>
            <translation>任何人不得批准自己提出的事项。未做任何更改。请另一位主管批准。</translation>
        </message>
        <message>
            <source>This cannot be approved by somebody else. Nothing was changed.</source>
            <translation>此操作不能由他人批准。未做任何更改。</translation>
        </message>
        <message>
            <source>%1 does not work at this venue. Nothing was changed.</source>
            <translation>%1 不在本场馆任职。未做任何更改。</translation>
        </message>
        <message>
            <source>This person does not work at this venue. Nothing was changed.</source>
            <translation>此人不在本场馆任职。未做任何更改。</translation>
        </message>
        <message>
            <source>This terminal is not registered here. Nothing was changed. Load the list again with F5.</source>
            <translation>此终端未在此登记。未做任何更改。请按 F5 重新加载列表。</translation>
        </message>
        <message>
            <source>“%1” was revoked already. Nothing was changed; a revoked key stays revoked.</source>
            <translation>“%1”此前已被吊销。未做任何更改；已吊销的密钥不会恢复。</translation>
        </message>
        <message>
            <source>Place %1 of this booking has the same document. Check both numbers.</source>
            <translation>本预订中第 %1 位使用了同一证件。请核对两个号码。</translation>
        </message>
        <message>
            <source>Another place of this booking has the same document. Check both numbers.</source>
            <translation>本预订中另一位使用了同一证件。请核对两个号码。</translation>
        </message>
        <message>
            <source>The server takes documents only as this program seals them. Nothing was booked. Update Venuedesk on this computer.</source>
            <translation>服务器只接收由本程序加密的证件。未生成预订。请更新本机的 Venuedesk。</translation>
        </message>
        <message>
            <source>The keys that documents are sealed with were changed at this moment. Nothing was booked. Try again.</source>
            <translation>证件加密密钥刚刚更换。未生成预订。请重试。</translation>
        </message>
        <message>
            <source>This computer has no key for documents yet. Sign in once at a computer that has it; it hands the key on by itself.</source>
            <translation>本机还没有证件密钥。请在已有密钥的电脑上登录一次，密钥会自动转交到本机。</translation>
        </message>
        <message>
            <source>Another change of the document key is under way. Finish it first.</source>
            <translation>证件密钥正在更换中。请先完成该次更换。</translation>
        </message>
        <message>
            <source>Documents still need this key. Nothing was changed. Let the renewal run to its end first.</source>
            <translation>仍有证件使用此密钥。未做更改。请先让重新加密全部完成。</translation>
        </message>
        <message>
            <source>This document cannot be opened: it was sealed with another key or is damaged.</source>
            <translation>无法打开此证件：它由另一密钥加密，或已损坏。</translation>
        </message>
        <message>
            <source>This computer's encryption did not work. Nothing was changed. Try again; if it stays, ask your administrator.</source>
            <translation>本机加密功能出错。未做更改。请重试；若仍如此，请联系管理员。</translation>
        </message>
        <message>
            <source>This is no file of document keys, or it is damaged. Nothing was changed.</source>
            <translation>这不是证件密钥文件，或文件已损坏。未做更改。</translation>
        </message>
        <message>
            <source>This file holds no key that this organization uses now. Nothing was changed. Take the newest file.</source>
            <translation>此文件中没有本集团正在使用的密钥。未做更改。请使用最新的文件。</translation>
        </message>
        <message>
            <source>The passphrase does not open this file. Type it again.</source>
            <translation>该口令无法打开此文件。请重新输入。</translation>
        </message>
        <message>
            <source>The passphrase needs at least %1 characters. Several words are easiest to remember.</source>
            <translation>口令至少需要 %1 个字符。几个词语连在一起最容易记住。</translation>
        </message>
        <message>
            <source>The passphrase is too short. Several words are easiest to remember.</source>
            <translation>口令太短。几个词语连在一起最容易记住。</translation>
        </message>
        <message>
            <source>%1 places need a document each; one booking takes %2. Make several bookings.</source>
            <translation>有 %1 个名额需登记证件；一次预订最多 %2 个。请分几次预订。</translation>
        </message>
        <message>
            <source>Too many places need a document each. Make several bookings.</source>
            <translation>需登记证件的名额太多。请分几次预订。</translation>
        </message>
        <message>
            <source>Customers are kept from %1 to %2 days, or for good. Nothing was saved.</source>
            <translation>客户资料可保留 %1 至 %2 天，或永久保留。未保存。</translation>
        </message>
        <message>
            <source>Customers cannot be kept for this many days. Nothing was saved.</source>
            <translation>客户资料不能保留这么多天。未保存。</translation>
        </message>
        <message>
            <source>This customer still has something open: %1. Nothing was erased. Finish or cancel it first.</source>
            <translation>该客户还有未了结的订单：%1。未删除资料。请先完成或取消。</translation>
        </message>
        <message>
            <source>This customer still has something open: an order, money, a place on the waitlist or a benefit. Nothing was erased. Finish it first.</source>
            <translation>该客户还有未了结的事项：订单、款项、候补或会员权益。未删除资料。请先处理完毕。</translation>
        </message>
        <message>
            <source>There is no venue of this name, or it is not one of yours.</source>
            <translation>没有这个名称的场馆，或您无权使用。</translation>
        </message>
        <message>
            <source>Several venues are yours. Say which one is meant.</source>
            <translation>您有多个场馆。请指明是哪一个。</translation>
        </message>
        <message>
            <source>This is a one-time password. Choose one of your own first; until then nothing else is open.</source>
            <translation>这是一次性密码。请先设置自己的密码，在此之前不能进行其他操作。</translation>
        </message>
        <message>
            <source>A login has 2 to 32 characters: small letters, digits, dot, dash and underline, a letter first. Names of the server itself are not allowed.</source>
            <translation>登录名为 2 到 32 个字符：小写字母、数字、点、短横线和下划线，以字母开头。不能使用服务器自身的名称。</translation>
        </message>
        <message>
            <source>No role is chosen. Tick at least one.</source>
            <translation>未选择角色。请至少勾选一个。</translation>
        </message>
        <message>
            <source>There is no such role. Nothing was saved.</source>
            <translation>没有这个角色。未保存。</translation>
        </message>
        <message>
            <source>No venue is chosen. Tick at least one.</source>
            <translation>未选择场馆。请至少勾选一个。</translation>
        </message>
        <message>
            <source>This operator also works at venues that you do not administer. Nothing was changed. Ask an administrator of all of them.</source>
            <translation>该操作员还在您不管理的场馆工作。未作更改。请找管理所有这些场馆的管理员。</translation>
        </message>
        <message>
            <source>The password did not arrive in its protected form. Nothing was changed. Update this program.</source>
            <translation>密码未以受保护的形式送达。未作更改。请更新本程序。</translation>
        </message>
        <message>
            <source>Your own password is changed in the menu behind your name.</source>
            <translation>请在您姓名的菜单中修改自己的密码。</translation>
        </message>
        <message>
            <source>Nobody can disable their own sign-in. Nothing was changed. Ask another administrator.</source>
            <translation>不能停用自己的登录。未作更改。请找另一位管理员。</translation>
        </message>
        <message>
            <source>You asked for this yourself. Another administrator must approve it.</source>
            <translation>这是您自己提出的，须由另一位管理员批准。</translation>
        </message>
        <message>
            <source>This request is not known at your venues.</source>
            <translation>您的场馆没有这项申请。</translation>
        </message>
        <message>
            <source>Nobody approved this within three days, so it is no longer asked. Ask again.</source>
            <translation>三天内无人批准，申请已失效。请重新申请。</translation>
        </message>
        <message>
            <source>%1 has already decided this.</source>
            <translation>%1 已经作出决定。</translation>
        </message>
        <message>
            <source>This has already been decided.</source>
            <translation>此项已有决定。</translation>
        </message>
        <message>
            <source>The operator was changed after this was asked. Nothing was changed now. Look at it again and ask anew.</source>
            <translation>提出申请后该操作员已被修改。此次未作更改。请重新查看后再次申请。</translation>
        </message>
        <message>
            <source>This venue has another administrator, so two-person rules stay on. Nothing was saved.</source>
            <translation>该场馆还有另一位管理员，双人复核保持启用。未保存。</translation>
        </message>
        <message>
            <source>This is one of the passwords that are tried first. Choose another one, such as four words that have nothing to do with each other.</source>
            <translation>这是最先被猜测的密码之一。请换一个，例如四个互不相关的词。</translation>
        </message>
        <message>
            <source>The password contains your login name. Choose another one.</source>
            <translation>密码中包含您的登录名。请换一个。</translation>
        </message>
        <message>
            <source>This is the password you have now. Choose another one.</source>
            <translation>这就是您现在的密码。请换一个。</translation>
        </message>
        <message>
            <source>The two do not agree. Type the new password twice.</source>
            <translation>两次输入不一致。请输入两次新密码。</translation>
        </message>
        <message>
            <source>At most %1 characters can be used.</source>
            <translation>最多可用 %1 个字符。</translation>
        </message>
        <message>
            <source>This venue has slots or orders in its currency already, so the currency stays. Nothing was saved.</source>
            <translation>本场馆已有该货币的场次或订单，货币不可更改。未保存任何内容。</translation>
        </message>
        <message>
            <source>This venue has slots or orders in %1 already, so its time zone stays. Nothing was saved.</source>
            <translation>本场馆已有 %1 的场次或订单，时区不可更改。未保存任何内容。</translation>
        </message>
        <message>
            <source>This venue has slots or orders already, so its time zone stays. Nothing was saved.</source>
            <translation>本场馆已有场次或订单，时区不可更改。未保存任何内容。</translation>
        </message>
        <message>
            <source>The order has changed since this refund failed, so it cannot be tried again as it was. Nothing was refunded. Start a new refund from the order.</source>
            <translation>该退款失败后订单已有变化，无法按原样重试。未退任何款。请从订单重新发起退款。</translation>
        </message>
        <message>
            <source>This conflict is not there any more. Nothing was decided. Load the list again.</source>
            <translation>该冲突已不存在，未作裁定。请重新加载列表。</translation>
        </message>
        <message>
            <source>%1 has decided this already. Nothing was changed.</source>
            <translation>%1 已作出裁定，未作更改。</translation>
        </message>
        <message>
            <source>This guest is not on the list any more. Load the list again.</source>
            <translation>该客人已不在名单中。请重新加载列表。</translation>
        </message>
        <message>
            <source>The certificate file “%1” of this profile is not there or holds no certificate. No password was sent. Choose the venue's certificate file again.</source>
            <translation>此配置的证书文件“%1”不存在或不含证书。未发送密码。请重新选择场馆的证书文件。</translation>
        </message>
        <message>
            <source>The certificate file “%1” holds another certificate than at the last sign-in. No password was sent. Ask who looks after the server whether it was renewed; if so, choose the file again in the profile.</source>
            <translation>证书文件“%1”中的证书与上次登录时不同。未发送密码。请询问服务器管理人员是否已更换证书；如已更换，请在配置中重新选择该文件。</translation>
        </message>
        <message>
            <source>Version %1 has already signed in with this profile; this program is %2, which is older. Nothing was sent. Update this program.</source>
            <translation>版本 %1 已使用此配置登录过；本程序为 %2，版本较旧。未发送任何内容。请更新本程序。</translation>
        </message>
        <message>
            <source>The server in “%1” is running. Nothing was changed. Stop it first, then try again.</source>
            <translation>“%1”中的服务器正在运行。未做任何更改。请先停止服务器再试。</translation>
        </message>
        <message>
            <source>The folder “%1” is not empty and holds no PostgreSQL data. Nothing was changed. Choose an empty or a new folder.</source>
            <translation>文件夹“%1”不为空，且没有 PostgreSQL 数据。未做任何更改。请选择空文件夹或新文件夹。</translation>
        </message>
        <message>
            <source>The certificates could not be made. Nothing was changed. Check the host names, and that the OpenSSL library is whole.</source>
            <translation>无法生成证书。未做任何更改。请检查主机名，并确认 OpenSSL 库完整。</translation>
        </message>
        <message>
            <source>The file “%1” exists already and was not touched. Choose another name.</source>
            <translation>文件“%1”已存在，未被改动。请使用其他名称。</translation>
        </message>
        <message>
            <source>The backup could not be written to “%1” and nothing of it is left. Check the folder, its rights and the free space.</source>
            <translation>无法将备份写入“%1”，未留下任何残留。请检查文件夹、权限和剩余空间。</translation>
        </message>
        <message>
            <source>“%1” is no whole backup of Venuedesk. Nothing was restored. Choose another file.</source>
            <translation>“%1”不是完整的 Venuedesk 备份。未恢复任何内容。请选择其他文件。</translation>
        </message>
        <message>
            <source>The backup “%1” was made by a newer program. Nothing was restored. Install that program and try again.</source>
            <translation>备份“%1”由更新版本的程序制作。未恢复任何内容。请安装该版本后再试。</translation>
        </message>
        <message>
            <source>The database “%1” exists already and was not touched. Restore under another name with --database, or rename it first.</source>
            <translation>数据库“%1”已存在，未被改动。请用 --database 恢复为其他名称，或先将其改名。</translation>
        </message>
        <message>
            <source>A restore makes a database and logins, and “%1” may not. Nothing was done. Sign in as the server's superuser, for example with --user postgres.</source>
            <translation>恢复需要建立数据库和登录名，而“%1”没有此权限。未做任何更改。请以服务器超级用户登录，例如 --user postgres。</translation>
        </message>
        <message>
            <source>There are more than %1 rows. Nothing was written. Choose a shorter time, a person or a kind, and export in parts.</source>
            <translation>记录超过 %1 行。未写入任何内容。请选择更短的时间、某个人员或某类操作，分批导出。</translation>
        </message>
        <message>
            <source>The server at %1 could not prove who it is: its certificate is made out to another name. No password was sent. Use the name in the certificate, or have one made for this name.</source>
            <translation>%1 的服务器无法证明身份：其证书属于另一个名称。未发送密码。请使用证书中的名称，或为此名称签发证书。</translation>
        </message>
        <message>
            <source>The server at %1 could not prove who it is: its certificate is out of its time. No password was sent. Check this computer's clock; if it is right, the server needs a new certificate.</source>
            <translation>%1 的服务器无法证明身份：其证书不在有效期内。未发送密码。请检查本机时钟；若时钟正确，服务器需要新证书。</translation>
        </message>
        <message>
            <source>The server at %1 offers no protected connection. No password was sent. Have TLS switched on there; “venuedeskctl init-server” does it.</source>
            <translation>%1 的服务器不提供加密连接。未发送密码。请在服务器上启用 TLS，可用“venuedeskctl init-server”。</translation>
        </message>
        <message>
            <source>The server at %1 could not prove who it is: no authority this profile trusts has signed its certificate. No password was sent. Choose the venue's certificate file in the profile; if it is chosen, this may be another server.</source>
            <translation>%1 的服务器无法证明身份：其证书并非由此配置信任的机构签发。未发送密码。请在配置中选择场馆的证书文件；若已选择，则这可能是另一台服务器。</translation>
        </message>
        <message>
            <source>A file in this computer's door folder is not one of ours, so it was not opened. The door list is downloaded again.</source>
            <translation>本机入口文件夹中有一个不属于本系统的文件，未予打开。入场名单将重新下载。</translation>
        </message>
        <message>
            <source>This computer could not keep the scan; its disk may be full. Nobody was checked in. Free some space, then scan again.</source>
            <translation>本机无法保存此次扫描，磁盘可能已满。未核销任何人。请腾出空间后重新扫描。</translation>
        </message>
        <message>
            <source>The scans that waited on this computer cannot be read. They were not deleted but kept as %1. Tell your administrator; the door goes on with a new file.</source>
            <translation>本机待上传的扫描无法读取。它们未被删除，已另存为 %1。请告知管理员；入口将使用新文件继续工作。</translation>
        </message>
        <message numerus="yes">
            <source>The server is away, and the last sign-in here is more than %n hour(s) ago. Connect once and sign in, then the door works without it again.</source>
            <translation>
                <numerusform>服务器不可用，且上次在此登录已超过 %n 小时。请连接一次并登录，之后入口即可再次离线工作。</numerusform>
            </translation>
        </message>
        <message>
            <source>Nobody has a ticket for today or tomorrow, so there is nothing to rehearse. Load the demo, or sell a ticket.</source>
            <translation>今天和明天都没有售出的票，无法演练。请载入演示数据或先售票。</translation>
        </message>
        <message>
            <source>The %1 is closed and sealed. Nothing was changed. Corrections are booked on today and point back to it.</source>
            <translation>%1 已关账封存。未作任何更改。更正记在今天，并指回该日。</translation>
        </message>
        <message>
            <source>This day is closed and sealed. Nothing was changed. Corrections are booked on today and point back to it.</source>
            <translation>该日已关账封存。未作任何更改。更正记在今天，并指回该日。</translation>
        </message>
        <message>
            <source>This day is not over yet. Nothing was sealed. Seal it after the venue's midnight.</source>
            <translation>这一天还没有结束。未封存。请在场馆的午夜之后再封存。</translation>
        </message>
        <message>
            <source>The shift of %1 at %2 is still open. Nothing was sealed. Have its drawer counted and the shift closed first.</source>
            <translation>%1 在 %2 的班次仍未结束。未封存。请先清点钱箱并结束该班次。</translation>
        </message>
        <message>
            <source>A shift of this day is still open. Nothing was sealed. Have its drawer counted and the shift closed first.</source>
            <translation>当天仍有班次未结束。未封存。请先清点钱箱并结束该班次。</translation>
        </message>
        <message>
            <source>This file was already imported for another channel. Nothing was imported. Discard that statement first, or choose its channel.</source>
            <translation>该文件已按其他渠道导入。未导入任何内容。请先作废那份账单，或选择它的渠道。</translation>
        </message>
        <message>
            <source>This statement is not there any more, or belongs to another venue. Nothing was changed. Load the list again.</source>
            <translation>该账单已不存在，或属于其他场馆。未作任何更改。请重新加载列表。</translation>
        </message>
        <message>
            <source>This statement was already accepted. Nothing was changed. Load the list again.</source>
            <translation>该账单已被采纳。未作任何更改。请重新加载列表。</translation>
        </message>
        <message>
            <source>This statement was discarded. Nothing was changed. Import the file again if it is needed.</source>
            <translation>该账单已作废。未作任何更改。如有需要请重新导入文件。</translation>
        </message>
        <message>
            <source>This statement is not at that step. Nothing was changed. Load the list again.</source>
            <translation>该账单不在这一步。未作任何更改。请重新加载列表。</translation>
        </message>
        <message>
            <source>No line of this file could be read as a payment or refund. Nothing was matched. Check the columns, the encoding and the channel.</source>
            <translation>文件中没有一行能读作支付或退款。未进行匹配。请检查列、编码和渠道。</translation>
        </message>
        <message>
            <source>This difference is not there any more, or belongs to another venue. Nothing was changed. Load the list again.</source>
            <translation>该差异已不存在，或属于其他场馆。未作任何更改。请重新加载列表。</translation>
        </message>
        <message>
            <source>The note is empty or too long. Nothing was saved. Write up to 2,000 characters.</source>
            <translation>备注为空或过长。未保存。最多可写 2,000 个字符。</translation>
        </message>
        <message>
            <source>Somebody has dealt with this difference meanwhile. Nothing was changed. Load the list again.</source>
            <translation>其他人已处理该差异。未作任何更改。请重新加载列表。</translation>
        </message>
        <message>
            <source>This difference cannot be put right in that way. Nothing was changed. Choose one of the ways that are offered.</source>
            <translation>该差异不能以这种方式更正。未作任何更改。请选择所列的方式之一。</translation>
        </message>
        <message>
            <source>The figures have moved since this correction was proposed. Nothing was changed. Refuse it and propose it again.</source>
            <translation>自提出更正以来数字已变动。未作任何更改。请拒绝后重新提出。</translation>
        </message>
        <message>
            <source>The slot holds more than it has room for, so its counter cannot be set. Nothing was changed. Move or refund an order of the slot first.</source>
            <translation>该场次的占用超过容量，无法更正计数。未作任何更改。请先改签或退掉其中一个订单。</translation>
        </message>
    </context>
    <context>
        <name>ExplainWords</name>
        <message>
            <source>It was held and waits for its payment.</source>
            <translation>已预占，等待支付。</translation>
        </message>
        <message>
            <source>Nothing was to be paid.</source>
            <translation>无需支付。</translation>
        </message>
        <message>
            <source>A payment was started with a channel and is not answered yet.</source>
            <translation>已向支付渠道发起支付，尚未收到结果。</translation>
        </message>
        <message>
            <source>The payment failed; the hold still stands.</source>
            <translation>支付失败；预占仍然有效。</translation>
        </message>
        <message>
            <source>It was paid in full.</source>
            <translation>已全额支付。</translation>
        </message>
        <message>
            <source>It was not paid in time; the sweep closed it and gave the places back.</source>
            <translation>未按时支付；系统清理时已关闭并归还名额。</translation>
        </message>
        <message>
            <source>It was cancelled.</source>
            <translation>已取消。</translation>
        </message>
        <message>
            <source>A refund of all of it was asked for and is not confirmed yet.</source>
            <translation>已申请全额退款，尚未确认。</translation>
        </message>
        <message>
            <source>All of it was refunded.</source>
            <translation>已全部退款。</translation>
        </message>
        <message>
            <source>The refund was refused for good; the order is what it was before.</source>
            <translation>退款被最终拒绝；订单恢复为之前的状态。</translation>
        </message>
        <message>
            <source>A ticket was used at a door.</source>
            <translation>已有一张票在入口使用。</translation>
        </message>
        <message>
            <source>Its last check-in was taken back.</source>
            <translation>最后一次核销已撤销。</translation>
        </message>
        <message>
            <source>Its time is over.</source>
            <translation>场次时间已过。</translation>
        </message>
        <message>
            <source>Somebody marked it as a no-show.</source>
            <translation>已由人工标记为未到场。</translation>
        </message>
        <message>
            <source>The no-show was taken back.</source>
            <translation>未到场标记已撤销。</translation>
        </message>
        <message>
            <source>A stop hit it; the customer has to choose another time or a refund.</source>
            <translation>受停场影响；客户须另选时间或退款。</translation>
        </message>
        <message>
            <source>It was moved, so the stop does not hit it any more.</source>
            <translation>已改期，不再受停场影响。</translation>
        </message>
        <message>
            <source>The stop was withdrawn.</source>
            <translation>停场已撤回。</translation>
        </message>
        <message>
            <source>Pay</source>
            <translation>支付</translation>
        </message>
        <message>
            <source>Extend the hold</source>
            <translation>延长预占</translation>
        </message>
        <message>
            <source>Let go</source>
            <translation>放弃预占</translation>
        </message>
        <message>
            <source>Change the price</source>
            <translation>改价</translation>
        </message>
        <message>
            <source>Refund</source>
            <translation>退款</translation>
        </message>
        <message>
            <source>Move</source>
            <translation>改期</translation>
        </message>
        <message>
            <source>Tickets</source>
            <translation>出票</translation>
        </message>
        <message>
            <source>Mark as a no-show</source>
            <translation>标记未到场</translation>
        </message>
        <message>
            <source>Take a no-show back</source>
            <translation>撤销未到场</translation>
        </message>
        <message>
            <source>%1 more held</source>
            <translation>预占增加 %1</translation>
        </message>
        <message>
            <source>%1 fewer held</source>
            <translation>预占减少 %1</translation>
        </message>
        <message>
            <source>%1 more sold</source>
            <translation>已售增加 %1</translation>
        </message>
        <message>
            <source>%1 fewer sold</source>
            <translation>已售减少 %1</translation>
        </message>
        <message>
            <source>Places: %1; then %2 held, %3 sold</source>
            <translation>名额：%1；之后预占 %2，已售 %3</translation>
        </message>
        <message>
            <source>Payment: %1%2</source>
            <translation>支付：%1%2</translation>
        </message>
        <message>
            <source>Scanned at %1: %2</source>
            <translation>在 %1 扫码：%2</translation>
        </message>
        <message>
            <source>%1: refused. %2</source>
            <translation>%1：被拒绝。%2</translation>
        </message>
        <message>
            <source>What happened, the latest first</source>
            <translation>经过（最近的在前）</translation>
        </message>
        <message>
            <source>Nothing yet.</source>
            <translation>暂无记录。</translation>
        </message>
        <message>
            <source>The figures</source>
            <translation>数字</translation>
        </message>
        <message>
            <source>%1 places: %2 held, %3 sold, %4 kept back by staff, %5 free.</source>
            <translation>共 %1 个名额：预占 %2，已售 %3，员工保留 %4，空闲 %5。</translation>
        </message>
        <message numerus="yes">
            <source>%n place(s) more are kept back than there are.</source>
            <translation>
                <numerusform>保留数比实有名额多 %n 个。</numerusform>
            </translation>
        </message>
        <message>
            <source>Counted again from the bookings: the same.</source>
            <translation>按预订重新清点：一致。</translation>
        </message>
        <message>
            <source>Counted again from the bookings: %1 held, %2 sold. This is a difference; finance sees it.</source>
            <translation>按预订重新清点：预占 %1，已售 %2。存在差异，财务可见。</translation>
        </message>
        <message numerus="yes">
            <source>%n part(ies) wait for it.</source>
            <translation>
                <numerusform>%n 位在候补。</numerusform>
            </translation>
        </message>
        <message>
            <source>Can it be booked?</source>
            <translation>能否预订？</translation>
        </message>
        <message numerus="yes">
            <source>Yes, %n place(s) are free.</source>
            <translation>
                <numerusform>可以，空闲 %n 个名额。</numerusform>
            </translation>
        </message>
        <message>
            <source>Who has it</source>
            <translation>占用者</translation>
        </message>
        <message>
            <source>held by %1 until %2</source>
            <translation>由 %1 预占至 %2</translation>
        </message>
        <message numerus="yes">
            <source>%n place(s)</source>
            <translation>
                <numerusform>%n 个名额</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>and %n more</source>
            <translation>
                <numerusform>另有 %n 位</numerusform>
            </translation>
        </message>
        <message>
            <source>Why it is “%1”</source>
            <translation>为何是“%1”</translation>
        </message>
        <message>
            <source>The hold ends at %1.</source>
            <translation>预占截止于 %1。</translation>
        </message>
        <message>
            <source>%1 in all, %2 paid, %3 still to pay.</source>
            <translation>共 %1，已付 %2，尚欠 %3。</translation>
        </message>
        <message numerus="yes">
            <source>The sweep tried %n time(s) to close it: %1</source>
            <translation>
                <numerusform>系统清理已尝试关闭 %n 次：%1</numerusform>
            </translation>
        </message>
        <message>
            <source>What may be done now</source>
            <translation>现在可以做什么</translation>
        </message>
        <message>
            <source>yes</source>
            <translation>可以</translation>
        </message>
        <message>
            <source>Nothing: it is closed.</source>
            <translation>无：订单已关闭。</translation>
        </message>
        <message>
            <source>Sold under</source>
            <translation>适用规则</translation>
        </message>
        <message>
            <source>%1, version %2; prices version %3</source>
            <translation>%1，版本 %2；价格版本 %3</translation>
        </message>
        <message>
            <source>refund window until %1</source>
            <translation>退款期限至 %1</translation>
        </message>
    </context>
    <context>
        <name>FormatText</name>
        <message>
            <source>Held</source>
            <translation>已预占</translation>
        </message>
        <message>
            <source>Payment pending</source>
            <translation>待支付</translation>
        </message>
        <message>
            <source>Paid</source>
            <translation>已支付</translation>
        </message>
        <message>
            <source>Checked in</source>
            <translation>已入场</translation>
        </message>
        <message>
            <source>Completed</source>
            <translation>已完成</translation>
        </message>
        <message>
            <source>No-show</source>
            <translation>未到场</translation>
        </message>
        <message>
            <source>Cancelled</source>
            <translation>已取消</translation>
        </message>
        <message>
            <source>Expired</source>
            <translation>超时关闭</translation>
        </message>
        <message>
            <source>Refund under way</source>
            <translation>退款中</translation>
        </message>
        <message>
            <source>Refunded</source>
            <translation>已退款</translation>
        </message>
        <message>
            <source>Suspended by a stop</source>
            <translation>停场挂起</translation>
        </message>
        <message>
            <source>%1 s</source>
            <translation>%1 秒</translation>
        </message>
        <message>
            <source>%1 min</source>
            <translation>%1 分钟</translation>
        </message>
        <message>
            <source>%1 d</source>
            <translation>%1 天</translation>
        </message>
        <message>
            <source>%1 h</source>
            <translation>%1 小时</translation>
        </message>
        <message>
            <source>%1 h %2 min</source>
            <translation>%1 小时 %2 分钟</translation>
        </message>
    </context>
    <context>
        <name>OfflineWords</name>
        <message>
            <source>Connected</source>
            <translation>已连接</translation>
        </message>
        <message>
            <source>Connected · list %1 old</source>
            <translation>已连接 · 名单 %1 前</translation>
        </message>
        <message>
            <source>Connected · the list is being fetched</source>
            <translation>已连接 · 正在下载名单</translation>
        </message>
        <message>
            <source>By the list of %1, %2 old</source>
            <translation>依据 %1 的名单，%2 前</translation>
        </message>
        <message>
            <source>No connection: nobody can be checked in</source>
            <translation>无连接：无法核销入场</translation>
        </message>
        <message numerus="yes">
            <source>%n scan(s) to be sent</source>
            <translation>
                <numerusform>%n 次扫描待上传</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n scan(s) kept that the server did not understand</source>
            <translation>
                <numerusform>%n 次扫描服务器无法识别，已保留</numerusform>
            </translation>
        </message>
        <message>
            <source>This computer's clock is %1 fast. Scans are corrected by it; please set it.</source>
            <translation>本机时钟快 %1。扫描时间会自动校正，请调整时钟。</translation>
        </message>
        <message>
            <source>This computer's clock is %1 slow. Scans are corrected by it; please set it.</source>
            <translation>本机时钟慢 %1。扫描时间会自动校正，请调整时钟。</translation>
        </message>
        <message>
            <source>Whom other doors have let in since: the same ticket can enter once at each door.</source>
            <translation>此后其他入口已放行的人：同一张票在每个入口都可能入场一次。</translation>
        </message>
        <message>
            <source>Refunds, cancellations, moves, stops and payments since then.</source>
            <translation>此后发生的退款、取消、改期、停场和付款。</translation>
        </message>
        <message>
            <source>Tickets sold since then: a genuine QR is let in provisionally; a short code is unknown.</source>
            <translation>此后售出的票：真实二维码先放行待确认；短码无法识别。</translation>
        </message>
        <message>
            <source>Short codes of other days and venues: they read as unknown.</source>
            <translation>其他日期和其他场馆的短码：显示为未知。</translation>
        </message>
        <message>
            <source>Desks that were shut out since then: their tickets still count.</source>
            <translation>此后被停用的柜台：其出的票仍视为有效。</translation>
        </message>
        <message>
            <source>How often somebody guesses short codes.</source>
            <translation>有人反复试猜短码的次数。</translation>
        </message>
    </context>
    <context>
        <name>OperatorWords</name>
        <message>
            <source>Front desk</source>
            <translation>前台</translation>
        </message>
        <message>
            <source>Desk lead</source>
            <translation>前台主管</translation>
        </message>
        <message>
            <source>Door</source>
            <translation>检票员</translation>
        </message>
        <message>
            <source>Finance</source>
            <translation>财务</translation>
        </message>
        <message>
            <source>Administrator</source>
            <translation>管理员</translation>
        </message>
        <message>
            <source>Auditor</source>
            <translation>审计员</translation>
        </message>
        <message>
            <source>Books, takes payment, cancels and refunds within the rules, keeps a shift.</source>
            <translation>预订、收款，按规则取消和退款，负责班次。</translation>
        </message>
        <message>
            <source>Also approves what is outside the rules, publishes stops, changes prices with a reason.</source>
            <translation>另可批准规则外的操作、发布停场、注明原因后改价。</translation>
        </message>
        <message>
            <source>Scans tickets and sees the day's lists, names masked.</source>
            <translation>检票，查看当日名单，姓名已遮蔽。</translation>
        </message>
        <message>
            <source>Sees all money, exports it, settles refunds and differences.</source>
            <translation>查看和导出全部账目，处理退款和差异。</translation>
        </message>
        <message>
            <source>Sets up venues, prices, schedules, operators. No refunds, no corrections.</source>
            <translation>设置场馆、价格、场次和操作员。不能退款或更正。</translation>
        </message>
        <message>
            <source>Reads everything unmasked, changes nothing.</source>
            <translation>可读取未遮蔽的全部内容，不能更改。</translation>
        </message>
        <message>
            <source>, </source>
            <translation>、</translation>
        </message>
        <message>
            <source>Disabled</source>
            <translation>已停用</translation>
        </message>
        <message>
            <source>Waits for approval</source>
            <translation>等待批准</translation>
        </message>
        <message>
            <source>One-time password</source>
            <translation>一次性密码</translation>
        </message>
        <message>
            <source>Active</source>
            <translation>正常</translation>
        </message>
        <message>
            <source>You asked for a one-time password</source>
            <translation>您申请了一次性密码</translation>
        </message>
        <message>
            <source>%1 asks for a one-time password</source>
            <translation>%1 申请一次性密码</translation>
        </message>
        <message>
            <source>You asked for: %1</source>
            <translation>您申请：%1</translation>
        </message>
        <message>
            <source>%1 asks for: %2</source>
            <translation>%1 申请：%2</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>姓名</translation>
        </message>
        <message>
            <source>Login</source>
            <translation>登录名</translation>
        </message>
        <message>
            <source>Roles</source>
            <translation>角色</translation>
        </message>
        <message>
            <source>Venues</source>
            <translation>场馆</translation>
        </message>
        <message>
            <source>others</source>
            <translation>其他场馆</translation>
        </message>
        <message>
            <source>Last sign-in</source>
            <translation>最近登录</translation>
        </message>
        <message>
            <source>Never</source>
            <translation>从未</translation>
        </message>
        <message>
            <source>State</source>
            <translation>状态</translation>
        </message>
    </context>
    <context>
        <name>OrderWords</name>
        <message>
            <source>Held</source>
            <translation>已预占</translation>
        </message>
        <message>
            <source>Hold extended</source>
            <translation>预占已延长</translation>
        </message>
        <message>
            <source>Payment recorded</source>
            <translation>已收款</translation>
        </message>
        <message>
            <source>Confirmed, tickets issued</source>
            <translation>已确认并出票</translation>
        </message>
        <message>
            <source>Cancelled</source>
            <translation>已取消</translation>
        </message>
        <message>
            <source>Hold ran out, places given back</source>
            <translation>预占超时，名额已退回</translation>
        </message>
        <message>
            <source>Checked in</source>
            <translation>已核销</translation>
        </message>
        <message>
            <source>Check-in taken back</source>
            <translation>核销已撤销</translation>
        </message>
        <message>
            <source>Did not come</source>
            <translation>未到场</translation>
        </message>
        <message>
            <source>Tickets shown or printed</source>
            <translation>已显示或打印入场凭证</translation>
        </message>
        <message>
            <source>Cash</source>
            <translation>现金</translation>
        </message>
        <message>
            <source>Card</source>
            <translation>刷卡</translation>
        </message>
        <message>
            <source>Transfer</source>
            <translation>转账</translation>
        </message>
        <message>
            <source>WeChat Pay</source>
            <translation>微信支付</translation>
        </message>
        <message>
            <source>Alipay</source>
            <translation>支付宝</translation>
        </message>
        <message>
            <source>Member benefit</source>
            <translation>会员权益</translation>
        </message>
        <message>
            <source>failed</source>
            <translation>失败</translation>
        </message>
        <message>
            <source>under way</source>
            <translation>进行中</translation>
        </message>
        <message>
            <source>given back</source>
            <translation>已退回</translation>
        </message>
        <message>
            <source>used</source>
            <translation>已使用</translation>
        </message>
        <message>
            <source>partly used</source>
            <translation>部分使用</translation>
        </message>
        <message>
            <source>did not come</source>
            <translation>未到场</translation>
        </message>
        <message>
            <source>Payment started</source>
            <translation>已发起支付</translation>
        </message>
        <message>
            <source>Payment moved to this order</source>
            <translation>款项已转入本订单</translation>
        </message>
        <message>
            <source>Refund asked for</source>
            <translation>已申请退款</translation>
        </message>
        <message>
            <source>Refund answered</source>
            <translation>退款有结果</translation>
        </message>
        <message>
            <source>Refund paid out</source>
            <translation>退款已支付</translation>
        </message>
        <message>
            <source>Rest waived</source>
            <translation>余款已免</translation>
        </message>
        <message>
            <source>Moved to another slot</source>
            <translation>已改期</translation>
        </message>
        <message>
            <source>Price changed</source>
            <translation>已改价</translation>
        </message>
        <message>
            <source>Suspended by a stop</source>
            <translation>因停场挂起</translation>
        </message>
        <message>
            <source>Stop withdrawn</source>
            <translation>停场已撤回</translation>
        </message>
        <message>
            <source>Waitlist offer taken</source>
            <translation>候补已兑现</translation>
        </message>
        <message>
            <source>stopped</source>
            <translation>停场</translation>
        </message>
    </context>
    <context>
        <name>OwnServer</name>
        <message>
            <source>My venue</source>
            <translation>我的场馆</translation>
        </message>
    </context>
    <context>
        <name>PolicyWords</name>
        <message>
            <source>%1 per ticket</source>
            <translation>每张 %1</translation>
        </message>
        <message>
            <source>%1 from %2 before the start on</source>
            <translation>开场前 %2 起 %1</translation>
        </message>
        <message>
            <source>everything later than that</source>
            <translation>更晚则全部</translation>
        </message>
        <message>
            <source>, </source>
            <comment>between the steps of a fee</comment>
            <translation>，</translation>
        </message>
        <message>
            <source>By its rules this is not refunded.</source>
            <translation>按规则不予退款。</translation>
        </message>
        <message numerus="yes">
            <source>%n day(s) before</source>
            <translation>
                <numerusform>提前 %n 天</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n hour(s) before the start</source>
            <translation>
                <numerusform>开场前 %n 小时</numerusform>
            </translation>
        </message>
        <message>
            <source>Free of charge until %1 (%2).</source>
            <translation>%1 之前免费（%2）。</translation>
        </message>
        <message>
            <source>Until %1 (%2) this is kept: %3.</source>
            <translation>%1 之前（%2）扣除：%3。</translation>
        </message>
        <message>
            <source>After that nothing is given back.</source>
            <translation>之后不予退还。</translation>
        </message>
        <message>
            <source>After that this is kept: %1.</source>
            <translation>之后扣除：%1。</translation>
        </message>
        <message>
            <source>%1, version %2</source>
            <comment>name of a set of rules</comment>
            <translation>%1，版本 %2</translation>
        </message>
        <message>
            <source>By its rules this cannot be moved.</source>
            <translation>按规则不可改期。</translation>
        </message>
        <message numerus="yes">
            <source>By its rules it can be moved %n time(s), until %1, to a date at most %2 later. Moved so far: %3.</source>
            <translation>
                <numerusform>按规则可改期 %n 次，截止 %1，新日期最多晚 %2。已改期：%3 次。</numerusform>
            </translation>
        </message>
        <message>
            <source>The order is “%1”.</source>
            <translation>订单状态为“%1”。</translation>
        </message>
        <message>
            <source>The hold was extended once already.</source>
            <translation>预占已延长过一次。</translation>
        </message>
        <message>
            <source>It was refundable until %1.</source>
            <translation>可退款期限为 %1 之前。</translation>
        </message>
        <message>
            <source>A ticket was used already.</source>
            <translation>已有票被使用。</translation>
        </message>
        <message>
            <source>By its rules it is refunded whole or not at all.</source>
            <translation>按规则只能整单退款。</translation>
        </message>
        <message>
            <source>It was moved %1 of %2 times allowed.</source>
            <translation>已改期 %1 次，共允许 %2 次。</translation>
        </message>
        <message>
            <source>It could be moved until %1.</source>
            <translation>可改期期限为 %1 之前。</translation>
        </message>
        <message>
            <source>The new date is further away than its rules allow.</source>
            <translation>新日期超出规则允许的范围。</translation>
        </message>
        <message>
            <source>A lead can allow it.</source>
            <translation>主管可以批准。</translation>
        </message>
    </context>
    <context>
        <name>ReceiptPainter</name>
        <message>
            <source>Refund receipt</source>
            <translation>退款收据</translation>
        </message>
        <message>
            <source>Receipt</source>
            <translation>收据</translation>
        </message>
        <message>
            <source>Reprint</source>
            <translation>补打</translation>
        </message>
        <message>
            <source>Receipt number</source>
            <translation>收据号</translation>
        </message>
        <message>
            <source>Order</source>
            <translation>订单号</translation>
        </message>
        <message>
            <source>Date</source>
            <translation>日期</translation>
        </message>
        <message>
            <source>Cashier</source>
            <translation>收银员</translation>
        </message>
        <message>
            <source>Total</source>
            <translation>合计</translation>
        </message>
        <message>
            <source>Given</source>
            <translation>实收</translation>
        </message>
        <message>
            <source>Change</source>
            <translation>找零</translation>
        </message>
        <message>
            <source>Still to pay</source>
            <translation>待付</translation>
        </message>
    </context>
    <context>
        <name>ScanDelegate</name>
        <message>
            <source>taken back</source>
            <translation>已撤销</translation>
        </message>
        <message numerus="yes">
            <source>%n people</source>
            <translation>
                <numerusform>%n 人</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>StopWords</name>
        <message>
            <source>waiting to be worked on</source>
            <translation>等待处理</translation>
        </message>
        <message>
            <source>hold cancelled</source>
            <translation>预占已取消</translation>
        </message>
        <message>
            <source>to be called: another time or a refund</source>
            <translation>待致电：改期或退款</translation>
        </message>
        <message>
            <source>called, has still to decide</source>
            <translation>已致电，客户尚未决定</translation>
        </message>
        <message>
            <source>already in; part refund to decide</source>
            <translation>已入场；部分退款待定</translation>
        </message>
        <message>
            <source>refund under way</source>
            <translation>退款进行中</translation>
        </message>
        <message>
            <source>refunded</source>
            <translation>已退款</translation>
        </message>
        <message>
            <source>moved</source>
            <translation>已改期</translation>
        </message>
        <message>
            <source>failed</source>
            <translation>失败</translation>
        </message>
        <message>
            <source>stands again</source>
            <translation>已恢复</translation>
        </message>
        <message>
            <source>nothing to do</source>
            <translation>无需处理</translation>
        </message>
        <message>
            <source>reached</source>
            <translation>已联系上</translation>
        </message>
        <message>
            <source>no answer</source>
            <translation>无人接听</translation>
        </message>
    </context>
    <context>
        <name>TicketPainter</name>
        <message>
            <source>Ticket %1 of %2</source>
            <translation>第 %1 张，共 %2 张</translation>
        </message>
        <message>
            <source>Ticket type</source>
            <translation>票种</translation>
        </message>
        <message>
            <source>Admits</source>
            <translation>可入场</translation>
        </message>
        <message>
            <source>%1 people</source>
            <translation>%1 人</translation>
        </message>
        <message>
            <source>Holder</source>
            <translation>持票人</translation>
        </message>
        <message>
            <source>Order</source>
            <translation>订单号</translation>
        </message>
        <message>
            <source>Price</source>
            <translation>票价</translation>
        </message>
        <message>
            <source>If scanning fails, staff can type this.</source>
            <translation>二维码无法识别时，工作人员可输入此短码。</translation>
        </message>
        <message>
            <source>Reprint</source>
            <translation>补打</translation>
        </message>
    </context>
    <context>
        <name>VerdictText</name>
        <message>
            <source>Admitted</source>
            <translation>可入场</translation>
        </message>
        <message>
            <source>The ticket is good. Let them in.</source>
            <translation>入场凭证有效，请放行。</translation>
        </message>
        <message>
            <source>Admitted, to be confirmed</source>
            <translation>已放行，待确认</translation>
        </message>
        <message>
            <source>The server is away. Let them in; the scan is sent when it is back.</source>
            <translation>服务器不可用。请放行，恢复后自动上传此次扫描。</translation>
        </message>
        <message>
            <source>Unknown code</source>
            <translation>查无此票</translation>
        </message>
        <message>
            <source>No ticket has this code. The front desk can look the booking up.</source>
            <translation>没有入场凭证使用此码。可请前台查询预订。</translation>
        </message>
        <message>
            <source>Not one of ours</source>
            <translation>非本馆入场码</translation>
        </message>
        <message>
            <source>This code was not issued here. Ask for the ticket of this venue.</source>
            <translation>此码不是本馆签发的，请出示本馆入场凭证。</translation>
        </message>
        <message>
            <source>Not genuine</source>
            <translation>入场码不符</translation>
        </message>
        <message>
            <source>The code was altered or made by somebody else. Send them to the front desk.</source>
            <translation>此码被改动过或由他人制作，请引导客人到前台。</translation>
        </message>
        <message>
            <source>No desk of this venue signed this code. Send them to the front desk.</source>
            <translation>此码不是由本馆前台签发的，请引导客人到前台。</translation>
        </message>
        <message>
            <source>Ticket void</source>
            <translation>票已作废</translation>
        </message>
        <message>
            <source>The desk that printed it has been shut out. The front desk can print a new ticket.</source>
            <translation>签发此票的终端已被停用，前台可以重新出票。</translation>
        </message>
        <message>
            <source>Cannot read</source>
            <translation>无法识别</translation>
        </message>
        <message>
            <source>The scan is garbled. Scan again, check the scanner's keyboard layout, or type the short code.</source>
            <translation>扫描内容混乱。请重新扫描、检查扫码枪的键盘布局，或输入短码。</translation>
        </message>
        <message>
            <source>The short code was misread: its last character does not fit. Read it again.</source>
            <translation>短码读错了：校验位不符，请重新读取。</translation>
        </message>
        <message>
            <source>This is far longer than any code of ours. Ask for the ticket of this venue.</source>
            <translation>内容远长于本馆入场码，请出示本馆入场凭证。</translation>
        </message>
        <message>
            <source>Empty scan</source>
            <translation>空扫描</translation>
        </message>
        <message>
            <source>The scanner sent nothing. Scan again, or type the short code.</source>
            <translation>扫码枪没有发送内容。请重新扫描，或输入短码。</translation>
        </message>
        <message>
            <source>No code was found in the picture. Type the short code printed under the QR.</source>
            <translation>图片中未找到入场码。请输入二维码下方的短码。</translation>
        </message>
        <message>
            <source>Other venue</source>
            <translation>其他场馆</translation>
        </message>
        <message>
            <source>This ticket is for %1, %2.</source>
            <translation>此票属于%1，%2。</translation>
        </message>
        <message>
            <source>This ticket is for another venue.</source>
            <translation>此票属于其他场馆。</translation>
        </message>
        <message>
            <source>Refunded</source>
            <translation>已退款</translation>
        </message>
        <message>
            <source>The money went back. This ticket admits nobody.</source>
            <translation>票款已退回，此票不能入场。</translation>
        </message>
        <message>
            <source>Cancelled</source>
            <translation>已取消</translation>
        </message>
        <message>
            <source>The booking was cancelled. This ticket admits nobody.</source>
            <translation>预订已取消，此票不能入场。</translation>
        </message>
        <message>
            <source>Session stopped</source>
            <translation>已停场</translation>
        </message>
        <message>
            <source>The session does not take place. The front desk offers another time or the money back.</source>
            <translation>本场次停场。前台可改期或退款。</translation>
        </message>
        <message>
            <source>Not paid</source>
            <translation>未支付</translation>
        </message>
        <message>
            <source>The booking waits for its payment. Pay at the front desk, then scan again.</source>
            <translation>预订尚未付款。请先到前台付款，再重新扫描。</translation>
        </message>
        <message>
            <source>Other day</source>
            <translation>日期不符</translation>
        </message>
        <message>
            <source>This ticket is for %1. The front desk can move it.</source>
            <translation>此票的时间是%1，前台可以改期。</translation>
        </message>
        <message>
            <source>This ticket is for another day. The front desk can move it.</source>
            <translation>此票是其他日期的，前台可以改期。</translation>
        </message>
        <message>
            <source>Too early</source>
            <translation>时间未到</translation>
        </message>
        <message>
            <source>Entry opens at %1.</source>
            <translation>%1 开始入场。</translation>
        </message>
        <message>
            <source>Entry has not opened yet.</source>
            <translation>尚未开始入场。</translation>
        </message>
        <message>
            <source>Too late</source>
            <translation>已过时间</translation>
        </message>
        <message>
            <source>Entry ended at %1.</source>
            <translation>入场已于 %1 结束。</translation>
        </message>
        <message>
            <source>Entry has ended.</source>
            <translation>入场已结束。</translation>
        </message>
        <message>
            <source>Already used</source>
            <translation>已使用</translation>
        </message>
        <message>
            <source>Used at %1, %2. Everybody is in.</source>
            <translation>%1 已在 %2 使用，人员均已入场。</translation>
        </message>
        <message>
            <source>Used at %1. Everybody is in.</source>
            <translation>%1 已使用，人员均已入场。</translation>
        </message>
        <message>
            <source>Everybody on this ticket is in.</source>
            <translation>此票人员均已入场。</translation>
        </message>
        <message>
            <source>Too many people</source>
            <translation>人数超出</translation>
        </message>
        <message>
            <source>%1 were asked for, %2 of this ticket may still enter. Nobody was counted.</source>
            <translation>要求放行 %1 人，此票还可入场 %2 人。本次未计入任何人。</translation>
        </message>
        <message>
            <source>So many of this ticket may not enter any more. Nobody was counted.</source>
            <translation>此票剩余人数不足，本次未计入任何人。</translation>
        </message>
        <message>
            <source>Wait</source>
            <translation>请稍候</translation>
        </message>
        <message>
            <source>Too many wrong codes were typed. Wait %1, or scan the QR.</source>
            <translation>输错次数过多。请等待 %1，或扫描二维码。</translation>
        </message>
        <message>
            <source>Too many wrong codes were typed. Wait a moment, or scan the QR.</source>
            <translation>输错次数过多。请稍等片刻，或扫描二维码。</translation>
        </message>
        <message>
            <source>Undone</source>
            <translation>已撤销</translation>
        </message>
        <message>
            <source>This entry was taken back. The ticket can be used again.</source>
            <translation>此次入场已撤销，入场凭证可再次使用。</translation>
        </message>
        <message>
            <source>Stop and look</source>
            <translation>请留意</translation>
        </message>
        <message>
            <source>No entry</source>
            <translation>不可入场</translation>
        </message>
        <message numerus="yes">
            <source>Let %n people in</source>
            <translation>
                <numerusform>放行 %n 人</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 of %2 are in</source>
            <translation>已入 %1/%2 人</translation>
        </message>
        <message>
            <source>Ticket %1 of %2</source>
            <translation>第 %1/%2 张票</translation>
        </message>
        <message>
            <source>Other door</source>
            <translation>其他入口</translation>
        </message>
        <message>
            <source>This door does not lead to %1. Show them the way.</source>
            <translation>此入口不通往%1，请为客人指路。</translation>
        </message>
        <message>
            <source>This door does not lead there. Show them the way.</source>
            <translation>此入口不通往那里，请为客人指路。</translation>
        </message>
        <message>
            <source>Gone out</source>
            <translation>已离场</translation>
        </message>
        <message>
            <source>They are not counted as inside any more.</source>
            <translation>不再计为在场。</translation>
        </message>
        <message>
            <source>Not inside</source>
            <translation>不在场内</translation>
        </message>
        <message>
            <source>Nobody on this ticket is counted as inside.</source>
            <translation>此票没有在场人员。</translation>
        </message>
        <message numerus="yes">
            <source>%n people went out</source>
            <translation>
                <numerusform>%n 人离场</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>vd::app::Composition</name>
        <message>
            <source>Making this computer's own server. This is done once and takes a moment.</source>
            <translation>正在建立本机服务器。只需一次，请稍候。</translation>
        </message>
        <message>
            <source>Starting this computer's own server.</source>
            <translation>正在启动本机服务器。</translation>
        </message>
        <message>
            <source>Preparing the database of this computer's own server.</source>
            <translation>正在准备本机服务器的数据库。</translation>
        </message>
    </context>
    <context>
        <name>vd::app::EmbeddedServer</name>
        <message>
            <source>Owner</source>
            <translation>负责人</translation>
        </message>
        <message>
            <source>Service</source>
            <translation>后台服务</translation>
        </message>
    </context>
    <context>
        <name>vd::finance::DayExport</name>
        <message>
            <source>Daily reconciliation</source>
            <translation>每日对账</translation>
        </message>
        <message>
            <source>Venue</source>
            <translation>场馆</translation>
        </message>
        <message>
            <source>Day</source>
            <translation>日期</translation>
        </message>
        <message>
            <source>Time zone</source>
            <translation>时区</translation>
        </message>
        <message>
            <source>Currency</source>
            <translation>货币</translation>
        </message>
        <message>
            <source>Fees kept</source>
            <translation>留存手续费</translation>
        </message>
        <message>
            <source>Places sold</source>
            <translation>已售名额</translation>
        </message>
        <message>
            <source>Places offered</source>
            <translation>可售名额</translation>
        </message>
        <message>
            <source>Stock differences</source>
            <translation>库存差异</translation>
        </message>
        <message>
            <source>Money differences</source>
            <translation>资金差异</translation>
        </message>
        <message>
            <source>Sealed on</source>
            <translation>封账日期</translation>
        </message>
        <message>
            <source>Sealed at</source>
            <translation>封账时间</translation>
        </message>
        <message>
            <source>Two-person rules</source>
            <translation>双人复核</translation>
        </message>
        <message>
            <source>switched off</source>
            <translation>已关闭</translation>
        </message>
        <message>
            <source>on</source>
            <translation>启用</translation>
        </message>
        <message>
            <source>Takings by channel</source>
            <translation>各渠道收入</translation>
        </message>
        <message>
            <source>Channel</source>
            <translation>渠道</translation>
        </message>
        <message>
            <source>Payments</source>
            <translation>收款笔数</translation>
        </message>
        <message>
            <source>Paid</source>
            <translation>已收</translation>
        </message>
        <message>
            <source>Refunds</source>
            <translation>退款笔数</translation>
        </message>
        <message>
            <source>Refunded</source>
            <translation>已退</translation>
        </message>
        <message>
            <source>Net</source>
            <translation>净额</translation>
        </message>
        <message>
            <source>Of which unapplied</source>
            <translation>其中未入单款</translation>
        </message>
        <message>
            <source>Total</source>
            <translation>合计</translation>
        </message>
        <message>
            <source>Orders made, by state</source>
            <translation>当日订单（按状态）</translation>
        </message>
        <message>
            <source>State</source>
            <translation>状态</translation>
        </message>
        <message>
            <source>Orders</source>
            <translation>订单数</translation>
        </message>
        <message>
            <source>Amount</source>
            <translation>金额</translation>
        </message>
        <message>
            <source>Payments and refunds</source>
            <translation>收款与退款</translation>
        </message>
        <message>
            <source>Kind</source>
            <translation>类型</translation>
        </message>
        <message>
            <source>Date</source>
            <translation>日期</translation>
        </message>
        <message>
            <source>Time</source>
            <translation>时间</translation>
        </message>
        <message>
            <source>Order</source>
            <translation>订单</translation>
        </message>
        <message>
            <source>Applied</source>
            <translation>已入单</translation>
        </message>
        <message>
            <source>Request number</source>
            <translation>请求号</translation>
        </message>
        <message>
            <source>Channel number</source>
            <translation>渠道流水号</translation>
        </message>
        <message>
            <source>By</source>
            <translation>经手人</translation>
        </message>
        <message>
            <source>Shift</source>
            <translation>班次</translation>
        </message>
        <message>
            <source>yes</source>
            <translation>是</translation>
        </message>
        <message>
            <source>no</source>
            <translation>否</translation>
        </message>
        <message>
            <source>Audit head</source>
            <translation>审计封条</translation>
        </message>
    </context>
    <context>
        <name>vd::finance::MoneyWords</name>
        <message>
            <source>Cash</source>
            <translation>现金</translation>
        </message>
        <message>
            <source>Card terminal</source>
            <translation>刷卡</translation>
        </message>
        <message>
            <source>Bank transfer</source>
            <translation>银行转账</translation>
        </message>
        <message>
            <source>WeChat Pay</source>
            <translation>微信支付</translation>
        </message>
        <message>
            <source>Alipay</source>
            <translation>支付宝</translation>
        </message>
        <message>
            <source>Member benefit</source>
            <translation>会员权益</translation>
        </message>
        <message>
            <source>Held</source>
            <translation>已预占</translation>
        </message>
        <message>
            <source>Payment pending</source>
            <translation>待支付</translation>
        </message>
        <message>
            <source>Paid</source>
            <translation>已支付</translation>
        </message>
        <message>
            <source>Checked in</source>
            <translation>已入场</translation>
        </message>
        <message>
            <source>Completed</source>
            <translation>已完成</translation>
        </message>
        <message>
            <source>No-show</source>
            <translation>未到场</translation>
        </message>
        <message>
            <source>Cancelled</source>
            <translation>已取消</translation>
        </message>
        <message>
            <source>Expired</source>
            <translation>超时关闭</translation>
        </message>
        <message>
            <source>Refund under way</source>
            <translation>退款中</translation>
        </message>
        <message>
            <source>Refunded</source>
            <translation>已退款</translation>
        </message>
        <message>
            <source>Suspended by a stop</source>
            <translation>停场挂起</translation>
        </message>
        <message>
            <source>Payment</source>
            <translation>收款</translation>
        </message>
        <message>
            <source>Refund</source>
            <translation>退款</translation>
        </message>
    </context>
    <context>
        <name>vd::operators::AuditExporter</name>
        <message>
            <source>Audit</source>
            <translation>审计</translation>
        </message>
        <message>
            <source>Number</source>
            <translation>编号</translation>
        </message>
        <message>
            <source>Date</source>
            <translation>日期</translation>
        </message>
        <message>
            <source>Time</source>
            <translation>时间</translation>
        </message>
        <message>
            <source>Login</source>
            <translation>登录名</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>姓名</translation>
        </message>
        <message>
            <source>Terminal</source>
            <translation>终端</translation>
        </message>
        <message>
            <source>Action</source>
            <translation>操作</translation>
        </message>
        <message>
            <source>Order</source>
            <translation>订单</translation>
        </message>
        <message>
            <source>In words</source>
            <translation>说明</translation>
        </message>
        <message>
            <source>Facts</source>
            <translation>详情数据</translation>
        </message>
        <message>
            <source>What</source>
            <translation>项目</translation>
        </message>
        <message>
            <source>Value</source>
            <translation>内容</translation>
        </message>
        <message>
            <source>Time zone</source>
            <translation>时区</translation>
        </message>
        <message>
            <source>Rows</source>
            <translation>行数</translation>
        </message>
        <message>
            <source>Audit head</source>
            <translation>审计封条</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::AdminWorkspace</name>
        <message>
            <source>Try again</source>
            <translation>重试</translation>
        </message>
        <message>
            <source>Administration</source>
            <translation>管理</translation>
        </message>
        <message>
            <source>Show the spaces</source>
            <translation>查看场地</translation>
        </message>
        <message>
            <source>Show the venues</source>
            <translation>查看场馆</translation>
        </message>
        <message>
            <source>Generate slots</source>
            <translation>生成场次</translation>
        </message>
        <message>
            <source>New space</source>
            <translation>新建场地</translation>
        </message>
        <message>
            <source>Save what is being edited</source>
            <translation>保存正在编辑的内容</translation>
        </message>
        <message>
            <source>Preview the slots to generate</source>
            <translation>预览要生成的场次</translation>
        </message>
        <message>
            <source>Spaces</source>
            <translation>场地</translation>
        </message>
        <message>
            <source>Venues</source>
            <translation>场馆</translation>
        </message>
        <message>
            <source>Schedule</source>
            <translation>排期</translation>
        </message>
        <message>
            <source>Set up what the venue sells: its spaces, the venue itself, and the slots of the weeks to come; and who may sign in. The generator shows what it would do before it writes anything, and never touches what is already there.</source>
            <translation>设置场馆所售内容：场地、场馆信息和未来几周的场次，以及谁可以登录。生成器在写入前先显示将做什么，绝不改动已有场次。</translation>
        </message>
        <message>
            <source>Show the operators</source>
            <translation>显示操作员</translation>
        </message>
        <message>
            <source>New operator</source>
            <translation>新建操作员</translation>
        </message>
        <message>
            <source>Operators</source>
            <translation>操作员</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::ApprovalPrompt</name>
        <message>
            <source>A lead signs this one action</source>
            <translation>主管批准本次操作</translation>
        </message>
        <message>
            <source>The lead signs in for this one action only. The desk stays signed in as before, and the password is not kept. Both names stand in the order's history.</source>
            <translation>主管仅为本次操作登录。本前台保持原登录，密码不会保存。订单经过中记录双方姓名。</translation>
        </message>
        <message>
            <source>Lead's user name</source>
            <translation>主管用户名</translation>
        </message>
        <message>
            <source>Lead's password</source>
            <translation>主管密码</translation>
        </message>
        <message>
            <source>Reason</source>
            <translation>原因</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>取消</translation>
        </message>
        <message>
            <source>Sign</source>
            <translation>批准</translation>
        </message>
        <message>
            <source>Type the lead's user name.</source>
            <translation>请输入主管用户名。</translation>
        </message>
        <message>
            <source>Type the lead's password.</source>
            <translation>请输入主管密码。</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::AuditFilterBar</name>
        <message>
            <source>From</source>
            <translation>从</translation>
        </message>
        <message>
            <source>to</source>
            <translation>至</translation>
        </message>
        <message>
            <source>First day</source>
            <translation>起始日</translation>
        </message>
        <message>
            <source>Last day</source>
            <translation>截止日</translation>
        </message>
        <message>
            <source>Everybody</source>
            <translation>所有人</translation>
        </message>
        <message>
            <source>Person</source>
            <translation>人员</translation>
        </message>
        <message>
            <source>Kind</source>
            <translation>类别</translation>
        </message>
        <message>
            <source>Order number, terminal or words</source>
            <translation>订单号、终端或关键词</translation>
        </message>
        <message>
            <source>Search the audit</source>
            <translation>搜索审计</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::AuditPage</name>
        <message>
            <source>Try again</source>
            <translation>重试</translation>
        </message>
        <message>
            <source>Exporting, %1 rows read …</source>
            <translation>正在导出，已读取 %1 行…</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>取消</translation>
        </message>
        <message>
            <source>The export was cancelled. Nothing was written.</source>
            <translation>导出已取消，未写入任何内容。</translation>
        </message>
        <message numerus="yes">
            <source>%n row(s) written to %1.</source>
            <translation>
                <numerusform>已将 %n 行写入 %1。</numerusform>
            </translation>
        </message>
        <message>
            <source>Open the folder</source>
            <translation>打开文件夹</translation>
        </message>
        <message>
            <source>Audit</source>
            <translation>审计</translation>
        </message>
        <message>
            <source>Show the audit</source>
            <translation>显示审计</translation>
        </message>
        <message numerus="yes">
            <source>%n row(s), newest first</source>
            <extracomment>%n rows are listed</extracomment>
            <translation>
                <numerusform>%n 条，最新在前</numerusform>
            </translation>
        </message>
        <message>
            <source>Folder for exports</source>
            <translation>导出文件夹</translation>
        </message>
        <message>
            <source>What</source>
            <translation>操作</translation>
        </message>
        <message>
            <source>Details</source>
            <translation>详情</translation>
        </message>
        <message>
            <source>Time</source>
            <translation>时间</translation>
        </message>
        <message>
            <source>Person</source>
            <translation>人员</translation>
        </message>
        <message>
            <source>Order</source>
            <translation>订单</translation>
        </message>
        <message>
            <source>Terminal</source>
            <translation>终端</translation>
        </message>
        <message>
            <source>All facts of the chosen entry</source>
            <translation>所选记录的全部内容</translation>
        </message>
        <message>
            <source>Choose an entry to see all of its facts.</source>
            <translation>选择一条记录以查看其全部内容。</translation>
        </message>
        <message>
            <source>Not sealed yet</source>
            <extracomment>the number and hash of the last seal over the audit</extracomment>
            <translation>尚未封存</translation>
        </message>
        <message>
            <source>Sealed: %1</source>
            <translation>已封存：%1</translation>
        </message>
        <message>
            <source>The last seal over the audit. Reports print it; “venuedeskctl audit verify --head” proves later that nothing before it was changed or removed.</source>
            <translation>审计的最新封条，报表上会印出。日后可用“venuedeskctl audit verify --head”证明此前的记录未被更改或删除。</translation>
        </message>
        <message>
            <source>Export</source>
            <translation>导出</translation>
        </message>
        <message>
            <source>Write what is listed, and older entries that fit, to a CSV file</source>
            <translation>将所列记录及更早的符合条件的记录写入 CSV 文件</translation>
        </message>
        <message>
            <source>Load older entries</source>
            <translation>加载更早的记录</translation>
        </message>
        <message>
            <source>Nothing was done that fits</source>
            <translation>没有符合条件的操作</translation>
        </message>
        <message>
            <source>Choose other days, another person or kind, or other words.</source>
            <translation>请选择其他日期、人员、类别或关键词。</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::AuditWords</name>
        <message>
            <source>Held</source>
            <translation>已预占</translation>
        </message>
        <message>
            <source>Hold extended</source>
            <translation>预占已延长</translation>
        </message>
        <message>
            <source>Cancelled</source>
            <translation>已取消</translation>
        </message>
        <message>
            <source>Paid</source>
            <translation>已付款</translation>
        </message>
        <message>
            <source>Payment started</source>
            <translation>付款已发起</translation>
        </message>
        <message>
            <source>Payment message</source>
            <translation>付款通知</translation>
        </message>
        <message>
            <source>Payment arrived</source>
            <translation>款项到账</translation>
        </message>
        <message>
            <source>Payment failed</source>
            <translation>付款失败</translation>
        </message>
        <message>
            <source>Payment moved to another order</source>
            <translation>款项转入另一订单</translation>
        </message>
        <message>
            <source>Payment applied</source>
            <translation>款项已入账到订单</translation>
        </message>
        <message>
            <source>Price changed by hand</source>
            <translation>手动改价</translation>
        </message>
        <message>
            <source>Shortfall settled</source>
            <translation>差额已处理</translation>
        </message>
        <message>
            <source>Refund asked</source>
            <translation>申请退款</translation>
        </message>
        <message>
            <source>Payment refunded</source>
            <translation>款项退回</translation>
        </message>
        <message>
            <source>Refund answered by the channel</source>
            <translation>渠道答复退款</translation>
        </message>
        <message>
            <source>Refund failed</source>
            <translation>退款失败</translation>
        </message>
        <message>
            <source>Refund paid out</source>
            <translation>退款已付出</translation>
        </message>
        <message>
            <source>Rescheduled</source>
            <translation>已改期</translation>
        </message>
        <message>
            <source>Marked as no-show</source>
            <translation>标记为未到场</translation>
        </message>
        <message>
            <source>Joined the waitlist</source>
            <translation>加入候补</translation>
        </message>
        <message>
            <source>Left the waitlist</source>
            <translation>退出候补</translation>
        </message>
        <message>
            <source>Offered from the waitlist</source>
            <translation>候补兑现</translation>
        </message>
        <message>
            <source>Offer taken</source>
            <translation>接受候补名额</translation>
        </message>
        <message>
            <source>Places kept back</source>
            <translation>预留名额</translation>
        </message>
        <message>
            <source>Stop published</source>
            <translation>发布停场</translation>
        </message>
        <message>
            <source>Stop withdrawn</source>
            <translation>撤销停场</translation>
        </message>
        <message>
            <source>Benefit topped up</source>
            <translation>权益充值</translation>
        </message>
        <message>
            <source>Admitted</source>
            <translation>已入场</translation>
        </message>
        <message>
            <source>Admission taken back</source>
            <translation>撤销入场</translation>
        </message>
        <message>
            <source>Tickets printed again</source>
            <translation>凭证补打</translation>
        </message>
        <message>
            <source>Tickets signed</source>
            <translation>凭证签发</translation>
        </message>
        <message>
            <source>Shift opened</source>
            <translation>开班</translation>
        </message>
        <message>
            <source>Shift closed</source>
            <translation>交班</translation>
        </message>
        <message>
            <source>Checks run</source>
            <translation>已运行对账检查</translation>
        </message>
        <message>
            <source>Alert marked as seen</source>
            <translation>警报标记为已读</translation>
        </message>
        <message>
            <source>Stock did not fit</source>
            <translation>库存不符</translation>
        </message>
        <message>
            <source>Exported</source>
            <translation>已导出</translation>
        </message>
        <message>
            <source>Signed in</source>
            <translation>已登录</translation>
        </message>
        <message>
            <source>Approved for somebody</source>
            <translation>为他人批准</translation>
        </message>
        <message>
            <source>Customer saved</source>
            <translation>客户已保存</translation>
        </message>
        <message>
            <source>Venue saved</source>
            <translation>场馆已保存</translation>
        </message>
        <message>
            <source>Space saved</source>
            <translation>场地已保存</translation>
        </message>
        <message>
            <source>Slots generated</source>
            <translation>场次已生成</translation>
        </message>
        <message>
            <source>Terminal registered</source>
            <translation>终端已登记</translation>
        </message>
        <message>
            <source>Terminal revoked</source>
            <translation>终端已吊销</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>名称</translation>
        </message>
        <message>
            <source>What</source>
            <translation>内容</translation>
        </message>
        <message>
            <source>Amount</source>
            <translation>金额</translation>
        </message>
        <message>
            <source>Before</source>
            <translation>之前</translation>
        </message>
        <message>
            <source>After</source>
            <translation>之后</translation>
        </message>
        <message>
            <source>Missing</source>
            <translation>缺少</translation>
        </message>
        <message>
            <source>Float</source>
            <translation>备用金</translation>
        </message>
        <message>
            <source>Expected</source>
            <translation>应有</translation>
        </message>
        <message>
            <source>Counted</source>
            <translation>实点</translation>
        </message>
        <message>
            <source>With</source>
            <translation>方式</translation>
        </message>
        <message>
            <source>Channel</source>
            <translation>渠道</translation>
        </message>
        <message>
            <source>Lines</source>
            <translation>明细数</translation>
        </message>
        <message>
            <source>Places</source>
            <translation>名额</translation>
        </message>
        <message>
            <source>Quantity</source>
            <translation>数量</translation>
        </message>
        <message>
            <source>People</source>
            <translation>人数</translation>
        </message>
        <message>
            <source>Minutes</source>
            <translation>分钟</translation>
        </message>
        <message>
            <source>Orders</source>
            <translation>订单</translation>
        </message>
        <message>
            <source>Rows</source>
            <translation>行数</translation>
        </message>
        <message>
            <source>Added</source>
            <translation>新增</translation>
        </message>
        <message>
            <source>Differences</source>
            <translation>差异</translation>
        </message>
        <message>
            <source>Reason</source>
            <translation>原因</translation>
        </message>
        <message>
            <source>Program</source>
            <translation>程序</translation>
        </message>
        <message>
            <source>Everything</source>
            <translation>全部</translation>
        </message>
        <message>
            <source>Bookings</source>
            <translation>预订</translation>
        </message>
        <message>
            <source>Money</source>
            <translation>款项</translation>
        </message>
        <message>
            <source>Door and tickets</source>
            <translation>门口与凭证</translation>
        </message>
        <message>
            <source>Set-up</source>
            <translation>设置</translation>
        </message>
        <message>
            <source>People and sign-in</source>
            <translation>人员与登录</translation>
        </message>
        <message>
            <source>Exports</source>
            <translation>导出</translation>
        </message>
        <message>
            <source>Refused</source>
            <translation>被拒绝</translation>
        </message>
        <message>
            <source>Refused: %1</source>
            <translation>被拒绝：%1</translation>
        </message>
        <message>
            <source>Stop: %1</source>
            <translation>停场：%1</translation>
        </message>
        <message>
            <source>System</source>
            <translation>系统</translation>
        </message>
        <message>
            <source>yes</source>
            <translation>是</translation>
        </message>
        <message>
            <source>no</source>
            <translation>否</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::BlockDialog</name>
        <message>
            <source>Keep places back</source>
            <translation>保留名额</translation>
        </message>
        <message>
            <source>Reason</source>
            <translation>原因</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>取消</translation>
        </message>
        <message>
            <source>Places kept back</source>
            <translation>保留名额数</translation>
        </message>
        <message>
            <source>%1 of %2 places are taken; then %3 can be sold.</source>
            <translation>%2 个名额中已占 %1；之后可售 %3。</translation>
        </message>
        <message numerus="yes">
            <source>%n place(s) more are kept back than there are: they stay kept back as they become free.</source>
            <translation>
                <numerusform>保留数比实有名额多 %n 个：空出后仍予保留。</numerusform>
            </translation>
        </message>
        <message>
            <source>Keep none back</source>
            <translation>不保留</translation>
        </message>
        <message numerus="yes">
            <source>Keep %n back</source>
            <translation>
                <numerusform>保留 %n 个</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>vd::ui::BoardPage</name>
        <message>
            <source>Reload</source>
            <translation>重新加载</translation>
        </message>
        <message>
            <source>Show spaces of</source>
            <translation>显示场地类别</translation>
        </message>
        <message>
            <source>Smaller cells</source>
            <translation>缩小</translation>
        </message>
        <message>
            <source>Larger cells</source>
            <translation>放大</translation>
        </message>
        <message>
            <source>Smaller cells (Ctrl+-)</source>
            <translation>缩小（Ctrl+-）</translation>
        </message>
        <message>
            <source>Larger cells (Ctrl++)</source>
            <translation>放大（Ctrl++）</translation>
        </message>
        <message>
            <source>Nothing is offered on this day</source>
            <translation>当天没有场次</translation>
        </message>
        <message>
            <source>Slots appear here once they are generated in Administration. PgUp and PgDn go to other days.</source>
            <translation>在“管理”中生成场次后会显示在这里。按 PgUp 和 PgDn 查看其他日期。</translation>
        </message>
        <message>
            <source>All spaces</source>
            <translation>全部场地</translation>
        </message>
        <message>
            <source>No connection: as of %1</source>
            <translation>连接已断开：数据截至 %1</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::BoardView</name>
        <message>
            <source>Day board</source>
            <translation>当日场次表</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::BookingPanel</name>
        <message>
            <source>The server is busy, trying again (%1 of %2). Nothing is booked twice.</source>
            <translation>服务器繁忙，正在重试（第 %1 次，共 %2 次）。不会重复预订。</translation>
        </message>
        <message>
            <source>This booking was not finished last time and is here again.</source>
            <translation>上次未完成的预订已恢复。</translation>
        </message>
        <message>
            <source>Booking</source>
            <translation>预订</translation>
        </message>
        <message>
            <source>Start over</source>
            <translation>重新开始</translation>
        </message>
        <message>
            <source>Note (optional)</source>
            <translation>备注（可选）</translation>
        </message>
        <message>
            <source>Note</source>
            <translation>备注</translation>
        </message>
        <message>
            <source>Pays on arrival: hold until before the start</source>
            <translation>到场付款：预占保留到开场前</translation>
        </message>
        <message>
            <source>Total</source>
            <translation>合计</translation>
        </message>
        <message>
            <source>Holds all lines at once (Ctrl+Enter)</source>
            <translation>一次预占全部明细（Ctrl+Enter）</translation>
        </message>
        <message>
            <source>Holding…</source>
            <translation>正在预占…</translation>
        </message>
        <message>
            <source>Hold</source>
            <translation>预占</translation>
        </message>
        <message>
            <source>Draft saved on this computer</source>
            <translation>草稿已保存在本机</translation>
        </message>
        <message>
            <source>Open the order</source>
            <translation>打开该订单</translation>
        </message>
        <message>
            <source>Pays on arrival</source>
            <translation>到场付款</translation>
        </message>
        <message>
            <source>The customer is erased.</source>
            <translation>该客户已删除。</translation>
        </message>
        <message>
            <source>Put on the waitlist…</source>
            <translation>加入候补…</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::CallCard</name>
        <message>
            <source>Copy</source>
            <translation>复制</translation>
        </message>
        <message>
            <source>Copies the number</source>
            <translation>复制号码</translation>
        </message>
        <message>
            <source>Takes it, on to the payment</source>
            <translation>接受，去支付</translation>
        </message>
        <message>
            <source>Declines…</source>
            <translation>放弃…</translation>
        </message>
        <message>
            <source>Reached</source>
            <translation>已联系上</translation>
        </message>
        <message>
            <source>No answer</source>
            <translation>无人接听</translation>
        </message>
        <message numerus="yes">
            <source>Offer: %1, %n place(s), %2 to pay</source>
            <translation>
                <numerusform>兑现：%1，%n 个名额，应付 %2</numerusform>
            </translation>
        </message>
        <message>
            <source>Stopped (%1): %2, %3. %4</source>
            <translation>停场（%1）：%2，%3。%4</translation>
        </message>
        <message>
            <source>Last call %1: %2</source>
            <translation>上次致电 %1：%2</translation>
        </message>
        <message>
            <source>Does %1 decline the offer?</source>
            <translation>%1 放弃兑现？</translation>
        </message>
        <message numerus="yes">
            <source>Its %n place(s) go to the next in the queue at once.</source>
            <translation>
                <numerusform>%n 个名额将立即给下一位候补。</numerusform>
            </translation>
        </message>
        <message>
            <source>Declines</source>
            <translation>放弃</translation>
        </message>
        <message>
            <source>Keep the offer</source>
            <translation>保留兑现</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::CallsPage</name>
        <message>
            <source>Phone</source>
            <translation>电话</translation>
        </message>
        <message>
            <source>Customer</source>
            <translation>客户</translation>
        </message>
        <message>
            <source>About</source>
            <translation>事由</translation>
        </message>
        <message>
            <source>Time left</source>
            <translation>剩余时间</translation>
        </message>
        <message>
            <source>State</source>
            <translation>状态</translation>
        </message>
        <message>
            <source>offered</source>
            <translation>已兑现，待确认</translation>
        </message>
        <message>
            <source>Waits for</source>
            <translation>候补场次</translation>
        </message>
        <message>
            <source>Places</source>
            <translation>名额</translation>
        </message>
        <message>
            <source>Passed over because</source>
            <translation>跳过原因</translation>
        </message>
        <message>
            <source>Nobody to phone</source>
            <translation>无需致电</translation>
        </message>
        <message>
            <source>Offers to people on the waitlist and customers hit by a stop stand here, with their number.</source>
            <translation>候补兑现和受停场影响的客户连同号码列在此处。</translation>
        </message>
        <message>
            <source>Waiting</source>
            <translation>候补中</translation>
        </message>
        <message>
            <source>Take out of the queue…</source>
            <translation>移出候补…</translation>
        </message>
        <message>
            <source>Nobody waits</source>
            <translation>无人候补</translation>
        </message>
        <message>
            <source>Choose a full cell on the board and press Enter to put a caller on its waitlist.</source>
            <translation>在看板上选择已满场次并按 Enter，可将来电者加入候补。</translation>
        </message>
        <message>
            <source>%1 free, %2 wanted</source>
            <translation>空闲 %1，需要 %2</translation>
        </message>
        <message>
            <source>Take %1 out of the queue?</source>
            <translation>将 %1 移出候补？</translation>
        </message>
        <message>
            <source>The place in the queue for %1 is lost; joining again begins at the end.</source>
            <translation>将失去 %1 的候补位置；再次加入须从队尾开始。</translation>
        </message>
        <message>
            <source>Take out</source>
            <translation>移出</translation>
        </message>
        <message>
            <source>Keep waiting</source>
            <translation>继续候补</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::CartLine</name>
        <message>
            <source>One less</source>
            <translation>减一</translation>
        </message>
        <message>
            <source>One more</source>
            <translation>加一</translation>
        </message>
        <message>
            <source>Take out of the booking</source>
            <translation>从预订中移除</translation>
        </message>
        <message>
            <source>One less (-)</source>
            <translation>减一（-）</translation>
        </message>
        <message>
            <source>One more (+)</source>
            <translation>加一（+）</translation>
        </message>
        <message>
            <source>Take out of the booking (Del)</source>
            <translation>从预订中移除（Del）</translation>
        </message>
        <message>
            <source>Quantity</source>
            <translation>数量</translation>
        </message>
        <message>
            <source>Ticket type</source>
            <translation>票种</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::CartView</name>
        <message>
            <source>Choose cells on the board; Enter takes them here.</source>
            <translation>在场次表上选择场次，按 Enter 加入预订。</translation>
        </message>
        <message>
            <source>At the same time</source>
            <translation>同一时段可加</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::CatalogWords</name>
        <message>
            <source>Exclusive</source>
            <translation>独占</translation>
        </message>
        <message>
            <source>Places</source>
            <translation>名额</translation>
        </message>
        <message>
            <source>Equipment</source>
            <translation>器材</translation>
        </message>
        <message>
            <source>Instructor</source>
            <translation>教练</translation>
        </message>
        <message>
            <source>One party has it for itself: a court, a room.</source>
            <translation>由一方独占使用：球场、房间。</translation>
        </message>
        <message>
            <source>Many parties share its places: a lane, a class, an entry session.</source>
            <translation>多方共享名额：泳道、课程、入场时段。</translation>
        </message>
        <message>
            <source>Units to lend: rackets, lockers.</source>
            <translation>按件租借：球拍、储物柜。</translation>
        </message>
        <message>
            <source>A person one party books: a coach.</source>
            <translation>由一方预约的人员：教练。</translation>
        </message>
        <message>
            <source>%1 + %2 min</source>
            <extracomment>minutes kept free before and after a use</extracomment>
            <translation>%1 + %2 分钟</translation>
        </message>
        <message>
            <source>Yes</source>
            <translation>是</translation>
        </message>
        <message>
            <source>Category</source>
            <translation>分类</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>名称</translation>
        </message>
        <message>
            <source>Kind</source>
            <translation>类型</translation>
        </message>
        <message>
            <source>Capacity</source>
            <translation>容量</translation>
        </message>
        <message>
            <source>Buffers</source>
            <translation>缓冲</translation>
        </message>
        <message>
            <source>Entry from</source>
            <translation>提前入场</translation>
        </message>
        <message>
            <source>One order</source>
            <translation>限一单</translation>
        </message>
        <message>
            <source>Real names</source>
            <translation>实名</translation>
        </message>
        <message>
            <source>State</source>
            <translation>状态</translation>
        </message>
        <message>
            <source>Retired</source>
            <translation>已停用</translation>
        </message>
        <message>
            <source>In use</source>
            <translation>使用中</translation>
        </message>
        <message>
            <source>Time zone</source>
            <translation>时区</translation>
        </message>
        <message>
            <source>Currency</source>
            <translation>货币</translation>
        </message>
        <message>
            <source>Country</source>
            <translation>国家/地区</translation>
        </message>
        <message>
            <source>Holds last</source>
            <translation>预占时长</translation>
        </message>
        <message>
            <source>Two-person rules</source>
            <translation>双人复核</translation>
        </message>
        <message>
            <source>Off</source>
            <translation>关</translation>
        </message>
        <message>
            <source>On</source>
            <translation>开</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::CodeChooser</name>
        <message>
            <source>Short code %1</source>
            <translation>短码 %1</translation>
        </message>
        <message>
            <source>Order %1, %2, ticket %3</source>
            <translation>订单 %1，%2，票 %3</translation>
        </message>
        <message numerus="yes">
            <source>%n codes in this picture</source>
            <translation>
                <numerusform>图片中有 %n 个码</numerusform>
            </translation>
        </message>
        <message>
            <source>Which one is to be checked? Press its number.</source>
            <translation>要核验哪一个？请按对应的数字。</translation>
        </message>
        <message>
            <source>None of them</source>
            <translation>都不是</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::CommandPalette</name>
        <message>
            <source>Search orders and customers for “%1”</source>
            <translation>在订单和客户中查找“%1”</translation>
        </message>
        <message>
            <source>Type a command, an order number, a phone number or a name</source>
            <translation>输入命令、订单号、电话或姓名</translation>
        </message>
        <message>
            <source>Search and commands</source>
            <translation>查找与命令</translation>
        </message>
        <message>
            <source>Commands</source>
            <translation>命令</translation>
        </message>
        <message>
            <source>Up and Down to choose, Enter to run, Escape to close</source>
            <translation>上下键选择，回车执行，Esc 关闭</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::CountdownLabel</name>
        <message>
            <source>Expired</source>
            <translation>已到期</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::CustomerBox</name>
        <message>
            <source>Caller</source>
            <translation>来电客户</translation>
        </message>
        <message>
            <source>Phone number or name</source>
            <translation>电话号码或姓名</translation>
        </message>
        <message>
            <source>Customers that fit</source>
            <translation>匹配的客户</translation>
        </message>
        <message>
            <source>Change</source>
            <translation>更换</translation>
        </message>
        <message>
            <source>Name of the new customer</source>
            <translation>新客户姓名</translation>
        </message>
        <message>
            <source>Phone number of the new customer</source>
            <translation>新客户电话</translation>
        </message>
        <message>
            <source>%1 of %2 characters</source>
            <translation>%1 / %2 个字符</translation>
        </message>
        <message>
            <source>New customer with this number</source>
            <translation>用此号码新建客户</translation>
        </message>
        <message>
            <source>New customer of this name</source>
            <translation>用此姓名新建客户</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::CustomerDelegate</name>
        <message>
            <source>first booking</source>
            <translation>首次预订</translation>
        </message>
        <message numerus="yes">
            <source>%n booking(s), no visit yet</source>
            <translation>
                <numerusform>预订 %n 次，尚未到场</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n visit(s)</source>
            <translation>
                <numerusform>到场 %n 次</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n no-show(s)</source>
            <translation>
                <numerusform>未到场 %n 次</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>vd::ui::CustomerMenu</name>
        <message>
            <source>Saved as %1.</source>
            <translation>已保存为 %1。</translation>
        </message>
        <message>
            <source>What the customer may ask</source>
            <translation>客户可提出的要求</translation>
        </message>
        <message>
            <source>Save everything about this customer…</source>
            <translation>保存该客户的全部资料…</translation>
        </message>
        <message>
            <source>Erase this customer…</source>
            <translation>删除该客户…</translation>
        </message>
        <message>
            <source>Save everything about this customer</source>
            <translation>保存该客户的全部资料</translation>
        </message>
        <message>
            <source>JSON (*.json)</source>
            <translation>JSON (*.json)</translation>
        </message>
        <message>
            <source>Erase this customer?</source>
            <translation>删除该客户？</translation>
        </message>
        <message>
            <source>Nobody can find out afterwards who %1 was.</source>
            <translation>之后任何人都无法查出“%1”是谁。</translation>
        </message>
        <message>
            <source>Name, number, notes and documents are erased, at every venue.</source>
            <translation>姓名、电话、备注和证件将在所有场馆删除。</translation>
        </message>
        <message>
            <source>Orders, money and counts stay.</source>
            <translation>订单、款项和统计保留。</translation>
        </message>
        <message>
            <source>It cannot be undone.</source>
            <translation>此操作无法撤销。</translation>
        </message>
        <message>
            <source>Erase the customer</source>
            <translation>删除客户</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::DateNavigator</name>
        <message>
            <source>Choose a day</source>
            <translation>选择日期</translation>
        </message>
        <message>
            <source>Choose a day in the calendar</source>
            <translation>在日历中选择日期</translation>
        </message>
        <message>
            <source>Today</source>
            <translation>今天</translation>
        </message>
        <message>
            <source>Previous day</source>
            <translation>前一天</translation>
        </message>
        <message>
            <source>Next day</source>
            <translation>后一天</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::DayTables</name>
        <message>
            <source>Channel</source>
            <translation>渠道</translation>
        </message>
        <message>
            <source>Total</source>
            <translation>合计</translation>
        </message>
        <message>
            <source>Unapplied</source>
            <translation>未入单</translation>
        </message>
        <message>
            <source>Money that came in but belongs to no live order; part of what was paid.</source>
            <translation>已到账但不属于任何有效订单的款项，包含在已收金额中。</translation>
        </message>
        <message>
            <source>Payments</source>
            <translation>收款笔数</translation>
        </message>
        <message>
            <source>Paid</source>
            <translation>已收</translation>
        </message>
        <message>
            <source>Refunds</source>
            <translation>退款笔数</translation>
        </message>
        <message>
            <source>Refunded</source>
            <translation>已退</translation>
        </message>
        <message>
            <source>Net</source>
            <translation>净额</translation>
        </message>
        <message>
            <source>State</source>
            <translation>状态</translation>
        </message>
        <message>
            <source>Orders</source>
            <translation>订单数</translation>
        </message>
        <message>
            <source>Amount</source>
            <translation>金额</translation>
        </message>
        <message>
            <source>Time</source>
            <translation>时间</translation>
        </message>
        <message>
            <source>Order</source>
            <translation>订单</translation>
        </message>
        <message>
            <source>Channel number</source>
            <translation>渠道流水号</translation>
        </message>
        <message>
            <source>Our request number %1</source>
            <translation>我方请求号 %1</translation>
        </message>
        <message>
            <source>Kind</source>
            <translation>类型</translation>
        </message>
        <message>
            <source>By</source>
            <translation>经手人</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::DayView</name>
        <message>
            <source>Paid</source>
            <translation>已收</translation>
        </message>
        <message numerus="yes">
            <source>%n payment(s)</source>
            <translation>
                <numerusform>%n 笔收款</numerusform>
            </translation>
        </message>
        <message>
            <source>Refunded</source>
            <translation>已退</translation>
        </message>
        <message numerus="yes">
            <source>%n refund(s)</source>
            <translation>
                <numerusform>%n 笔退款</numerusform>
            </translation>
        </message>
        <message>
            <source>of which %1 unapplied</source>
            <translation>其中 %1 未入单</translation>
        </message>
        <message>
            <source>fees kept %1</source>
            <translation>留存手续费 %1</translation>
        </message>
        <message>
            <source>Net</source>
            <translation>净额</translation>
        </message>
        <message>
            <source>%1 / %2</source>
            <translation>%1 / %2</translation>
        </message>
        <message>
            <source>Places sold</source>
            <translation>已售名额</translation>
        </message>
        <message>
            <source>%1 of what the day offers</source>
            <translation>占当日可售名额的 %1</translation>
        </message>
        <message>
            <source>Payments and refunds</source>
            <translation>收款与退款</translation>
        </message>
        <message>
            <source>Payments and refunds, %1</source>
            <translation>收款与退款：%1</translation>
        </message>
        <message numerus="yes">
            <source>%n line(s)</source>
            <translation>
                <numerusform>%n 行</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 = %2 net</source>
            <translation>%1 = 净额 %2</translation>
        </message>
        <message>
            <source>%1 make %2, the report says %3</source>
            <translation>%1合计 %2，报表为 %3</translation>
        </message>
        <message>
            <source>Takings by channel</source>
            <translation>各渠道收入</translation>
        </message>
        <message>
            <source>Takings</source>
            <translation>收入</translation>
        </message>
        <message>
            <source>Orders made, by state</source>
            <translation>当日订单（按状态）</translation>
        </message>
        <message>
            <source>No money moved here on this day</source>
            <translation>当日没有收款或退款</translation>
        </message>
        <message>
            <source>Payments and refunds appear by themselves as the desks take them.</source>
            <translation>前台收款或退款后会自动显示在这里。</translation>
        </message>
        <message>
            <source>No orders were made on this day</source>
            <translation>当日没有新订单</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::DeskWorkspace</name>
        <message>
            <source>Desk</source>
            <translation>前台</translation>
        </message>
        <message>
            <source>Type the caller's number or name, choose cells on the board with the arrow keys, and Enter holds them. Shift and arrows choose several cells, digits jump to a space, PgUp and PgDn change the day, T goes to today. Ctrl+F finds an order.</source>
            <translation>输入来电号码或姓名，用方向键在场次表上选择场次，按 Enter 预占。Shift 加方向键可多选，数字键跳到对应场地，PgUp 和 PgDn 换日期，T 回到今天。Ctrl+F 查找订单。</translation>
        </message>
        <message>
            <source>Board</source>
            <translation>场次表</translation>
        </message>
        <message>
            <source>Orders</source>
            <translation>订单</translation>
        </message>
        <message>
            <source>Pages of the desk</source>
            <translation>前台页面</translation>
        </message>
        <message>
            <source>Go to the caller's field</source>
            <translation>转到来电客户栏</translation>
        </message>
        <message>
            <source>Go to the board</source>
            <translation>转到场次表</translation>
        </message>
        <message>
            <source>Hold the booking</source>
            <translation>预占本次预订</translation>
        </message>
        <message>
            <source>No cell is in the booking yet.</source>
            <translation>预订中还没有场次。</translation>
        </message>
        <message>
            <source>Next call: an empty booking</source>
            <translation>下一通来电：新预订</translation>
        </message>
        <message>
            <source>Throw the booking away and start over</source>
            <translation>放弃本次预订，重新开始</translation>
        </message>
        <message>
            <source>The booking is empty.</source>
            <translation>预订是空的。</translation>
        </message>
        <message>
            <source>Show today</source>
            <translation>显示今天</translation>
        </message>
        <message>
            <source>Show the next day</source>
            <translation>显示后一天</translation>
        </message>
        <message>
            <source>Show the day before</source>
            <translation>显示前一天</translation>
        </message>
        <message>
            <source>Choose a day</source>
            <translation>选择日期</translation>
        </message>
        <message>
            <source>Find an order</source>
            <translation>查找订单</translation>
        </message>
        <message>
            <source>Close the shift</source>
            <translation>交班</translation>
        </message>
        <message>
            <source>Open a shift</source>
            <translation>开班</translation>
        </message>
        <message>
            <source>Extend the hold</source>
            <translation>延长预占</translation>
        </message>
        <message>
            <source>Order</source>
            <translation>订单</translation>
        </message>
        <message>
            <source>Let the hold go</source>
            <translation>释放预占</translation>
        </message>
        <message>
            <source>Take the payment</source>
            <translation>收款</translation>
        </message>
        <message>
            <source>Print the tickets</source>
            <translation>打印入场凭证</translation>
        </message>
        <message>
            <source>Calls</source>
            <translation>致电</translation>
        </message>
        <message>
            <source>Calls (%1)</source>
            <translation>致电（%1）</translation>
        </message>
        <message>
            <source>Stops</source>
            <translation>停场</translation>
        </message>
        <message>
            <source>Say first who is calling; then the waitlist can be joined.</source>
            <translation>请先填写来电者，然后才能加入候补。</translation>
        </message>
        <message>
            <source>On the waitlist, as the first.</source>
            <translation>已加入候补，排在第一位。</translation>
        </message>
        <message numerus="yes">
            <source>On the waitlist; %n part(ies) ahead.</source>
            <translation>
                <numerusform>已加入候补，前面有 %n 位。</numerusform>
            </translation>
        </message>
        <message>
            <source>Only a desk lead may do this.</source>
            <translation>仅前台主管可以操作。</translation>
        </message>
        <message>
            <source>Choose a cell on the board first.</source>
            <translation>请先在看板上选择场次。</translation>
        </message>
        <message>
            <source>Whom to phone</source>
            <translation>致电名单</translation>
        </message>
        <message>
            <source>Put the caller on the waitlist of the cell</source>
            <translation>将来电者加入该场次候补</translation>
        </message>
        <message>
            <source>Look at the stops</source>
            <translation>查看停场</translation>
        </message>
        <message>
            <source>Lead</source>
            <translation>主管</translation>
        </message>
        <message>
            <source>Stop the chosen cells…</source>
            <translation>对所选场次停场…</translation>
        </message>
        <message>
            <source>Keep places of the cell back…</source>
            <translation>保留该场次名额…</translation>
        </message>
        <message>
            <source>Move the order to another time</source>
            <translation>将订单改到其他时间</translation>
        </message>
        <message>
            <source>Cancel and refund…</source>
            <translation>取消并退款…</translation>
        </message>
        <message>
            <source>Change the price…</source>
            <translation>改价…</translation>
        </message>
        <message>
            <source>Why? Explain the cell or the order</source>
            <translation>为什么？解释场次或订单</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::DoorBar</name>
        <message>
            <source>Going in</source>
            <translation>入场</translation>
        </message>
        <message>
            <source>Going out</source>
            <translation>离场</translation>
        </message>
        <message>
            <source>Direction</source>
            <translation>方向</translation>
        </message>
        <message numerus="yes">
            <source>%n spaces</source>
            <translation>
                <numerusform>%n 个场地</numerusform>
            </translation>
        </message>
        <message>
            <source>All spaces</source>
            <translation>所有场地</translation>
        </message>
        <message>
            <source>Which spaces this door leads to</source>
            <translation>此入口通往哪些场地</translation>
        </message>
        <message>
            <source>Guests</source>
            <translation>客人</translation>
        </message>
        <message>
            <source>Find a guest by name or last digits; who is inside now (Ctrl+G)</source>
            <translation>按姓名或号码末几位查找客人；当前在场名单 (Ctrl+G)</translation>
        </message>
        <message>
            <source>To decide: %1</source>
            <translation>待处理：%1</translation>
        </message>
        <message>
            <source>To decide</source>
            <translation>待处理</translation>
        </message>
        <message>
            <source>Conflicts of doors that worked alone, and guests sent to the desk</source>
            <translation>离线入口产生的冲突，以及转到前台的客人</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::DoorInput</name>
        <message>
            <source>Short code</source>
            <translation>短码</translation>
        </message>
        <message>
            <source>Short code of the ticket</source>
            <translation>入场凭证短码</translation>
        </message>
        <message>
            <source>Check</source>
            <translation>核验</translation>
        </message>
        <message>
            <source>Picture…</source>
            <translation>图片…</translation>
        </message>
        <message>
            <source>Read the code from a picture's file (Ctrl+O)</source>
            <translation>从图片文件读取入场码（Ctrl+O）</translation>
        </message>
        <message>
            <source>Paste</source>
            <translation>粘贴</translation>
        </message>
        <message>
            <source>Read the code from the clipboard: a picture or a text (Ctrl+V)</source>
            <translation>从剪贴板读取入场码：图片或文字（Ctrl+V）</translation>
        </message>
        <message>
            <source>%1 characters; blanks, small letters, O for 0 and I for 1 are fine.</source>
            <translation>共 %1 位；可含空格、小写字母，0 写作 O、1 写作 I 也可以。</translation>
        </message>
        <message>
            <source>Type the code printed under the QR first.</source>
            <translation>请先输入二维码下方的短码。</translation>
        </message>
        <message>
            <source>A short code has %1 characters, this has %2. Nothing was checked in.</source>
            <translation>短码共 %1 位，输入了 %2 位。未核销任何票。</translation>
        </message>
        <message>
            <source>This has a character that no short code has. Read it again: codes use digits and A to X without I and O.</source>
            <translation>含有短码不使用的字符。请重新读取：短码只用数字和 A 至 X（不含 I、O）。</translation>
        </message>
        <message>
            <source>%1 scans wait already, so this one was not taken. Ask the unanswered ones again or forget them first.</source>
            <translation>已有 %1 次扫描在等待，未接收本次扫描。请先重新核验或放弃无应答的扫描。</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::DoorSidePanel</name>
        <message>
            <source>Today</source>
            <translation>今日场次</translation>
        </message>
        <message>
            <source>Find a space or a time</source>
            <translation>查找场地或时间</translation>
        </message>
        <message>
            <source>Last scans</source>
            <translation>最近扫描</translation>
        </message>
        <message>
            <source>Undo…</source>
            <translation>撤销…</translation>
        </message>
        <message>
            <source>Take an entry back (Ctrl+Z): the selected one, else the newest of this door</source>
            <translation>撤销一次入场（Ctrl+Z）：选中的一条，否则为本入口最近一条</translation>
        </message>
        <message>
            <source>Entered and expected people per slot</source>
            <translation>各场次已入场与应到人数</translation>
        </message>
        <message>
            <source>Slots with tickets for today are listed here.</source>
            <translation>今日有票的场次将列在这里。</translation>
        </message>
        <message>
            <source>Nothing was scanned yet.</source>
            <translation>还没有扫描记录。</translation>
        </message>
        <message>
            <source>%1 inside</source>
            <translation>在场 %1 人</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::DoorStatusLine</name>
        <message numerus="yes">
            <source>%n scans wait</source>
            <translation>
                <numerusform>%n 次扫描在等待</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n scans without an answer</source>
            <translation>
                <numerusform>%n 次扫描无应答</numerusform>
            </translation>
        </message>
        <message>
            <source>Ask again</source>
            <translation>重新核验</translation>
        </message>
        <message>
            <source>Asks the last unanswered scan again; it is counted once (Ctrl+R)</source>
            <translation>重新核验最近一次无应答的扫描，只计一次（Ctrl+R）</translation>
        </message>
        <message>
            <source>Forget…</source>
            <translation>放弃…</translation>
        </message>
        <message>
            <source>Forgets the scans without an answer</source>
            <translation>放弃无应答的扫描</translation>
        </message>
        <message>
            <source>Sound on</source>
            <translation>声音开</translation>
        </message>
        <message>
            <source>Sound off</source>
            <translation>声音关</translation>
        </message>
        <message>
            <source>Sounds for yes and no (Ctrl+M)</source>
            <translation>放行与拒绝的提示音（Ctrl+M）</translation>
        </message>
        <message>
            <source>Leave full screen</source>
            <translation>退出全屏</translation>
        </message>
        <message>
            <source>Full screen</source>
            <translation>全屏</translation>
        </message>
        <message>
            <source>What is not checked</source>
            <translation>未核验的内容</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::DoorTools</name>
        <message numerus="yes">
            <source>%n scans were sent.</source>
            <translation>
                <numerusform>已上传 %n 次扫描。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n of them are conflicts that a lead decides.</source>
            <translation>
                <numerusform>其中 %n 次为冲突，由主管裁定。</numerusform>
            </translation>
        </message>
        <message>
            <source>The desk can move this guest to another time.</source>
            <translation>前台可为该客人改到其他时间。</translation>
        </message>
        <message>
            <source>Send to the desk</source>
            <translation>转到前台</translation>
        </message>
        <message>
            <source>The desk sees this guest in its list.</source>
            <translation>前台已在名单中看到该客人。</translation>
        </message>
        <message>
            <source>Find a guest</source>
            <translation>查找客人</translation>
        </message>
        <message>
            <source>Who is inside (evacuation)</source>
            <translation>在场名单（疏散）</translation>
        </message>
        <message>
            <source>Let people in again</source>
            <translation>恢复入场</translation>
        </message>
        <message>
            <source>Let people out</source>
            <translation>办理离场</translation>
        </message>
        <message>
            <source>What is not checked offline</source>
            <translation>离线时未核验的内容</translation>
        </message>
        <message>
            <source>Decide conflicts and serve guests sent to the desk</source>
            <translation>裁定冲突并接待转来的客人</translation>
        </message>
        <message>
            <source>The front desk and leads do this.</source>
            <translation>由前台和主管处理。</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::DoorWorkspace</name>
        <message>
            <source>The entry was taken back; the ticket can be used again.</source>
            <translation>入场已撤销，入场凭证可再次使用。</translation>
        </message>
        <message>
            <source>Door</source>
            <translation>入口</translation>
        </message>
        <message>
            <source>Scan a ticket's code, type the short code under it, or drop a picture of it. The big screen says who may enter and why not. Entries can be taken back for 15 minutes.</source>
            <translation>扫描入场码、输入其下方的短码，或拖入入场凭证图片。大屏会显示能否入场及原因。入场可在 15 分钟内撤销。</translation>
        </message>
        <message>
            <source>As of %1; refreshed when the server is back.</source>
            <translation>截至 %1 的数据，服务器恢复后自动刷新。</translation>
        </message>
        <message>
            <source>These lists could not be loaded yet; it is tried again when the server is back.</source>
            <translation>列表尚未加载，服务器恢复后自动重试。</translation>
        </message>
        <message>
            <source>Picture of a ticket</source>
            <translation>入场凭证图片</translation>
        </message>
        <message>
            <source>Pictures (%1)</source>
            <translation>图片 (%1)</translation>
        </message>
        <message>
            <source>All files (*)</source>
            <translation>所有文件 (*)</translation>
        </message>
        <message>
            <source>The clipboard holds neither a picture nor a text. Copy the ticket first.</source>
            <translation>剪贴板中既没有图片也没有文字，请先复制入场凭证。</translation>
        </message>
        <message>
            <source>Take this entry back?</source>
            <translation>撤销此次入场？</translation>
        </message>
        <message>
            <source>The people counted by it are not inside any more.</source>
            <translation>此次计入的人数将从在场人数中扣除。</translation>
        </message>
        <message>
            <source>The ticket can be used again.</source>
            <translation>入场凭证可再次使用。</translation>
        </message>
        <message>
            <source>Take back</source>
            <translation>撤销</translation>
        </message>
        <message numerus="yes">
            <source>Forget %n scans without an answer?</source>
            <translation>
                <numerusform>放弃 %n 次无应答的扫描？</numerusform>
            </translation>
        </message>
        <message>
            <source>Nobody was let in on them here. A scan the server did get stays counted there.</source>
            <translation>本入口未凭这些扫描放行任何人。若服务器已收到某次扫描，其记录仍然有效。</translation>
        </message>
        <message>
            <source>Forget them</source>
            <translation>放弃</translation>
        </message>
        <message>
            <source>Every scan has its answer.</source>
            <translation>每次扫描都已有结果。</translation>
        </message>
        <message>
            <source>Type a code</source>
            <translation>输入短码</translation>
        </message>
        <message>
            <source>Read a picture's file</source>
            <translation>读取图片文件</translation>
        </message>
        <message>
            <source>Read the clipboard</source>
            <translation>读取剪贴板</translation>
        </message>
        <message>
            <source>Admit one person more</source>
            <translation>多放行一人</translation>
        </message>
        <message>
            <source>Admit one person fewer</source>
            <translation>少放行一人</translation>
        </message>
        <message>
            <source>Ask the unanswered scan again</source>
            <translation>重新核验无应答的扫描</translation>
        </message>
        <message>
            <source>Forget the unanswered scans</source>
            <translation>放弃无应答的扫描</translation>
        </message>
        <message>
            <source>Take an entry back</source>
            <translation>撤销入场</translation>
        </message>
        <message>
            <source>There is no entry to take back.</source>
            <translation>没有可撤销的入场。</translation>
        </message>
        <message>
            <source>Clear the verdict</source>
            <translation>清除核验结果</translation>
        </message>
        <message>
            <source>Switch sounds off</source>
            <translation>关闭声音</translation>
        </message>
        <message>
            <source>Switch sounds on</source>
            <translation>打开声音</translation>
        </message>
        <message>
            <source>Leave full screen</source>
            <translation>退出全屏</translation>
        </message>
        <message>
            <source>Full screen</source>
            <translation>全屏</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::ExplainDesk</name>
        <message>
            <source>Why? %1</source>
            <translation>为什么？%1</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::ExplainSheet</name>
        <message>
            <source>Open</source>
            <translation>打开</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::ExportBar</name>
        <message>
            <source>Writing the export, %1 of %2 rows …</source>
            <translation>正在写入导出文件，第 %1 / %2 行…</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>取消</translation>
        </message>
        <message>
            <source>The export was cancelled. Nothing was written.</source>
            <translation>导出已取消，未写入任何内容。</translation>
        </message>
        <message>
            <source>Choose another folder …</source>
            <translation>选择其他文件夹…</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>重试</translation>
        </message>
        <message>
            <source>Export</source>
            <translation>导出</translation>
        </message>
        <message>
            <source>Write this day to a CSV file (Ctrl+E)</source>
            <translation>将当日数据写入 CSV 文件 (Ctrl+E)</translation>
        </message>
        <message>
            <source>Export this day</source>
            <translation>导出当日</translation>
        </message>
        <message>
            <source>Export into another folder …</source>
            <translation>导出到其他文件夹…</translation>
        </message>
        <message>
            <source>Folder for exports</source>
            <translation>导出文件夹</translation>
        </message>
        <message>
            <source>Reading the day …</source>
            <translation>正在读取当日数据…</translation>
        </message>
        <message numerus="yes">
            <source>%n row(s) written to %1.</source>
            <translation>
                <numerusform>已将 %n 行写入 %1。</numerusform>
            </translation>
        </message>
        <message>
            <source>Open the folder</source>
            <translation>打开文件夹</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::FinanceWorkspace</name>
        <message>
            <source>Finance</source>
            <translation>财务</translation>
        </message>
        <message>
            <source>What came in and went out on one day, by channel, down to each payment. Differences between orders, stock and money stand on top. Select a channel to see its payments; Ctrl+E exports the day.</source>
            <translation>按渠道查看一天的收支，直至每一笔。订单、库存与资金之间的差异显示在最上方。选择渠道可查看其明细；Ctrl+E 导出当日。</translation>
        </message>
        <message>
            <source>Export the day as CSV</source>
            <translation>将当日导出为 CSV</translation>
        </message>
        <message>
            <source>The day is not loaded yet.</source>
            <translation>当日数据尚未加载。</translation>
        </message>
        <message>
            <source>Look at the differences</source>
            <translation>查看差异</translation>
        </message>
        <message>
            <source>There are no differences.</source>
            <translation>没有差异。</translation>
        </message>
        <message>
            <source>Previous day</source>
            <translation>前一天</translation>
        </message>
        <message>
            <source>Next day</source>
            <translation>后一天</translation>
        </message>
        <message>
            <source>Go to today</source>
            <translation>回到今天</translation>
        </message>
        <message>
            <source>Export into another folder …</source>
            <translation>导出到其他文件夹…</translation>
        </message>
        <message>
            <source>All channels</source>
            <translation>全部渠道</translation>
        </message>
        <message>
            <source>Closed and sealed %1</source>
            <translation>已于 %1 封账</translation>
        </message>
        <message>
            <source>Day is open</source>
            <translation>当日未封账</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>重试</translation>
        </message>
        <message numerus="yes">
            <source>%n difference(s): the venue's counts do not agree.</source>
            <translation>
                <numerusform>%n 处差异：场馆的数据不一致。</numerusform>
            </translation>
        </message>
        <message>
            <source>Look</source>
            <translation>查看</translation>
        </message>
        <message numerus="yes">
            <source>%n slot(s) count other places held or sold than their orders add up to.</source>
            <translation>
                <numerusform>%n 个场次的预占或已售数与其订单合计不符。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n order(s) say another amount was paid than their payments add up to.</source>
            <translation>
                <numerusform>%n 个订单的已付金额与其收款合计不符。</numerusform>
            </translation>
        </message>
        <message>
            <source>Nothing is corrected by itself: a correction is proposed by one person and approved by another.</source>
            <translation>系统不会自动更正：更正由一人提出、另一人批准。</translation>
        </message>
        <message>
            <source>Daily reconciliation</source>
            <translation>每日对账</translation>
        </message>
        <message>
            <source>One-person venue: two-person rules are off</source>
            <translation>单人场馆：双人复核已关闭</translation>
        </message>
        <message>
            <source>Channel</source>
            <translation>渠道</translation>
        </message>
        <message>
            <source>This day is not loaded</source>
            <translation>当日数据未加载</translation>
        </message>
        <message>
            <source>Its money, orders and places show here as soon as the server answers.</source>
            <translation>服务器响应后，资金、订单和名额会显示在这里。</translation>
        </message>
        <message>
            <source>Audit head: %1</source>
            <translation>审计封条：%1</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::GuestsDialog</name>
        <message>
            <source>Guests of today</source>
            <translation>今日客人</translation>
        </message>
        <message>
            <source>All of today</source>
            <translation>今日全部</translation>
        </message>
        <message>
            <source>Inside now</source>
            <translation>当前在场</translation>
        </message>
        <message>
            <source>Name or last digits of the phone</source>
            <translation>姓名或电话末几位</translation>
        </message>
        <message>
            <source>Check in</source>
            <translation>核销入场</translation>
        </message>
        <message>
            <source>Compare a document first: this guest shows no ticket</source>
            <translation>请先核对证件：该客人未出示票</translation>
        </message>
        <message>
            <source>Print…</source>
            <translation>打印…</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>关闭</translation>
        </message>
        <message>
            <source>Time</source>
            <translation>时间</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>场地</translation>
        </message>
        <message>
            <source>Guest</source>
            <translation>客人</translation>
        </message>
        <message>
            <source>Phone</source>
            <translation>电话</translation>
        </message>
        <message>
            <source>Ticket</source>
            <translation>票种</translation>
        </message>
        <message>
            <source>Order</source>
            <translation>订单</translation>
        </message>
        <message>
            <source>Entered</source>
            <translation>已入场</translation>
        </message>
        <message>
            <source>Inside</source>
            <translation>在场</translation>
        </message>
        <message>
            <source>State</source>
            <translation>状态</translation>
        </message>
        <message>
            <source>Nobody is inside</source>
            <translation>场内无人</translation>
        </message>
        <message>
            <source>No guest found</source>
            <translation>未找到客人</translation>
        </message>
        <message>
            <source>Whoever is let in stands here until they leave.</source>
            <translation>放行的客人会显示在此，直到离场。</translation>
        </message>
        <message>
            <source>Search by a part of the name or by the last digits of the phone.</source>
            <translation>可按姓名的一部分或电话末几位查找。</translation>
        </message>
        <message>
            <source>%1 inside</source>
            <translation>在场 %1 人</translation>
        </message>
        <message>
            <source>By this door's own list: people whom other doors let in since then are missing, and names are found by their first letter and last word.</source>
            <translation>依据本入口自己的名单：此后其他入口放行的人不在其中；姓名按首字和末词查找。</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::HeaderBar</name>
        <message>
            <source>Search</source>
            <translation>查找</translation>
        </message>
        <message>
            <source>Search and commands</source>
            <translation>查找与命令</translation>
        </message>
        <message>
            <source>Switch the venue</source>
            <translation>切换场馆</translation>
        </message>
        <message>
            <source>You: lock, sign out, appearance</source>
            <translation>您：锁屏、退出登录、外观</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::LockScreen</name>
        <message>
            <source>Locked</source>
            <translation>已锁定</translation>
        </message>
        <message>
            <source>%1's work is kept. Type your password to go on.</source>
            <translation>%1 的工作内容已保留。输入密码继续。</translation>
        </message>
        <message>
            <source>Password</source>
            <translation>密码</translation>
        </message>
        <message>
            <source>Unlock</source>
            <translation>解锁</translation>
        </message>
        <message>
            <source>Sign in as someone else</source>
            <translation>用其他账号登录</translation>
        </message>
        <message>
            <source>%1's work is kept.</source>
            <translation>%1 的工作已保留。</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::MainWindow</name>
        <message>
            <source>Shortcuts</source>
            <translation>快捷键</translation>
        </message>
        <message>
            <source>Window</source>
            <translation>窗口</translation>
        </message>
        <message>
            <source>Search and commands</source>
            <translation>查找与命令</translation>
        </message>
        <message>
            <source>Load this page again</source>
            <translation>重新加载本页</translation>
        </message>
        <message>
            <source>Find on this page</source>
            <translation>在本页查找</translation>
        </message>
        <message>
            <source>Explain this page and its keys</source>
            <translation>说明本页及快捷键</translation>
        </message>
        <message>
            <source>Lock the screen</source>
            <translation>锁定屏幕</translation>
        </message>
        <message>
            <source>Light appearance</source>
            <translation>浅色外观</translation>
        </message>
        <message>
            <source>Dark appearance</source>
            <translation>深色外观</translation>
        </message>
        <message>
            <source>Appearance of the system</source>
            <translation>跟随系统外观</translation>
        </message>
        <message>
            <source>Sign out</source>
            <translation>退出登录</translation>
        </message>
        <message>
            <source>%1 - Venuedesk</source>
            <translation>%1 - Venuedesk</translation>
        </message>
        <message>
            <source>Your password is changed.</source>
            <translation>密码已更改。</translation>
        </message>
        <message>
            <source>Change your password</source>
            <translation>修改密码</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::MattersDialog</name>
        <message>
            <source>Let in</source>
            <translation>放行时间</translation>
        </message>
        <message>
            <source>Door</source>
            <translation>入口</translation>
        </message>
        <message>
            <source>Although</source>
            <translation>尽管</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>场地</translation>
        </message>
        <message>
            <source>Guest</source>
            <translation>客人</translation>
        </message>
        <message>
            <source>People</source>
            <translation>人数</translation>
        </message>
        <message>
            <source>Suggested</source>
            <translation>建议</translation>
        </message>
        <message>
            <source>Let it stand</source>
            <translation>保留</translation>
        </message>
        <message>
            <source>Reject</source>
            <translation>驳回</translation>
        </message>
        <message>
            <source>Sent</source>
            <translation>转交时间</translation>
        </message>
        <message>
            <source>Why</source>
            <translation>原因</translation>
        </message>
        <message>
            <source>Booked for</source>
            <translation>预订时间</translation>
        </message>
        <message>
            <source>Order</source>
            <translation>订单</translation>
        </message>
        <message>
            <source>To decide</source>
            <translation>待处理</translation>
        </message>
        <message>
            <source>Conflicts</source>
            <translation>冲突</translation>
        </message>
        <message>
            <source>Sent to the desk</source>
            <translation>转到前台</translation>
        </message>
        <message>
            <source>No conflicts</source>
            <translation>没有冲突</translation>
        </message>
        <message>
            <source>When a door without the server lets in somebody whom the server would have stopped, both scans stand here until a lead decides.</source>
            <translation>离线入口放行了服务器本应拦下的人时，两次扫描会列在此处，由主管裁定。</translation>
        </message>
        <message>
            <source>Nobody was sent</source>
            <translation>没有转来的客人</translation>
        </message>
        <message>
            <source>Guests whom a door sends because they are early, late or in the wrong session stand here.</source>
            <translation>因早到、迟到或场次不符而由入口转来的客人列在此处。</translation>
        </message>
        <message>
            <source>Let it stand…</source>
            <translation>保留…</translation>
        </message>
        <message>
            <source>Reject…</source>
            <translation>驳回…</translation>
        </message>
        <message>
            <source>Served</source>
            <translation>已办理</translation>
        </message>
        <message>
            <source>Open the order</source>
            <translation>打开订单</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>关闭</translation>
        </message>
        <message>
            <source>%1 at %2, by %3</source>
            <translation>%1，%2，%3</translation>
        </message>
        <message>
            <source>, without the server</source>
            <translation>，离线</translation>
        </message>
        <message>
            <source> (that door's clock said %1)</source>
            <translation>（该入口时钟显示 %1）</translation>
        </message>
        <message>
            <source>First scan: %1.</source>
            <translation>首次扫描：%1。</translation>
        </message>
        <message numerus="yes">
            <source>This scan: %1; %n people were let in.</source>
            <translation>
                <numerusform>本次扫描：%1；放行 %n 人。</numerusform>
            </translation>
        </message>
        <message>
            <source>The entry was right when it was made, so it is suggested to let it stand.</source>
            <translation>放行当时是正确的，建议保留。</translation>
        </message>
        <message>
            <source>The ticket did not allow this entry, so it is suggested to reject it.</source>
            <translation>该票不允许此次入场，建议驳回。</translation>
        </message>
        <message>
            <source>Choose a conflict to see both scans.</source>
            <translation>选择一条冲突以查看两次扫描。</translation>
        </message>
        <message>
            <source>Let this entry stand?</source>
            <translation>保留此次入场？</translation>
        </message>
        <message>
            <source>Reject this entry?</source>
            <translation>驳回此次入场？</translation>
        </message>
        <message>
            <source>The people count as entered as far as the ticket has room.</source>
            <translation>在票面人数范围内计为已入场。</translation>
        </message>
        <message>
            <source>The decision is kept with your name.</source>
            <translation>裁定会连同您的姓名保存。</translation>
        </message>
        <message>
            <source>The people are not counted on this ticket.</source>
            <translation>这些人不计入此票。</translation>
        </message>
        <message>
            <source>Reject it</source>
            <translation>驳回</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::MessageStrip</name>
        <message>
            <source>Close this message</source>
            <translation>关闭此消息</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::MiniCalendar</name>
        <message>
            <source>Calendar</source>
            <translation>日历</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::MovePane</name>
        <message>
            <source>Pick the new cell on the board: arrow keys and Enter, or a double click. The old one is marked. Nothing is moved before you confirm it here.</source>
            <translation>在看板上选择新场次：方向键和 Enter，或双击。原场次已标出。在此确认之前不会改动。</translation>
        </message>
        <message>
            <source>Leave it where it is</source>
            <translation>保持原时间</translation>
        </message>
        <message>
            <source>Ends the move (Esc on the board)</source>
            <translation>结束改期（看板上按 Esc）</translation>
        </message>
        <message>
            <source>Keep the old price</source>
            <translation>保持原价</translation>
        </message>
        <message>
            <source>Reason</source>
            <translation>原因</translation>
        </message>
        <message>
            <source>Move %1</source>
            <translation>改期 %1</translation>
        </message>
        <message>
            <source>stays</source>
            <translation>不变</translation>
        </message>
        <message>
            <source>→ no slot at that time; let it stay or pick another cell</source>
            <translation>→ 该时间没有场次；请保持不变或另选</translation>
        </message>
        <message>
            <source>→ pick a cell</source>
            <translation>→ 请选择场次</translation>
        </message>
        <message>
            <source>So far %1</source>
            <translation>原价 %1</translation>
        </message>
        <message>
            <source>There %1</source>
            <translation>新价 %1</translation>
        </message>
        <message>
            <source>Nothing to settle</source>
            <translation>无差价</translation>
        </message>
        <message>
            <source>Costs less</source>
            <translation>费用减少</translation>
        </message>
        <message>
            <source>Goes back</source>
            <translation>退还</translation>
        </message>
        <message>
            <source>Costs more</source>
            <translation>费用增加</translation>
        </message>
        <message>
            <source>To pay</source>
            <translation>需补付</translation>
        </message>
        <message>
            <source>Take %1 and move</source>
            <translation>收取 %1 并改期</translation>
        </message>
        <message>
            <source>Move</source>
            <translation>改期</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::NewPasswordForm</name>
        <message>
            <source>This is not your present password.</source>
            <translation>这不是您当前的密码。</translation>
        </message>
        <message>
            <source>Choose a password</source>
            <translation>设置密码</translation>
        </message>
        <message>
            <source>You signed in with a one-time password. From now on your own one counts; nobody else knows it.</source>
            <translation>您使用的是一次性密码。今后以您自己的密码为准，他人无从知晓。</translation>
        </message>
        <message>
            <source>You stay signed in here. At every other computer you are signed out.</source>
            <translation>您在此处保持登录，在其他电脑上将被注销。</translation>
        </message>
        <message>
            <source>P&amp;resent password</source>
            <translation>当前密码(&amp;R)</translation>
        </message>
        <message>
            <source>&amp;New password</source>
            <translation>新密码(&amp;N)</translation>
        </message>
        <message>
            <source>At least %1 characters. A sentence or a few words are best.</source>
            <translation>至少 %1 个字符。最好用一句话或几个词。</translation>
        </message>
        <message>
            <source>The same &amp;again</source>
            <translation>再次输入(&amp;A)</translation>
        </message>
        <message>
            <source>Set password</source>
            <translation>设置密码</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>取消</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::OfflineChip</name>
        <message>
            <source>Offline</source>
            <translation>离线</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::OneTimePasswordDialog</name>
        <message>
            <source>One-time password</source>
            <translation>一次性密码</translation>
        </message>
        <message>
            <source>One-time password for %1</source>
            <translation>%1 的一次性密码</translation>
        </message>
        <message>
            <source>It opens nothing until another administrator approves it. Then it is good for three days and for one thing: choosing a password. Tell it to this person only; it is not shown again.</source>
            <translation>须由另一位管理员批准后才有效。此后三天内有效，只能用于设置密码。请只告知本人，此密码不会再次显示。</translation>
        </message>
        <message>
            <source>It is good for three days and for one thing: choosing a password. Tell it to this person only; it is not shown again.</source>
            <translation>三天内有效，只能用于设置密码。请只告知本人，此密码不会再次显示。</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>复制</translation>
        </message>
        <message>
            <source>Leaves the clipboard again after a minute.</source>
            <translation>一分钟后从剪贴板清除。</translation>
        </message>
        <message>
            <source>I have passed it on</source>
            <translation>已转告</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::OperatorForm</name>
        <message>
            <source>Small letters and digits; it stays as it is made.</source>
            <translation>小写字母和数字，创建后不能更改。</translation>
        </message>
        <message>
            <source>New operator</source>
            <translation>新建操作员</translation>
        </message>
        <message>
            <source>Gets a one-time password, shown when this is saved.</source>
            <translation>保存后显示一次性密码。</translation>
        </message>
        <message>
            <source>Also works at venues you do not administer. Only an administrator of all of them can change this.</source>
            <translation>还在您不管理的场馆工作，只有管理所有这些场馆的管理员才能修改。</translation>
        </message>
        <message>
            <source>Last sign-in %1.</source>
            <translation>最近登录：%1。</translation>
        </message>
        <message>
            <source>Has never signed in.</source>
            <translation>从未登录。</translation>
        </message>
        <message>
            <source>Disabled: cannot sign in. %1</source>
            <translation>已停用，不能登录。%1</translation>
        </message>
        <message>
            <source>New one-time password</source>
            <translation>新一次性密码</translation>
        </message>
        <message>
            <source>Enable</source>
            <translation>启用</translation>
        </message>
        <message>
            <source>Disable</source>
            <translation>停用</translation>
        </message>
        <message>
            <source>&amp;Login</source>
            <translation>登录名(&amp;L)</translation>
        </message>
        <message>
            <source>&amp;Name</source>
            <translation>姓名(&amp;N)</translation>
        </message>
        <message>
            <source>Roles</source>
            <translation>角色</translation>
        </message>
        <message>
            <source>Works at</source>
            <translation>工作场馆</translation>
        </message>
        <message>
            <source>What gives rights waits until another administrator approves it. What takes them away happens at once.</source>
            <translation>授予权限须由另一位管理员批准后生效，收回权限立即生效。</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::OperatorsPage</name>
        <message>
            <source>New operator</source>
            <translation>新建操作员</translation>
        </message>
        <message>
            <source>“%1” is saved.</source>
            <translation>“%1”已保存。</translation>
        </message>
        <message>
            <source>Another administrator has to approve the rest.</source>
            <translation>其余须由另一位管理员批准。</translation>
        </message>
        <message>
            <source>Give %1 a one-time password?</source>
            <translation>给 %1 一次性密码？</translation>
        </message>
        <message>
            <source>The present password stops working and open sessions end.</source>
            <translation>现有密码失效，已打开的会话结束。</translation>
        </message>
        <message>
            <source>With these roles another administrator has to approve it first, unless the venue is run by one person.</source>
            <translation>持有这些角色的人须先由另一位管理员批准，单人经营的场馆除外。</translation>
        </message>
        <message>
            <source>Make the password</source>
            <translation>生成密码</translation>
        </message>
        <message>
            <source>Disable %1?</source>
            <translation>停用 %1？</translation>
        </message>
        <message>
            <source>Signing in is refused from now on, and open sessions end within seconds.</source>
            <translation>从现在起不能登录，已打开的会话在数秒内结束。</translation>
        </message>
        <message>
            <source>Roles, venues and everything done before stay as they are.</source>
            <translation>角色、场馆和以往的操作保持不变。</translation>
        </message>
        <message>
            <source>An open shift stays open; a lead can close it.</source>
            <translation>未结束的班次保持打开，主管可将其结束。</translation>
        </message>
        <message>
            <source>Disable</source>
            <translation>停用</translation>
        </message>
        <message>
            <source>Enable %1?</source>
            <translation>启用 %1？</translation>
        </message>
        <message>
            <source>Signing in works again, with the roles and venues held before: %1.</source>
            <translation>可重新登录，角色和场馆与之前相同：%1。</translation>
        </message>
        <message>
            <source>Enable</source>
            <translation>启用</translation>
        </message>
        <message>
            <source>Operators</source>
            <translation>操作员</translation>
        </message>
        <message>
            <source>Show disabled ones</source>
            <translation>显示已停用的</translation>
        </message>
        <message>
            <source>Nobody is listed yet</source>
            <translation>尚无人员</translation>
        </message>
        <message>
            <source>Everybody who signs in at your venues is listed here with roles and last sign-in.</source>
            <translation>这里列出在您的场馆登录的所有人、其角色和最近登录时间。</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::OrderActionsPane</name>
        <message>
            <source>Move…</source>
            <translation>改期…</translation>
        </message>
        <message>
            <source>Refund…</source>
            <translation>退款…</translation>
        </message>
        <message>
            <source>Change the price…</source>
            <translation>改价…</translation>
        </message>
        <message>
            <source>Why?</source>
            <translation>为什么？</translation>
        </message>
        <message>
            <source>Explains the order's state, rules and history (F4)</source>
            <translation>解释订单的状态、规则和经过（F4）</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <comment>an action and why it is refused</comment>
            <translation>%1：%2</translation>
        </message>
        <message>
            <source>Move</source>
            <translation>改期</translation>
        </message>
        <message>
            <source>Refund</source>
            <translation>退款</translation>
        </message>
        <message>
            <source>Price</source>
            <translation>价格</translation>
        </message>
        <message>
            <source>No-show</source>
            <translation>未到场</translation>
        </message>
        <message>
            <source>They came after all</source>
            <translation>客人已到场</translation>
        </message>
        <message>
            <source>Did not come…</source>
            <translation>未到场…</translation>
        </message>
        <message>
            <source>No order is open.</source>
            <translation>没有打开的订单。</translation>
        </message>
        <message>
            <source>%1 goes back. What is to be handed out stands below.</source>
            <translation>退还 %1。需当面退还的列在下方。</translation>
        </message>
        <message>
            <source>Did %1 not come?</source>
            <translation>%1 未到场？</translation>
        </message>
        <message>
            <source>%1 is marked as a no-show. Neither places nor money are given back, and it counts in the customer's profile. It can be taken back.</source>
            <translation>%1 将标记为未到场。名额和款项均不退还，并计入客户档案。可以撤销。</translation>
        </message>
        <message>
            <source>Did not come</source>
            <translation>未到场</translation>
        </message>
        <message>
            <source>Leave as it is</source>
            <translation>保持不变</translation>
        </message>
        <message>
            <source>Noted as handed back.</source>
            <translation>已记录退还。</translation>
        </message>
        <message>
            <source>The price is now %1.</source>
            <translation>价格现为 %1。</translation>
        </message>
        <message>
            <source>Marked as a no-show.</source>
            <translation>已标记为未到场。</translation>
        </message>
        <message>
            <source>The no-show was taken back.</source>
            <translation>未到场标记已撤销。</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::OrderFinderPage</name>
        <message>
            <source>Order number, phone, last four digits or name</source>
            <translation>订单号、电话、尾号四位或姓名</translation>
        </message>
        <message>
            <source>Find an order</source>
            <translation>查找订单</translation>
        </message>
        <message>
            <source>Order</source>
            <translation>订单</translation>
        </message>
        <message>
            <source>Customer</source>
            <translation>客户</translation>
        </message>
        <message>
            <source>Phone</source>
            <translation>电话</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>场地</translation>
        </message>
        <message>
            <source>When</source>
            <translation>时间</translation>
        </message>
        <message>
            <source>State</source>
            <translation>状态</translation>
        </message>
        <message>
            <source>Total</source>
            <translation>合计</translation>
        </message>
        <message>
            <source>No orders yet</source>
            <translation>还没有订单</translation>
        </message>
        <message>
            <source>Orders made at this venue will be here, the latest first.</source>
            <translation>本场馆的订单会显示在这里，最新的在最前。</translation>
        </message>
        <message>
            <source>Nothing found for “%1”</source>
            <translation>没有找到“%1”</translation>
        </message>
        <message>
            <source>Try the last four digits of the phone, or a part of the name.</source>
            <translation>请试试电话尾号四位，或姓名的一部分。</translation>
        </message>
        <message>
            <source>The first %1. Type more to narrow it down.</source>
            <translation>仅显示前 %1 条。请继续输入以缩小范围。</translation>
        </message>
        <message numerus="yes">
            <source>%n order(s)</source>
            <translation>
                <numerusform>%n 个订单</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>vd::ui::OrderLines</name>
        <message>
            <source>Total</source>
            <translation>合计</translation>
        </message>
        <message>
            <source>Still to pay</source>
            <translation>待付</translation>
        </message>
        <message>
            <source>Price changed by %1: %2</source>
            <translation>%1 改价：%2</translation>
        </message>
        <message>
            <source>Paid too much</source>
            <translation>多付</translation>
        </message>
        <message>
            <source>Refund</source>
            <translation>退款</translation>
        </message>
        <message>
            <source>under way</source>
            <translation>进行中</translation>
        </message>
        <message>
            <source>failed</source>
            <translation>失败</translation>
        </message>
        <message>
            <source>Fee kept</source>
            <translation>扣除手续费</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::OrderPage</name>
        <message>
            <source>The hold was extended. It can be done once only.</source>
            <translation>预占已延长。每单只能延长一次。</translation>
        </message>
        <message>
            <source>Let go. The places are free again.</source>
            <translation>已释放，名额重新开放。</translation>
        </message>
        <message>
            <source>Paid.</source>
            <translation>已支付。</translation>
        </message>
        <message>
            <source>Paid. Hand back %1.</source>
            <translation>已支付。请找零 %1。</translation>
        </message>
        <message>
            <source>Held for another</source>
            <translation>预占剩余时间</translation>
        </message>
        <message>
            <source>What happened</source>
            <translation>经过</translation>
        </message>
        <message>
            <source>Next call</source>
            <translation>下一通来电</translation>
        </message>
        <message>
            <source>Back to an empty booking (Ctrl+N)</source>
            <translation>回到新预订（Ctrl+N）</translation>
        </message>
        <message>
            <source>No order is open</source>
            <translation>未打开订单</translation>
        </message>
        <message>
            <source>Choose one in the list to see its items, money, tickets and history.</source>
            <translation>在列表中选择订单，可查看明细、款项、入场凭证和经过。</translation>
        </message>
        <message>
            <source>Extend the hold</source>
            <translation>延长预占</translation>
        </message>
        <message>
            <source>Cancel the order…</source>
            <translation>取消订单…</translation>
        </message>
        <message>
            <source>Let go…</source>
            <translation>释放…</translation>
        </message>
        <message>
            <source>Tickets are there once the order is paid; it is now “%1”.</source>
            <translation>订单支付后才有入场凭证；当前状态为“%1”。</translation>
        </message>
        <message>
            <source>Only a held order can be paid, extended or let go; this one is “%1”.</source>
            <translation>只有预占中的订单可以收款、延长或释放；当前状态为“%1”。</translation>
        </message>
        <message>
            <source>Let go of %1?</source>
            <translation>释放 %1？</translation>
        </message>
        <message numerus="yes">
            <source>%n line(s) of %1 become free again at once.</source>
            <translation>
                <numerusform>%1 的 %n 条明细将立即重新开放。</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 already paid becomes due for refund</source>
            <translation>已付的 %1 将转为待退款</translation>
        </message>
        <message>
            <source>Let go</source>
            <translation>释放</translation>
        </message>
        <message>
            <source>Keep</source>
            <translation>保留</translation>
        </message>
        <message>
            <source>This order could not be read</source>
            <translation>无法读取此订单</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::PasswordDialog</name>
        <message>
            <source>Change your password</source>
            <translation>修改密码</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::PaymentPane</name>
        <message>
            <source>Card</source>
            <translation>刷卡</translation>
        </message>
        <message>
            <source>Transfer</source>
            <translation>转账</translation>
        </message>
        <message>
            <source>Cash</source>
            <translation>现金</translation>
        </message>
        <message>
            <source>Payment</source>
            <translation>收款</translation>
        </message>
        <message>
            <source>Record this part only</source>
            <translation>只记这一部分</translation>
        </message>
        <message>
            <source>The order stays held and waits for the rest.</source>
            <translation>订单保持预占，等待余款。</translation>
        </message>
        <message>
            <source>Amount given</source>
            <translation>实收金额</translation>
        </message>
        <message>
            <source>Amount</source>
            <translation>金额</translation>
        </message>
        <message>
            <source>Number on the terminal's slip</source>
            <translation>刷卡小票编号</translation>
        </message>
        <message>
            <source>Number of the transfer</source>
            <translation>转账编号</translation>
        </message>
        <message>
            <source>Optional</source>
            <translation>可选</translation>
        </message>
        <message>
            <source>Due</source>
            <translation>应收</translation>
        </message>
        <message>
            <source>Record payment</source>
            <translation>确认收款</translation>
        </message>
        <message>
            <source>Still to pay</source>
            <translation>待付</translation>
        </message>
        <message>
            <source>Add, then pay the rest another way</source>
            <translation>加入，余款用其他方式支付</translation>
        </message>
        <message>
            <source>Change</source>
            <translation>找零</translation>
        </message>
        <message>
            <source>Recording…</source>
            <translation>正在记录…</translation>
        </message>
        <message>
            <source>Record %1</source>
            <translation>确认收款 %1</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::PeopleStepper</name>
        <message>
            <source>Admit now</source>
            <extracomment>Caption of how many people of a ticket to let in.</extracomment>
            <translation>本次放行</translation>
        </message>
        <message>
            <source>All</source>
            <extracomment>All people of the ticket.</extracomment>
            <translation>全部</translation>
        </message>
        <message>
            <source>One person fewer</source>
            <translation>少一人</translation>
        </message>
        <message>
            <source>One person more</source>
            <translation>多一人</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::PlaceDocuments</name>
        <message>
            <source>Real names: one document for each place</source>
            <translation>实名制：每个名额登记一份证件</translation>
        </message>
        <message>
            <source>ID card</source>
            <translation>身份证</translation>
        </message>
        <message>
            <source>Passport</source>
            <translation>护照</translation>
        </message>
        <message>
            <source>Permit</source>
            <translation>通行证</translation>
        </message>
        <message>
            <source>Other</source>
            <translation>其他</translation>
        </message>
        <message>
            <source>Kind of document, place %1</source>
            <translation>证件类型，第 %1 位</translation>
        </message>
        <message>
            <source>Document number, place %1</source>
            <translation>证件号码，第 %1 位</translation>
        </message>
        <message>
            <source>Number, place %1</source>
            <translation>第 %1 位的号码</translation>
        </message>
        <message>
            <source>Number</source>
            <translation>证件号码</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::PlanForm</name>
        <message>
            <source>%1 in each of %2 on %3: %4 in all.</source>
            <extracomment>%1 "Makes 14 slots a day", %2 "3 spaces", %3 "28 days", %4 the number of all slots</extracomment>
            <translation>%1，%2，%3，共 %4 场。</translation>
        </message>
        <message numerus="yes">
            <source>Makes %n slot(s) a day</source>
            <translation>
                <numerusform>每天 %n 场</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n space(s)</source>
            <translation>
                <numerusform>%n 个场地</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n day(s)</source>
            <translation>
                <numerusform>%n 天</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 at the end of each day stay free.</source>
            <translation>每天末尾余 %1 不安排场次。</translation>
        </message>
        <message numerus="yes">
            <source>The clocks change on %1: %n slot(s) there.</source>
            <translation>
                <numerusform>%1 调整时钟，当日 %n 场。</numerusform>
            </translation>
        </message>
        <message>
            <source>Ends on the next day</source>
            <translation>次日结束</translation>
        </message>
        <message>
            <source>Choose spaces, days and times; what they make is counted here.</source>
            <translation>请选择场地、日期和时间，这里会显示将生成的场次数。</translation>
        </message>
        <message>
            <source>&amp;Spaces</source>
            <translation>场地(&amp;S)</translation>
        </message>
        <message>
            <source>&amp;First day</source>
            <translation>开始日期(&amp;F)</translation>
        </message>
        <message>
            <source>&amp;Last day</source>
            <translation>结束日期(&amp;L)</translation>
        </message>
        <message>
            <source>On these &amp;weekdays</source>
            <translation>星期(&amp;W)</translation>
        </message>
        <message>
            <source>S&amp;tart</source>
            <translation>开始(&amp;T)</translation>
        </message>
        <message>
            <source>&amp;End</source>
            <translation>结束(&amp;E)</translation>
        </message>
        <message>
            <source>Slot len&amp;gth, minutes</source>
            <translation>场次时长，分钟(&amp;G)</translation>
        </message>
        <message>
            <source>Ga&amp;p between, minutes</source>
            <translation>间隔，分钟(&amp;P)</translation>
        </message>
        <message>
            <source>&amp;Capacity</source>
            <translation>容量(&amp;C)</translation>
        </message>
        <message>
            <source>La&amp;bel</source>
            <translation>名称(&amp;B)</translation>
        </message>
        <message>
            <source>Each its own</source>
            <translation>各自的容量</translation>
        </message>
        <message>
            <source>Morning session</source>
            <translation>上午场</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::PreviewCalendar</name>
        <message numerus="yes">
            <source>%n to add</source>
            <translation>
                <numerusform>新增 %n 场</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n in conflict</source>
            <translation>
                <numerusform>冲突 %n 场</numerusform>
            </translation>
        </message>
        <message>
            <source>Slots to add by day</source>
            <translation>每日新增场次</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::PreviewView</name>
        <message numerus="yes">
            <source>%n slot(s) to add</source>
            <translation>
                <numerusform>新增 %n 场</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n already there</source>
            <translation>
                <numerusform>已有 %n 场</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n in conflict</source>
            <translation>
                <numerusform>冲突 %n 场</numerusform>
            </translation>
        </message>
        <message>
            <source>The first %1 of %2 slots, conflicts first</source>
            <translation>%2 个场次中的前 %1 个，冲突在前</translation>
        </message>
        <message>
            <source>The slots, conflicts first</source>
            <translation>场次列表，冲突在前</translation>
        </message>
        <message>
            <source>What happens</source>
            <translation>处理</translation>
        </message>
        <message>
            <source>Add</source>
            <translation>新增</translation>
        </message>
        <message>
            <source>Stays</source>
            <translation>保留</translation>
        </message>
        <message>
            <source>Conflict</source>
            <translation>冲突</translation>
        </message>
        <message>
            <source>Business date</source>
            <translation>营业日期</translation>
        </message>
        <message>
            <source>Time</source>
            <translation>时间</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>场地</translation>
        </message>
        <message>
            <source>In the way</source>
            <translation>与之冲突</translation>
        </message>
        <message>
            <source>Preview before anything is written</source>
            <translation>写入之前先预览</translation>
        </message>
        <message>
            <source>Choose spaces, days and times, then press Preview: what would be added, what is there already and what is in the way shows here.</source>
            <translation>选择场地、日期和时间，然后点击“预览”：这里会显示将新增、已存在以及有冲突的场次。</translation>
        </message>
        <message>
            <source>Slots of the preview</source>
            <translation>预览场次</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::PriceDialog</name>
        <message>
            <source>Another price for %1</source>
            <translation>为 %1 改价</translation>
        </message>
        <message>
            <source>It costs %1 now. The change is written into the order with your name and the reason; what is refunded later starts from the new price.</source>
            <translation>现价 %1。改动将连同您的姓名和原因记入订单；日后退款以新价为准。</translation>
        </message>
        <message>
            <source>New price</source>
            <translation>新价格</translation>
        </message>
        <message>
            <source>Reason</source>
            <translation>原因</translation>
        </message>
        <message>
            <source>Keep the price</source>
            <translation>保持原价</translation>
        </message>
        <message>
            <source>%1 less</source>
            <translation>减少 %1</translation>
        </message>
        <message>
            <source>%1 more</source>
            <translation>增加 %1</translation>
        </message>
        <message>
            <source>Set %1</source>
            <translation>设为 %1</translation>
        </message>
        <message>
            <source>Set the price</source>
            <translation>设定价格</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::ProfileForm</name>
        <message>
            <source>The database's name is missing.</source>
            <translation>未填写数据库名称。</translation>
        </message>
        <message>
            <source>At least one host is needed.</source>
            <translation>至少需要一个主机。</translation>
        </message>
        <message>
            <source>Choose the certificate file of the authority.</source>
            <translation>请选择颁发机构的证书文件。</translation>
        </message>
        <message>
            <source>Without TLS only a socket folder on this computer is allowed, for example /run/postgresql.</source>
            <translation>不用 TLS 时只允许本机的套接字文件夹，例如 /run/postgresql。</translation>
        </message>
        <message>
            <source>Give the profile a name, for example the venue's.</source>
            <translation>请给配置起个名称，例如场馆名。</translation>
        </message>
        <message>
            <source>Certificate of the authority</source>
            <translation>颁发机构的证书</translation>
        </message>
        <message>
            <source>Certificates (*.pem *.crt)</source>
            <translation>证书 (*.pem *.crt)</translation>
        </message>
        <message>
            <source>All files (*)</source>
            <translation>所有文件 (*)</translation>
        </message>
        <message>
            <source>New server profile</source>
            <translation>新建服务器配置</translation>
        </message>
        <message>
            <source>Server profile</source>
            <translation>服务器配置</translation>
        </message>
        <message>
            <source>&amp;Name</source>
            <translation>名称(&amp;N)</translation>
        </message>
        <message>
            <source>&amp;Hosts</source>
            <translation>主机(&amp;H)</translation>
        </message>
        <message>
            <source>Several are tried in this order; the one that accepts writes is taken.</source>
            <translation>按此顺序尝试多个主机，使用可写入的那个。</translation>
        </message>
        <message>
            <source>&amp;Port</source>
            <translation>端口(&amp;P)</translation>
        </message>
        <message>
            <source>&amp;Database</source>
            <translation>数据库(&amp;D)</translation>
        </message>
        <message>
            <source>Server's &amp;identity</source>
            <translation>服务器身份(&amp;I)</translation>
        </message>
        <message>
            <source>Verified by this computer's authorities</source>
            <translation>由本机信任的机构验证</translation>
        </message>
        <message>
            <source>Verified by a certificate file</source>
            <translation>由证书文件验证</translation>
        </message>
        <message>
            <source>Local socket, no network</source>
            <translation>本机套接字，不经网络</translation>
        </message>
        <message>
            <source>&amp;Certificate file</source>
            <translation>证书文件(&amp;C)</translation>
        </message>
        <message>
            <source>Choose</source>
            <translation>选择</translation>
        </message>
        <message>
            <source>Save profile</source>
            <translation>保存配置</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>取消</translation>
        </message>
        <message>
            <source>Remove</source>
            <translation>删除</translation>
        </message>
        <message>
            <source>Pinned: SHA-256 %1</source>
            <translation>已固定：SHA-256 %1</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::Prompt</name>
        <message>
            <source>Reason</source>
            <translation>原因</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>取消</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::ProposalCard</name>
        <message>
            <source>Another administrator can approve it until %1.</source>
            <translation>另一位管理员可在 %1 前批准。</translation>
        </message>
        <message>
            <source>You can approve it until %1.</source>
            <translation>您可在 %1 前批准。</translation>
        </message>
        <message>
            <source>Approve</source>
            <translation>批准</translation>
        </message>
        <message>
            <source>Withdraw</source>
            <translation>撤回</translation>
        </message>
        <message>
            <source>Decline</source>
            <translation>拒绝</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::RailButton</name>
        <message numerus="yes">
            <source>%n waiting</source>
            <translation>
                <numerusform>%n 项待处理</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>vd::ui::RecordForm</name>
        <message>
            <source>Load theirs</source>
            <translation>载入对方的版本</translation>
        </message>
        <message>
            <source>Saving …</source>
            <translation>正在保存…</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>保存</translation>
        </message>
        <message>
            <source>Save (Ctrl+S)</source>
            <translation>保存 (Ctrl+S)</translation>
        </message>
        <message>
            <source>Undo changes</source>
            <translation>撤销更改</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::RecordPage</name>
        <message>
            <source>Discard the changes to “%1”?</source>
            <translation>放弃对“%1”的更改？</translation>
        </message>
        <message>
            <source>They were not saved.</source>
            <translation>这些更改尚未保存。</translation>
        </message>
        <message>
            <source>Discard changes</source>
            <translation>放弃更改</translation>
        </message>
        <message>
            <source>Keep editing</source>
            <translation>继续编辑</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::RefundDialog</name>
        <message>
            <source>Refund %1</source>
            <translation>退款 %1</translation>
        </message>
        <message>
            <source>Fee kept</source>
            <translation>扣除手续费</translation>
        </message>
        <message>
            <source>Waive the fee</source>
            <translation>免除手续费</translation>
        </message>
        <message>
            <source>Reason</source>
            <translation>原因</translation>
        </message>
        <message>
            <source>Keep the booking</source>
            <translation>保留预订</translation>
        </message>
        <message>
            <source>Goes back</source>
            <translation>退还</translation>
        </message>
        <message>
            <source> of %1</source>
            <comment>how many of an item's tickets</comment>
            <translation> / %1</translation>
        </message>
        <message>
            <source>How many of %1</source>
            <translation>%1 的数量</translation>
        </message>
        <message>
            <source>By %1</source>
            <translation>方式：%1</translation>
        </message>
        <message>
            <source>Optional</source>
            <translation>选填</translation>
        </message>
        <message>
            <source>Refund</source>
            <translation>退款</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::RefundParts</name>
        <message>
            <source>To hand back</source>
            <translation>待退还</translation>
        </message>
        <message>
            <source>the channel is asked, try %1</source>
            <translation>已请求渠道，第 %1 次</translation>
        </message>
        <message>
            <source>the channel is asked</source>
            <translation>已请求渠道</translation>
        </message>
        <message>
            <source>Slip no.</source>
            <translation>凭条号</translation>
        </message>
        <message>
            <source>Number on the terminal's slip</source>
            <translation>终端凭条上的号码</translation>
        </message>
        <message>
            <source>Handed back</source>
            <translation>已退还</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>完成</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::RulesDialog</name>
        <message>
            <source>Not checked without the server</source>
            <translation>离线时无法核验</translation>
        </message>
        <message>
            <source>This door decides by the signature, its list and its own scans. It cannot check:</source>
            <translation>本入口依据签名、名单和自己的扫描作出判断，无法核验：</translation>
        </message>
        <message>
            <source>Everything is sent when the server is back. What it would have refused is put before a lead; nothing is lost.</source>
            <translation>服务器恢复后全部上传。服务器本应拒绝的会交由主管裁定，不会丢失任何记录。</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>关闭</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::SchedulePage</name>
        <message numerus="yes">
            <source>Adding slots: %n so far …</source>
            <translation>
                <numerusform>正在新增场次：已完成 %n 场…</numerusform>
            </translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>取消</translation>
        </message>
        <message numerus="yes">
            <source>Stopped. %n slot(s) were added; generating again adds the rest.</source>
            <translation>
                <numerusform>已停止。已新增 %n 场；再次生成会补齐其余场次。</numerusform>
            </translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>重试</translation>
        </message>
        <message>
            <source>The settings changed since the preview. Preview again before you generate.</source>
            <translation>预览之后设置已更改。请重新预览再生成。</translation>
        </message>
        <message numerus="yes">
            <source>Nothing to add: all %n slot(s) are already there.</source>
            <translation>
                <numerusform>无需新增：全部 %n 场都已存在。</numerusform>
            </translation>
        </message>
        <message>
            <source>Nothing to add: what is not there already is in conflict with other slots.</source>
            <translation>无需新增：尚未存在的场次都与其他场次冲突。</translation>
        </message>
        <message numerus="yes">
            <source>Add %n slot(s)?</source>
            <translation>
                <numerusform>新增 %n 场？</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>In %n space(s), from %1 to %2.</source>
            <translation>
                <numerusform>%n 个场地，%1 至 %2。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n that are already there stay as they are.</source>
            <translation>
                <numerusform>已存在的 %n 场保持不变。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n in conflict are left out.</source>
            <translation>
                <numerusform>有冲突的 %n 场不生成。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Add %n slot(s)</source>
            <translation>
                <numerusform>新增 %n 场</numerusform>
            </translation>
        </message>
        <message>
            <source>Nothing to add.</source>
            <translation>无需新增。</translation>
        </message>
        <message numerus="yes">
            <source>%n slot(s) added.</source>
            <translation>
                <numerusform>已新增 %n 场。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n were already there.</source>
            <translation>
                <numerusform>%n 场已存在。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n in conflict were left out.</source>
            <translation>
                <numerusform>%n 场因冲突未生成。</numerusform>
            </translation>
        </message>
        <message>
            <source>Generate slots</source>
            <translation>生成场次</translation>
        </message>
        <message>
            <source>Preview</source>
            <translation>预览</translation>
        </message>
        <message>
            <source>Generate</source>
            <translation>生成</translation>
        </message>
        <message>
            <source>Shows what would be added; writes nothing</source>
            <translation>显示将新增的内容，不写入</translation>
        </message>
        <message>
            <source>Adds exactly what the preview shows</source>
            <translation>只新增预览所示的场次</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::ShellFrame</name>
        <message>
            <source>Connected again. What you see is being brought up to date.</source>
            <translation>已重新连接。正在更新所显示的内容。</translation>
        </message>
        <message>
            <source>Go to %1</source>
            <translation>前往%1</translation>
        </message>
        <message>
            <source>Window</source>
            <translation>窗口</translation>
        </message>
        <message>
            <source>Switch to %1</source>
            <translation>切换到%1</translation>
        </message>
        <message>
            <source>The connection is lost. What you see may be old, and nothing can be saved. It goes on by itself when the server is back.</source>
            <translation>连接已断开。所见内容可能已过时，暂时无法保存。服务器恢复后会自动继续。</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::ShiftBar</name>
        <message>
            <source>Shift closed. Counted %1, as expected.</source>
            <translation>已交班。清点 %1，与应有金额一致。</translation>
        </message>
        <message>
            <source>Shift closed. Counted %1, expected %2: difference %3.</source>
            <translation>已交班。清点 %1，应有 %2，差额 %3。</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>取消</translation>
        </message>
        <message>
            <source>Count the drawer. How much cash is in it?</source>
            <translation>请清点钱箱，现金共多少？</translation>
        </message>
        <message>
            <source>How much cash is in the drawer to begin with?</source>
            <translation>开班时钱箱里有多少现金？</translation>
        </message>
        <message>
            <source>Shift open since %1. In the drawer: %2</source>
            <translation>%1 开班，钱箱应有 %2</translation>
        </message>
        <message>
            <source>No shift is open. Cash can be taken once it is.</source>
            <translation>尚未开班。开班后才能收现金。</translation>
        </message>
        <message>
            <source>Counted cash</source>
            <translation>清点现金</translation>
        </message>
        <message>
            <source>Opening float</source>
            <translation>备用金</translation>
        </message>
        <message>
            <source>Close shift</source>
            <translation>交班</translation>
        </message>
        <message>
            <source>Open shift</source>
            <translation>开班</translation>
        </message>
        <message>
            <source>Close shift…</source>
            <translation>交班…</translation>
        </message>
        <message>
            <source>Open shift…</source>
            <translation>开班…</translation>
        </message>
        <message>
            <source>Close the shift?</source>
            <translation>确定结束班次？</translation>
        </message>
        <message>
            <source>What was counted is what is expected.</source>
            <translation>清点金额与应有金额一致。</translation>
        </message>
        <message>
            <source>What was counted differs by %1 from what is expected.</source>
            <translation>清点金额与应有金额相差 %1。</translation>
        </message>
        <message>
            <source>Expected in the drawer: %1</source>
            <translation>钱箱应有：%1</translation>
        </message>
        <message>
            <source>Counted: %1</source>
            <translation>清点：%1</translation>
        </message>
        <message>
            <source>Difference: %1</source>
            <translation>差额：%1</translation>
        </message>
        <message>
            <source>A closed shift cannot be opened again; the difference is on its report.</source>
            <translation>班次结束后不能再打开；差额会记入班次报告。</translation>
        </message>
        <message>
            <source>Count again</source>
            <translation>重新清点</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::SignInPage</name>
        <message>
            <source>This computer only</source>
            <translation>仅限本机</translation>
        </message>
        <message>
            <source>Add a server</source>
            <translation>添加服务器</translation>
        </message>
        <message>
            <source>The system's keychain refused. The password is not remembered; signing in works all the same.</source>
            <translation>系统钥匙串拒绝了请求。密码未被记住；仍可正常登录。</translation>
        </message>
        <message>
            <source>Signing in</source>
            <translation>正在登录</translation>
        </message>
        <message>
            <source>Sign in</source>
            <translation>登录</translation>
        </message>
        <message>
            <source>Sign in to your venue's server</source>
            <translation>登录到场馆的服务器</translation>
        </message>
        <message>
            <source>&amp;Server</source>
            <translation>服务器(&amp;S)</translation>
        </message>
        <message>
            <source>&amp;User</source>
            <translation>用户(&amp;U)</translation>
        </message>
        <message>
            <source>&amp;Password</source>
            <translation>密码(&amp;P)</translation>
        </message>
        <message>
            <source>Edit</source>
            <translation>编辑</translation>
        </message>
        <message>
            <source>Leave both empty to work as this computer's owner.</source>
            <translation>两者留空则以本机所有者身份工作。</translation>
        </message>
        <message>
            <source>Remember the password</source>
            <translation>记住密码</translation>
        </message>
        <message>
            <source>It is kept in the system's keychain and nowhere else.</source>
            <translation>只保存在系统钥匙串中，别处不保存。</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::SlotCountDelegate</name>
        <message>
            <source>%1 %2: %3 of %4 entered, %5 inside</source>
            <translation>%1 %2：已入 %3/%4 人，在场 %5 人</translation>
        </message>
        <message>
            <source>%1 inside</source>
            <translation>在场 %1 人</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::SpaceForm</name>
        <message>
            <source>New space</source>
            <translation>新建场地</translation>
        </message>
        <message>
            <source>&amp;Name</source>
            <translation>名称(&amp;N)</translation>
        </message>
        <message>
            <source>Ca&amp;tegory</source>
            <translation>分类(&amp;T)</translation>
        </message>
        <message>
            <source>&amp;Kind</source>
            <translation>类型(&amp;K)</translation>
        </message>
        <message>
            <source>Ca&amp;pacity, places or units</source>
            <translation>容量，名额或件数(&amp;P)</translation>
        </message>
        <message>
            <source>Minutes kept free &amp;before</source>
            <translation>场前留空，分钟(&amp;B)</translation>
        </message>
        <message>
            <source>&amp;After</source>
            <translation>场后留空，分钟(&amp;A)</translation>
        </message>
        <message>
            <source>&amp;Entry opens, minutes before the start</source>
            <translation>开始前多少分钟可入场(&amp;E)</translation>
        </message>
        <message>
            <source>Choose one or type a new name</source>
            <translation>选择或输入新名称</translation>
        </message>
        <message>
            <source>One live order per customer and slot</source>
            <translation>每位客户每场次限一个有效订单</translation>
        </message>
        <message>
            <source>Real names: each place names a document</source>
            <translation>实名：每个名额登记证件</translation>
        </message>
        <message>
            <source>Retired: no new slots, hidden from the desk</source>
            <translation>停用：不再生成场次，前台不显示</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::SpacesDialog</name>
        <message>
            <source>Use this choice</source>
            <translation>使用此选择</translation>
        </message>
        <message>
            <source>Spaces of this door</source>
            <translation>此入口的场地</translation>
        </message>
        <message>
            <source>Tickets for other spaces are shown the way instead of let in. Without a tick the door leads to all.</source>
            <translation>其他场地的票不放行，只指路。一个都不勾选则通往所有场地。</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>取消</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::SpacesPage</name>
        <message>
            <source>New space</source>
            <translation>新建场地</translation>
        </message>
        <message>
            <source>“%1” is saved.</source>
            <translation>“%1”已保存。</translation>
        </message>
        <message>
            <source>Spaces</source>
            <translation>场地</translation>
        </message>
        <message>
            <source>Show retired ones</source>
            <translation>显示已停用</translation>
        </message>
        <message>
            <source>This venue has no spaces yet</source>
            <translation>该场馆还没有场地</translation>
        </message>
        <message>
            <source>Courts, lanes, rooms, rental items and coaches are listed here. Make the first one, then generate its slots.</source>
            <translation>球场、泳道、房间、租借物品和教练都列在这里。先新建一个，再生成场次。</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::StatusLine</name>
        <message>
            <source>Connected</source>
            <translation>已连接</translation>
        </message>
        <message>
            <source>Connecting again</source>
            <translation>正在重新连接</translation>
        </message>
        <message>
            <source>Offline</source>
            <translation>离线</translation>
        </message>
        <message numerus="yes">
            <source>%n difference(s)</source>
            <translation>
                <numerusform>%n 处差异</numerusform>
            </translation>
        </message>
        <message>
            <source>Counters recomputed from orders and holds: how many slots differ. Only 0 is right.</source>
            <translation>由订单和预占重新计算库存：有多少场次不符。只有 0 是正确的。</translation>
        </message>
        <message>
            <source>Shift open since %1 (%2)</source>
            <translation>%2 的班次自 %1 开始</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::StopDialog</name>
        <message>
            <source>Stop spaces for a time</source>
            <translation>场地停场</translation>
        </message>
        <message>
            <source>Order</source>
            <translation>订单</translation>
        </message>
        <message>
            <source>Customer</source>
            <translation>客户</translation>
        </message>
        <message>
            <source>Phone</source>
            <translation>电话</translation>
        </message>
        <message>
            <source>State</source>
            <translation>状态</translation>
        </message>
        <message>
            <source>Amount</source>
            <translation>金额</translation>
        </message>
        <message>
            <source>Reason, as customers may hear it</source>
            <translation>原因（可告知客户）</translation>
        </message>
        <message>
            <source>No order is hit</source>
            <translation>没有受影响的订单</translation>
        </message>
        <message>
            <source>Only free places are taken off sale.</source>
            <translation>仅将空闲名额下架。</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>取消</translation>
        </message>
        <message>
            <source>Spaces</source>
            <translation>场地</translation>
        </message>
        <message>
            <source>From</source>
            <translation>开始</translation>
        </message>
        <message>
            <source>Until</source>
            <translation>结束</translation>
        </message>
        <message>
            <source>Choose at least one space.</source>
            <translation>请至少选择一个场地。</translation>
        </message>
        <message numerus="yes">
            <source>%n slot(s) are closed</source>
            <translation>
                <numerusform>关闭 %n 个场次</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n order(s) are hit</source>
            <translation>
                <numerusform>影响 %n 个订单</numerusform>
            </translation>
        </message>
        <message>
            <source>, %1 of them paid</source>
            <translation>，其中已付 %1</translation>
        </message>
        <message numerus="yes">
            <source>Close %n slot(s)</source>
            <translation>
                <numerusform>关闭 %n 个场次</numerusform>
            </translation>
        </message>
        <message>
            <source>Publish the stop</source>
            <translation>发布停场</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::StopsPage</name>
        <message>
            <source>The slots are closed. The orders are being worked on.</source>
            <translation>场次已关闭。正在处理订单。</translation>
        </message>
        <message>
            <source>All orders were worked on. The customers stand on the call list.</source>
            <translation>所有订单已处理。客户列在致电名单中。</translation>
        </message>
        <message>
            <source>Withdrawn. What was not settled stands as before.</source>
            <translation>已撤回。未处理完的恢复原状。</translation>
        </message>
        <message>
            <source>New stop…</source>
            <translation>新建停场…</translation>
        </message>
        <message>
            <source>Withdraw…</source>
            <translation>撤回…</translation>
        </message>
        <message>
            <source>Work on the rest</source>
            <translation>继续处理</translation>
        </message>
        <message>
            <source>Spaces</source>
            <translation>场地</translation>
        </message>
        <message>
            <source>Time</source>
            <translation>时间</translation>
        </message>
        <message>
            <source>Reason</source>
            <translation>原因</translation>
        </message>
        <message>
            <source>Orders</source>
            <translation>订单</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>未结</translation>
        </message>
        <message>
            <source>State</source>
            <translation>状态</translation>
        </message>
        <message>
            <source>withdrawn</source>
            <translation>已撤回</translation>
        </message>
        <message>
            <source>in force, by %1</source>
            <translation>生效中，%1 发布</translation>
        </message>
        <message>
            <source>Order</source>
            <translation>订单</translation>
        </message>
        <message>
            <source>Customer</source>
            <translation>客户</translation>
        </message>
        <message>
            <source>Phone</source>
            <translation>电话</translation>
        </message>
        <message>
            <source>What became of it</source>
            <translation>处理结果</translation>
        </message>
        <message>
            <source>Amount</source>
            <translation>金额</translation>
        </message>
        <message>
            <source>Note</source>
            <translation>备注</translation>
        </message>
        <message>
            <source>No stop was published</source>
            <translation>尚未发布停场</translation>
        </message>
        <message>
            <source>A stop closes spaces for a time, because of weather or repairs, and takes care of the orders it hits.</source>
            <translation>停场因天气或维修在一段时间内关闭场地，并处理受影响的订单。</translation>
        </message>
        <message>
            <source>No orders</source>
            <translation>没有订单</translation>
        </message>
        <message>
            <source>Choose a stop above to see the orders it hit and what became of them.</source>
            <translation>在上方选择停场，查看受影响的订单及处理结果。</translation>
        </message>
        <message>
            <source>Orders: %1 of %2 worked on</source>
            <translation>订单：已处理 %1 / %2</translation>
        </message>
        <message>
            <source>Orders: all %1 worked on</source>
            <translation>订单：%1 个已全部处理</translation>
        </message>
        <message>
            <source>Withdraw the stop “%1”?</source>
            <translation>撤回停场“%1”？</translation>
        </message>
        <message numerus="yes">
            <source>%1 go on sale again. %n order(s) not settled yet stand as before; what was refunded or moved stays so.</source>
            <translation>
                <numerusform>%1 重新开放销售。%n 个未处理完的订单恢复原状；已退款或改期的不变。</numerusform>
            </translation>
        </message>
        <message>
            <source>Withdraw</source>
            <translation>撤回</translation>
        </message>
        <message>
            <source>Keep the stop</source>
            <translation>保留停场</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::TablePane</name>
        <message>
            <source>%1 of %2</source>
            <translation>%1 / %2</translation>
        </message>
        <message>
            <source>Filter these rows</source>
            <translation>筛选这些行</translation>
        </message>
        <message>
            <source>No row matches</source>
            <translation>没有符合的行</translation>
        </message>
        <message>
            <source>Change the filter, or press Escape to see all rows.</source>
            <translation>修改筛选，或按 Esc 显示全部行。</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::TableView</name>
        <message>
            <source>Copy rows</source>
            <translation>复制行</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::TakingsChart</name>
        <message>
            <source>Takings by channel</source>
            <translation>各渠道收入</translation>
        </message>
        <message>
            <source>Paid</source>
            <translation>已收</translation>
        </message>
        <message>
            <source>Refunded</source>
            <translation>已退</translation>
        </message>
        <message>
            <source>%1, refunded %2</source>
            <translation>%1，已退 %2</translation>
        </message>
        <message>
            <source>%1, paid %2</source>
            <translation>%1，已收 %2</translation>
        </message>
        <message>
            <source>No takings on this day</source>
            <translation>当日没有收入</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::TerminalsPage</name>
        <message>
            <source>Try again</source>
            <translation>重试</translation>
        </message>
        <message>
            <source>“%1” is registered. Its tickets are known from now on.</source>
            <translation>“%1”已登记，其签发的凭证从现在起可识别。</translation>
        </message>
        <message>
            <source>“%1” is revoked. Doors refuse its tickets from now on.</source>
            <translation>“%1”已吊销，门口从现在起拒绝其凭证。</translation>
        </message>
        <message>
            <source>Terminals</source>
            <translation>终端</translation>
        </message>
        <message>
            <source>Show the terminals</source>
            <translation>显示终端</translation>
        </message>
        <message>
            <source>This computer</source>
            <translation>本机</translation>
        </message>
        <message>
            <source>This computer has no key</source>
            <translation>本机没有密钥</translation>
        </message>
        <message>
            <source>Its key cannot be read from the keychain, so it cannot sign tickets. Unlock the keychain and sign in again.</source>
            <translation>无法从密钥环读取本机密钥，因此不能签发凭证。请解锁密钥环后重新登录。</translation>
        </message>
        <message>
            <source>This computer is not registered</source>
            <translation>本机尚未登记</translation>
        </message>
        <message>
            <source>The tickets it would print are not known at the doors. Give it a name and register it.</source>
            <translation>本机打印的凭证在门口无法识别。请为其命名并登记。</translation>
        </message>
        <message>
            <source>This computer is “%1”</source>
            <translation>本机为“%1”</translation>
        </message>
        <message>
            <source>The tickets it prints are known at every door.</source>
            <translation>其打印的凭证在每个门口都可识别。</translation>
        </message>
        <message>
            <source>This computer was revoked</source>
            <translation>本机已被吊销</translation>
        </message>
        <message>
            <source>Registering makes a new key; what the old one signed stays refused.</source>
            <translation>登记会生成新密钥；旧密钥签发的凭证仍会被拒绝。</translation>
        </message>
        <message>
            <source>Revoke “%1”?</source>
            <translation>吊销“%1”？</translation>
        </message>
        <message>
            <source>Use this when a computer was lost, stolen or given away. It cannot be undone.</source>
            <translation>当电脑丢失、被盗或转交他人时使用。此操作无法撤销。</translation>
        </message>
        <message>
            <source>Doors refuse every ticket it has signed, also those in people's hands.</source>
            <translation>门口会拒绝其签发的所有凭证，包括顾客手中已有的。</translation>
        </message>
        <message>
            <source>Those tickets have to be printed again at another desk.</source>
            <translation>这些凭证须在其他服务台重新打印。</translation>
        </message>
        <message>
            <source>It can sign no more tickets.</source>
            <translation>它不能再签发凭证。</translation>
        </message>
        <message>
            <source>Revoke</source>
            <translation>吊销</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>名称</translation>
        </message>
        <message>
            <source>State</source>
            <translation>状态</translation>
        </message>
        <message>
            <source>Revoked</source>
            <translation>已吊销</translation>
        </message>
        <message>
            <source>In use</source>
            <translation>使用中</translation>
        </message>
        <message>
            <source>Last signed</source>
            <translation>最近签发</translation>
        </message>
        <message>
            <source>Never</source>
            <translation>从未</translation>
        </message>
        <message>
            <source>Registered</source>
            <translation>登记时间</translation>
        </message>
        <message>
            <source>By</source>
            <translation>登记人</translation>
        </message>
        <message>
            <source>Key</source>
            <translation>密钥</translation>
        </message>
        <message>
            <source>Remark</source>
            <translation>备注</translation>
        </message>
        <message>
            <source>%1, %2: %3</source>
            <translation>%1，%2：%3</translation>
        </message>
        <message>
            <source>Revoke …</source>
            <translation>吊销…</translation>
        </message>
        <message>
            <source>Register this computer</source>
            <translation>登记本机</translation>
        </message>
        <message>
            <source>Name, for example Front desk 1</source>
            <translation>名称，例如 前台 1</translation>
        </message>
        <message>
            <source>Name of this computer</source>
            <translation>本机名称</translation>
        </message>
        <message>
            <source>No terminal is registered yet</source>
            <translation>尚未登记任何终端</translation>
        </message>
        <message>
            <source>Tickets are signed by the computer that prints them. Register each desk here, sitting at it.</source>
            <translation>凭证由打印它的电脑签发。请坐在每个服务台前，在此逐一登记。</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::TicketsPane</name>
        <message>
            <source>Try again</source>
            <translation>重试</translation>
        </message>
        <message>
            <source>Print</source>
            <translation>打印</translation>
        </message>
        <message>
            <source>Choose printer and paper</source>
            <translation>选择打印机和纸张</translation>
        </message>
        <message>
            <source>PDF</source>
            <translation>PDF</translation>
        </message>
        <message>
            <source>PNG</source>
            <translation>PNG</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>复制</translation>
        </message>
        <message>
            <source>Save the tickets as PDF</source>
            <translation>将入场凭证存为 PDF</translation>
        </message>
        <message>
            <source>Save the tickets as PNG</source>
            <translation>将入场凭证存为 PNG</translation>
        </message>
        <message>
            <source>Copy the first ticket as a picture</source>
            <translation>将第一张入场凭证复制为图片</translation>
        </message>
        <message numerus="yes">
            <source>%n ticket(s)</source>
            <translation>
                <numerusform>%n 张入场凭证</numerusform>
            </translation>
        </message>
        <message>
            <source>Reprint</source>
            <translation>补打</translation>
        </message>
        <message>
            <source>Being signed…</source>
            <translation>正在签名…</translation>
        </message>
        <message>
            <source>Ticket %1 of %2, code %3</source>
            <translation>第 %1 张，共 %2 张，入场码 %3</translation>
        </message>
        <message>
            <source>No printer is set up on this computer. The sale stands; save the tickets as PDF and print them elsewhere.</source>
            <translation>本机没有设置打印机。订单不受影响；请将入场凭证存为 PDF，在别处打印。</translation>
        </message>
        <message>
            <source>A4</source>
            <translation>A4</translation>
        </message>
        <message>
            <source>80 mm roll</source>
            <translation>80 毫米卷纸</translation>
        </message>
        <message>
            <source>58 mm roll</source>
            <translation>58 毫米卷纸</translation>
        </message>
        <message>
            <source>Printing…</source>
            <translation>正在打印…</translation>
        </message>
        <message>
            <source>Sent to the printer.</source>
            <translation>已发送到打印机。</translation>
        </message>
        <message>
            <source>Save the tickets</source>
            <translation>保存入场凭证</translation>
        </message>
        <message>
            <source>PDF (*.pdf)</source>
            <translation>PDF (*.pdf)</translation>
        </message>
        <message>
            <source>PNG (*.png)</source>
            <translation>PNG (*.png)</translation>
        </message>
        <message>
            <source>Saved as %1.</source>
            <translation>已保存为 %1。</translation>
        </message>
        <message>
            <source>The first ticket is on the clipboard as a picture, for one minute.</source>
            <translation>第一张入场凭证已作为图片复制到剪贴板，一分钟后清除。</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::VenueForm</name>
        <message>
            <source>There it is now %1, %2.</source>
            <translation>当地现在是 %1，%2。</translation>
        </message>
        <message>
            <source>New venue</source>
            <translation>新建场馆</translation>
        </message>
        <message>
            <source>&amp;Name</source>
            <translation>名称(&amp;N)</translation>
        </message>
        <message>
            <source>Time &amp;zone (IANA)</source>
            <translation>时区 (IANA)(&amp;Z)</translation>
        </message>
        <message>
            <source>&amp;Currency (ISO 4217)</source>
            <translation>货币 (ISO 4217)(&amp;C)</translation>
        </message>
        <message>
            <source>C&amp;ountry (ISO 3166)</source>
            <translation>国家/地区 (ISO 3166)(&amp;O)</translation>
        </message>
        <message>
            <source>Phone numbers are read by it.</source>
            <translation>用于识别电话号码。</translation>
        </message>
        <message>
            <source>Fixed once there are orders.</source>
            <translation>有订单后不可更改。</translation>
        </message>
        <message>
            <source>A &amp;hold lasts, minutes</source>
            <translation>预占时长，分钟(&amp;H)</translation>
        </message>
        <message>
            <source>One person runs this venue</source>
            <translation>此场馆由一人经营</translation>
        </message>
        <message>
            <source>Two-person rules are off then, and every report says so.</source>
            <translation>双人复核将关闭，每份报表都会注明。</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::VenuesPage</name>
        <message>
            <source>New venue</source>
            <translation>新建场馆</translation>
        </message>
        <message>
            <source>“%1” is saved.</source>
            <translation>“%1”已保存。</translation>
        </message>
        <message>
            <source>Venues</source>
            <translation>场馆</translation>
        </message>
        <message>
            <source>No venue is visible to you</source>
            <translation>没有您可见的场馆</translation>
        </message>
        <message>
            <source>Ask an administrator to add you to one.</source>
            <translation>请管理员将您加入场馆。</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::WaitlistDialog</name>
        <message>
            <source>Put on the waitlist</source>
            <translation>加入候补</translation>
        </message>
        <message numerus="yes">
            <source>When places become free they are held for the first in the queue whom they suffice, for a short time, and the call list shows the number. %n wait(s) now.</source>
            <translation>
                <numerusform>名额空出后，将为队列中第一位数量合适者短时预占，致电名单会显示号码。现有 %n 位候补。</numerusform>
            </translation>
        </message>
        <message>
            <source>How many</source>
            <translation>数量</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>取消</translation>
        </message>
    </context>
</TS>
