-- Satuan kerja dan tahun memimpin indeks setiap tabel, agar tabel dapat dibagi menurut keduanya.
create index on impor (satuan_kerja_id, tahun);
