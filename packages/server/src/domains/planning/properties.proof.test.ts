import { kinerjaProgramCalls, sasaranStrategisPdCalls } from '@selaras/contracts';
import { capaianOf, nilaiTahun, yearField } from '@selaras/domain';
import fc from 'fast-check';
import { bodyOf, planningClient } from '../../testing/planning-client';
import { startTestApp, type TestApp } from '../../testing/test-app';

const RUNS = 25;
const UNIT = 1022;

let test: TestApp;
let superUser: ReturnType<typeof planningClient>;
beforeAll(async () => {
  test = await startTestApp();
  superUser = planningClient(test, 'super');
});
afterAll(() => test.close());

/** Values as people write them: at most two decimals. */
const nilai = fc.integer({ min: -50_000, max: 500_000 }).map((value) => value / 100);
const mungkin = fc.option(nilai, { nil: null });
const uang = fc.option(fc.integer({ min: 0, max: 900_000_000_000 }), { nil: null });
const empat = <Value>(value: fc.Arbitrary<Value>) => fc.tuple(value, value, value, value);
const lima = <Value>(value: fc.Arbitrary<Value>) => fc.tuple(value, value, value, value, value);
const polaritas = fc.constantFrom('maximize' as const, 'minimize' as const, 'range' as const);
const tipe_hitung = fc.constantFrom('akumulasi' as const, 'posisi_akhir' as const, 'rata_rata' as const);
const rentang = fc
  .tuple(nilai, nilai)
  .map(([a, b]) => ({ range_min: Math.min(a, b), range_max: Math.max(a, b) }));

const named = (values: readonly unknown[], name: (nomor: number) => string) =>
  Object.fromEntries(values.map((value, index) => [name(index + 1), value]));
const sum = (values: readonly (number | null)[]) => nilaiTahun('akumulasi', values);

interface TreeNode {
  readonly id: number;
  readonly [field: string]: unknown;
}
/** Every node of the unit's tree on one level, as the diagram gets it. */
const nodesOf = async (tahun: number, level: string): Promise<TreeNode[]> => {
  const client = planningClient(test, 'super', tahun);
  const found: TreeNode[] = [];
  const walk = (value: unknown, key: string): void => {
    if (Array.isArray(value)) for (const item of value) walk(item, key);
    else if (typeof value === 'object' && value !== null) {
      if (key === level) found.push(value as TreeNode);
      for (const [name, child] of Object.entries(value)) walk(child, name);
    }
  };
  walk((await client.get(`/cascading?satuan_kerja_id=${UNIT}`)).body, '');
  return found;
};

