-- Bagaimana setiap versi remote dimuat di peramban. Menurut jam untuk siapa pun, tanpa menyebut orangnya.
create table remote_pemuatan (
  remote text not null check (remote ~ '^mf_[a-z_]{1,40}$'),
  nomor text not null check (nomor ~ '^\d[\w.-]{0,99}$'),
  jam timestamptz not null,
  dimuat integer not null default 0 check (dimuat >= 0),
  gagal integer not null default 0 check (gagal >= 0),
  galat integer not null default 0 check (galat >= 0),
  -- Jumlah waktu tunggu semua yang berhasil dimuat.
  lama_ms bigint not null default 0 check (lama_ms >= 0),
  primary key (remote, nomor, jam)
);

-- Siapa memakai versi apa dan apakah berhasil dimuatnya: satu baris per orang, dibuang setelah sehari. Hanya dihitung.
create table remote_pemakai (
  remote text not null check (remote ~ '^mf_[a-z_]{1,40}$'),
  nomor text not null check (nomor ~ '^\d[\w.-]{0,99}$'),
  user_id bigint not null references users on delete cascade,
  gagal boolean not null,
  pada timestamptz not null,
  primary key (remote, nomor, user_id)
);
create index on remote_pemakai (user_id);
create index on remote_pemakai (pada);
