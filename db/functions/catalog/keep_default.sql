create or replace function catalog.keep_default(t catalog.ticket_type, p_wanted boolean) returns boolean
language plpgsql as $$
declare v_other boolean;
begin
  if t.retired then
    if t.is_default and exists (select from catalog.ticket_type x where x.category_id is not distinct from t.category_id and x.space_id is not distinct from t.space_id
         and not x.retired and x.id is distinct from t.id) then
      perform base.refuse('default_needed', '{"field": "retired"}');
    end if;
    return false;
  end if;
  if p_wanted then
    update catalog.ticket_type x set is_default = false, version = x.version + 1
     where x.category_id is not distinct from t.category_id and x.space_id is not distinct from t.space_id and x.is_default and x.id is distinct from t.id;
    return true;
  end if;
  v_other := exists (select from catalog.ticket_type x where x.category_id is not distinct from t.category_id and x.space_id is not distinct from t.space_id
    and x.is_default and not x.retired and x.id is distinct from t.id);
  if t.is_default and not v_other then perform base.refuse('default_needed', '{"field": "is_default"}'); end if;
  -- The first ticket type of a category or space is what is sold unless asked otherwise.
  return not v_other and (t.space_id is null or not exists (
    select from catalog.ticket_type x join catalog.space s on s.category_id = x.category_id where s.id = t.space_id and x.is_default and not x.retired));
end $$;
comment on function catalog.keep_default(catalog.ticket_type, boolean) is 'Whether a ticket type is the one sold by default where it is sold: one is, as soon as there is any.';
