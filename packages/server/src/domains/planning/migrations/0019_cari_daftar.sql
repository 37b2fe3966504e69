-- Daftar mencari potongan kata di seluruh kabupaten. Indeks trigram menemukannya tanpa membaca semua baris; pg_trgm
-- adalah bagian PostgreSQL sendiri (contrib) dan boleh dipasang oleh pemilik basis data.
create extension if not exists pg_trgm;

create index on kinerja_sub_kegiatan using gin ((sasaran || ' ' || indikator) gin_trgm_ops) where deleted_at is null;
create index on sub_kegiatan using gin ((kode || ' ' || nama) gin_trgm_ops) where deleted_at is null;
