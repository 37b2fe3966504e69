-- Sandi yang dibuat orang lain harus diganti oleh pemiliknya sebelum ia memakai portal.
alter table users add wajib_ganti_sandi boolean not null default false;

-- Penghitung percobaan masuk. Akun dan alamat bersama: yang melambat hanya pasangan itu, maka orang lain tidak dapat
-- mengunci pemilik akun. alamat '' berarti dari mana pun, akun '' berarti akun mana pun dari alamat itu.
delete from login_percobaan;
alter table login_percobaan
  drop column kunci,
  add akun text not null,
  add alamat text not null,
  -- Sebelum saat ini percobaan berikutnya ditolak tanpa ditulis.
  add boleh_pada timestamptz not null,
  add primary key (akun, alamat),
  add check (akun <> '' or alamat <> '');
