import {
  capaianOf,
  capaianTargetAkhir,
  drafNarasi,
  efisiensi,
  type IkuLaporan,
  type KeputusanDraf,
  kodeNarasi,
  type NomorAnalisis,
  nomorAnalisis,
  type ProgramPendukung,
  pertumbuhan,
  sumRupiah,
  tabelPerbandingan,
} from '@selaras/domain';
import { accountId } from '../../../kit/seed/demo-accounts';
import type { NewRow, Rows } from '../../../kit/seed/rows';
import { kunciSasaran } from '../lkip/tabel/tabel-bernama';
import { laporanOf, naskahOf } from './lkip-naskah';

const TAHUN = 2024;
/** Written when the year was over. */
const ditulis = (tahun: number) => new Date(Date.UTC(tahun + 1, 1, 12, 3));

type Goal = NewRow<'sasaran_strategis_pd'> & { id: number };

/** Narratives of the first year: of one unit all, of another half, of the regency some; the other units have none. */
export function addNarasi(rows: Rows): void {
  const goals = (unit: number) =>
    rows.of('sasaran_strategis_pd').filter(({ satuan_kerja_id }) => satuan_kerja_id === unit);
  const dinkes = accountId('dinkes');
  for (const [index, goal] of goals(1012).entries()) {
    const drafts = drafOf(rows, goal, TAHUN);
    // Before the last correction of its figure.
    const earlier = index === 0 ? drafOf(rows, { ...goal, ...corrected(goal) }, TAHUN) : drafts;
    const id = addOne(rows, 1012, TAHUN, { sasaran_strategis_pd_id: goal.id });
    for (const analisis of nomorAnalisis) {
      if (analisis === 5) addBagian(rows, id, analisis, { isi: [penyebabOf(goal)], oleh: dinkes });
      else {
        const draf = analisis === 1 ? earlier[1] : drafts[analisis];
        const own = analisis === 3 ? [OWN_WORDS] : [];
        addBagian(rows, id, analisis, { isi: [draf, ...own], oleh: dinkes, draf, keputusan: 'diambil' });
      }
    }
    if (index === 0) addAngkaLama(rows, id, { ...goal, ...corrected(goal) });
  }
  const rsud = accountId('rsud');
  for (const goal of goals(1013)) {
    const drafts = drafOf(rows, goal, TAHUN);
    const id = addOne(rows, 1013, TAHUN, { sasaran_strategis_pd_id: goal.id });
    for (const analisis of [1, 2, 3] as const) {
      const draf = drafts[analisis];
      addBagian(rows, id, analisis, { isi: [draf], oleh: rsud, draf, keputusan: 'diambil' });
    }
    addBagian(rows, id, 6, { isi: null, oleh: rsud, draf: drafts[6], keputusan: 'ditolak' });
    for (const analisis of [4, 5, 7] as const) addBagian(rows, id, analisis, { isi: null, oleh: rsud });
  }
  addRegency(rows);
}

const OWN_WORDS =
  'Sisa jarak ke target akhir periode ditempuh melalui penguatan layanan dasar di seluruh puskesmas.';
const penyebabOf = ({ iku }: Goal) =>
  `Capaian ${iku} didukung jejaring layanan sampai ke desa dan pencatatan yang lebih tertib. Kendala utama adalah kekurangan tenaga di wilayah terpencil, yang dijawab dengan penempatan bergilir dan pendampingan dari rumah sakit.`;

const sebabOf = ({ iku }: Goal) =>
  `${iku} dipengaruhi oleh penyederhanaan prosedur dan pendampingan berkala kepada pelaksana. Kendala yang tersisa adalah data yang terlambat masuk, yang dijawab dengan pemantauan bulanan.`;

/** The figure as it was reported first. */
const corrected = ({ realisasi_1, target_1 = null, ...goal }: Goal) => {
  const realisasi = Math.round((realisasi_1 ?? 0) * 98) / 100;
  const { polaritas = 'maximize' } = goal;
  return {
    realisasi_1: realisasi,
    capaian_1: capaianOf({ ...goal, polaritas, target: target_1, realisasi }),
  };
};

