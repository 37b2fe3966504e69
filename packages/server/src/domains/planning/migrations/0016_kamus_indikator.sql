-- Kamus indikator: indikator kinerjanya ikut di dalamnya, putusan Bappeda gugur bila yang dinilai berubah, dan kamus
-- keluaran jabatan fungsional.

create function indikator_simpul(tingkat text, simpul_id bigint) returns text stable language plpgsql as $$
declare hasil text;
begin
  case tingkat
    when 'sasaran-strategis-rpjmd' then
      select i.indikator into hasil from sasaran_strategis_rpjmd s
        join indikator_sasaran_strategis i on i.id = s.indikator_sasaran_strategis_id where s.id = simpul_id;
    when 'sasaran-strategis-pd' then
      select iku into hasil from sasaran_strategis_pd where id = simpul_id;
    else
      execute format('select indikator from %I where id = $1', tabel_tingkat(tingkat)) into hasil using simpul_id;
  end case;
  return hasil;
end $$;

alter table kamus_indikator add column indikator text;
comment on column kamus_indikator.indikator is 'Indikator kinerja yang dijelaskan; ikut berubah bersamanya';
-- Bentuk tabel yang berubah, bukan isi yang diubah orang: tanpa versi dan jejak.
alter table kamus_indikator disable trigger user;
update kamus_indikator set indikator = indikator_simpul(level, kinerja_id);
alter table kamus_indikator enable trigger user;
alter table kamus_indikator alter column indikator set not null, add check (indikator <> '');

create index on kamus_indikator (tahun, indikator, id) where deleted_at is null;
create index on kamus_indikator (tahun, satuan_kerja_id) where deleted_at is null;

create function isi_indikator_kamus() returns trigger language plpgsql as $$
begin
  new.indikator := indikator_simpul(new.level, new.kinerja_id);
  return new;
end $$;
create trigger isi_indikator before insert on kamus_indikator for each row execute function isi_indikator_kamus();

-- Indikator dan indikator kementerian sebuah kinerja sama dengan yang ada di kamusnya.
create function ikutkan_kamus() returns trigger language plpgsql as $$
begin
  update kamus_indikator set indikator = to_jsonb(new) ->> tg_argv[1]
  where level = tg_argv[0] and kinerja_id = new.id and deleted_at is null
    and indikator is distinct from to_jsonb(new) ->> tg_argv[1];
  return null;
end $$;

create trigger ikutkan_kamus after update of iku on sasaran_strategis_pd for each row
  when (old.iku is distinct from new.iku) execute function ikutkan_kamus('sasaran-strategis-pd', 'iku');
create trigger ikutkan_kamus after update of indikator on kinerja_program for each row
  when (old.indikator is distinct from new.indikator) execute function ikutkan_kamus('kinerja-program', 'indikator');
create trigger ikutkan_kamus after update of indikator on kinerja_kegiatan for each row
  when (old.indikator is distinct from new.indikator) execute function ikutkan_kamus('kinerja-kegiatan', 'indikator');

create function ikutkan_kamus_sub_kegiatan() returns trigger language plpgsql as $$
begin
  update kamus_indikator set indikator = new.indikator, indikator_kemendagri = new.indikator_kemendagri
  where level = 'kinerja-sub-kegiatan' and kinerja_id = new.id and deleted_at is null
    and (indikator, indikator_kemendagri) is distinct from (new.indikator, new.indikator_kemendagri);
  return null;
end $$;
create trigger ikutkan_kamus after update of indikator, indikator_kemendagri on kinerja_sub_kegiatan for each row
  when ((old.indikator, old.indikator_kemendagri) is distinct from (new.indikator, new.indikator_kemendagri))
  execute function ikutkan_kamus_sub_kegiatan();

create function ikutkan_kamus_rpjmd() returns trigger language plpgsql as $$
declare
  baris bigint := case tg_table_name when 'sasaran_strategis_rpjmd' then new.id end;
  indikator_id bigint := case tg_table_name when 'indikator_sasaran_strategis' then new.id end;
begin
  update kamus_indikator k set indikator = i.indikator
  from sasaran_strategis_rpjmd s join indikator_sasaran_strategis i on i.id = s.indikator_sasaran_strategis_id
  where k.level = 'sasaran-strategis-rpjmd' and k.kinerja_id = s.id and k.deleted_at is null
    and (s.id = baris or i.id = indikator_id) and k.indikator is distinct from i.indikator;
  return null;
