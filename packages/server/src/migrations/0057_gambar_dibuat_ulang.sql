-- Gambar unggahan dibuat ulang: tegak dan tanpa keterangan kamera (tempat, waktu, alat). Yang sudah tersimpan dibuat ulang
-- sesudah server berjalan; isi eviden LKE tidak pernah diubah.

alter table berkas add column dibuat_ulang boolean not null default false;
create index on berkas (id) where not dibuat_ulang and jenis in ('image/png', 'image/jpeg', 'image/webp');
