-- Banyaknya baris seluruh kabupaten dihitung dari indeks saja.
create index on kinerja_kegiatan (tahun_kinerja, satuan_kerja_id) where deleted_at is null;
create index on kinerja_sub_kegiatan (tahun_kinerja, satuan_kerja_id) where deleted_at is null;
create index on kinerja_langkah_aksi (tahun_kinerja, satuan_kerja_id) where deleted_at is null;
create index on sub_kegiatan (tahun_kinerja, satuan_kerja_id) where deleted_at is null;