end $$;
create trigger ikutkan_kamus after update of indikator_sasaran_strategis_id on sasaran_strategis_rpjmd for each row
  when (old.indikator_sasaran_strategis_id is distinct from new.indikator_sasaran_strategis_id)
  execute function ikutkan_kamus_rpjmd();
create trigger ikutkan_kamus after update of indikator on indikator_sasaran_strategis for each row
  when (old.indikator is distinct from new.indikator) execute function ikutkan_kamus_rpjmd();

-- Putusan menilai isi yang dibaca validator. Berubah isinya, gugur putusannya; catatannya tinggal sebagai pengingat.
create function gugurkan_putusan_kamus() returns trigger language plpgsql as $$
begin
  new.validasi := 'belum';
  new.validator_id := null;
  new.waktu := null;
  return new;
end $$;
create trigger gugurkan_putusan before update on kamus_indikator for each row
  when ((
    old.indikator, old.indikator_kemendagri, old.definisi, old.formula, old.satuan, old.polaritas, old.frekuensi,
    old.sumber_data, old.penanggung_jawab, old.jenis, old.tujuan, old.lead_lag, old.tingkat_kendali,
    old.konsolidasi_periode, old.periode_pelaporan
  ) is distinct from (
    new.indikator, new.indikator_kemendagri, new.definisi, new.formula, new.satuan, new.polaritas, new.frekuensi,
    new.sumber_data, new.penanggung_jawab, new.jenis, new.tujuan, new.lead_lag, new.tingkat_kendali,
    new.konsolidasi_periode, new.periode_pelaporan
  ))
  execute function gugurkan_putusan_kamus();

create function gugurkan_putusan_sub_kegiatan() returns trigger language plpgsql as $$
begin
  new.validasi_bappeda := null;
  return new;
end $$;
create trigger gugurkan_putusan before update on kinerja_sub_kegiatan for each row
  when ((
    old.sasaran, old.indikator, old.satuan, old.target, old.indikator_kemendagri, old.is_external,
    old.kinerja_kegiatan_id, old.sub_kegiatan_id
  ) is distinct from (
    new.sasaran, new.indikator, new.satuan, new.target, new.indikator_kemendagri, new.is_external,
    new.kinerja_kegiatan_id, new.sub_kegiatan_id
  ))
  execute function gugurkan_putusan_sub_kegiatan();

create table kamus_indikator_fungsional (
  id bigint generated by default as identity primary key,
  tahun integer not null check (tahun between 2019 and 2100),
  satuan_kerja_id bigint not null references satuan_kerja,
  jabatan text not null check (jabatan <> ''),
  indikator text not null check (indikator <> ''),
  satuan text not null check (satuan <> ''),
  keterangan text,
  versi integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by bigint default nullif(current_setting('selaras.pengguna', true), '')::bigint references users,
  deleted_at timestamptz,
  unique (satuan_kerja_id, tahun, id)
);
create unique index on kamus_indikator_fungsional (satuan_kerja_id, tahun, lower(jabatan), lower(indikator))
  where deleted_at is null;
create index on kamus_indikator_fungsional (tahun, jabatan, id) where deleted_at is null;

create table kamus_fungsional_sub_kegiatan (
  kamus_indikator_fungsional_id bigint not null,
  kinerja_sub_kegiatan_id bigint not null,
  satuan_kerja_id bigint not null,
  tahun integer not null,
  primary key (kamus_indikator_fungsional_id, kinerja_sub_kegiatan_id),
  foreign key (satuan_kerja_id, tahun, kamus_indikator_fungsional_id)
    references kamus_indikator_fungsional (satuan_kerja_id, tahun, id) on delete cascade,
  foreign key (satuan_kerja_id, tahun, kinerja_sub_kegiatan_id)
    references kinerja_sub_kegiatan (satuan_kerja_id, tahun_kinerja, id)
);
create index on kamus_fungsional_sub_kegiatan (satuan_kerja_id, tahun);
create index on kamus_fungsional_sub_kegiatan (kinerja_sub_kegiatan_id);

do $$
declare nama text;
begin
  foreach nama in array array['kamus_indikator_fungsional', 'kamus_fungsional_sub_kegiatan'] loop
    execute format('create trigger audit_kunci before insert or update or delete on %I
      for each statement execute function kunci_audit()', nama);
    execute format('create trigger audit_catat after insert or update or delete on %I
      for each row execute function catat_audit(%L)', nama, 'satuan_kerja');
  end loop;
  create trigger versi before update on kamus_indikator_fungsional
    for each row execute function naikkan_versi_baris();
end $$;
