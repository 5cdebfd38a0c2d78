create or replace function base.first_entries(p_list jsonb, p_entries int, p_chars int, p_depth int) returns jsonb
language sql stable as $$
  select coalesce(jsonb_agg(base.first_of(p_list -> g, p_entries, p_chars, p_depth - 1) order by g), '[]') from generate_series(0, least(jsonb_array_length(p_list), p_entries) - 1) g;
$$;
comment on function base.first_entries(jsonb, int, int, int) is 'The first entries of a list, each by its beginning; see base.first_of.';
