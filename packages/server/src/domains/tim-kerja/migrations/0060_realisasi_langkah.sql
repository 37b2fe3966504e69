-- Angka triwulan sebuah langkah aksi yang ditulis oleh laporan anggotanya yang dikonfirmasi, dan angka yang ditulis satuan
-- kerja sebelumnya. Selama angka langkahnya sama, asalnya laporan itu; yang diubah dengan tangan sesudahnya tidak lagi.

create table realisasi_langkah (
  id bigint generated always as identity primary key,
  langkah_aksi_id bigint not null references kinerja_langkah_aksi on delete cascade,
  satuan_kerja_id bigint not null references satuan_kerja,
  triwulan integer not null check (triwulan between 1 and 4),
  nilai numeric(18, 4) not null,
  -- Yang ditulis satuan kerja sendiri; kembali bila tidak ada lagi laporan yang dikonfirmasi.
  sebelum numeric(18, 4),
  versi integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by bigint default nullif(current_setting('selaras.pengguna', true), '')::bigint references users,
  unique (langkah_aksi_id, triwulan)
);
create index on realisasi_langkah (satuan_kerja_id);

select pasang_pemicu('realisasi_langkah', 'satuan_kerja');
