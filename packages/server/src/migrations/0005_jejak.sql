-- Jejak audit berantai, versi data per satuan kerja, versi baris.

create table versi_data (
  satuan_kerja_id bigint primary key,
  versi bigint not null check (versi > 0)
);
comment on table versi_data is 'Naik pada setiap perubahan data satuan kerja; 0 untuk data seluruh kabupaten';

create table audit_log (
  id bigint generated always as identity primary key,
  waktu timestamptz not null default clock_timestamp(),
  pengguna_id bigint,
  aksi text not null check (aksi in ('insert', 'update', 'delete', 'seed')),
  tabel text not null,
  baris_id bigint,
  satuan_kerja_id bigint,
  sebelum jsonb,
  sesudah jsonb,
  hash_sebelum text not null,
  hash text not null
);
create index on audit_log (satuan_kerja_id, waktu);
create index on audit_log (tabel, baris_id);

-- Kunci tunggal rantai: diambil sebelum baris mana pun terkunci, sehingga dua penulis tidak saling menunggu.
create function kunci_audit() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(8301, 1);
  return null;
end $$;

create function hash_audit(baris audit_log) returns text immutable language sql as $$
  select encode(sha256(convert_to(jsonb_build_array(
    baris.hash_sebelum, baris.id, (extract(epoch from baris.waktu) * 1000000)::bigint, baris.pengguna_id,
    baris.aksi, baris.tabel, baris.baris_id, baris.satuan_kerja_id, baris.sebelum, baris.sesudah
  )::text, 'UTF8')), 'hex')
$$;

create function rantai_audit() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(8301, 1);
  select hash into new.hash_sebelum from audit_log order by id desc limit 1;
  new.hash_sebelum := coalesce(new.hash_sebelum, repeat('0', 64));
  new.hash := hash_audit(new);
  return new;
end $$;
create trigger rantai before insert on audit_log for each row execute function rantai_audit();

create function tolak_ubah_audit() returns trigger language plpgsql as $$
begin
  raise insufficient_privilege using message = 'audit_log hanya dapat ditambah';
end $$;
create trigger tolak_ubah before update or delete or truncate on audit_log
  for each statement execute function tolak_ubah_audit();

-- Id baris pertama yang tidak cocok dengan rantainya, atau null bila utuh.
create function periksa_audit() returns bigint stable language sql as $$
  select id from (
    select a.id, a.hash <> hash_audit(a) as palsu,
           a.hash_sebelum <> lag(a.hash, 1, repeat('0', 64)) over (order by a.id) as putus
    from audit_log a
  ) t where palsu or putus order by id limit 1
$$;

create function naikkan_versi_baris() returns trigger language plpgsql as $$
begin
  new.versi := old.versi + 1;
  new.updated_at := now();
  new.created_at := old.created_at;
  new.created_by := old.created_by;
  return new;
end $$;

-- Pohon satu satuan kerja memuat simpul penyumbang cross cutting, maka versinya ikut naik.
create function naikkan_versi_data(satker bigint) returns void language sql as $$
  insert into versi_data (satuan_kerja_id, versi)
  select id, 1 from (
    select coalesce(satker, 0) as id
    union
    select satuan_kerja_induk_id from kinerja_cross where satuan_kerja_id = satker
    order by id
  ) t
  on conflict (satuan_kerja_id) do update set versi = versi_data.versi + 1
$$;

create function catat_audit() returns trigger language plpgsql
  security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  sebelum jsonb := case when tg_op = 'INSERT' then null else to_jsonb(old) - 'password_hash' end;
  sesudah jsonb := case when tg_op = 'DELETE' then null else to_jsonb(new) - 'password_hash' end;
  isi jsonb := coalesce(sesudah, sebelum);
  satker bigint := (isi ->> 'satuan_kerja_id')::bigint;
begin
  insert into audit_log (pengguna_id, aksi, tabel, baris_id, satuan_kerja_id, sebelum, sesudah)
  values (
    nullif(current_setting('selaras.pengguna', true), '')::bigint, lower(tg_op), tg_table_name,
    coalesce(isi ->> 'id', isi ->> 'satuan_kerja_id')::bigint, satker, sebelum, sesudah
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

do $$
declare
  kabupaten text[] := array[
    'satuan_kerja', 'visi', 'misi', 'tujuan', 'indikator_tujuan', 'sasaran_strategis',
    'indikator_sasaran_strategis', 'sasaran_strategis_rpjmd', 'indikator_merge', 'referensi'
  ];
  satuan text[] := array[
    'struktur_organisasi', 'pegawai', 'tim_kerja', 'sasaran_strategis_pd', 'program', 'kegiatan', 'sub_kegiatan',
    'kinerja_program', 'kinerja_kegiatan', 'kinerja_sub_kegiatan', 'penyebab_kegagalan', 'kinerja_langkah_aksi',
    'langkah_aksi_anggota', 'kinerja_cross', 'kinerja_csf', 'solusi', 'kamus_indikator', 'rencana_aksi',
    'perjanjian_kinerja', 'validasi_perencanaan', 'validasi_perencanaan_riwayat'
  ];
  lain text[] := array['users', 'tim_kerja_anggota', 'pk_item', 'pk_anggaran'];
  tanpa_versi text[] := array['indikator_merge', 'pk_item', 'pk_anggaran', 'validasi_perencanaan_riwayat'];
  nama text;
begin
  foreach nama in array kabupaten || satuan || lain loop
    execute format('create trigger audit_kunci before insert or update or delete on %I
      for each statement execute function kunci_audit()', nama);
    execute format('create trigger audit_catat after insert or update or delete on %I
      for each row execute function catat_audit(%L)', nama,
      case when nama = any (kabupaten) then 'kabupaten' when nama = any (satuan) then 'satuan_kerja' else '' end);
    if nama <> all (tanpa_versi) then
      execute format('create trigger versi before update on %I
        for each row execute function naikkan_versi_baris()', nama);
    end if;
  end loop;
end $$;
