-- Penilaian kedua menentukan sendiri: temuan penilaian pertama yang tidak diulangnya selesai diperbaiki (ADR 119).

alter table lke_tindak_lanjut
  add column diperbaiki boolean not null default false,
  add check (not diperbaiki or ditarik is not null);

-- Sampai kini temuan penilaian pertama tetap berlaku bila penilaian kedua tidak menulis apa-apa. Tetap demikian bila nilainya
-- tidak naik, atau bila nilainya belum yang tertinggi dan tindak lanjutnya sudah dikerjakan.
update lke_jawaban j2
set catatan = coalesce(j2.catatan, j1.catatan), rekomendasi = coalesce(j2.rekomendasi, j1.rekomendasi)
from lke_jawaban j1
join lke_penilaian p on p.id = j1.penilaian_id
join lke_skala s1 on s1.instrumen_id = p.instrumen_id and s1.kode = j1.nilai
join lke_skala s2 on s2.instrumen_id = p.instrumen_id
where j1.penilaian_id = j2.penilaian_id and j1.kriteria_id = j2.kriteria_id and j1.tahap = 1 and j2.tahap = 2
  and s2.kode = j2.nilai
  and (j2.catatan is null and j1.catatan is not null or j2.rekomendasi is null and j1.rekomendasi is not null)
  and (s2.nilai <= s1.nilai
    or s2.nilai < (select max(s.nilai) from lke_skala s where s.instrumen_id = p.instrumen_id) and exists (
      select from lke_tindak_lanjut t
      where t.penilaian_id = p.id and t.kriteria_id = j1.kriteria_id and t.ditarik is null
        and (t.keadaan <> 'terbuka' or num_nonnulls(t.rencana, t.penanggung_jawab, t.tenggat) > 0
          or exists (select from lke_tindak_lanjut_bukti b where b.tindak_lanjut_id = t.id))));

-- Yang sudah dinyatakan selesai tetap selesai; yang lain ditarik dengan semua yang tertulis di dalamnya.
update lke_tindak_lanjut t
set diperbaiki = true, ditarik = 'Selesai diperbaiki pada penilaian kedua; tidak perlu ditindaklanjuti lagi.'
from lke_jawaban j1
join lke_jawaban j2 on j2.penilaian_id = j1.penilaian_id and j2.kriteria_id = j1.kriteria_id and j2.tahap = 2
where j1.penilaian_id = t.penilaian_id and j1.kriteria_id = t.kriteria_id and j1.tahap = 1
  and j1.rekomendasi = t.rekomendasi and j2.nilai is not null and j2.rekomendasi is null
  and t.ditarik is null and t.keadaan <> 'selesai';
