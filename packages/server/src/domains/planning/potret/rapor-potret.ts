import { allTriwulan, keadaanTriwulan, round, triwulanTitle, triwulanWord } from '@selaras/domain';
import { listRows } from '../../../kit/plan-rows/plan-row-repository';
import { jumlah, persen, tabel } from '../../../kit/potret/potret-parts';
import type { ReadPotret } from '../../../kit/potret/potret-source';
import { keadaanOf, plannedSubs } from './quarters';
import { namaOf } from './rencana-kerja-potret';

/** Report cards of the quarters: of the sub-activities with a target, how many reached it (domain §3). */
export const raporPotret: ReadPotret = async ({ db, satuan_kerja_id, tahun }) => {
  const subs = plannedSubs(await listRows(db, satuan_kerja_id, tahun));
  if (subs.length === 0) return null;
  const quarters = allTriwulan.map((tw) => {
    const states = subs.map((row) => keadaanOf(row, tw));
    const count = (name: (typeof states)[number]) => states.filter((state) => state === name).length;
    const planned = states.length - count('tanpa-target');
    const [tercapai, tidak, kosong] = [count('tercapai'), count('tidak-tercapai'), count('belum-diisi')];
    return {
      tw,
      planned,
      tercapai,
      tidak,
      kosong,
      capaian: planned === 0 || tercapai + tidak === 0 ? null : round((100 * tercapai) / planned),
    };
  });
  const reported = quarters.filter(({ capaian }) => capaian !== null);
  const last = reported.at(-1);
  return {
    judul: `Rapor kinerja ${tahun}`,
    kalimat:
      last === undefined
        ? 'Realisasi triwulan belum diisi.'
        : `Sampai ${triwulanTitle(last.tw)}, ${last.tercapai} dari ${last.planned} sub kegiatan mencapai targetnya.`,
    angka: [
      jumlah('Sub kegiatan dengan target', subs.length),
      ...quarters.map(({ tw, capaian }) => persen(`Capaian ${triwulanWord(tw)}`, capaian)),
    ],
    tabel: [
      tabel(
        'Per triwulan',
        ['Triwulan', 'Bertarget', 'Tercapai', 'Tidak tercapai', 'Belum diisi', 'Capaian (%)'],
        quarters.map(({ tw, planned, tercapai, tidak, kosong, capaian }) => [
          triwulanWord(tw),
          planned,
          tercapai,
          tidak,
          kosong,
          capaian,
        ]),
      ),
      tabel(
        'Per sub kegiatan',
        ['Sub kegiatan', 'Indikator', ...allTriwulan.map(triwulanWord)],
        subs.map((row) => [
          namaOf(row),
          row.indikator,
          ...allTriwulan.map((tw) => keadaanTriwulan[keadaanOf(row, tw)]),
        ]),
      ),
    ],
    halaman: 'kinerja-langkah-aksi-terintegrasi.realisasi',
  };
};
