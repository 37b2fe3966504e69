-- Versi data terbuka: apa yang pernah diunduh tetap dapat dikutip. Isi disimpan sekali menurut sidik jarinya.
-- Tanpa pemicu: menyimpan versi bukan perubahan data, sehingga versi_data tidak naik.

create table data_terbuka_isi (
  sidik text primary key check (sidik ~ '^[0-9a-f]{64}$'),
  isi bytea not null
);
comment on column data_terbuka_isi.isi is 'Kumpulan data sebagai JSON, dimampatkan dengan brotli';

create table data_terbuka_versi (
  id bigint generated always as identity primary key,
  pilihan text not null check (pilihan <> ''),
  tanggal date not null,
  nomor integer not null check (nomor > 0),
  sidik text not null references data_terbuka_isi,
  versi_data bigint not null,
  unique (pilihan, tanggal, nomor)
);
comment on column data_terbuka_versi.pilihan is 'Alamat halaman dengan tahun dan saringannya dalam satu urutan';
create index on data_terbuka_versi (tanggal);
