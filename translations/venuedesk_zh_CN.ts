<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
    <context>
        <name>CellText</name>
        <message>
            <source>from %1</source>
            <comment>a slot whose sale opens later</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>not on sale</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>no price</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>taken</source>
            <comment>by a booking that overlaps in time</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>closed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>stopped</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>a customer</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>free, %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>free, no price is set</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 of %2 places taken</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>full, %1 places taken</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>held by you for %1, %2 left</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>held for %1 by %2, %3 left</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>sold to %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>taken by a booking that overlaps in time</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>closed: %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>stopped: %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>over</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1, %2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1, %2, %3</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>, %n waiting</source>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <source>%1: %2%3.</source>
            <comment>space and time: state, people waiting</comment>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>ErrorText</name>
        <message>
            <source>This slot was just taken: no place is left. Nothing was booked. Choose another slot or put the customer on the waitlist.</source>
            <translation>该场次刚刚被订走，已无余位。未做预订。请选择其他场次，或为客户登记候补。</translation>
        </message>
        <message numerus="yes">
            <source>Only %n place(s) of the %1 asked for are free. Nothing was booked. Take fewer, choose another slot, or use the waitlist.</source>
            <translation>
                <numerusform>所需 %1 个名额中只剩 %n 个。未做预订。请减少数量、选择其他场次或登记候补。</numerusform>
            </translation>
        </message>
        <message>
            <source>This slot is sold out. Nothing was booked. Choose another slot or put the customer on the waitlist.</source>
            <translation>该场次已售罄。未做预订。请选择其他场次，或为客户登记候补。</translation>
        </message>
        <message numerus="yes">
            <source>Only %n place(s) are left of the ticket type “%1”. Nothing was booked. Take fewer or another ticket type.</source>
            <translation>
                <numerusform>票种“%1”只剩 %n 个名额。未做预订。请减少数量或选择其他票种。</numerusform>
            </translation>
        </message>
        <message>
            <source>This ticket type is sold out for the slot. Nothing was booked. Choose another ticket type.</source>
            <translation>该场次的此票种已售罄。未做预订。请选择其他票种。</translation>
        </message>
        <message>
            <source>This slot is closed: %1. Nothing was booked. Choose another slot; a lead can open it with a reason.</source>
            <translation>该场次已关闭：%1。未做预订。请选择其他场次；主管可注明原因后开放。</translation>
        </message>
        <message>
            <source>This slot is closed for sale. Nothing was booked. Choose another slot; a lead can open it with a reason.</source>
            <translation>该场次已关闭销售。未做预订。请选择其他场次；主管可注明原因后开放。</translation>
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
            <translation>该场次已停场：%1。未做预订。请选择其他场次。</translation>
        </message>
        <message>
            <source>This slot is stopped and cannot be sold. Choose another slot.</source>
            <translation>该场次已停场，不能售出。请选择其他场次。</translation>
        </message>
        <message>
            <source>The remaining places of this slot are kept back by staff. Nothing was booked. A lead can release them.</source>
            <translation>该场次剩余的名额已由员工保留。未做预订。主管可以释放。</translation>
        </message>
        <message>
            <source>This slot was changed by someone else a moment ago. Nothing of yours was saved. Look at it again and repeat what is still needed.</source>
            <translation>该场次刚被他人修改。您的改动未保存。请重新查看，再做仍需要的操作。</translation>
        </message>
        <message>
            <source>Sale of this slot opens on %1. Nothing was booked. Call back then, or ask a lead to sell it earlier.</source>
            <translation>该场次于 %1 开售。未做预订。请届时再联系，或请主管提前售出。</translation>
        </message>
        <message>
            <source>Sale of this slot closed on %1. Nothing was booked. Choose a later slot, or ask a lead.</source>
            <translation>该场次已于 %1 停售。未做预订。请选择更晚的场次，或请主管处理。</translation>
        </message>
        <message>
            <source>This slot is not on sale now. Nothing was booked. Choose another slot, or ask a lead.</source>
            <translation>该场次目前不在销售期。未做预订。请选择其他场次，或请主管处理。</translation>
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
            <source>One order takes at most %1 lines. Nothing was booked. Split it into two orders.</source>
            <translation>一张订单最多 %1 行。未做预订。请分成两张订单。</translation>
        </message>
        <message>
            <source>This order has too many lines. Nothing was booked. Split it into two orders.</source>
            <translation>这张订单的行数过多。未做预订。请分成两张订单。</translation>
        </message>
        <message>
            <source>Nothing is selected yet. Choose a slot on the board first.</source>
            <translation>尚未选择。请先在场次表上选择场次。</translation>
        </message>
        <message>
            <source>This customer may have at most %1 of these and already has %2. Nothing was booked. A lead can allow more with a reason.</source>
            <translation>该客户最多可订 %1 个，现已有 %2 个。未做预订。主管可注明原因放宽。</translation>
        </message>
        <message>
            <source>This is more than one customer may buy. Nothing was booked. A lead can allow more with a reason.</source>
            <translation>超过单个客户的限购数量。未做预订。主管可注明原因放宽。</translation>
        </message>
        <message>
            <source>Too many unpaid bookings are being held at once. Nothing was booked. Finish or let go of one first.</source>
            <translation>同时预占的未付款订单过多。未做预订。请先完成或放弃其中一张。</translation>
        </message>
        <message>
            <source>Too many bookings were made in the last minute. Nothing was booked. Wait %1 and try again.</source>
            <translation>最近一分钟内预订过多。未做预订。请等待 %1 后重试。</translation>
        </message>
        <message>
            <source>Too many bookings were made in the last minute. Nothing was booked. Wait a moment and try again.</source>
            <translation>最近一分钟内预订过多。未做预订。请稍候再试。</translation>
        </message>
        <message>
            <source>This slot is not there any more. Nothing was booked. The board is loaded again; choose another slot.</source>
            <translation>该场次已不存在。未做预订。场次表已重新加载，请选择其他场次。</translation>
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
            <translation>这属于另一场馆。请切换到该场馆，或选择本场馆的内容。</translation>
        </message>
        <message>
            <source>One order holds slots of one venue only. Nothing was booked. Make an order for each venue.</source>
            <translation>一张订单只能包含同一场馆的场次。未做预订。请为每个场馆各下一单。</translation>
        </message>
        <message>
            <source>This form was already sent with other contents. Nothing was booked twice. Look at the order that was made, or start a new booking.</source>
            <translation>此表单已以不同内容提交过，没有重复预订。请查看已生成的订单，或重新开始预订。</translation>
        </message>
        <message>
            <source>This customer already has order %1 for this slot. Nothing was booked. Open that order and change it instead.</source>
            <translation>该客户在此场次已有订单 %1。未做预订。请打开该订单进行修改。</translation>
        </message>
        <message>
            <source>This customer already has an order for this slot. Nothing was booked. Open that order and change it instead.</source>
            <translation>该客户在此场次已有订单。未做预订。请打开该订单进行修改。</translation>
        </message>
        <message>
            <source>%1 is already taken for part of this time by another booking. Nothing was booked. Choose another time or space.</source>
            <translation>%1 在这段时间的一部分已被其他预订占用。未做预订。请选择其他时间或场地。</translation>
        </message>
        <message>
            <source>This space is already taken for part of this time. Nothing was booked. Choose another time or space.</source>
            <translation>该场地在这段时间的一部分已被占用。未做预订。请选择其他时间或场地。</translation>
        </message>
        <message>
            <source>Seat %1 was just taken. Nothing was booked. Choose another seat.</source>
            <translation>座位 %1 刚被订走。未做预订。请选择其他座位。</translation>
        </message>
        <message>
            <source>This seat was just taken. Nothing was booked. Choose another seat.</source>
            <translation>该座位刚被订走。未做预订。请选择其他座位。</translation>
        </message>
        <message>
            <source>None is free at %1. Nothing was booked. Choose another time or use the waitlist.</source>
            <translation>%1 没有空位。未做预订。请选择其他时间或登记候补。</translation>
        </message>
        <message>
            <source>None is free at this time. Nothing was booked. Choose another time or use the waitlist.</source>
            <translation>此时段没有空位。未做预订。请选择其他时间或登记候补。</translation>
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
            <translation>订单现为“%1”；此操作需要“%2”。未做改动。请查看订单的最新状态。</translation>
        </message>
        <message>
            <source>The order is now “%1”, and this cannot be done to it any more. Nothing was changed. Look at the order as it is now.</source>
            <translation>订单现为“%1”，已不能进行此操作。未做改动。请查看订单的最新状态。</translation>
        </message>
        <message>
            <source>The order's state does not allow this. Nothing was changed. Look at the order as it is now.</source>
            <translation>订单的状态不允许此操作。未做改动。请查看订单的最新状态。</translation>
        </message>
        <message>
            <source>This is what is already booked. Nothing was changed and no reschedule was used up.</source>
            <translation>与现有预订相同。未做改动，也未占用改期次数。</translation>
        </message>
        <message>
            <source>This order was already rescheduled as often as its rules allow (%1). Nothing was changed. A lead can allow it once more.</source>
            <translation>该订单的改期次数已达规则上限（%1 次）。未做改动。主管可再批准一次。</translation>
        </message>
        <message>
            <source>This order may not be rescheduled again. Nothing was changed. A lead can allow it once more.</source>
            <translation>该订单不能再改期。未做改动。主管可再批准一次。</translation>
        </message>
        <message>
            <source>Free cancellation ended on %1. Nothing was changed. A lead can approve it outside the rules.</source>
            <translation>免费取消已于 %1 截止。未做改动。主管可按例外批准。</translation>
        </message>
        <message>
            <source>The time to cancel is over. Nothing was changed. A lead can approve it outside the rules.</source>
            <translation>已过可取消的时间。未做改动。主管可按例外批准。</translation>
        </message>
        <message>
            <source>This customer is already on the waitlist of this slot. Nothing was added.</source>
            <translation>该客户已在此场次的候补名单中。未重复登记。</translation>
        </message>
        <message>
            <source>The offer ran out and the place went to the next in line. The customer keeps no place; join the waitlist again if wanted.</source>
            <translation>候补名额已过期，并已转给下一位。该客户未保留名额；如仍需要请重新登记候补。</translation>
        </message>
        <message>
            <source>This needs a reason. Write one or two words about why, then try again.</source>
            <translation>此操作需要原因。请简要写明后重试。</translation>
        </message>
        <message numerus="yes">
            <source>%n place(s) are already held or sold, so the capacity cannot be less. Nothing was changed. Choose a larger number.</source>
            <translation>
                <numerusform>已有 %n 个名额被预占或售出，容量不能更小。未做改动。请填写更大的数字。</numerusform>
            </translation>
        </message>
        <message>
            <source>No price is set for this slot. Nothing was booked. An administrator can add one to the price list.</source>
            <translation>该场次没有定价。未做预订。管理员可在价目表中添加。</translation>
        </message>
        <message>
            <source>This space is not there any more. Nothing was changed. Load the page again.</source>
            <translation>该场地已不存在。未做改动。请重新加载页面。</translation>
        </message>
        <message>
            <source>The form lost its key, which keeps it from being sent twice. Nothing was booked. Open the form again.</source>
            <translation>表单丢失了防止重复提交的标识。未做预订。请重新打开表单。</translation>
        </message>
        <message>
            <source>The scan cannot be read. Nothing was checked in. Scan again, or check the scanner's keyboard layout, or type the short code.</source>
            <translation>无法读取扫描内容。未检票。请重新扫描，检查扫码枪的键盘布局，或输入短码。</translation>
        </message>
        <message>
            <source>The code has a typing mistake: its check character does not fit. Nothing was checked in. Read it again.</source>
            <translation>短码输入有误：校验位不符。未检票。请再读一遍。</translation>
        </message>
        <message>
            <source>This is far longer than any code of ours. Nothing was checked in. Scan the ticket's code.</source>
            <translation>内容远长于我们的任何票码。未检票。请扫描门票上的码。</translation>
        </message>
        <message>
            <source>This code was not issued here. Nothing was checked in. Ask for the ticket of this venue.</source>
            <translation>此码不是本处签发的。未检票。请出示本场馆的门票。</translation>
        </message>
        <message>
            <source>No code was found in this picture. Nothing was checked in. Use a sharper picture, or type the short code.</source>
            <translation>图片中没有找到票码。未检票。请使用更清晰的图片，或输入短码。</translation>
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
            <translation>已于 %1 在 %2 使用。请勿放行；由主管决定。</translation>
        </message>
        <message>
            <source>Already used. Let nobody in; a lead can decide.</source>
            <translation>已使用。请勿放行；由主管决定。</translation>
        </message>
        <message>
            <source>Undo works for 15 minutes at the own door. A lead can still undo it with a reason.</source>
            <translation>撤销只能在 15 分钟内于本入口进行。主管仍可注明原因撤销。</translation>
        </message>
        <message>
            <source>Too many wrong codes were typed. Wait %1, or scan the code.</source>
            <translation>错误短码输入过多。请等待 %1，或扫描票码。</translation>
        </message>
        <message>
            <source>Too many wrong codes were typed. Wait a moment, or scan the code.</source>
            <translation>错误短码输入过多。请稍候，或扫描票码。</translation>
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
            <translation>没有扫描或输入内容。请扫描票码，或输入票码下方的短码。</translation>
        </message>
        <message>
            <source>This code was put together in a way ours never are. Let nobody in on it; ask for the original ticket.</source>
            <translation>此码的编排方式与我们的不同。请勿放行；要求出示原始门票。</translation>
        </message>
        <message>
            <source>The signature of this code is not ours: it is forged or damaged. Let nobody in on it; ask for the original ticket.</source>
            <translation>此码的签名不是我们的：系伪造或损坏。请勿放行；要求出示原始门票。</translation>
        </message>
        <message>
            <source>This ticket was issued by a desk this door does not know. Connect once to learn the desks, then scan again.</source>
            <translation>此票由本入口未知的前台签发。请联网一次以获取前台信息，然后重新扫描。</translation>
        </message>
        <message>
            <source>The desk that issued this ticket was withdrawn. Let nobody in on it; the front desk can issue a new one.</source>
            <translation>签发此票的前台已被撤销。请勿放行；前台可重新出票。</translation>
        </message>
        <message>
            <source>This ticket is not known here. Nothing was checked in. Look the holder up by name or phone.</source>
            <translation>本处没有此票。未检票。请按姓名或电话查找持票人。</translation>
        </message>
        <message>
            <source>This computer is not registered to issue tickets. An administrator can register it under Terminals.</source>
            <translation>本机未登记为出票终端。管理员可在“终端”中登记。</translation>
        </message>
        <message>
            <source>This check-in is not there any more. Nothing was undone. Load the list again.</source>
            <translation>该检票记录已不存在。未撤销。请重新加载列表。</translation>
        </message>
        <message>
            <source>This was checked in at another door. Nothing was undone. A lead can undo it with a reason.</source>
            <translation>此票在另一入口检票。未撤销。主管可注明原因撤销。</translation>
        </message>
        <message>
            <source>This check-in was already undone. Nothing more is to be done.</source>
            <translation>该检票已经撤销，无需再做。</translation>
        </message>
        <message>
            <source>This computer's signing key cannot be used, so no tickets can be issued here. An administrator can register a new one.</source>
            <translation>本机的签名密钥无法使用，不能在此出票。管理员可登记新的密钥。</translation>
        </message>
        <message>
            <source>This ticket's data cannot be put into a code. Nothing was issued. Tell your administrator the order number.</source>
            <translation>此票的数据无法编成票码。未出票。请将订单号告知管理员。</translation>
        </message>
        <message>
            <source>The amount is missing. Type it in figures, for example 120.50.</source>
            <translation>缺少金额。请用数字输入，例如 120.50。</translation>
        </message>
        <message>
            <source>“%1” is not an amount that can be read without guessing. Type figures with a point for the decimals, for example 1,200.50.</source>
            <translation>“%1”无法确定是多少金额。请用数字输入，小数用点，例如 1,200.50。</translation>
        </message>
        <message>
            <source>This is not an amount that can be read without guessing. Type figures with a point for the decimals, for example 1,200.50.</source>
            <translation>无法确定是多少金额。请用数字输入，小数用点，例如 1,200.50。</translation>
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
            <translation>只剩 %1 待付。请收取该金额或更少。</translation>
        </message>
        <message>
            <source>The amount is now %1; it was %2 when you opened this. Nothing was done. Check it and confirm again.</source>
            <translation>金额现为 %1；您打开时为 %2。未做处理。请核对后重新确认。</translation>
        </message>
        <message>
            <source>The amount is in %1, the order in %2. Nothing was booked to the order; finance finds it among the unapplied payments.</source>
            <translation>金额为 %1，订单为 %2。未记入订单；财务可在未核销款项中找到。</translation>
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
            <translation>付款到达前订单已关闭。款项列为未核销并待退款；订单保持关闭。</translation>
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
            <translation>本人提出的申请须由他人批准。未做改动。请另一位主管处理。</translation>
        </message>
        <message>
            <source>Cash needs an open shift. Nothing was recorded. Open your shift first.</source>
            <translation>收现金须先开班。未登记。请先开班。</translation>
        </message>
        <message>
            <source>A shift is already open at this desk since %1. Close it before opening another.</source>
            <translation>本前台自 %1 起已有班次。请先交班再开新班。</translation>
        </message>
        <message>
            <source>A shift is already open at this desk. Close it before opening another.</source>
            <translation>本前台已有班次。请先交班再开新班。</translation>
        </message>
        <message>
            <source>The %1 is closed. Corrections are booked on today and point back to it.</source>
            <translation>%1 已封账。更正记入今天并指回该日。</translation>
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
            <translation>磁盘已满。文件未写入，也未留下半个文件。请清理空间或选择其他文件夹。</translation>
        </message>
        <message>
            <source>%1 was given, but %2 is due. Nothing was recorded. Take the rest, or record it as a part payment.</source>
            <translation>收到 %1，应付 %2。未登记。请收足，或登记为部分付款。</translation>
        </message>
        <message>
            <source>Less was given than is due. Nothing was recorded. Take the rest, or record it as a part payment.</source>
            <translation>收到的少于应付。未登记。请收足，或登记为部分付款。</translation>
        </message>
        <message>
            <source>This is not a currency. Choose its code of three letters, for example CNY.</source>
            <translation>这不是币种。请选择三个字母的代码，例如 CNY。</translation>
        </message>
        <message>
            <source>A phone number is needed, so that the customer can be called back. Type it as the caller says it.</source>
            <translation>需要电话号码，以便回电。请按来电者所说输入。</translation>
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
            <translation>这只是国家代码。请输入其余号码。</translation>
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
            <translation>需要姓名。一个词即可，听到什么写什么。</translation>
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
            <translation>该证件在此场次已有名额。未做预订。一个证件只能占一个名额。</translation>
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
            <translation>您的角色不允许此操作：需要%1。未做改动。请该角色的同事处理。</translation>
        </message>
        <message>
            <source>Your role does not allow this. Nothing was changed. Ask a lead or an administrator.</source>
            <translation>您的角色不允许此操作。未做改动。请主管或管理员处理。</translation>
        </message>
        <message>
            <source>This needs a lead's approval. Nothing was changed. A lead can approve it at this desk.</source>
            <translation>此操作须主管批准。未做改动。主管可在本前台批准。</translation>
        </message>
        <message>
            <source>This takes two different people. Nothing was changed. Ask a colleague to approve it.</source>
            <translation>此操作须由两个人完成。未做改动。请同事批准。</translation>
        </message>
        <message>
            <source>Nobody can change their own rights. Nothing was changed. Ask another administrator.</source>
            <translation>任何人都不能更改自己的权限。未做改动。请另一位管理员处理。</translation>
        </message>
        <message>
            <source>This is the last active administrator. Nothing was changed. Name another one first.</source>
            <translation>这是最后一位启用的管理员。未做改动。请先指定另一位。</translation>
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
            <source>The last day lies before the first, or the range is longer than a year and a half. Change the dates.</source>
            <translation>结束日期早于开始日期，或范围超过一年半。请修改日期。</translation>
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
            <translation>服务器繁忙，正在重试。不会重复执行。如持续请稍候。</translation>
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
            <translation>用户名或密码有误。请检查两者，以及大写锁定。</translation>
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
            <translation>%1 的服务器未能证明其身份，因此未发送密码。请检查服务器配置中的主机名和证书。</translation>
        </message>
        <message>
            <source>The server could not prove who it is, so no password was sent. Check the host name and the certificate in the server profile.</source>
            <translation>服务器未能证明其身份，因此未发送密码。请检查服务器配置中的主机名和证书。</translation>
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
            <source>You are known here but hold no role yet. Ask an administrator to give you one.</source>
            <translation>系统认识您，但您还没有角色。请管理员授予。</translation>
        </message>
        <message>
            <source>You are known here but may see no venue yet. Ask an administrator to add you to one.</source>
            <translation>系统认识您，但您还不能查看任何场馆。请管理员添加。</translation>
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
            <translation>本机的服务器无法启动：%1。未做改动。请查看日志或重启电脑。</translation>
        </message>
        <message>
            <source>The server on this computer could not be started. Nothing was changed. Look into the log or restart the computer.</source>
            <translation>本机的服务器无法启动。未做改动。请查看日志或重启电脑。</translation>
        </message>
        <message>
            <source>No password is remembered for this sign-in. Type it.</source>
            <translation>没有为此登录记住密码。请输入。</translation>
        </message>
        <message>
            <source>The system's keychain refused. The password is not remembered; signing in works all the same.</source>
            <translation>系统钥匙串拒绝了请求。密码未被记住；仍可正常登录。</translation>
        </message>
        <message>
            <source>The server profile lacks a host or a database. Fill in both.</source>
            <translation>服务器配置缺少主机或数据库。请填写两者。</translation>
        </message>
        <message>
            <source>The user name is missing. Type the one your administrator gave you.</source>
            <translation>缺少用户名。请输入管理员给您的用户名。</translation>
        </message>
        <message>
            <source>The password is missing.</source>
            <translation>缺少密码。</translation>
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
            <translation>另一台电脑正在升级数据库。此处未做改动。请一分钟后重试。</translation>
        </message>
        <message>
            <source>Updating the database did not work and was taken back whole. The database is as it was. Tell your administrator; the log says where it stopped.</source>
            <translation>升级数据库未成功，已全部撤回。数据库保持原样。请告知管理员；日志中记有停在何处。</translation>
        </message>
        <message>
            <source>An update this database already has is not the one this program carries. Nothing was changed. Install the program that belongs to this database.</source>
            <translation>该数据库已有的某次升级与本程序所带的不同。未做改动。请安装与该数据库相配的程序。</translation>
        </message>
        <message>
            <source>This program's database updates are incomplete. Nothing was changed. Install the program again.</source>
            <translation>本程序的数据库升级不完整。未做改动。请重新安装程序。</translation>
        </message>
        <message>
            <source>This program's database updates cannot be read. Nothing was changed. Install the program again.</source>
            <translation>无法读取本程序的数据库升级。未做改动。请重新安装程序。</translation>
        </message>
        <message>
            <source>A program of the database server failed. Nothing was changed. Look into the log, or restart the computer.</source>
            <translation>数据库服务器的某个程序出错。未做改动。请查看日志，或重启电脑。</translation>
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
            <translation>场馆的规则不允许此操作。未做改动。确有需要请找主管。</translation>
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
        <name>vd::app::EmbeddedServer</name>
        <message>
            <source>Owner</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Service</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>vd::finance::DayExport</name>
        <message>
            <source>Daily reconciliation</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Venue</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Day</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Time zone</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Currency</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Fees kept</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Places sold</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Places offered</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stock differences</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Money differences</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Sealed on</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Sealed at</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Two-person rules</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>switched off</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>on</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Takings by channel</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Channel</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Payments</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Paid</source>
            <translation type="unfinished">已支付</translation>
        </message>
        <message>
            <source>Refunds</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Refunded</source>
            <translation type="unfinished">已退款</translation>
        </message>
        <message>
            <source>Net</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Of which unapplied</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Total</source>
            <translation type="unfinished">合计</translation>
        </message>
        <message>
            <source>Orders made, by state</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>State</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Orders</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Amount</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Payments and refunds</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Kind</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Date</source>
            <translation type="unfinished">日期</translation>
        </message>
        <message>
            <source>Time</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Order</source>
            <translation type="unfinished">订单号</translation>
        </message>
        <message>
            <source>Applied</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Request number</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Channel number</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>By</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Shift</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>yes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>no</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>vd::finance::MoneyWords</name>
        <message>
            <source>Cash</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Card terminal</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Bank transfer</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>WeChat Pay</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Alipay</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Member benefit</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Held</source>
            <translation type="unfinished">已预占</translation>
        </message>
        <message>
            <source>Payment pending</source>
            <translation type="unfinished">待支付</translation>
        </message>
        <message>
            <source>Paid</source>
            <translation type="unfinished">已支付</translation>
        </message>
        <message>
            <source>Checked in</source>
            <translation type="unfinished">已入场</translation>
        </message>
        <message>
            <source>Completed</source>
            <translation type="unfinished">已完成</translation>
        </message>
        <message>
            <source>No-show</source>
            <translation type="unfinished">未到场</translation>
        </message>
        <message>
            <source>Cancelled</source>
            <translation type="unfinished">已取消</translation>
        </message>
        <message>
            <source>Expired</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Refund under way</source>
            <translation type="unfinished">退款中</translation>
        </message>
        <message>
            <source>Refunded</source>
            <translation type="unfinished">已退款</translation>
        </message>
        <message>
            <source>Suspended by a stop</source>
            <translation type="unfinished">停场挂起</translation>
        </message>
        <message>
            <source>Payment</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Refund</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>vd::ui::BoardView</name>
        <message>
            <source>Day board</source>
            <translation type="unfinished" />
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
            <translation>%1 的工作已保留。输入密码以继续。</translation>
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
            <translation>以其他人登录</translation>
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
        <name>vd::ui::ProfileForm</name>
        <message>
            <source>The database's name is missing.</source>
            <translation>缺少数据库名称。</translation>
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
        <name>vd::ui::RailButton</name>
        <message numerus="yes">
            <source>%n waiting</source>
            <translation>
                <numerusform>%n 项待处理</numerusform>
            </translation>
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
            <source>Remember the password in the system's keychain</source>
            <translation>在系统钥匙串中记住密码</translation>
        </message>
        <message>
            <source>Edit</source>
            <translation>编辑</translation>
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
</TS>
