create or replace function finance.channel_key(p_channel text, p_currency text, p_venue_currency text) returns text
language sql immutable parallel safe as $$
  select case when p_currency = p_venue_currency then p_channel else p_channel || ' ' || p_currency end;
$$;
comment on function finance.channel_key(text, text, text) is 'The line of a report that money belongs to: its channel, or its channel and currency where that is not the venue''s ("wechat EUR").';
