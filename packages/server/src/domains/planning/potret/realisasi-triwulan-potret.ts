import { allTriwulan, countDownOf, formatDeadline, triwulanWord } from '@selaras/domain';
import { findLockState } from '../../../kit/locks/lock-repository';
import { listRows } from '../../../kit/plan-rows/plan-row-repository';
import { jumlah, tabel } from '../../../kit/potret/potret-parts';
import type { ReadPotret } from '../../../kit/potret/potret-source';
import { keadaanOf, plannedSubs } from './quarters';
import { namaOf } from './rencana-kerja-potret';
import { listWaktuRealisasi } from './waktu-realisasi-repository';

type Punctual = 'tepat' | 'lewat' | 'tanpa-catatan';
const words: Readonly<Record<Punctual, string>> = {
  tepat: 'tepat waktu',
  lewat: 'sesudah batas',
  'tanpa-catatan': 'waktu tidak tercatat',
};

/** What is reported of each quarter and whether it came before the quarter's deadline, as the audit log knows it. */
export const realisasiTriwulanPotret: ReadPotret = async ({ db, satuan_kerja_id, tahun }) => {
  const subs = plannedSubs(await listRows(db, satuan_kerja_id, tahun));
  if (subs.length === 0) return null;
  const { batas } = await findLockState(db, tahun, [satuan_kerja_id]);
  const batasOf = (tw: number) => batas.triwulan[tw - 1]?.batas ?? null;
  const moments = new Map(
    (await listWaktuRealisasi(db, satuan_kerja_id, tahun)).map((row) => [
      `${row.id} ${row.triwulan}`,
      row.waktu,
    ]),
  );
  const punctual = (id: number, tw: number): Punctual => {
    const moment = moments.get(`${id} ${tw}`);
    if (moment === undefined) return 'tanpa-catatan';
    return countDownOf(batasOf(tw), moment).active ? 'tepat' : 'lewat';
  };
  const quarters = allTriwulan.map((tw) => {
    const planned = subs.filter((row) => keadaanOf(row, tw) !== 'tanpa-target');
    const filled = planned.filter((row) => row[`realisasi_tw${tw}`] !== null);
    const count = (name: Punctual) => filled.filter(({ id }) => punctual(id, tw) === name).length;
    return { tw, planned: planned.length, filled: filled.length, count };
  });
  const sum = (value: (quarter: (typeof quarters)[number]) => number) =>
    quarters.reduce((total, quarter) => total + value(quarter), 0);
  const filled = sum((quarter) => quarter.filled);
  return {
    judul: `Realisasi triwulan ${tahun}`,
    kalimat: `${filled} dari ${sum(({ planned }) => planned)} realisasi triwulan sub kegiatan sudah diisi.`,
    angka: [
      ...quarters.map((quarter) =>
        jumlah(`Terisi ${triwulanWord(quarter.tw)}`, quarter.filled, quarter.planned),
      ),
      jumlah(
        'Diisi tepat waktu',
        sum(({ count }) => count('tepat')),
        filled,
      ),
      jumlah(
        'Diisi sesudah batas',
        sum(({ count }) => count('lewat')),
        filled,
      ),
      jumlah(
        'Waktu pengisian tidak tercatat',
        sum(({ count }) => count('tanpa-catatan')),
        filled,
      ),
    ],
    tabel: [
      tabel(
        'Per triwulan',
        ['Triwulan', 'Batas waktu', 'Bertarget', 'Terisi', 'Tepat waktu', 'Sesudah batas', 'Tidak tercatat'],
        quarters.map((quarter) => [
          triwulanWord(quarter.tw),
          batasOf(quarter.tw) ? formatDeadline(batasOf(quarter.tw)) : null,
          quarter.planned,
          quarter.filled,
          quarter.count('tepat'),
          quarter.count('lewat'),
          quarter.count('tanpa-catatan'),
        ]),
      ),
      tabel(
        'Per sub kegiatan',
        ['Sub kegiatan', ...allTriwulan.map(triwulanWord)],
        subs.map((row) => [
          namaOf(row),
          ...allTriwulan.map((tw) => {
            if (keadaanOf(row, tw) === 'tanpa-target') return 'tanpa target';
            if (row[`realisasi_tw${tw}`] === null) return 'belum diisi';
            return words[punctual(row.id, tw)];
          }),
        ]),
      ),
    ],
    halaman: 'kinerja-langkah-aksi-terintegrasi.realisasi',
  };
};