describe('for whatever figures', () => {
  it('a year is made of its quarters, its achievement follows, and the diagram shows the same', async () => {
    const [{ id }] = (await superUser.get(`/kinerja-program?satuan_kerja_id=${UNIT}`)).body.data;
    const figures = fc.record({
      polaritas,
      tipe_hitung,
      rentang,
      target: empat(mungkin),
      realisasi: empat(mungkin),
      anggaran: empat(uang),
      belanja: empat(uang),
    });
    await fc.assert(
      fc.asyncProperty(figures, async (f) => {
        const { data } = (
          await superUser.change(kinerjaProgramCalls.update, id, {
            ...f.rentang,
            satuan: 'derajat',
            polaritas: f.polaritas,
            tipe_hitung: f.tipe_hitung,
            target: nilaiTahun(f.tipe_hitung, f.target),
            anggaran: sum(f.anggaran),
            penyebab_kegagalan: null,
            ...named(f.target, (tw) => `target_tw${tw}`),
            ...named(f.realisasi, (tw) => `realisasi_tw${tw}`),
            ...named(f.anggaran, (tw) => `anggaran_tw${tw}`),
            ...named(f.belanja, (tw) => `realisasi_anggaran_tw${tw}`),
          })
        ).body;
        const realisasi = nilaiTahun(f.tipe_hitung, f.realisasi);
        const capaian = capaianOf({ ...f.rentang, polaritas: f.polaritas, target: data.target, realisasi });
        expect(data).toMatchObject({ realisasi, capaian, realisasi_anggaran: sum(f.belanja) });
        const node = (await nodesOf(2025, 'kinerja_program')).find((item) => item.id === id);
        expect(node).toMatchObject({ realisasi, capaian, realisasi_anggaran: sum(f.belanja) });
      }),
      { numRuns: RUNS },
    );
  });

  it('five years keep apart: each has its own achievement, and each year of the diagram reads its own key', async () => {
    const [{ id }] = (await superUser.get(`/sasaran-strategis-pd?satuan_kerja_id=${UNIT}`)).body.data;
    const figures = fc.record({ polaritas, rentang, target: lima(mungkin), realisasi: lima(mungkin) });
    await fc.assert(
      fc.asyncProperty(figures, async ({ polaritas: arah, rentang: batas, target, realisasi }) => {
        const answer = await superUser.change(sasaranStrategisPdCalls.update, id, {
          ...batas,
          satuan: 'derajat',
          polaritas: arah,
          ...named(target, (posisi) => `target_${posisi}`),
          ...named(realisasi, (posisi) => `realisasi_${posisi}`),
          alasan_perubahan: 'Angka tahun yang sudah ditutup diuji',
        });
        const expected = target.map((value, index) =>
          capaianOf({ ...batas, polaritas: arah, target: value, realisasi: realisasi[index] ?? null }),
        );
        expect(answer.body.data).toMatchObject(named(expected, (posisi) => `capaian_${posisi}`));
        for (const tahun of [2024, 2025]) {
          const node = (await nodesOf(tahun, 'sasaran_strategis_pd')).find((item) => item.id === id);
          expect(node?.capaian).toBe(node?.[yearField('capaian', tahun, 2024) ?? '']);
          expect(node?.capaian).toBe(expected[tahun - 2024]);
        }
      }),
      { numRuns: RUNS },
    );
  });

  it('a tree grown at random holds together: every level adds up to what its rows say, and goes only from its leaves', async () => {
    const [induk] = (await superUser.get(`/sasaran-strategis-pd?satuan_kerja_id=${UNIT}`)).body.data;
    const [contoh] = (await superUser.get(`/kinerja-program?satuan_kerja_id=${UNIT}`)).body.data;
    const seed = bodyOf(await superUser.row('/kinerja-program', contoh.id), kinerjaProgramCalls.create);
    const bare = { kinerja_tercapai: [], kinerja_tidak_tercapai: [], solusi: [], penyebab_kegagalan: null };
    const leaf = fc.array(uang, { minLength: 0, maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(fc.array(leaf, { minLength: 1, maxLength: 3 }), async (shape) => {
        const nothing = named([null, null, null, null], (tw) => `anggaran_tw${tw}`);
        const base = { ...seed, ...bare, ...nothing, sasaran_strategis_pd_id: induk.id };
        const make = async (path: string, more: object) =>
          (await superUser.post(path, { ...base, ...more })).body.data;
        const root = await make('/kinerja-program', { program_id: null, anggaran: null });
        for (const leaves of shape) {
          const branch = await make('/kinerja-kegiatan', {
            kinerja_program_id: root.id,
            kegiatan_id: null,
            anggaran: sum(leaves),
          });
          for (const anggaran of leaves) {
            await make('/kinerja-sub-kegiatan', {
              kinerja_kegiatan_id: branch.id,
              sub_kegiatan_id: null,
              anggaran,
              is_external: false,
              indikator_kemendagri: null,
            });
          }
        }
        const node = (await nodesOf(2025, 'kinerja_program')).find((item) => item.id === root.id);
        const branches = (node?.kinerja_kegiatan ?? []) as {
          anggaran: number | null;
          kinerja_sub_kegiatan: { anggaran: number | null }[];
        }[];
        expect(branches).toHaveLength(shape.length);
        for (const { anggaran, kinerja_sub_kegiatan } of branches) {
          expect(anggaran).toBe(sum(kinerja_sub_kegiatan.map((row) => row.anggaran)));
        }
        expect((await superUser.remove(`/kinerja-program/${root.id}`, root.versi)).status).toBe(409);
      }),
      { numRuns: 6 },
    );
  });
});
