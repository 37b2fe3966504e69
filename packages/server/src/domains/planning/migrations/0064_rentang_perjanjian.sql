-- Perjanjian kinerja: target indikator berpolaritas rentang adalah kedua batasnya, seperti pada saat diterbitkan.
-- Perjanjian yang sudah terbit tetap seperti yang ditandatangani.

alter table pk_item
  add column polaritas text check (polaritas in ('maximize', 'minimize', 'range')),
  add column range_min numeric(18, 4),
  add column range_max numeric(18, 4);
comment on column pk_item.polaritas is 'Arah indikator saat diterbitkan; kosong pada bagian langkah aksi dan terbitan lama';
