create or replace function catalog.first_organization(p_name text) returns bigint
language sql as $$
  insert into operators.organization(name) values (p_name) returning id;
$$;
comment on function catalog.first_organization(text) is 'The organization of a new installation, named as its first venue.';
