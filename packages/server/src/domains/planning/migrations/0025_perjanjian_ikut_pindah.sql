-- Draf perjanjian seorang pegawai adalah milik satuan kerja tempat ia bekerja: draf belum berisi apa-apa, maka gugur
-- begitu ia pindah, dan satuan kerja yang baru memulai drafnya sendiri. Yang sudah terbit tetap pada tempatnya.

create function gugurkan_draf_perjanjian() returns trigger language plpgsql as $$
begin
  update perjanjian_kinerja set deleted_at = now()
  where jenis = 'pegawai' and subjek_id = new.id and status = 'draf' and deleted_at is null
    and satuan_kerja_id <> new.satuan_kerja_id;
  return null;
end $$;
create trigger gugurkan_draf_perjanjian after update of satuan_kerja_id on pegawai for each row
  when (old.satuan_kerja_id is distinct from new.satuan_kerja_id) execute function gugurkan_draf_perjanjian();

-- Yang sudah tertinggal.
update perjanjian_kinerja p set deleted_at = now() from pegawai
where p.jenis = 'pegawai' and pegawai.id = p.subjek_id and p.status = 'draf' and p.deleted_at is null
  and p.satuan_kerja_id <> pegawai.satuan_kerja_id;

-- Tanda perjanjian pada sebuah kinerja mengikuti perjanjiannya, bukan isi yang ditulis orang: berubah sendirian, versi
-- barisnya tetap, sehingga isian yang sedang terbuka masih dapat disimpan. Jejak dan versi data tetap mencatatnya.
create function naikkan_versi_kinerja() returns trigger language plpgsql as $$
declare
  -- Kolom yang dihitung basis data belum terisi sebelum barisnya tersimpan.
  lain text[] := array['status_upload_pk', 'realisasi_anggaran'];
begin
  if old.status_upload_pk is distinct from new.status_upload_pk then
    if to_jsonb(old) - lain = to_jsonb(new) - lain then
      return new;
    end if;
  end if;
  new.versi := old.versi + 1;
  new.updated_at := now();
  new.created_at := old.created_at;
  new.created_by := old.created_by;
  return new;
end $$;

do $$
declare nama text;
begin
  foreach nama in array array[
    'sasaran_strategis_rpjmd', 'sasaran_strategis_pd', 'kinerja_program', 'kinerja_kegiatan', 'kinerja_sub_kegiatan'
  ] loop
    execute format('create or replace trigger versi before update on %I
      for each row execute function naikkan_versi_kinerja()', nama);
  end loop;
end $$;
