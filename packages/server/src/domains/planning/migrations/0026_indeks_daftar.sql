-- Kunci daftar perjanjian dan banyaknya baris dibaca dari indeks saja, terurut seperti daftarnya.
create index on kinerja_program (tahun_kinerja, satuan_kerja_id, id) where deleted_at is null;
create index on kinerja_kegiatan (tahun_kinerja, satuan_kerja_id, id) where deleted_at is null;
create index on kinerja_sub_kegiatan (tahun_kinerja, satuan_kerja_id, id) where deleted_at is null;
drop index kinerja_kegiatan_tahun_kinerja_satuan_kerja_id_idx;
drop index kinerja_sub_kegiatan_tahun_kinerja_satuan_kerja_id_idx;

-- Perjanjian terbaru tentang satu hal; milik kabupaten tidak bersubjek.
create index on perjanjian_kinerja (tahun, jenis, coalesce(subjek_id, 0), perubahan_ke desc)
  where deleted_at is null;

-- Pagu setahun seluruh kabupaten dijumlahkan dari indeks saja, seperti belanjanya dalam 0020.
create index on sub_kegiatan (tahun_kinerja, satuan_kerja_id, id) include (pagu) where deleted_at is null;
drop index sub_kegiatan_tahun_kinerja_satuan_kerja_id_idx;

-- Satu atau dua huruf tidak bertrigram: yang dicari ialah kata yang berawalan huruf itu, seperti dalam 0008.
create index on program using gin (kata_cari(kode || ' ' || nama)) where deleted_at is null;
create index on kegiatan using gin (kata_cari(kode || ' ' || nama)) where deleted_at is null;
create index on sub_kegiatan using gin (kata_cari(kode || ' ' || nama)) where deleted_at is null;
create index on rencana_aksi using gin (kata_cari(rencana_aksi || ' ' || indikator)) where deleted_at is null;
create index on kamus_indikator using gin (kata_cari(indikator || ' ' || coalesce(indikator_kemendagri, '') || ' '
  || coalesce(definisi, '') || ' ' || coalesce(sumber_data, ''))) where deleted_at is null;