/** The figures that stood beside the first analysis when it was written. */
function addAngkaLama(rows: Rows, narasiId: number, goal: Goal): void {
  const section = rows.of('lkip_bab').find((row) => row.lkip_narasi_id === narasiId && row.analisis === 1);
  if (section === undefined) return;
  const sasaran = goal.sasaran_strategis_satker;
  const iku = ikuOf(goal, goal.iku, null, TAHUN);
  const [tabel] = tabelPerbandingan({ nomor: 1, sasaran }, TAHUN, [iku]);
  if (tabel === undefined) return;
  rows.add('lkip_angka', {
    lkip_id: section.lkip_id,
    lkip_bab_id: section.id,
    // Rows of the seed are written as JSON, as are texts of sections.
    tabel: [{ kunci: kunciSasaran(sasaran, 0), tabel }] as unknown as string,
    pada: ditulis(TAHUN),
  });
}

/** All narratives of a unit's report, each as its draft was taken. */
export function addSeluruhNarasi(rows: Rows, unit: number, tahun: number, oleh: number): void {
  for (const goal of rows.of('sasaran_strategis_pd').filter((row) => row.satuan_kerja_id === unit)) {
    const drafts = drafOf(rows, goal, tahun);
    const id = addOne(rows, unit, tahun, { sasaran_strategis_pd_id: goal.id });
    for (const analisis of nomorAnalisis) {
      const draf = drafts[analisis];
      // Causes are told in the author's words: its draft tells those that were written of programmes.
      if (analisis === 5) addBagian(rows, id, analisis, { isi: [sebabOf(goal)], oleh });
      else addBagian(rows, id, analisis, { isi: [draf], oleh, draf, keputusan: 'diambil' });
    }
  }
}

/** The first indicator of the regency: compared by figures, the causes are still to be written. */
function addRegency(rows: Rows): void {
  const [goal] = rows.of('sasaran_strategis_rpjmd');
  if (goal === undefined) return;
  const { indikator = '' } = rows
    .of('indikator_sasaran_strategis')
    .find(({ id }) => id === goal.indikator_sasaran_strategis_id) ?? { indikator: '' };
  const iku = ikuOf(goal, indikator, goal.indikator_sasaran_strategis_id, TAHUN);
  const none = { indikator, capaian: iku.capaian, pagu: null, realisasi: null, efisiensi: null };
  const drafts = drafNarasi({ tahun: TAHUN, kabupaten: true, iku, anggaran: none, program: [] });
  const id = addOne(rows, null, TAHUN, { sasaran_strategis_rpjmd_id: goal.id });
  const oleh = accountId('pemda');
  for (const analisis of nomorAnalisis) {
    const draf = drafts[analisis];
    if (analisis > 4) addBagian(rows, id, analisis, { isi: null, oleh });
    else addBagian(rows, id, analisis, { isi: [draf], oleh, draf, keputusan: 'diambil' });
  }
}

const addOne = (rows: Rows, unit: number | null, tahun: number, goal: object): number =>
  rows.add('lkip_narasi', { lkip_id: laporanOf(rows, unit, tahun), ...goal });

interface NewBagian {
  /** Paragraphs; null: not written. */
  readonly isi: readonly string[] | null;
  readonly oleh: number;
  readonly draf?: string;
  readonly keputusan?: KeputusanDraf;
}

function addBagian(
  rows: Rows,
  lkip_narasi_id: number,
  analisis: NomorAnalisis,
  { isi, oleh, draf, keputusan }: NewBagian,
): void {
  const { lkip_id = 0 } = rows.of('lkip_narasi').find(({ id }) => id === lkip_narasi_id) ?? {};
  const { tahun = TAHUN } = rows.of('lkip').find(({ id }) => id === lkip_id) ?? {};
  const pada = ditulis(tahun);
  const written = isi !== null && { isi: naskahOf(isi), ditulis_pada: pada, ditulis_oleh: oleh };
  const bagian = kodeNarasi(lkip_narasi_id, analisis);
  const lkip_bab_id = rows.add('lkip_bab', { lkip_id, bagian, lkip_narasi_id, analisis, ...written });
  if (draf === undefined || keputusan === undefined) return;
  rows.add('lkip_narasi_draf', {
    lkip_bab_id,
    draf,
    keputusan,
    diputuskan_pada: pada,
    diputuskan_oleh: oleh,
  });
}

