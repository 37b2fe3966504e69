-- Faktor kedua saat masuk: kode enam angka dari aplikasi di telepon pemilik akun (RFC 6238). Kapan dinyalakan terlihat di
-- jejak; rahasianya tidak, karena ada di tabel sendiri tanpa jejak.
alter table users add faktor_kedua_sejak timestamptz;

create table faktor_kedua (
  user_id bigint primary key references users on delete cascade,
  rahasia bytea not null check (octet_length(rahasia) = 20),
  -- Langkah waktu dari kode terakhir yang diterima: satu kode tidak berlaku dua kali.
  langkah bigint not null default 0,
  dibuat timestamptz not null default now()
);

-- Kode untuk masuk tanpa telepon, masing-masing sekali. Yang disimpan hanya sidiknya.
create table kode_pemulihan (
  user_id bigint not null references users on delete cascade,
  sidik bytea not null check (octet_length(sidik) = 32),
  dipakai timestamptz,
  primary key (user_id, sidik)
);
