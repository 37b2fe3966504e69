-- Halaman pertama daftar seluruh kabupaten dibaca dari urutan bawaannya, bukan dengan mengurutkan semua baris.
create index on kinerja_program (tahun_kinerja, sasaran, id) where deleted_at is null;
create index on kinerja_kegiatan (tahun_kinerja, sasaran, id) where deleted_at is null;
create index on kinerja_sub_kegiatan (tahun_kinerja, sasaran, id) where deleted_at is null;
create index on kinerja_langkah_aksi (tahun_kinerja, sasaran, id) where deleted_at is null;
create index on program (tahun_kinerja, kode, id) where deleted_at is null;
create index on kegiatan (tahun_kinerja, kode, id) where deleted_at is null;
create index on sub_kegiatan (tahun_kinerja, kode, id) where deleted_at is null;

-- Perubahan satu baris, yang terbaru dahulu.
create index on audit_log (tabel, baris_id, id);
