-- Bukti realisasi langkah aksi: satu baris satu berkas satu triwulan, ditambah atau dilepas, tidak pernah diubah.

create table bukti_langkah_aksi (
  id bigint generated always as identity primary key,
  langkah_aksi_id bigint not null references kinerja_langkah_aksi on delete cascade,
  satuan_kerja_id bigint not null references satuan_kerja,
  tahun_kinerja integer not null,
  triwulan integer not null check (triwulan between 1 and 4),
  berkas_id bigint not null unique references berkas,
  created_at timestamptz not null default now(),
  created_by bigint default nullif(current_setting('selaras.pengguna', true), '')::bigint references users
);
create index on bukti_langkah_aksi (satuan_kerja_id, tahun_kinerja);
create index on bukti_langkah_aksi (langkah_aksi_id, triwulan);

create trigger audit_kunci before insert or update or delete on bukti_langkah_aksi
  for each statement execute function kunci_audit();
create trigger audit_catat after insert or update or delete on bukti_langkah_aksi
  for each row execute function catat_audit('satuan_kerja');
