-- Triwulan dibuka pada tanggal yang ditetapkan; tanpa tanggal, pada hari pertamanya.

alter table referensi add column mulai_date date check (mulai_date is null or kode like 'batas\_realisasi\_tw_');
alter table referensi add constraint referensi_mulai check (mulai_date < nilai_date);
