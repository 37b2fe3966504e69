-- Pencarian indikator menurut awal kata. Kata dicari apa adanya ("simple"): tanpa ekstensi, jadi sama di semua PostgreSQL.

-- Tanda baca memisahkan kata; tanpa itu "puskesmas/posyandu" terbaca sebagai satu nama berkas.
create function kata_cari(teks text) returns tsvector
  language sql immutable strict parallel safe
  return to_tsvector('simple'::regconfig, translate(teks, '/\-_.,:;@()[]"''%&+', repeat(' ', 18)));

create index on kinerja_program using gin (kata_cari(indikator || ' ' || sasaran)) where deleted_at is null;
create index on kinerja_kegiatan using gin (kata_cari(indikator || ' ' || sasaran)) where deleted_at is null;
create index on kinerja_sub_kegiatan using gin (kata_cari(indikator || ' ' || sasaran)) where deleted_at is null;
create index on sasaran_strategis_pd using gin (kata_cari(iku || ' ' || sasaran_strategis_satker))
  where deleted_at is null;
create index on indikator_sasaran_strategis using gin (kata_cari(indikator)) where deleted_at is null;
create index on sasaran_strategis using gin (kata_cari(sasaran)) where deleted_at is null;
