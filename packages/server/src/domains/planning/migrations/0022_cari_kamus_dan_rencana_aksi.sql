-- Potongan kata dalam kamus indikator dan rencana aksi ditemukan tanpa membaca semua baris, seperti dalam 0019.
create index on kamus_indikator using gin ((indikator || ' ' || coalesce(indikator_kemendagri, '') || ' '
  || coalesce(definisi, '') || ' ' || coalesce(sumber_data, '')) gin_trgm_ops) where deleted_at is null;
create index on rencana_aksi using gin ((rencana_aksi || ' ' || indikator) gin_trgm_ops) where deleted_at is null;
