-- Berkas unggahan: isinya di penyimpanan berkas dengan nama acak, barisnya lebih dulu ada daripada isinya.

create table berkas (
  id bigint generated always as identity primary key,
  nama_acak text not null unique check (nama_acak ~ '^[0-9a-f]{32}$'),
  nama text not null check (nama <> '' and nama !~ '[/\\]'),
  jenis text not null,
  ukuran bigint not null check (ukuran > 0),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  satuan_kerja_id bigint references satuan_kerja,
  tujuan text not null check (tujuan in ('bukti_rencana_aksi', 'bukti_langkah_aksi', 'pk_ttd')),
  -- Baris yang memakainya, sesuai tujuan.
  pemilik_id bigint,
  dipakai boolean not null default false,
  -- Sejak kapan tidak ada baris yang memakainya; sehari kemudian berkas disapu.
  bebas_sejak timestamptz not null default now(),
  created_at timestamptz not null default now(),
  created_by bigint not null references users,
  check (dipakai = (pemilik_id is not null))
);
create index on berkas (bebas_sejak) where not dipakai;
create index on berkas (created_by) where not dipakai;
create index on berkas (tujuan, pemilik_id) where dipakai;
create index on berkas (satuan_kerja_id);

create trigger audit_kunci before insert or update or delete on berkas
  for each statement execute function kunci_audit();
create trigger audit_catat after insert or update or delete on berkas
  for each row execute function catat_audit('');
