-- Perjanjian kinerja: perubahan yang ke berapa, dan salinan bertanda tangan di penyimpanan berkas.

alter table perjanjian_kinerja
  add column perubahan_ke integer not null default 0 check (perubahan_ke >= 0),
  add column berkas_id bigint references berkas;
update perjanjian_kinerja set perubahan_ke = 1 where tahap = 'perubahan';
alter table perjanjian_kinerja
  add check ((tahap = 'murni') = (perubahan_ke = 0)),
  add check (berkas_id is null or status = 'ditandatangani');

drop index perjanjian_kinerja_jenis_subjek_id_tahun_tahap_idx;
create unique index on perjanjian_kinerja (jenis, subjek_id, tahun, perubahan_ke) nulls not distinct
  where deleted_at is null;
create index on perjanjian_kinerja (berkas_id) where berkas_id is not null;
