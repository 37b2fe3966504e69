-- Impor lembar kerja: pratinjau disimpan sampai dijalankan; data kerja, bukan data rencana, jadi tanpa jejak audit.

create table impor (
  id bigint generated always as identity primary key,
  jenis text not null check (jenis in ('nomenklatur', 'kaskade')),
  tahun integer not null check (tahun between 2019 and 2100),
  satuan_kerja_id bigint not null references satuan_kerja,
  nama_file text not null check (nama_file <> ''),
  keadaan text not null default 'pratinjau'
    check (keadaan in ('pratinjau', 'berjalan', 'selesai', 'dibatalkan', 'gagal')),
  tertulis integer not null default 0 check (tertulis >= 0),
  pesan text,
  -- Diperbarui selama berjalan; yang diam terlalu lama berhenti bersama servernya.
  denyut timestamptz,
  created_at timestamptz not null default now(),
  created_by bigint not null references users on delete cascade
);
create index on impor (created_by, created_at);
create index on impor (created_at);

create table impor_baris (
  impor_id bigint not null references impor on delete cascade,
  nomor integer not null,
  keadaan text not null check (keadaan in ('baru', 'berubah', 'sama', 'masalah')),
  baris jsonb not null,
  primary key (impor_id, nomor)
);
create index on impor_baris (impor_id, keadaan, nomor);
