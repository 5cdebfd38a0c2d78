create or replace function inventory.normal_document(p_document text) returns text
language plpgsql immutable as $$
declare v text := upper(regexp_replace(normalize(coalesce(p_document, ''), nfkc), '[^[:alnum:]]', '', 'g'));
begin
  if char_length(v) not between 4 and 40 then perform base.refuse('document_invalid'); end if;
  return v;
end $$;
comment on function inventory.normal_document(text) is 'A document number in one form: full-width folded, capitals, letters and digits only, 4 to 40 characters.';
