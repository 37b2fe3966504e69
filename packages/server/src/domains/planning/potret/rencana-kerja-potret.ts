import { allTriwulan, formatDate, targetCell, tingkatSatuanKerja, tingkatWords } from '@selaras/domain';
import { findValidasi } from '../../../kit/locks/validasi-repository';
import { listRows, type PlainRow } from '../../../kit/plan-rows/plan-row-repository';
import { inTreeOrder } from '../../../kit/plan-rows/tree-order';
import { jumlah, pohon } from '../../../kit/potret/potret-parts';
import type { ReadPotret } from '../../../kit/potret/potret-source';
import { listRiwayatValidasi } from '../validasi-perencanaan/validasi-perencanaan-repository';

/** What a row is called: its code and name, a goal by its text. */
export const namaOf = ({ kode, nama, sasaran }: PlainRow): string =>
  [kode, nama].filter((part) => part !== null).join(' ') || sasaran;

const states = {
  menunggu: 'menunggu validasi',
  dikembalikan: 'dikembalikan untuk diperbaiki',
  disetujui: 'disetujui',
} as const;

/** A unit's plan of the year with its targets, and how far its approval has come. */
export const rencanaKerjaPotret: ReadPotret = async ({ db, satuan_kerja_id, tahun }) => {
  const rows = inTreeOrder(await listRows(db, satuan_kerja_id, tahun)).filter(({ tingkat }) =>
    tingkatSatuanKerja.some((level) => level === tingkat),
  );
  if (rows.length === 0) return null;
  const validasi = await findValidasi(db, satuan_kerja_id, tahun);
  const { data: langkah } = await listRiwayatValidasi(db, satuan_kerja_id, tahun, 1);
  const last = validasi === null ? undefined : langkah[0];
  const state = validasi === null ? 'belum diajukan' : states[validasi.keadaan];
  const since = last === undefined ? '' : ` pada ${formatDate(last.waktu)}`;
  const annual = rows.filter(({ tingkat }) => tingkat !== 'sasaran-strategis-pd');
  return {
    judul: `Rencana kerja ${tahun}`,
    kalimat: `Rencana tahun ${tahun} ${state}${since}.`,
    angka: [
      ...tingkatSatuanKerja.map((level) =>
        jumlah(tingkatWords[level].singkat, rows.filter(({ tingkat }) => tingkat === level).length),
      ),
      jumlah('Dengan target tahunan', rows.filter((row) => targetCell(row) !== null).length, rows.length),
      jumlah(
        'Dengan target triwulan',
        annual.filter((row) => allTriwulan.some((tw) => row[`target_tw${tw}`] !== null)).length,
        annual.length,
      ),
      jumlah('Dengan pengampu', annual.filter((row) => row.pengampu_nama !== null).length, annual.length),
    ],
    tabel: [
      pohon(
        'Kinerja dan target',
        ['Kinerja', 'Indikator', 'Satuan', 'Target', 'Pengampu'],
        rows.map((row) => ({
          tingkat: row.kedalaman,
          sel: [namaOf(row), row.indikator, row.satuan, targetCell(row), row.pengampu_nama],
        })),
      ),
    ],
    halaman: 'kinerja-langkah-aksi-terintegrasi',
  };
};
