import { sheetTitle, type TimSaya, timFields } from '@selaras/contracts';
import { allTriwulan, keadaanRealisasi, keadaanRealisasiWords, triwulanWord } from '@selaras/domain';
import { rowColumnOf } from '../../../kit/described/sheet-columns';
import type { RowColumn } from '../../../kit/xlsx/send-rows';

/** Columns of the sheet of teams that somebody leads or oversees. */
export const timSayaColumns: readonly RowColumn<TimSaya>[] = [
  rowColumnOf('nama', timFields.nama),
  ['Satuan kerja', ({ satuan_kerja }) => satuan_kerja.satuan_kerja_nama],
  [sheetTitle(timFields.ketua_pegawai_id), ({ ketua }) => ketua],
  ['Sebagai', ({ peran }) => (peran === 'ketua' ? 'Ketua' : 'Atasan')],
  ['Orang', ({ anggota }) => anggota],
  ['Langkah aksi', ({ langkah }) => langkah],
  ['Belum dibagi', ({ belum_dibagi }) => belum_dibagi],
  ['Menunggu Anda', ({ menunggu }) => menunggu],
  ['Orang tertinggal', ({ tertinggal }) => tertinggal],
  ...allTriwulan.flatMap((tw) =>
    keadaanRealisasi.map(
      (state): RowColumn<TimSaya> => [
        `${triwulanWord(tw)} ${keadaanRealisasiWords[state].toLowerCase()}`,
        ({ triwulan }) => triwulan[tw - 1]?.[state] ?? 0,
      ],
    ),
  ),
];
