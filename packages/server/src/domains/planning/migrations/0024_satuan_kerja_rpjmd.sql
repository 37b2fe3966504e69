-- Satuan kerja utama sebuah sasaran RPJMD dapat berganti. Yang menempel padanya ikut berganti: bila tertinggal pada yang
-- lama, pemicu periksa menolak setiap perubahannya, juga penghapusan sasarannya.

create function alihkan_satuan_kerja_rpjmd() returns trigger language plpgsql as $$
begin
  update kamus_indikator set satuan_kerja_id = new.satuan_kerja_id
  where level = 'sasaran-strategis-rpjmd' and kinerja_id = new.id and deleted_at is null;
  update kinerja_csf set satuan_kerja_id = new.satuan_kerja_id
  where level = 'sasaran-strategis-rpjmd' and kinerja_id = new.id and deleted_at is null;
  update kinerja_cross set satuan_kerja_induk_id = new.satuan_kerja_id
  where level_induk = 'sasaran-strategis-rpjmd' and induk_id = new.id and deleted_at is null;
  return null;
end $$;
-- Menurut abjad sebelum ikutkan_kamus, yang menulis baris yang sama.
create trigger alihkan_satuan_kerja after update of satuan_kerja_id on sasaran_strategis_rpjmd for each row
  when (old.satuan_kerja_id is distinct from new.satuan_kerja_id) execute function alihkan_satuan_kerja_rpjmd();

-- Yang sudah tertinggal.
update kamus_indikator k set satuan_kerja_id = s.satuan_kerja_id from sasaran_strategis_rpjmd s
where k.level = 'sasaran-strategis-rpjmd' and s.id = k.kinerja_id and k.deleted_at is null
  and k.satuan_kerja_id <> s.satuan_kerja_id;
update kinerja_csf k set satuan_kerja_id = s.satuan_kerja_id from sasaran_strategis_rpjmd s
where k.level = 'sasaran-strategis-rpjmd' and s.id = k.kinerja_id and k.deleted_at is null
  and k.satuan_kerja_id <> s.satuan_kerja_id;
update kinerja_cross k set satuan_kerja_induk_id = s.satuan_kerja_id from sasaran_strategis_rpjmd s
where k.level_induk = 'sasaran-strategis-rpjmd' and s.id = k.induk_id and k.deleted_at is null
  and k.satuan_kerja_induk_id <> s.satuan_kerja_id;
