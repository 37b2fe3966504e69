-- Pengajuan dapat ditarik sebelum ada putusan. Yang ditarik sebelum pernah dikembalikan menjadi draf lagi, tetapi barisnya
-- tetap: riwayat menunjuk kepadanya, dan versinya tidak boleh terulang.
alter table validasi_perencanaan
  drop constraint validasi_perencanaan_keadaan_check,
  drop constraint validasi_perencanaan_check,
  add constraint validasi_perencanaan_keadaan_check
    check (keadaan in ('draf', 'menunggu', 'dikembalikan', 'disetujui')),
  add constraint validasi_perencanaan_status_check check (status = (keadaan in ('menunggu', 'disetujui')));

-- Temuan saat rencana diajukan atau disetujui, jumlah per jenis: yang disarankan, bukan yang wajib.
alter table validasi_perencanaan_riwayat
  add column temuan jsonb not null default '{}',
  drop constraint validasi_perencanaan_riwayat_aksi_check,
  add constraint validasi_perencanaan_riwayat_aksi_check check (aksi in ('ajukan', 'tarik', 'setujui', 'kembalikan'));
