-- Penulisan rencana: jejak yang melewati kunci, pihak pengusul cross cutting, urutan daftar.

alter table audit_log add column melewati_kunci text check (melewati_kunci in ('batas-waktu', 'validasi'));
comment on column audit_log.melewati_kunci is 'Kunci perencanaan yang dilewati super; kosong bila tidak ada';

-- Baris tanpa kunci yang dilewati tetap ber-hash seperti semula.
create or replace function hash_audit(baris audit_log) returns text immutable language sql as $$
  select encode(sha256(convert_to((jsonb_build_array(
    baris.hash_sebelum, baris.id, (extract(epoch from baris.waktu) * 1000000)::bigint, baris.pengguna_id,
    baris.aksi, baris.tabel, baris.baris_id, baris.satuan_kerja_id, baris.sebelum, baris.sesudah
  ) || case when baris.melewati_kunci is null then '[]' else jsonb_build_array(baris.melewati_kunci) end
  )::text, 'UTF8')), 'hex')
$$;

create or replace function catat_audit() returns trigger language plpgsql
  security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  sebelum jsonb := case when tg_op = 'INSERT' then null else to_jsonb(old) - 'password_hash' end;
  sesudah jsonb := case when tg_op = 'DELETE' then null else to_jsonb(new) - 'password_hash' end;
  isi jsonb := coalesce(sesudah, sebelum);
  satker bigint := (isi ->> 'satuan_kerja_id')::bigint;
begin
  insert into audit_log (pengguna_id, aksi, tabel, baris_id, satuan_kerja_id, sebelum, sesudah, melewati_kunci)
  values (
    nullif(current_setting('selaras.pengguna', true), '')::bigint, lower(tg_op), tg_table_name,
    coalesce(isi ->> 'id', isi ->> 'satuan_kerja_id')::bigint, satker, sebelum, sesudah,
    nullif(current_setting('selaras.melewati_kunci', true), '')
  );
  if tg_argv[0] = 'kabupaten' then
    perform naikkan_versi_data(0);
  elsif tg_argv[0] = 'satuan_kerja' then
    perform naikkan_versi_data(satker);
    if sebelum ->> 'satuan_kerja_id' is distinct from isi ->> 'satuan_kerja_id' then
      perform naikkan_versi_data((sebelum ->> 'satuan_kerja_id')::bigint);
    end if;
    if isi ? 'satuan_kerja_induk_id' then
      perform naikkan_versi_data((isi ->> 'satuan_kerja_induk_id')::bigint);
    end if;
  end if;
  return null;
end $$;

alter table kinerja_cross add column pengusul text not null default 'induk' check (pengusul in ('induk', 'anak'));
comment on column kinerja_cross.pengusul is 'Pihak yang mengusulkan; pihak lain memutuskan';
