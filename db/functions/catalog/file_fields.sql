create or replace function catalog.file_fields(p_kind text) returns text[]
language sql immutable as $$
  select case p_kind
    when 'file' then '{format,version,organization,venues}'::text[]
    when 'venue' then '{name,zone,currency,region,hold_minutes,one_person,opening_hours,policy,price_list,policies,categories,spaces,ticket_types,price_lists,limits,activities,calendars,templates}'
    when 'policy' then '{name,refund_mode,refund_free_until,fee_kind,fee_value,late_fee_kind,late_fee_value,fee_steps,whole_order,reschedule_days,reschedule_times,reschedule_until_hours,stop_outcome,hold_minutes,pay_on_arrival_minutes,offer_minutes,give_back}'
    when 'category' then '{name,position}'
    when 'space' then '{name,category,kind,max_capacity,buffer_before_minutes,buffer_after_minutes,entry_before_minutes,entry_after_end_minutes,real_name,one_live_order,release_days,release_time,sale_ends_before_minutes,policy,hours,parts,stock_of,seats,position,retired}'
    when 'ticket_type' then '{name,category,space,places,codes,party,reentry,sale_from,sale_until,quota,policy,is_default,position}'
    when 'price_list' then '{name,rules}'
    when 'rule' then '{ticket_type,ticket_type_category,ticket_type_space,category,space,weekdays,from_time,until_time,from_date,until_date,priority,amount_minor}'
    when 'limits' then '{customer_holds,operator_holds,terminal_holds,customer_holds_minute,operator_holds_minute,terminal_holds_minute,unpaid_days,unpaid_short,short_hold_minutes,unpaid_confirm,places_slot,places_day,places_activity,refund_minor,late_money_minutes}'
    when 'activity' then '{title,description,state,on_sale_from,on_sale_until,poster}'
    when 'calendar' then '{name,entries}'
    when 'template' then '{name,spaces,calendars,blocks,keep_buffers,weeks_ahead}' end;
$$;
comment on function catalog.file_fields(text) is 'The fields a catalogue file may have, by kind; anything else is a slip of the pen and refused.';
