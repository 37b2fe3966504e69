-- Program inovatif perangkat daerah: tampil bagi semua orang begitu ditulis; gambarnya berteks alternatif.

create table program_inovatif (
  judul text not null check (judul <> ''),
  deskripsi text not null check (deskripsi <> ''),
  manfaat text not null check (manfaat <> ''),
  tautan text check (tautan ~ '^https?://'),
  berkas_id bigint references berkas,
  teks_alternatif text check (teks_alternatif <> ''),
  check (berkas_id is null or teks_alternatif is not null)
);
select lengkapi_tabel('program_inovatif', 'satuan_kerja');

alter table berkas drop constraint berkas_tujuan_check;
alter table berkas add constraint berkas_tujuan_check
  check (tujuan in ('bukti_rencana_aksi', 'bukti_langkah_aksi', 'pk_ttd', 'program_inovatif'));
