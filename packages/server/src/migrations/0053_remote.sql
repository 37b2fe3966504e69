-- Remote yang diterbitkan sendiri oleh timnya: versi, kanal, riwayat, token rilis. Isi versinya satu berkas per versi.
-- Versi yang dibangun bersama portal tidak berbaris di sini: kanal tanpa versi mengikutinya.

-- Naik pada setiap perubahan yang dilihat peramban; setiap proses server membandingkannya.
create table registri (
  satu boolean primary key default true check (satu),
  versi bigint not null default 1
);
insert into registri default values;

create function naikkan_registri() returns trigger language plpgsql as $$
begin
  update registri set versi = versi + 1;
  return null;
end $$;

create table remote_token (
  id bigint generated always as identity primary key,
  remote text not null check (remote ~ '^mf_[a-z_]{1,40}$'),
  nama text not null check (nama <> ''),
  -- SHA-256 tokennya; tokennya sendiri tidak disimpan di mana pun.
  token_hash bytea not null unique check (length(token_hash) = 32),
  akhiran text not null check (length(akhiran) = 4),
  berakhir timestamptz not null,
  dicabut timestamptz,
  terakhir_dipakai timestamptz,
  dibuat timestamptz not null,
  dibuat_oleh bigint not null references users
);
create index on remote_token (remote, id);
create index on remote_token (dibuat_oleh);

alter table berkas drop constraint berkas_tujuan_check;
alter table berkas add constraint berkas_tujuan_check
  check (tujuan in ('bukti_rencana_aksi', 'bukti_langkah_aksi', 'pk_ttd', 'program_inovatif', 'dokumen', 'lke_eviden',
    'lkip_gambar', 'lkip_resmi', 'remote'));

create table remote_versi (
  id bigint generated always as identity primary key,
  remote text not null check (remote ~ '^mf_[a-z_]{1,40}$'),
  nomor text not null check (nomor ~ '^\d[\w.-]{0,99}$'),
  keadaan text not null default 'tersedia' check (keadaan in ('tersedia', 'ditarik', 'dibersihkan')),
  -- Sidik semua isinya: versi yang sama dengan isi yang sama boleh dikirim ulang, dengan isi lain ditolak.
  sidik text not null check (sidik ~ '^[0-9a-f]{64}$'),
  ukuran bigint not null check (ukuran > 0),
  -- remote.json, dan letak setiap berkas di dalam berkas_id.
  build jsonb not null,
  isi jsonb not null,
  berkas_id bigint unique references berkas,
  terbit timestamptz not null,
  oleh_user bigint references users,
  oleh_token bigint references remote_token,
  unique (remote, nomor),
  check (keadaan <> 'tersedia' or berkas_id is not null),
  check ((oleh_user is null) <> (oleh_token is null))
);
create index on remote_versi (oleh_user);
create index on remote_versi (oleh_token);

create table remote_kanal (
  id bigint generated always as identity primary key,
  remote text not null check (remote ~ '^mf_[a-z_]{1,40}$'),
  kanal text not null check (kanal in ('stable', 'canary')),
  -- null: stable mengikuti versi bawaan portal, canary ditutup.
  versi_id bigint references remote_versi,
  cadangan_id bigint references remote_versi,
  sasaran jsonb,
  versi bigint not null default 0,
  diubah timestamptz,
  unique (remote, kanal),
  check ((sasaran is not null) = (kanal = 'canary' and versi_id is not null))
);
create index on remote_kanal (versi_id);
create index on remote_kanal (cadangan_id);

create table remote_riwayat (
  id bigint generated always as identity primary key,
  remote text not null,
  aksi text not null check (aksi in
    ('publish', 'refuse', 'promote', 'roll-back', 'retire', 'remove', 'create-token', 'revoke-token')),
  kanal text check (kanal in ('stable', 'canary')),
  nomor text,
  -- Versi kanal sebelumnya; bawaan: yang dibangun bersama portal.
  dari text,
  ke_bawaan boolean not null default false,
  dari_bawaan boolean not null default false,
  alasan text check (alasan <> ''),
  sasaran jsonb,
  oleh_user bigint references users,
  oleh_token bigint references remote_token,
  waktu timestamptz not null,
  check (oleh_user is null or oleh_token is null)
);
create index on remote_riwayat (remote, id);
create index on remote_riwayat (oleh_user);
create index on remote_riwayat (oleh_token);

create function tolak_ubah_riwayat_remote() returns trigger language plpgsql as $$
begin
  raise exception 'riwayat remote tidak dapat diubah atau dihapus' using errcode = 'restrict_violation';
end $$;
create trigger riwayat_tetap before update or delete on remote_riwayat
  for each row execute function tolak_ubah_riwayat_remote();

create trigger registri_naik after insert or update or delete on remote_versi
  for each statement execute function naikkan_registri();
create trigger registri_naik after insert or update or delete on remote_kanal
  for each statement execute function naikkan_registri();
