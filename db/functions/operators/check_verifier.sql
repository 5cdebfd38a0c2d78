create or replace function operators.check_verifier(p_verifier text) returns void
language plpgsql immutable as $$
begin
  if p_verifier is null or p_verifier !~ '^SCRAM-SHA-256\$[0-9]{4,6}:[A-Za-z0-9+/]{22,86}={0,2}\$[A-Za-z0-9+/]{43}=:[A-Za-z0-9+/]{43}=$'
     or split_part(split_part(p_verifier, '$', 2), ':', 1)::int < 4096 then
    perform base.refuse('verifier_invalid');
  end if;
end $$;
comment on function operators.check_verifier(text) is 'A well-formed SCRAM-SHA-256 verifier (RFC 5803) of at least 4096 rounds; anything else, a password above all, is refused.';
