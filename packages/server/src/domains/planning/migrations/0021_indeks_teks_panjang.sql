-- Teks rencana boleh 4.000 huruf, sedangkan satu entri indeks paling besar 2.704 bita: daftar diurutkan menurut awal teksnya.

drop index kinerja_program_tahun_kinerja_sasaran_id_idx;
drop index kinerja_kegiatan_tahun_kinerja_sasaran_id_idx;
drop index kinerja_sub_kegiatan_tahun_kinerja_sasaran_id_idx;
drop index kinerja_langkah_aksi_tahun_kinerja_sasaran_id_idx;
drop index kamus_indikator_tahun_indikator_id_idx;

create index on kinerja_program (tahun_kinerja, left(sasaran, 200), id) where deleted_at is null;
create index on kinerja_kegiatan (tahun_kinerja, left(sasaran, 200), id) where deleted_at is null;
create index on kinerja_sub_kegiatan (tahun_kinerja, left(sasaran, 200), id) where deleted_at is null;
create index on kinerja_langkah_aksi (tahun_kinerja, left(sasaran, 200), id) where deleted_at is null;
create index on kamus_indikator (tahun, left(indikator, 200), id) where deleted_at is null;
