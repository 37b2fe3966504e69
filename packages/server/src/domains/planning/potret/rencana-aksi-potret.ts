import { allTriwulan, triwulanWord } from '@selaras/domain';
import { listRows } from '../../../kit/plan-rows/plan-row-repository';
import { jumlah, tabel } from '../../../kit/potret/potret-parts';
import type { ReadPotret } from '../../../kit/potret/potret-source';
import { namaOf } from './rencana-kerja-potret';

/** A unit's action steps with their quarters; who takes them stays in the plan itself. */
export const rencanaAksiPotret: ReadPotret = async ({ db, satuan_kerja_id, tahun }) => {
  const rows = await listRows(db, satuan_kerja_id, tahun);
  const steps = rows.filter(({ tingkat }) => tingkat === 'kinerja-langkah-aksi');
  if (steps.length === 0) return null;
  const subs = new Map(
    rows.filter(({ tingkat }) => tingkat === 'kinerja-sub-kegiatan').map((row) => [row.id, row]),
  );
  const covered = new Set(steps.map(({ induk_id }) => induk_id));
  const planned = steps.filter((row) => allTriwulan.some((tw) => row[`target_tw${tw}`] !== null));
  return {
    judul: `Rencana aksi ${tahun}`,
    kalimat: `${steps.length} langkah aksi direncanakan, ${planned.length} di antaranya dengan target per triwulan.`,
    angka: [
      jumlah('Langkah aksi', steps.length),
      jumlah('Dengan target triwulan', planned.length, steps.length),
      jumlah(
        'Sub kegiatan yang punya langkah aksi',
        [...subs.keys()].filter((id) => covered.has(id)).length,
        subs.size,
      ),
      jumlah('Langkah perbaikan', steps.filter(({ perbaikan }) => perbaikan).length),
    ],
    tabel: [
      tabel(
        'Langkah aksi',
        ['Sub kegiatan', 'Langkah', 'Satuan', ...allTriwulan.map(triwulanWord)],
        steps.map((row) => {
          const sub = row.induk_id === null ? undefined : subs.get(row.induk_id);
          return [
            sub === undefined ? null : namaOf(sub),
            row.sasaran,
            row.satuan,
            ...allTriwulan.map((tw) => row[`target_tw${tw}`]),
          ];
        }),
      ),
    ],
    halaman: 'kinerja-langkah-aksi-terintegrasi',
  };
};
