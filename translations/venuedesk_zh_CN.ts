<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
    <context>
        <name>ErrorText</name>
        <message>
            <source>This slot was just taken: no place is left. Nothing was booked. Choose another slot or put the customer on the waitlist.</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>Only %n place(s) of the %1 asked for are free. Nothing was booked. Take fewer, choose another slot, or use the waitlist.</source>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <source>This slot is sold out. Nothing was booked. Choose another slot or put the customer on the waitlist.</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>Only %n place(s) are left of the ticket type “%1”. Nothing was booked. Take fewer or another ticket type.</source>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <source>This ticket type is sold out for the slot. Nothing was booked. Choose another ticket type.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This slot is closed: %1. Nothing was booked. Choose another slot; a lead can open it with a reason.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This slot is closed for sale. Nothing was booked. Choose another slot; a lead can open it with a reason.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This slot ended at %1. It cannot be sold any more. Choose a later one.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This slot is over. It cannot be sold any more. Choose a later one.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This slot has begun. It is sold only with permission and a reason. Choose a later one or ask a lead.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This slot is stopped: %1. Nothing was booked. Choose another slot.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This slot is stopped and cannot be sold. Choose another slot.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The remaining places of this slot are kept back by staff. Nothing was booked. A lead can release them.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This slot was changed by someone else a moment ago. Nothing of yours was saved. Look at it again and repeat what is still needed.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Sale of this slot opens on %1. Nothing was booked. Call back then, or ask a lead to sell it earlier.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Sale of this slot closed on %1. Nothing was booked. Choose a later slot, or ask a lead.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This slot is not on sale now. Nothing was booked. Choose another slot, or ask a lead.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The quantity must be a whole number from 1 to %1. Change it and try again.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The quantity must be a whole number of at least 1. Change it and try again.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>One order takes at most %1 lines. Nothing was booked. Split it into two orders.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This order has too many lines. Nothing was booked. Split it into two orders.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing is selected yet. Choose a slot on the board first.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This customer may have at most %1 of these and already has %2. Nothing was booked. A lead can allow more with a reason.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This is more than one customer may buy. Nothing was booked. A lead can allow more with a reason.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Too many unpaid bookings are being held at once. Nothing was booked. Finish or let go of one first.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Too many bookings were made in the last minute. Nothing was booked. Wait %1 and try again.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Too many bookings were made in the last minute. Nothing was booked. Wait a moment and try again.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This slot is not there any more. Nothing was booked. The board is loaded again; choose another slot.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No order of this number was found at this venue. Check the number or search by phone.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This customer is not there any more, perhaps merged with another. Search for the phone number again.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This belongs to another venue. Switch to that venue, or choose something of this one.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>One order holds slots of one venue only. Nothing was booked. Make an order for each venue.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This form was already sent with other contents. Nothing was booked twice. Look at the order that was made, or start a new booking.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This customer already has order %1 for this slot. Nothing was booked. Open that order and change it instead.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This customer already has an order for this slot. Nothing was booked. Open that order and change it instead.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 is already taken for part of this time by another booking. Nothing was booked. Choose another time or space.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This space is already taken for part of this time. Nothing was booked. Choose another time or space.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Seat %1 was just taken. Nothing was booked. Choose another seat.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This seat was just taken. Nothing was booked. Choose another seat.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>None is free at %1. Nothing was booked. Choose another time or use the waitlist.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>None is free at this time. Nothing was booked. Choose another time or use the waitlist.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The hold ran out at %1 and the places were given back. Book them again if they are still free.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The hold has run out and the places were given back. Book them again if they are still free.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This hold was already extended once. It cannot be extended again. Take the payment before it ends.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The order is now “%1”; for this it would have to be “%2”. Nothing was changed. Look at the order as it is now.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The order is now “%1”, and this cannot be done to it any more. Nothing was changed. Look at the order as it is now.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The order's state does not allow this. Nothing was changed. Look at the order as it is now.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This is what is already booked. Nothing was changed and no reschedule was used up.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This order was already rescheduled as often as its rules allow (%1). Nothing was changed. A lead can allow it once more.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This order may not be rescheduled again. Nothing was changed. A lead can allow it once more.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Free cancellation ended on %1. Nothing was changed. A lead can approve it outside the rules.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The time to cancel is over. Nothing was changed. A lead can approve it outside the rules.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This customer is already on the waitlist of this slot. Nothing was added.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The offer ran out and the place went to the next in line. The customer keeps no place; join the waitlist again if wanted.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This needs a reason. Write one or two words about why, then try again.</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>%n place(s) are already held or sold, so the capacity cannot be less. Nothing was changed. Choose a larger number.</source>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <source>No price is set for this slot. Nothing was booked. An administrator can add one to the price list.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This space is not there any more. Nothing was changed. Load the page again.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The form lost its key, which keeps it from being sent twice. Nothing was booked. Open the form again.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The scan cannot be read. Nothing was checked in. Scan again, or check the scanner's keyboard layout, or type the short code.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The code has a typing mistake: its check character does not fit. Nothing was checked in. Read it again.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This is far longer than any code of ours. Nothing was checked in. Scan the ticket's code.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This code was not issued here. Nothing was checked in. Ask for the ticket of this venue.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No code was found in this picture. Nothing was checked in. Use a sharper picture, or type the short code.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This file is not a picture that can be opened. Use PNG or JPEG, or type the short code.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This picture is too large to be read. Use a smaller one, or type the short code.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No camera is connected. Connect one, or use the scanner or the short code.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The camera stopped: %1. Unplug it and plug it in again, or use the scanner or the short code.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The camera stopped. Unplug it and plug it in again, or use the scanner or the short code.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Already used at %1, %2. Let nobody in; a lead can decide.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Already used. Let nobody in; a lead can decide.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Undo works for 15 minutes at the own door. A lead can still undo it with a reason.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Too many wrong codes were typed. Wait %1, or scan the code.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Too many wrong codes were typed. Wait a moment, or scan the code.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The key to this computer's door list has changed, so it cannot be opened. Waiting scans are kept. Ask an administrator to restore the key.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The door list on this computer is damaged. Waiting scans are kept. Download the list again.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is no door list for today on this computer yet. Connect once to download it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing was scanned or typed. Scan the ticket's code, or type the short code printed below it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This code was put together in a way ours never are. Let nobody in on it; ask for the original ticket.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The signature of this code is not ours: it is forged or damaged. Let nobody in on it; ask for the original ticket.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This ticket was issued by a desk this door does not know. Connect once to learn the desks, then scan again.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The desk that issued this ticket was withdrawn. Let nobody in on it; the front desk can issue a new one.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This ticket is not known here. Nothing was checked in. Look the holder up by name or phone.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This computer is not registered to issue tickets. An administrator can register it under Terminals.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This check-in is not there any more. Nothing was undone. Load the list again.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This was checked in at another door. Nothing was undone. A lead can undo it with a reason.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This check-in was already undone. Nothing more is to be done.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This computer's signing key cannot be used, so no tickets can be issued here. An administrator can register a new one.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This ticket's data cannot be put into a code. Nothing was issued. Tell your administrator the order number.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The amount is missing. Type it in figures, for example 120.50.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>“%1” is not an amount that can be read without guessing. Type figures with a point for the decimals, for example 1,200.50.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This is not an amount that can be read without guessing. Type figures with a point for the decimals, for example 1,200.50.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This currency has no decimals. Type a whole amount.</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>This currency has %n decimal(s). Type the amount with no more than that.</source>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <source>This amount is larger than any a desk can take. Check the figures.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The amount must be more than zero. Check the figures.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Only %1 is still to be paid. Take that amount, or less.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The amount is now %1; it was %2 when you opened this. Nothing was done. Check it and confirm again.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The amount is in %1, the order in %2. Nothing was booked to the order; finance finds it among the unapplied payments.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Payment %1 was already recorded. It counts once; nothing more is to be done.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This payment was already recorded. It counts once; nothing more is to be done.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The order was closed before this payment came in. The money is listed as unapplied with a refund due; the order stays closed.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No payment of this number is known. Check the number on the slip.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The customer paid %1 too much. The order is paid; finance sees the surplus and refunds it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The customer paid more than was due. The order is paid; finance sees the surplus and refunds it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing is left to pay on this order. Nothing was recorded.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The member's balance is %1, less than what is due. Take the rest by another means.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The member's balance does not cover this. Take the rest by another means.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>At most %1 can still be refunded. Nothing was refunded. Lower the amount.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This is more than can still be refunded. Nothing was refunded. Lower the amount.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Refundable is now %1; it was %2 when you opened this. Nothing was refunded. Check it and decide again.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Refunds above %1 need a lead's approval. Nothing was refunded. Ask a lead to approve it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This refund needs a lead's approval. Nothing was refunded. Ask a lead to approve it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What you asked for yourself must be approved by someone else. Nothing was changed. Ask another lead.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Cash needs an open shift. Nothing was recorded. Open your shift first.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A shift is already open at this desk since %1. Close it before opening another.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A shift is already open at this desk. Close it before opening another.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The %1 is closed. Corrections are booked on today and point back to it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Line %1 of the statement cannot be read. Nothing was imported. Check that it is the channel's own file.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The statement cannot be read. Nothing was imported. Check that it is the channel's own file.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This statement was already imported on %1. Nothing was imported twice.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The folder %1 cannot be written to. Nothing was exported. Choose another folder or ask for write permission.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The folder cannot be written to. Nothing was exported. Choose another folder.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The disk is full. The file was not written and no half file was left. Make room or choose another folder.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 was given, but %2 is due. Nothing was recorded. Take the rest, or record it as a part payment.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Less was given than is due. Nothing was recorded. Take the rest, or record it as a part payment.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This is not a currency. Choose its code of three letters, for example CNY.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A phone number is needed, so that the customer can be called back. Type it as the caller says it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>“%1” is too short, too long or no phone number at all. Ask the caller to repeat it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This is not a phone number. Ask the caller to repeat it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A phone number has no letters. Type the digits the caller says.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This is a country code alone. Type the rest of the number too.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The number has only %1 digits; the shortest have %2. Ask the caller to repeat it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The number is too short. Ask the caller to repeat it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The number has %1 digits; the longest have %2. Ask the caller to repeat it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The number is too long. Ask the caller to repeat it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This number looks unusual for this country. It is accepted; read it back to the caller to be sure.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A name is needed. One word is enough; write what you hear.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The name has %1 characters; at most %2 can be stored. Shorten it yourself, nothing is cut off.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The name is longer than 200 characters. Shorten it yourself, nothing is cut off.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The text has %1 characters; at most %2 can be stored. Shorten it yourself, nothing is cut off.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The text is too long. Shorten it yourself, nothing is cut off.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The text contains a character that cannot be stored. Remove what was pasted last and type it instead.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This space asks for real names: each place needs a document. Type the document's number.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This is not a valid document number. Check it against the document.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This document already has a place in this slot. Nothing was booked. One document holds one place.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This customer let too many bookings expire lately. A lead can confirm the booking.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A customer cannot be merged with itself. Choose two different ones.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Your role does not allow this: it needs %1. Nothing was changed. Ask a colleague with that role.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Your role does not allow this. Nothing was changed. Ask a lead or an administrator.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This needs a lead's approval. Nothing was changed. A lead can approve it at this desk.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This takes two different people. Nothing was changed. Ask a colleague to approve it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nobody can change their own rights. Nothing was changed. Ask another administrator.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This is the last active administrator. Nothing was changed. Name another one first.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The login name %1 is already in use. Choose another one.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This login name is already in use. Choose another one.</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>The password is too easy to guess. Take at least %n character(s) that are no word and no date.</source>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <source>The password is too easy to guess. Take a longer one.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>These settings make no slots at all. Check the dates, the weekdays and the times.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This would make %1 slots; at most %2 are made at once. Choose fewer spaces or a shorter range.</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>%n slot(s) would overlap with slots that are already there. Nothing was made. Look at the conflicts in the preview.</source>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <source>This slot would overlap with one that is already there. Nothing was made. Choose another time.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The end lies before the start. Change one of them.</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>At most %n day(s) can be chosen at once. Choose a shorter range.</source>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <source>This range is too long. Choose a shorter one.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This is not a date. Type it as 2026-12-05 or choose it in the calendar.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This is not a time of day. Type it as 18:00.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The name “%1” is already in use here. Choose another one.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This name is already in use here. Choose another one.</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>%n slot(s) or order(s) still use this. Nothing was removed. Take it out of use instead.</source>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <source>This is still in use. Nothing was removed. Take it out of use instead.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This version is already in use and stays as it is. Make a new version instead.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Somebody else saved this while you were editing. Nothing of yours was saved; your text is still here. Compare and save again.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The value must lie between %1 and %2. Change it and try again.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The value is out of its range. Change it and try again.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This time zone is not known. Choose one from the list, for example Asia/Shanghai.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The last day lies before the first, or the range is longer than a year and a half. Change the dates.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The slot does not fit between start and end. Make it shorter or the day longer.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The capacity must be a whole number from 1 to the space's maximum. Change it and try again.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This would make too many slots at once. Choose fewer spaces or a shorter range.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The server is busy and is being asked again. Nothing is done twice. If it goes on, wait a moment.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The connection to the server is lost. Nothing was changed. It goes on by itself when the server is back.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This was cancelled before it finished. Nothing was changed.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Something unexpected happened and was written to the log. Nothing was changed. Try again; if it happens twice, tell your administrator the time.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The database is newer (%2) than this program knows (%1). Nothing was opened. Update this program.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The database is newer than this program. Nothing was opened. Update this program.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This program (%1) is newer than the database (%2). Nothing was opened. Ask an administrator to migrate the database.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This program is newer than the database. Nothing was opened. Ask an administrator to migrate the database.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The user name or the password is wrong. Check both, and whether caps lock is on.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No server answers at %1. Check the network, and the host and port of the server profile.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No server answers. Check the network, and the host and port of the server profile.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The server at %1 could not prove who it is, so no password was sent. Check the host name and the certificate in the server profile.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The server could not prove who it is, so no password was sent. Check the host name and the certificate in the server profile.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The server has no database named %1. Check the server profile.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The server has no database of this name. Check the server profile.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>You are known here but hold no role yet. Ask an administrator to give you one.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>You are known here but may see no venue yet. Ask an administrator to add you to one.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This sign-in is disabled. Ask an administrator.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Your session was ended by the server. What you typed is kept. Sign in again.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The server on this computer could not be started: %1. Nothing was changed. Look into the log or restart the computer.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The server on this computer could not be started. Nothing was changed. Look into the log or restart the computer.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No password is remembered for this sign-in. Type it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The system's keychain refused. The password is not remembered; signing in works all the same.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The server profile lacks a host or a database. Fill in both.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The user name is missing. Type the one your administrator gave you.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The password is missing.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This computer's clock differs from the server's by %1. The server's time counts. Set the clock.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The printer did not take the job. Nothing was printed. Check paper and cable, or save as PDF.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The file %1 cannot be written. Nothing was saved. Choose another place.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The file cannot be written. Nothing was saved. Choose another place.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The file cannot be read. Check that it is there and not open elsewhere.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There are more results than can be shown. Narrow the search.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Another computer is updating the database at this moment. Nothing was changed here. Try again in a minute.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Updating the database did not work and was taken back whole. The database is as it was. Tell your administrator; the log says where it stopped.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>An update this database already has is not the one this program carries. Nothing was changed. Install the program that belongs to this database.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This program's database updates are incomplete. Nothing was changed. Install the program again.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This program's database updates cannot be read. Nothing was changed. Install the program again.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A program of the database server failed. Nothing was changed. Look into the log, or restart the computer.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The database server is not installed on this computer. Install PostgreSQL, or choose a server profile instead.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The system account the database server runs as is missing. Install PostgreSQL again, or choose a server profile instead.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The folder cannot be written to. Nothing was saved. Choose another one or ask for write permission.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A rule of the venue does not allow this. Nothing was changed. Ask a lead if it must be done.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Somebody else changed this a moment ago. Nothing of yours was saved. Look at what is true now and try again.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This is not there any more, or not yours to see. Reload the list and look again.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The server did not answer in time. Trying again is safe: nothing is done twice.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is no connection to the server. Nothing was changed. It goes on by itself when the server is back.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>FormatText</name>
        <message>
            <source>Held</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Payment pending</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Paid</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Checked in</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Completed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No-show</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Cancelled</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Expired</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Refund under way</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Refunded</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Suspended by a stop</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 s</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 min</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 d</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 h</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 h %2 min</source>
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
            <translation type="unfinished" />
        </message>
        <message>
            <source>Refunds</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Refunded</source>
            <translation type="unfinished" />
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
            <translation type="unfinished" />
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
            <translation type="unfinished" />
        </message>
        <message>
            <source>Time</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Order</source>
            <translation type="unfinished" />
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
            <translation type="unfinished" />
        </message>
        <message>
            <source>Payment pending</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Paid</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Checked in</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Completed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No-show</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Cancelled</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Expired</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Refund under way</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Refunded</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Suspended by a stop</source>
            <translation type="unfinished" />
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
        <name>vd::ui::CommandPalette</name>
        <message>
            <source>Search orders and customers for “%1”</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Type a command, an order number, a phone number or a name</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Search and commands</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Commands</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Up and Down to choose, Enter to run, Escape to close</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>vd::ui::CountdownLabel</name>
        <message>
            <source>Expired</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>vd::ui::DateNavigator</name>
        <message>
            <source>Choose a day</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Choose a day in the calendar</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Today</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Previous day</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Next day</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>vd::ui::HeaderBar</name>
        <message>
            <source>Search</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Search and commands</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Switch the venue</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>You: lock, sign out, appearance</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>vd::ui::LockScreen</name>
        <message>
            <source>Locked</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1's work is kept. Type your password to go on.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Password</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Unlock</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Sign in as someone else</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>vd::ui::MainWindow</name>
        <message>
            <source>Shortcuts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Window</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Search and commands</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Load this page again</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Find on this page</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Explain this page and its keys</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Lock the screen</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Light appearance</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Dark appearance</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Appearance of the system</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Sign out</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 - Venuedesk</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>vd::ui::MessageStrip</name>
        <message>
            <source>Close this message</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>vd::ui::MiniCalendar</name>
        <message>
            <source>Calendar</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>vd::ui::ProfileForm</name>
        <message>
            <source>The database's name is missing.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>At least one host is needed.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Choose the certificate file of the authority.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Without TLS only a socket folder on this computer is allowed, for example /run/postgresql.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Give the profile a name, for example the venue's.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Certificate of the authority</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Certificates (*.pem *.crt)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>All files (*)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>New server profile</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Server profile</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Name</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Hosts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Several are tried in this order; the one that accepts writes is taken.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Port</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Database</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Server's &amp;identity</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Verified by this computer's authorities</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Verified by a certificate file</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Local socket, no network</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Certificate file</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Choose</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Save profile</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Cancel</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Remove</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>vd::ui::Prompt</name>
        <message>
            <source>Reason</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Cancel</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>vd::ui::RailButton</name>
        <message numerus="yes">
            <source>%n waiting</source>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
    </context>
    <context>
        <name>vd::ui::ShellFrame</name>
        <message>
            <source>Connected again. What you see is being brought up to date.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Go to %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Window</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Switch to %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The connection is lost. What you see may be old, and nothing can be saved. It goes on by itself when the server is back.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>vd::ui::SignInPage</name>
        <message>
            <source>This computer only</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Add a server</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The system's keychain refused. The password is not remembered; signing in works all the same.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Signing in</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Sign in</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Sign in to your venue's server</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Server</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;User</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Password</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Remember the password in the system's keychain</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Edit</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>vd::ui::StatusLine</name>
        <message>
            <source>Connected</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Connecting again</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Offline</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>%n difference(s)</source>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <source>Counters recomputed from orders and holds: how many slots differ. Only 0 is right.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Shift open since %1 (%2)</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>vd::ui::TablePane</name>
        <message>
            <source>%1 of %2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Filter these rows</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No row matches</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Change the filter, or press Escape to see all rows.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>vd::ui::TableView</name>
        <message>
            <source>Copy rows</source>
            <translation type="unfinished" />
        </message>
    </context>
</TS>
