-- Unggahan eviden yang dikirim sepotong-sepotong. Baris ini hilang sehari kemudian; yang tetap tercatat adalah berkasnya,
-- sehingga jejak audit tidak memuat potongan.

create table lke_unggahan (
  id text primary key check (id ~ '^[0-9a-f]{32}$'),
  user_id bigint not null references users on delete cascade,
  nama text not null check (nama <> ''),
  ukuran bigint not null check (ukuran > 0),
  berkas_id bigint references berkas on delete cascade,
  created_at timestamptz not null default now(),
  -- Pemegang potongan yang sedang ditulis; lewat waktunya, pemegang itu sudah tiada.
  pemegang text,
  dipegang_sampai timestamptz,
  diminta boolean not null default false
);
create index on lke_unggahan (user_id);
create index on lke_unggahan (created_at);
