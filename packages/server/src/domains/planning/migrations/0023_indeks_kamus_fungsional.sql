-- Indikator boleh 4.000 huruf, sedangkan satu entri indeks paling besar 2.704 bita: kembarannya dicari menurut sidiknya.
drop index kamus_indikator_fungsional_satuan_kerja_id_tahun_lower_lowe_idx;
create unique index on kamus_indikator_fungsional (satuan_kerja_id, tahun, lower(jabatan), md5(lower(indikator)))
  where deleted_at is null;