function drafOf(rows: Rows, goal: Goal, tahun: number): Record<NomorAnalisis, string> {
  const iku = ikuOf(goal, goal.iku, null, tahun);
  const below = rows
    .of('kinerja_program')
    .filter((row) => row.sasaran_strategis_pd_id === goal.id && row.tahun_kinerja === tahun);
  const spent = below.flatMap((row) =>
    [
      row.realisasi_anggaran_tw1,
      row.realisasi_anggaran_tw2,
      row.realisasi_anggaran_tw3,
      row.realisasi_anggaran_tw4,
    ].flatMap((money) => money ?? []),
  );
  const pagu = below.length === 0 ? null : sumRupiah(below.map(({ anggaran }) => anggaran ?? 0));
  const money = { capaian: iku.capaian, pagu, realisasi: spent.length === 0 ? null : sumRupiah(spent) };
  const anggaran = { indikator: goal.iku, ...money, efisiensi: efisiensi(money) };
  const program = below.map((row): ProgramPendukung => programOf(rows, row));
  return drafNarasi({ tahun, kabupaten: false, iku, anggaran, program });
}

function programOf(rows: Rows, row: NewRow<'kinerja_program'>): ProgramPendukung {
  const program = rows.of('program').find(({ id }) => id === row.program_id);
  return {
    unit: '',
    kode: program?.kode ?? null,
    nama: program?.nama ?? null,
    indikator: row.indikator,
    satuan: row.satuan ?? null,
    polaritas: row.polaritas ?? 'maximize',
    range_min: row.range_min ?? null,
    range_max: row.range_max ?? null,
    target: row.target ?? null,
    realisasi: row.realisasi ?? null,
    capaian: row.capaian ?? null,
    anggaran: row.anggaran ?? null,
    penyebab: [],
    solusi: [],
  };
}

type FiveYears = Omit<Goal, 'iku'> | (NewRow<'sasaran_strategis_rpjmd'> & { id: number });

function ikuOf(row: FiveYears, indikator: string, indikator_id: number | null, tahun: number): IkuLaporan {
  const own = (tahun - TAHUN + 1) as 1 | 2;
  const { polaritas = 'maximize', range_min = null, range_max = null, baseline = null } = row;
  const realisasi = row[`realisasi_${own}`] ?? null;
  const sebelum = own === 1 ? baseline : (row.realisasi_1 ?? null);
  const lastTarget = row.target_5 ?? null;
  const year = (at: 1 | 2 | 3 | 4 | 5) => ({
    tahun: TAHUN - 1 + at,
    target: row[`target_${at}`] ?? null,
    realisasi: row[`realisasi_${at}`] ?? null,
  });
  return {
    id: row.id,
    indikator_id,
    sasaran: '',
    indikator,
    satuan: row.satuan ?? null,
    polaritas,
    range_min,
    range_max,
    target: row[`target_${own}`] ?? null,
    realisasi,
    capaian: row[`capaian_${own}`] ?? null,
    rata_nasional: row[`rata_nasional_${own}`] ?? null,
    label_pembanding: row.label_pembanding ?? 'nasional',
    realisasi_tahun_lalu: sebelum,
    perbandingan_realisasi_tahun: pertumbuhan(realisasi, sebelum),
    perbandingan_realisasi_target: capaianTargetAkhir({
      polaritas,
      realisasi,
      range_min,
      range_max,
      lastTarget,
    }),
    tren: [year(1), year(2), year(3), year(4), year(5)],
  };
}
