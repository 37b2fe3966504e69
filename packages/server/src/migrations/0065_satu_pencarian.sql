-- Satu aturan pencarian untuk semua daftar, sama dengan yang berjalan di peramban (packages/domain, pencarian.ts): teks
-- dibandingkan tanpa aksen, dan "m²" ialah "m2". Teks ASCII, yaitu hampir semuanya, kembali apa adanya.
create function teks_polos(teks text) returns text
  language plpgsql immutable strict parallel safe
  as $$
begin
  if octet_length(teks) = char_length(teks) then
    return teks;
  end if;
  return regexp_replace(normalize(teks, nfkd), '[\u0300-\u036f]', '', 'g');
end
$$;

-- Awal kata menurut aturan yang sama; indeks yang memakainya dibuat ulang di bawah.
create or replace function kata_cari(teks text) returns tsvector
  language sql immutable strict parallel safe
  return to_tsvector('simple'::regconfig, translate(teks_polos(teks), '/\-_.,:;@()[]"''%&+<>=*#', repeat(' ', 23)));

reindex index kinerja_program_kata_cari_idx;
reindex index kinerja_kegiatan_kata_cari_idx;
reindex index kinerja_sub_kegiatan_kata_cari_idx;
reindex index sasaran_strategis_pd_kata_cari_idx;
reindex index indikator_sasaran_strategis_kata_cari_idx;
reindex index sasaran_strategis_kata_cari_idx;
reindex index program_kata_cari_idx;
reindex index kegiatan_kata_cari_idx;
reindex index sub_kegiatan_kata_cari_idx;
reindex index rencana_aksi_kata_cari_idx;
reindex index kamus_indikator_kata_cari_idx;

drop index kinerja_sub_kegiatan_expr_idx;
drop index sub_kegiatan_expr_idx;
drop index kamus_indikator_expr_idx;
drop index rencana_aksi_expr_idx;
drop index pegawai_peg_nama_idx;
drop index pegawai_expr_idx;

create index kinerja_program_teks_polos_idx on kinerja_program
  using gin (teks_polos(sasaran || ' ' || indikator) gin_trgm_ops) where deleted_at is null;
create index kinerja_kegiatan_teks_polos_idx on kinerja_kegiatan
  using gin (teks_polos(sasaran || ' ' || indikator) gin_trgm_ops) where deleted_at is null;
create index kinerja_sub_kegiatan_teks_polos_idx on kinerja_sub_kegiatan
  using gin (teks_polos(sasaran || ' ' || indikator) gin_trgm_ops) where deleted_at is null;
create index sub_kegiatan_teks_polos_idx on sub_kegiatan
  using gin (teks_polos(kode || ' ' || nama) gin_trgm_ops) where deleted_at is null;
create index kamus_indikator_teks_polos_idx on kamus_indikator
  using gin (teks_polos(indikator || ' ' || coalesce(indikator_kemendagri, '') || ' '
    || coalesce(definisi, '') || ' ' || coalesce(sumber_data, '')) gin_trgm_ops) where deleted_at is null;
create index rencana_aksi_teks_polos_idx on rencana_aksi
  using gin (teks_polos(rencana_aksi || ' ' || indikator) gin_trgm_ops) where deleted_at is null;
create index pegawai_nama_teks_polos_idx on pegawai
  using gin (teks_polos(peg_nama) gin_trgm_ops) where deleted_at is null;
create index pegawai_teks_polos_idx on pegawai
  using gin (teks_polos(peg_nama || ' ' || peg_nip || ' ' || jabatan) gin_trgm_ops) where deleted_at is null;
