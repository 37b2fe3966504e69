import { capaianOf, type Polaritas, usualTipeHitung } from '@selaras/domain';
import type { Rows } from '../../../kit/seed/rows';
import { readData } from '../../../kit/seed/satuan-kerja';
import { definisiOperasional } from './definisi-operasional';

export const PERIODE = 2024;
/** Years that carry figures. */
export const DAFTAR_TAHUN = [2024, 2025] as const;

interface Rpjmd {
  visi: string;
  misi: { nomor: number; misi: string; tujuan: { nomor: string; tujuan: string; sasaran: number[] }[] }[];
  sasaran: Record<string, string>;
  indikator: IndikatorRpjmd[];
}

interface IndikatorRpjmd {
  id: number;
  sasaran: number;
  indikator: string;
  satuan: string;
  polaritas: Polaritas;
  baseline: number;
  target: number[];
  realisasi: number[];
  rata_nasional: (number | null)[];
  sumber: string;
}

/** Leading unit of each regency indicator. */
const pengampu: Record<number, number> = {
  1: 1004,
  2: 1012,
  3: 1017,
  4: 1018,
  5: 1026,
  6: 1004,
  7: 1014,
  8: 1020,
  9: 9999,
  10: 999906,
  11: 999906,
  12: 1008,
};
/** Other indicators that stand in the same box, by indicator. */
const merges: Readonly<Record<number, readonly number[]>> = { 10: [11] };

/** Vision to regency indicators, exactly the figures of the plan; ids are those of the plan. */
export function addRpjmd(rows: Rows): void {
  const rpjmd: Rpjmd = JSON.parse(readData(import.meta.url, 'rpjmd.json'));
  const visi_id = rows.add('visi', { tahun_mulai: PERIODE, visi: rpjmd.visi });
  const tujuanOfSasaran = new Map<number, { tujuan_id: number; nomor: string }>();
  for (const misi of rpjmd.misi) {
    const misi_id = rows.add('misi', { visi_id, nomor: String(misi.nomor), misi: misi.misi });
    for (const { nomor, tujuan, sasaran } of misi.tujuan) {
      const tujuan_id = rows.add('tujuan', { misi_id, nomor, tujuan });
      for (const [index, id] of sasaran.entries())
        tujuanOfSasaran.set(id, { tujuan_id, nomor: `${nomor}.${index + 1}` });
      addIndikatorTujuan(
        rows,
        tujuan_id,
        nomor,
        rpjmd.indikator.find((indikator) => sasaran.includes(indikator.sasaran)),
      );
    }
  }
  for (const [id, sasaran] of Object.entries(rpjmd.sasaran)) {
    const tujuan = tujuanOfSasaran.get(Number(id));
    if (tujuan === undefined) throw new Error(`Sasaran ${id} belongs to no tujuan`);
    rows.add('sasaran_strategis', { ...tujuan, sasaran });
  }
  for (const indikator of rpjmd.indikator) addIndikator(rows, indikator);
}

function addIndikator(rows: Rows, indikator: IndikatorRpjmd): void {
  const { id, sasaran, satuan, polaritas, baseline, sumber } = indikator;
  const satuan_kerja_id = pengampu[id];
  const tipe_hitung = usualTipeHitung(satuan, indikator.indikator);
  if (satuan_kerja_id === undefined) throw new Error(`Indikator ${id} has no leading unit`);
  const nomor = String(
    rows.of('indikator_sasaran_strategis').filter((row) => row.sasaran_strategis_id === sasaran).length + 1,
  );
  rows.add('indikator_sasaran_strategis', {
    sasaran_strategis_id: sasaran,
    nomor,
    indikator: indikator.indikator,
  });
  rows.add('sasaran_strategis_rpjmd', {
    sasaran_strategis_id: sasaran,
    indikator_sasaran_strategis_id: id,
    indikator_merge: merges[id] ?? [],
    tahun_mulai: PERIODE,
    satuan_kerja_id,
    satuan,
    polaritas,
    tipe_hitung,
    baseline,
    ...limaTahun(indikator),
    ...perPosisi('rata_nasional', indikator.rata_nasional),
    sumber_data: sumber,
    status_upload_pk: 'ditandatangani',
    ...definisiOperasional({ indikator: indikator.indikator, satuan, tipe_hitung }, sumber),
  });
}

function addIndikatorTujuan(
  rows: Rows,
  tujuan_id: number,
  nomor: string,
  source: IndikatorRpjmd | undefined,
): void {
  if (source === undefined) return;
  const { indikator, satuan, polaritas, baseline, target, realisasi } = source;
  rows.add('indikator_tujuan', {
    tujuan_id,
    tahun_mulai: PERIODE,
    nomor: `${nomor}.a`,
    indikator,
    satuan,
    polaritas,
    baseline,
    ...perPosisi('target', target),
    ...perPosisi('realisasi', realisasi),
  });
}

/** Targets, realisations and achievements of a five-year row. */
export function limaTahun({
  polaritas,
  target,
  realisasi,
}: {
  polaritas: Polaritas;
  target: readonly number[];
  realisasi: readonly number[];
}) {
  const capaian = realisasi.map((nilai, index) =>
    capaianOf({ polaritas, target: target[index] ?? null, realisasi: nilai }),
  );
  return {
    ...perPosisi('target', target),
    ...perPosisi('realisasi', realisasi),
    ...perPosisi('capaian', capaian),
  };
}

function perPosisi<Nama extends string>(nama: Nama, values: readonly (number | null)[]) {
  return Object.fromEntries(
    [1, 2, 3, 4, 5].map((posisi) => [`${nama}_${posisi}`, values[posisi - 1] ?? null]),
  ) as Record<`${Nama}_${1 | 2 | 3 | 4 | 5}`, number | null>;
}
