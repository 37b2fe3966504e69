-- Eviden dari portal: kriteria mana ditawari apa, dan apa yang dikatakan portal saat diambil, byte demi byte.

-- Bagian dari kriteria, sehingga disalin, dibekukan dan diaudit bersamanya.
alter table lke_kriteria add column sumber text[] not null default '{}'
  check (cardinality(sumber) <= 6 and array_position(sumber, null) is null
    and array_to_string(sumber, ' ') ~ '^([a-z]+(-[a-z]+)*( [a-z]+(-[a-z]+)*)*)?$');

-- Isi kanonik sebagai teks: sidiknya dihitung atas byte yang tersimpan, dan basis data menjaganya.
alter table lke_eviden_versi alter column isi type text using isi::text;
alter table lke_eviden_versi add constraint lke_eviden_versi_sidik_isi
  check (isi is null or sha256 = encode(sha256(convert_to(isi, 'UTF8')), 'hex'));

-- Satu eviden per sumber, satuan kerja dan tahun; mengambil lagi memberinya nomor baru.
alter table lke_eviden add column sumber text check (sumber ~ '^[a-z]+(-[a-z]+)*$');
alter table lke_eviden add constraint lke_eviden_sumber_portal check ((jenis = 'portal') = (sumber is not null));
create unique index on lke_eviden (satuan_kerja_id, tahun, sumber) where sumber is not null and deleted_at is null;
