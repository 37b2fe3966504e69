-- Halaman yang penting dari eviden, disimpan bersama pengajuannya; jumlah halaman berkas menjaganya bila diketahui.

alter table berkas add column jumlah_halaman integer check (jumlah_halaman > 0);

alter table lke_bukti add column halaman_dari integer check (halaman_dari between 1 and 9999);
alter table lke_bukti add column halaman_sampai integer check (halaman_sampai between 1 and 9999);
alter table lke_bukti add constraint lke_bukti_halaman
  check (halaman_sampai is null or (halaman_dari is not null and halaman_sampai > halaman_dari));

alter table lke_tindak_lanjut_bukti add column halaman_dari integer check (halaman_dari between 1 and 9999);
alter table lke_tindak_lanjut_bukti add column halaman_sampai integer check (halaman_sampai between 1 and 9999);
alter table lke_tindak_lanjut_bukti add constraint lke_tindak_lanjut_bukti_halaman
  check (halaman_sampai is null or (halaman_dari is not null and halaman_sampai > halaman_dari));
