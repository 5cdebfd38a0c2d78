create or replace function base.shortened(p_value jsonb, p_most int) returns jsonb
language plpgsql stable as $$
declare v jsonb;
begin
  if p_value is null or pg_column_size(p_value) <= p_most then return p_value; end if;
  v := base.first_of(p_value, 10, 200, 4);
  if pg_column_size(v) > p_most then v := base.first_of(p_value, 3, 40, 3); end if;
  return case when pg_column_size(v) > p_most then jsonb_build_object('bytes', pg_column_size(p_value), 'begins', left(p_value::text, p_most / 8)) else v end;
end $$;
comment on function base.shortened(jsonb, int) is 'A value that came from outside, in at most so many bytes: whole where it fits, else lists as their count and first entries, texts and objects by their beginnings.';
