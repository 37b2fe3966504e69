import { allTriwulan, triwulanWord } from '@selaras/domain';
import { persen, pohon, rupiah } from '../../../kit/potret/potret-parts';
import type { ReadPotret } from '../../../kit/potret/potret-source';
import { buildRekap, rowsOf } from '../rekap-anggaran/rekap-anggaran';
import { findRekapRows } from '../rekap-anggaran/rekap-anggaran-repository';

/** A unit's budget by programme, activity and sub-activity, and what of it was spent in each quarter. */
export const anggaranPotret: ReadPotret = async ({ db, satuan_kerja_id, tahun }) => {
  const { program, total } = buildRekap(await findRekapRows(db, satuan_kerja_id, tahun));
  if (program.length === 0) return null;
  return {
    judul: `Anggaran ${tahun}`,
    kalimat: `${program.length} program dengan anggaran sampai sub kegiatan dan penyerapannya per triwulan.`,
    angka: [
      rupiah('Pagu', total.pagu),
      rupiah('Realisasi', total.realisasi),
      persen('Penyerapan', total.serapan),
    ],
    tabel: [
      pohon(
        'Anggaran menurut program, kegiatan dan sub kegiatan',
        [
          'Nomenklatur',
          'Pagu (Rp)',
          ...allTriwulan.map((tw) => `${triwulanWord(tw)} (Rp)`),
          'Penyerapan (%)',
        ],
        rowsOf(program).map((row) => ({
          tingkat: row.kedalaman,
          sel: [`${row.kode} ${row.nama}`, row.pagu, ...row.tw, row.serapan],
        })),
      ),
    ],
    halaman: 'rekap-anggaran',
  };
};
