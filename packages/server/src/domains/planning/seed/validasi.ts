import { addDays, type KeadaanPengajuan } from '@selaras/domain';
import { accountId } from '../../../kit/seed/demo-accounts';
import type { Rows } from '../../../kit/seed/rows';
import { DAFTAR_TAHUN, PERIODE } from './rpjmd';

type Keadaan = { tahap: 1 | 2 | 3; keadaan: KeadaanPengajuan; catatan?: string };

/**
 * Units that are not through yet in the second year; null has not even been submitted. All others are approved. The
 * units of the demo accounts stand at four points of the way: open, returned, awaiting a stage, approved (9999).
 */
const unfinished: Record<number, Keadaan | null> = {
  1012: null,
  1013: {
    tahap: 2,
    keadaan: 'dikembalikan',
    catatan: [
      'Target triwulan pengadaan alat kesehatan perlu mengikuti jadwal tender: jangan dibagi rata.',
      'Cost Recovery Rate: tuliskan rumus dan sumber datanya.',
      'Pengampu peningkatan pelayanan BLUD agar disesuaikan dengan bagan organisasi.',
    ].join('\n'),
  },
  1046: { tahap: 2, keadaan: 'menunggu' },
  1015: { tahap: 1, keadaan: 'menunggu' },
  1024: { tahap: 2, keadaan: 'menunggu' },
  1019: { tahap: 3, keadaan: 'menunggu' },
  1028: {
    tahap: 1,
    keadaan: 'dikembalikan',
    catatan: 'Indikator program belum menggambarkan hasil; perbaiki rumusannya',
  },
  1029: {
    tahap: 2,
    keadaan: 'dikembalikan',
    catatan: 'Target triwulan sub kegiatan belum sesuai jadwal pelaksanaan',
  },
  999906: { tahap: 3, keadaan: 'dikembalikan', catatan: 'Pagu sub kegiatan belum sama dengan DPA' },
  1022: null,
  999907: null,
};

/** Whether a unit's plan of a year passed every stage. */
export const isApproved = (satuan_kerja_id: number, tahun: number): boolean =>
  tahun === PERIODE || !(satuan_kerja_id in unfinished);

const disetujui: Keadaan = { tahap: 3, keadaan: 'disetujui' };

/** State of each unit's plan by year, with the steps that led to it. */
export function addValidasi(rows: Rows, units: readonly { readonly satuan_kerja_id: number }[]): void {
  for (const tahun of DAFTAR_TAHUN) {
    for (const { satuan_kerja_id } of units) {
      const state = isApproved(satuan_kerja_id, tahun) ? disetujui : unfinished[satuan_kerja_id];
      if (state != null) addState(rows, tahun, satuan_kerja_id, state);
    }
  }
}

function addState(rows: Rows, tahun: number, satuan_kerja_id: number, state: Keadaan): void {
  const { tahap, keadaan, catatan = null } = state;
  const validasi_perencanaan_id = rows.add('validasi_perencanaan', {
    tahun,
    satuan_kerja_id,
    status: keadaan !== 'dikembalikan',
    tahap,
    keadaan,
    catatan,
  });
  let day = 6;
  const add = (
    aksi: 'ajukan' | 'setujui' | 'kembalikan',
    tahapAksi: number,
    username: string,
    catatanAksi: string | null = null,
  ) => {
    day += 2;
    rows.add('validasi_perencanaan_riwayat', {
      validasi_perencanaan_id,
      satuan_kerja_id,
      tahap: tahapAksi,
      aksi,
      catatan: catatanAksi,
      user_id: accountId(username),
      waktu: addDays(new Date(`${tahun}-01-01T03:00:00Z`), day - 1),
    });
  };
  add('ajukan', 1, 'super');
  for (let passed = 1; passed < tahap || (keadaan === 'disetujui' && passed === tahap); passed += 1) {
    add('setujui', passed, `val_rencana${passed}`);
  }
  if (keadaan === 'dikembalikan') add('kembalikan', tahap, `val_rencana${tahap}`, catatan);
}
