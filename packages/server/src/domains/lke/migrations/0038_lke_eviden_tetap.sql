-- Isi eviden tidak pernah diubah: yang baru mendapat nomor baru. Isi yang sudah dinilai juga tidak pernah dihapus.

alter table berkas drop constraint berkas_tujuan_check;
alter table berkas add constraint berkas_tujuan_check
  check (tujuan in ('bukti_rencana_aksi', 'bukti_langkah_aksi', 'pk_ttd', 'program_inovatif', 'dokumen', 'lke_eviden'));

create function lke_eviden_versi_tetap() returns trigger language plpgsql as $$
begin
  if old.dinilai_sejak is not null then
    raise exception 'Isi eviden yang sudah dinilai tidak diubah dan tidak dihapus';
  end if;
  if tg_op = 'DELETE' then
    return old;
  end if;
  if (new.eviden_id, new.satuan_kerja_id, new.nomor, new.berkas_id, new.tautan, new.isi, new.sha256)
    is distinct from (old.eviden_id, old.satuan_kerja_id, old.nomor, old.berkas_id, old.tautan, old.isi, old.sha256) then
    raise exception 'Isi eviden tidak diubah; beri nomor baru';
  end if;
  return new;
end
$$;

create trigger lke_eviden_versi_tetap before update or delete on lke_eviden_versi
  for each row execute function lke_eviden_versi_tetap();

-- Tahap yang ditutup mengikat isi yang dinilai di dalamnya, lewat langkah mana pun ia ditutup.
create function lke_eviden_dinilai() returns trigger language plpgsql as $$
begin
  update lke_eviden_versi set dinilai_sejak = clock_timestamp()
  where dinilai_sejak is null
    and id in (select eviden_versi_id from lke_bukti where penilaian_id = new.id);
  return null;
end
$$;

create trigger lke_eviden_dinilai after update of keadaan on lke_penilaian
  for each row when (new.keadaan in ('selesai_1', 'selesai_2') and old.keadaan is distinct from new.keadaan)
  execute function lke_eviden_dinilai();
