import type { CascadingTree } from '@selaras/contracts';
import { apiJson, superSession } from '../api';

interface Anggaran {
  readonly pagu: number;
  readonly realisasi: number;
}

/** A unit's tree as the server gives it to who sees all, drafts too. */
export async function wholeTree(satuanKerjaId: number, tahun: number): Promise<CascadingTree> {
  return apiJson('GET', `/cascading?satuan_kerja_id=${satuanKerjaId}`, {
    token: await superSession(),
    headers: { 'default-key-tahun-kinerja': String(tahun) },
  });
}

/** A unit's tree as everybody gets it. */
export const publicTree = (satuanKerjaId: number, tahun: number): Promise<CascadingTree> =>
  apiJson('GET', `/public-display/cascading?satuan_kerja_id=${satuanKerjaId}`, {
    headers: { 'default-key-tahun-kinerja-public': String(tahun) },
  });

/** A sub-activity of Dinas Kesehatan that has missed its target. */
export async function missedSub() {
  const { data } = await publicTree(1012, 2024);
  const sub = data
    .flatMap((rpjmd) => rpjmd.sasaran_strategis_pd)
    .flatMap((pd) => pd.kinerja_program)
    .flatMap((program) => program.kinerja_kegiatan)
    .flatMap((kegiatan) => kegiatan.kinerja_sub_kegiatan)
    .find(({ capaian }) => capaian !== null && capaian < 100);
  if (sub === undefined) throw new Error('the seed has no missed sub-activity');
  return sub;
}

/** Budget and spending of the sub-activities of a tree, summed. */
export function sumOfSubKegiatan({ data }: CascadingTree): Anggaran {
  const daftar = data
    .flatMap((rpjmd) => rpjmd.sasaran_strategis_pd)
    .flatMap((pd) => pd.kinerja_program)
    .flatMap((program) => program.kinerja_kegiatan)
    .flatMap((kegiatan) => kegiatan.kinerja_sub_kegiatan);
  return {
    pagu: daftar.reduce((sum, { anggaran }) => sum + (anggaran ?? 0), 0),
    realisasi: daftar.reduce((sum, { realisasi_anggaran }) => sum + (realisasi_anggaran ?? 0), 0),
  };
}

interface Unit {
  readonly value: number;
  readonly label: string;
}

/** A unit that has a plan in that year which is not approved yet. */
export async function unapprovedUnit(tahun: number): Promise<Unit> {
  const units = await apiJson<Unit[]>('GET', '/public-display/option/satuan-kerja');
  for (const unit of units) {
    const { data } = await publicTree(unit.value, tahun);
    if (data.length === 0 && (await wholeTree(unit.value, tahun)).data.length > 0) return unit;
  }
  throw new Error(`every plan of ${tahun} is approved`);
}
