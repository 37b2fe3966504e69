-- Target langkah aksi dibagi kepada anggotanya triwulan demi triwulan; realisasi anggota dijawab ketua timnya.

alter table langkah_aksi_anggota
  add column target_tw1 numeric(18, 4) check (target_tw1 >= 0),
  add column target_tw2 numeric(18, 4) check (target_tw2 >= 0),
  add column target_tw3 numeric(18, 4) check (target_tw3 >= 0),
  add column target_tw4 numeric(18, 4) check (target_tw4 >= 0);

-- Yang mengerjakan sebuah langkah sendirian membawa seluruh targetnya. Letaknya baru, isinya tidak: tidak dicatat.
alter table langkah_aksi_anggota disable trigger user;
update langkah_aksi_anggota a
set target_tw1 = l.target_tw1, target_tw2 = l.target_tw2, target_tw3 = l.target_tw3, target_tw4 = l.target_tw4
from kinerja_langkah_aksi l
where l.id = a.langkah_aksi_id and a.deleted_at is null
  and least(l.target_tw1, l.target_tw2, l.target_tw3, l.target_tw4, 0) >= 0
  and not exists (
    select from langkah_aksi_anggota lain
    where lain.langkah_aksi_id = a.langkah_aksi_id and lain.id <> a.id and lain.deleted_at is null);
alter table langkah_aksi_anggota enable trigger user;

-- Kapan dan bagaimana sebuah angka realisasi dilaporkan dan dijawab; angkanya sendiri di langkah_aksi_anggota.
create table realisasi_anggota (
  id bigint generated always as identity primary key,
  langkah_aksi_anggota_id bigint not null references langkah_aksi_anggota on delete cascade,
  satuan_kerja_id bigint not null references satuan_kerja,
  triwulan integer not null check (triwulan between 1 and 4),
  -- Angka yang dibicarakan keadaannya; yang berubah di luar halaman ini menunggu jawaban lagi.
  nilai numeric(18, 4),
  uraian text check (uraian <> ''),
  keadaan text not null default 'diajukan' check (keadaan in ('diajukan', 'dikonfirmasi', 'dikembalikan')),
  -- Jawaban ketua yang terakhir.
  catatan text check (catatan <> ''),
  diputus_oleh bigint references users,
  diputus_pada timestamptz,
  versi integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by bigint default nullif(current_setting('selaras.pengguna', true), '')::bigint references users,
  unique (langkah_aksi_anggota_id, triwulan),
  check (keadaan <> 'dikembalikan' or catatan is not null),
  check (keadaan = 'diajukan' or num_nulls(diputus_oleh, diputus_pada) = 0)
);
create index on realisasi_anggota (satuan_kerja_id);

select pasang_pemicu('realisasi_anggota', 'satuan_kerja');

-- Bukti yang dilampirkan seorang anggota bagi bagiannya; null: milik langkahnya.
alter table bukti_langkah_aksi add column langkah_aksi_anggota_id bigint references langkah_aksi_anggota on delete cascade;
create index on bukti_langkah_aksi (langkah_aksi_anggota_id) where langkah_aksi_anggota_id is not null;
