-- Berkas LKIP yang sedang atau sudah dibuat: data kerja yang disimpan sehari, jadi tanpa jejak audit.

create table lkip_ekspor (
  id bigint generated always as identity primary key,
  tahun integer not null check (tahun between 2019 and 2100),
  -- null: laporan kabupaten.
  satuan_kerja_id bigint references satuan_kerja,
  bentuk text not null check (bentuk in ('docx', 'pdf')),
  nama text not null check (nama <> ''),
  keadaan text not null default 'antre' check (keadaan in ('antre', 'berjalan', 'selesai', 'gagal', 'dibatalkan')),
  tahap text check (tahap in ('data', 'gambar', 'halaman', 'berkas')),
  halaman integer check (halaman > 0),
  ukuran bigint check (ukuran > 0),
  nama_acak text,
  kode text,
  pesan text,
  -- Diperbarui selama menunggu dan berjalan; yang diam terlalu lama berhenti bersama servernya.
  denyut timestamptz not null,
  created_at timestamptz not null default now(),
  created_by bigint not null references users on delete cascade,
  check ((keadaan = 'selesai') = (nama_acak is not null)),
  check ((keadaan = 'gagal') = (kode is not null and pesan is not null))
);
create unique index lkip_ekspor_satu_per_orang on lkip_ekspor (created_by) where keadaan in ('antre', 'berjalan');
create index on lkip_ekspor (created_at);
create index on lkip_ekspor (satuan_kerja_id, tahun);
