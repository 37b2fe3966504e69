-- Indikator yang digambar sekotak menjadi kolom barisnya, sehingga tahun yang tertutup juga menyimpannya (teks_berlaku).
alter table sasaran_strategis_rpjmd add column indikator_merge jsonb not null default '[]'
  check (jsonb_typeof(indikator_merge) = 'array');
comment on column sasaran_strategis_rpjmd.indikator_merge is 'Id indikator lain dari sasaran yang sama yang digambar dalam satu kotak';

-- Letaknya berubah, isinya tidak: tidak dicatat sebagai perubahan.
alter table sasaran_strategis_rpjmd disable trigger user;
update sasaran_strategis_rpjmd r set indikator_merge = gabungan.id
from (select sasaran_strategis_rpjmd_id, jsonb_agg(indikator_sasaran_strategis_id order by indikator_sasaran_strategis_id) as id
  from indikator_merge group by sasaran_strategis_rpjmd_id) gabungan
where gabungan.sasaran_strategis_rpjmd_id = r.id;
alter table sasaran_strategis_rpjmd enable trigger user;

alter table teks_berlaku disable trigger user;
update teks_berlaku b set isi = b.isi || jsonb_build_object('indikator_merge', r.indikator_merge)
from sasaran_strategis_rpjmd r where b.tabel = 'sasaran_strategis_rpjmd' and b.id = r.id;
alter table teks_berlaku enable trigger user;

drop table indikator_merge;

select pasang_teks_berlaku('sasaran_strategis_rpjmd', array['satuan', 'polaritas', 'range_min', 'range_max', 'tipe_hitung',
  'baseline', 'label_pembanding', 'sumber_data', 'do_narasi', 'do_rumus', 'do_keterangan', 'do_sumber', 'sasaran_strategis_id',
  'indikator_sasaran_strategis_id', 'satuan_kerja_id', 'indikator_merge']);
