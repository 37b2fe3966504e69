-- Belanja setahun seluruh kabupaten dijumlahkan dari indeks saja: barisnya lebar karena teks, yang dibaca hanya empat angka.
create index on kinerja_sub_kegiatan (tahun_kinerja, sub_kegiatan_id)
  include (realisasi_anggaran_tw1, realisasi_anggaran_tw2, realisasi_anggaran_tw3, realisasi_anggaran_tw4)
  where deleted_at is null;
