-- Bagian langkah aksi yang dipindahkan dari seorang anggota kepada anggota lain tim yang sama, dan siapa yang memindahkannya.

create table pemindahan_langkah (
  id bigint generated always as identity primary key,
  langkah_aksi_id bigint not null references kinerja_langkah_aksi on delete cascade,
  tim_kerja_id bigint not null references tim_kerja,
  dari_nip char(18) not null references pegawai (peg_nip),
  ke_nip char(18) not null references pegawai (peg_nip),
  jumlah_tw1 numeric(18, 4) not null default 0 check (jumlah_tw1 >= 0),
  jumlah_tw2 numeric(18, 4) not null default 0 check (jumlah_tw2 >= 0),
  jumlah_tw3 numeric(18, 4) not null default 0 check (jumlah_tw3 >= 0),
  jumlah_tw4 numeric(18, 4) not null default 0 check (jumlah_tw4 >= 0),
  user_id bigint not null references users,
  waktu timestamptz not null default clock_timestamp(),
  check (dari_nip <> ke_nip),
  check (jumlah_tw1 + jumlah_tw2 + jumlah_tw3 + jumlah_tw4 > 0)
);
create index on pemindahan_langkah (langkah_aksi_id);
create index on pemindahan_langkah (tim_kerja_id);
create index on pemindahan_langkah (dari_nip, id);
create index on pemindahan_langkah (ke_nip, id);
create index on pemindahan_langkah (user_id);

select pasang_pemicu('pemindahan_langkah', '');
