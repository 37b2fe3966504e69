-- Rencana aksi: arah indikator, anggaran, tindak lanjut dan berkas eviden per triwulan, indeks daftarnya.

alter table rencana_aksi
  add column polaritas text not null default 'maximize' check (polaritas in ('maximize', 'minimize')),
  add column anggaran numeric(18, 2) check (anggaran >= 0),
  add column tindak_lanjut_tw1 text,
  add column tindak_lanjut_tw2 text,
  add column tindak_lanjut_tw3 text,
  add column tindak_lanjut_tw4 text,
  add column berkas_tw1 bigint[] not null default '{}',
  add column berkas_tw2 bigint[] not null default '{}',
  add column berkas_tw3 bigint[] not null default '{}',
  add column berkas_tw4 bigint[] not null default '{}';
comment on column rencana_aksi.berkas_tw1 is 'Id berkas eviden; diklaim dari tabel berkas saat disimpan';

-- Halaman pertama daftar dan banyaknya baris dibaca dari indeks; teks dipotong karena panjangnya tidak terbatas.
create index on rencana_aksi (level, tahun, left(rencana_aksi, 200), id) where deleted_at is null;
create index on rencana_aksi (level, tahun, satuan_kerja_id) where deleted_at is null;
