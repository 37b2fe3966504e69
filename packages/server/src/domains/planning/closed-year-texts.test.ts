import {
  type CascadingTree,
  HEADER_TAHUN_PUBLIK,
  sasaranStrategisPdCalls,
  sasaranStrategisRpjmdCalls,
  visiMisiRpjmdCalls,
} from '@selaras/contracts';
import { sql } from 'kysely';
import { demoAccounts } from '../../kit/seed/demo-accounts';
import { bodyOf } from '../../testing/planning-client';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { type ClosedYear, closedYearSteps, UNIT } from './closed-year.fixture';

type Steps = Awaited<ReturnType<typeof closedYearSteps>>;
interface Tree {
  misi: { id: number; misi: string; nomor: string }[];
  [field: string]: unknown;
}

interface Branches {
  tujuan: { indikator: Record<string, unknown>[] }[];
}

const FIRST: ClosedYear = { closed: 2024, open: 2025 };
const LAST: ClosedYear = { closed: 2025, open: 2024 };

let test: TestApp;
let as: Steps['as'];
let close: Steps['close'];
let change: Steps['change'];
let goal: number;
let regency: number;
let visi: number;

beforeEach(async () => {
  test = await startTestApp({ seed: 'demo' });
  ({ as, close, change, goal, regency, visi } = await closedYearSteps(test));
});
afterEach(() => test.close());

async function publicGoals(tahun: number) {
  const answer = await test.app.inject({
    url: `/api/public-display/cascading?satuan_kerja_id=${UNIT}`,
    headers: { [HEADER_TAHUN_PUBLIK]: String(tahun) },
  });
  const tree: CascadingTree = answer.json();
  return tree.data.flatMap((root) => root.sasaran_strategis_pd.map((node) => ({ root: root.id, node })));
}

/** Where a year says these words: details, lists, tables, trees, options, agreements, the public tree. */
async function saying(tahun: number, words: string): Promise<string[]> {
  const ask = as('super', tahun);
  const addresses = [
    `/sasaran-strategis-pd/${goal}`,
    `/sasaran-strategis-pd?satuan_kerja_id=${UNIT}`,
    `/sasaran-strategis-rpjmd/${regency}`,
    '/sasaran-strategis-rpjmd',
    `/visi-misi-rpjmd/${visi}`,
    `/kinerja-program?satuan_kerja_id=${UNIT}`,
    `/kinerja-langkah-aksi-terintegrasi?satuan_kerja_id=${UNIT}`,
    `/validasi-perencanaan/${UNIT}`,
    '/capaian-iku?tingkat=pd',
    '/capaian-iku?tingkat=kabupaten',
    `/cascading?satuan_kerja_id=${UNIT}`,
    `/perjanjian-kinerja?satuan_kerja_id=${UNIT}`,
    '/option/misi',
    '/option/sasaran-strategis',
  ];
  const found: string[] = [];
  for (const address of addresses) {
    if ((await ask.get(address)).raw.toString().includes(words)) found.push(address);
  }
  return JSON.stringify(await publicGoals(tahun)).includes(words) ? [...found, 'public tree'] : found;
}

const MARK = 'Tanda revisi';
const ofUnit = {
  sasaran_strategis_satker: `${MARK} sasaran`,
  iku: `${MARK} IKU`,
  satuan: `${MARK} satuan`,
  baseline: 77.7,
};
const refine = (username: string, header: number, more: object = {}) =>
  change(as(username, header), sasaranStrategisPdCalls.update, goal, header, { ...ofUnit, ...more });
const reviseTree = async (
  username: string,
  header: number,
  edit: (tree: Tree) => void,
  more: object = {},
) => {
  const row = await as('super', header).row('/visi-misi-rpjmd', visi);
  const body = structuredClone(bodyOf(row, visiMisiRpjmdCalls.update)) as Tree;
  edit(body);
  return as(username, header).put(`/visi-misi-rpjmd/${visi}`, { ...body, ...more }, row.versi);
};
const reword = (tree: Tree) => {
  tree.visi = `${MARK} visi`;
  const [first] = tree.misi;
  if (first) first.misi = `${MARK} misi`;
};

describe('texts of a year that is closed', () => {
  it('stay as they were approved when a later, open year revises them, for everybody who reads that year', async () => {
    await close(FIRST);
    expect((await refine('dinkes', FIRST.open)).status).toBe(200);
    expect((await reviseTree('pemda', FIRST.open, reword)).status).toBe(200);
    const other = await change(as('pemda', 2025), sasaranStrategisRpjmdCalls.update, regency, 2025, {
      satuan: `${MARK} satuan RPJMD`,
    });
    expect(other.status).toBe(200);
    expect(await saying(FIRST.closed, MARK)).toEqual([]);
    for (const text of ['sasaran', 'IKU', 'satuan', 'visi', 'misi', 'satuan RPJMD']) {
      expect(await saying(FIRST.open, `${MARK} ${text}`)).not.toEqual([]);
    }
    expect(await publicGoals(FIRST.open)).toEqual([]);
    const told = async (path: string, id: number) =>
      (await as('pemda', FIRST.open).row(path, id)).teks_sebelumnya;
    for (const [path, id, kolom] of [
      ['/sasaran-strategis-rpjmd', regency, 'satuan'],
      ['/visi-misi-rpjmd', visi, 'Visi'],
    ] as const) {
      expect(await told(path, id)).toContainEqual({ tahun: FIRST.closed, kolom, teks: expect.any(String) });
      expect(JSON.stringify(await told(path, id))).not.toContain(MARK);
    }
  });

  it('keep their parent, and what is removed or made in the open year is so from that year on', async () => {
    await close(FIRST);
    const before = await publicGoals(FIRST.closed);
    const others = (await as('super', 2025).get('/sasaran-strategis-rpjmd')).body.data as { id: number }[];
    const parent = others.find(({ id }) => id !== regency)?.id;
    expect((await refine('dinkes', 2025, { sasaran_strategis_rpjmd_id: parent })).status).toBe(200);
    const row = await as('dinkes', 2025).row('/sasaran-strategis-pd', goal);
    const made = await as('dinkes', 2025).post('/sasaran-strategis-pd', {
      ...bodyOf(row, sasaranStrategisPdCalls.create),
      ...Object.fromEntries(
        [1, 2, 3, 4, 5].flatMap((n) => [
          [`target_${n}`, null],
          [`realisasi_${n}`, null],
        ]),
      ),
      ...Object.fromEntries([1, 2, 3, 4, 5].map((n) => [`rata_nasional_${n}`, null])),
      kinerja_tercapai: [],
      kinerja_tidak_tercapai: [],
      iku: `${MARK} baru`,
    });
    expect(made.status).toBe(201);
    const added = (tree: Tree) => {
      tree.misi.push({ nomor: '99', misi: `${MARK} misi baru` } as Tree['misi'][number]);
    };
    expect((await reviseTree('pemda', 2025, added)).status).toBe(200);
    expect(await publicGoals(FIRST.closed)).toEqual(before);
    expect(await saying(FIRST.closed, MARK)).toEqual([]);
    const gone = await as('dinkes', 2025).remove(
      `/sasaran-strategis-pd/${made.body.data.id}`,
      made.body.data.versi,
    );
    expect(gone.status).toBe(204);
    const removed = (tree: Tree) => {
      tree.misi = tree.misi.filter(({ nomor }) => nomor !== '99');
    };
    expect((await reviseTree('pemda', 2025, removed)).status).toBe(200);
    expect(await saying(FIRST.open, `${MARK} misi baru`)).toEqual([]);
  });

  it('keep the indicators that stand in one box', async () => {
    await close(FIRST);
    const { body } = await as('super', 2025).get('/sasaran-strategis-rpjmd');
    const ids = (body.data as { id: number }[]).map(({ id }) => id);
    const rows = await Promise.all(ids.map((id) => as('super', 2024).row('/sasaran-strategis-rpjmd', id)));
    const merged = rows.find(({ indikator_merge }) => (indikator_merge as unknown[]).length > 0);
    if (merged === undefined) throw new Error('The seed has no box of several indicators');
    const id = Number(merged.id);
    const apart = await change(as('pemda', 2025), sasaranStrategisRpjmdCalls.update, id, 2025, {
      indikator_merge_ids: [],
    });
    expect(apart.status).toBe(200);
    expect(apart.body.data.indikator_merge).toEqual([]);
    const [other] = merged.indikator_merge as { indikator: string }[];
    expect(apart.body.data.teks_sebelumnya).toContainEqual({
      tahun: 2024,
      kolom: 'indikator_merge',
      teks: other?.indikator,
    });
    const closed = await as('super', 2024).row('/sasaran-strategis-rpjmd', id);
    expect(closed.indikator_merge).toEqual(merged.indikator_merge);
    const { data } = (await as('super', 2025).get(`/sasaran-strategis-rpjmd/${id}/riwayat`)).body;
    expect(data[0].perubahan).toEqual([{ kolom: 'indikator_merge', sebelum: other?.indikator, sesudah: '' }]);
  });

  it('are not changed by an earlier year that is open again', async () => {
    await close(LAST);
    expect((await refine('dinkes', LAST.open)).status).toBe(200);
    expect(await saying(LAST.closed, MARK)).toEqual([]);
    expect(await saying(LAST.open, `${MARK} IKU`)).not.toEqual([]);
  });

  it.each([FIRST, LAST])('are refused to every role under their own header (%j)', async (years) => {
    await close(years);
    const statuses = new Set<number>();
    for (const { username } of demoAccounts) {
      statuses.add((await refine(username, years.closed)).status);
      statuses.add((await reviseTree(username, years.closed, reword)).status);
      statuses.add(
        (
          await change(as(username, years.closed), sasaranStrategisRpjmdCalls.update, regency, years.closed, {
            satuan: `${MARK} satuan`,
          })
        ).status,
      );
    }
    expect([...statuses].every((status) => status >= 400 && status < 500)).toBe(true);
    expect(await saying(years.closed, MARK)).toEqual([]);
  });

  it('are changed by super with a reason, which the history tells, and the other year stays', async () => {
    await close(LAST);
    const refused = await refine('super', LAST.closed);
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.body.errors)).toEqual(['alasan_perubahan']);
    const alasan_perubahan = 'Salah ketik pada dokumen yang ditetapkan';
    expect((await refine('super', LAST.closed, { alasan_perubahan })).status).toBe(200);
    expect(await saying(LAST.closed, `${MARK} IKU`)).not.toEqual([]);
    const { data } = (await as('super', LAST.closed).get(`/sasaran-strategis-pd/${goal}/riwayat`)).body;
    expect(data[0]).toMatchObject({ melewati_kunci: true, alasan: alasan_perubahan });
  });

  it('are made and removed by super with a reason alone', async () => {
    await close(LAST);
    const row = await as('super', LAST.closed).row('/sasaran-strategis-pd', goal);
    const body = {
      ...bodyOf(row, sasaranStrategisPdCalls.create),
      iku: `${MARK} baru`,
      kinerja_tercapai: [],
      kinerja_tidak_tercapai: [],
    };
    const refused = await as('super', LAST.closed).post('/sasaran-strategis-pd', body);
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.body.errors)).toEqual(['alasan_perubahan']);
    const alasan_perubahan = 'Terlewat saat penetapan';
    const made = await as('super', LAST.closed).post('/sasaran-strategis-pd', { ...body, alasan_perubahan });
    expect(made.status).toBe(201);
    const { id, versi } = made.body.data;
    const kept = await as('super', LAST.closed).remove(`/sasaran-strategis-pd/${id}`, versi);
    expect(kept.status).toBe(422);
    expect(Object.keys(kept.body.errors)).toEqual(['alasan_perubahan']);
    const address = `/sasaran-strategis-pd/${id}?alasan_perubahan=${encodeURIComponent('Tercatat dua kali')}`;
    expect((await as('super', LAST.closed).remove(address, versi)).status).toBe(204);
    const { rows } = await sql<{ alasan: string }>`select distinct alasan from audit_log
      where tabel = 'sasaran_strategis_pd' and baris_id = ${id} and alasan is not null order by alasan`.execute(
      test.db,
    );
    expect(rows.map(({ alasan }) => alasan)).toEqual([alasan_perubahan, 'Tercatat dua kali'].toSorted());
  });

  it('that were revised since are changed by super in their own year alone', async () => {
    await close(FIRST);
    await refine('dinkes', FIRST.open);
    const alasan_perubahan = 'Perbaikan sesuai lampiran Renstra';
    const corrected = await change(as('super', 2024), sasaranStrategisPdCalls.update, goal, 2024, {
      iku: 'Ejaan yang benar',
      alasan_perubahan,
    });
    expect(corrected.status).toBe(200);
    expect(await saying(2024, 'Ejaan yang benar')).not.toEqual([]);
    expect(await saying(2024, MARK)).toEqual([]);
    // The year after tells it as what was written before.
    expect(await saying(2025, 'Ejaan yang benar')).toEqual([`/sasaran-strategis-pd/${goal}`]);
    expect(await as('dinkes', 2025).row('/sasaran-strategis-pd', goal)).toMatchObject({
      iku: ofUnit.iku,
      teks_sebelumnya: expect.arrayContaining([{ tahun: 2024, kolom: 'iku', teks: 'Ejaan yang benar' }]),
    });
    const { data } = (await as('super', 2024).get(`/sasaran-strategis-pd/${goal}/riwayat`)).body;
    expect(data).toContainEqual(
      expect.objectContaining({
        tahun: 2024,
        alasan: alasan_perubahan,
        perubahan: [expect.objectContaining({ kolom: 'iku', sesudah: 'Ejaan yang benar' })],
      }),
    );
    expect(data.filter(({ perubahan }: { perubahan: unknown[] }) => perubahan.length === 0)).toEqual([]);
  });

  it('keep the achievement by their own measure', async () => {
    await close(FIRST);
    const before = await as('super', 2024).row('/sasaran-strategis-pd', goal);
    const polaritas = before.polaritas === 'minimize' ? 'maximize' : 'minimize';
    expect((await refine('dinkes', 2025, { polaritas })).status).toBe(200);
    const closed = await as('super', 2024).row('/sasaran-strategis-pd', goal);
    expect(closed).toMatchObject({ polaritas: before.polaritas, capaian_1: before.capaian_1 });
  });
});

describe('figures of a year that is a draft', () => {
  const figures = { target_2: 4321.25, realisasi_2: 4320.5 };

  it('do not come to the public or other units through an approved year', async () => {
    await close(FIRST);
    const before = await as('super', 2024).row('/sasaran-strategis-pd', goal);
    const drafted = await change(as('dinkes', 2025), sasaranStrategisPdCalls.update, goal, 2025, figures);
    expect(drafted.status).toBe(200);
    const node = (await publicGoals(2024)).find(({ node: { id } }) => id === goal)?.node;
    expect(node).toMatchObject({
      target_1: before.target_1,
      target_2: before.target_2,
      realisasi_2: null,
      capaian_2: null,
    });
    for (const username of ['rsud', 'dpmptsp']) {
      const row = await as(username, 2024).row('/sasaran-strategis-pd', goal);
      expect(row).toMatchObject({ target_2: before.target_2, realisasi_2: null, capaian_2: null });
      const tree = (await as(username, 2024).get(`/cascading?satuan_kerja_id=${UNIT}`)).raw.toString();
      expect(tree).not.toContain('4321.25');
    }
    expect(await as('dinkes', 2024).row('/sasaran-strategis-pd', goal)).toMatchObject(figures);
  });

  it.each([FIRST, LAST])(
    'of the regency do not come to the public or to units through a year that is closed (%j)',
    async (years) => {
      await close(years);
      const [open, shut] = [years.open - 2023, years.closed - 2023];
      const before = await as('super', years.closed).row('/sasaran-strategis-rpjmd', regency);
      const drafted = await change(
        as('pemda', years.open),
        sasaranStrategisRpjmdCalls.update,
        regency,
        years.open,
        { [`target_${open}`]: 43.2125, [`realisasi_${open}`]: 43.2105 },
      );
      expect(drafted.status).toBe(200);
      const tree = await reviseTree('pemda', years.open, ({ misi }) => {
        const [indikator] = (misi as unknown as Branches[]).flatMap(({ tujuan }) =>
          tujuan.flatMap((one) => one.indikator),
        );
        Object.assign(indikator ?? {}, { [`target_${open}`]: 43.2125, [`realisasi_${open}`]: 43.2105 });
      });
      expect(tree.status).toBe(200);
      const drafts = /43\.21(25|05)/;
      const publicAnswers = test.app.calls.filter(
        ({ method, tahun, params, produces }) =>
          method === 'GET' && tahun === 'publik' && params === undefined && produces === undefined,
      );
      const leaks: string[] = [];
      for (const { path } of publicAnswers) {
        const read = async (tahun: number) =>
          (
            await test.app.inject({ url: `/api${path}`, headers: { [HEADER_TAHUN_PUBLIK]: String(tahun) } })
          ).rawPayload.toString();
        if (drafts.test(await read(years.closed))) leaks.push(path);
      }
      const lists = [
        '/sasaran-strategis-rpjmd',
        `/sasaran-strategis-rpjmd/${regency}`,
        '/visi-misi-rpjmd',
        `/visi-misi-rpjmd/${visi}`,
        '/capaian-iku?tingkat=kabupaten',
        '/cascading',
      ];
      for (const address of lists) {
        if (drafts.test((await as('dinkes', years.closed).get(address)).raw.toString())) leaks.push(address);
        // Whose draft it is reads it, under every header.
        const own = (await as('pemda', years.closed).get(address)).raw.toString();
        if (address !== '/cascading') expect([address, drafts.test(own)]).toEqual([address, true]);
      }
      expect(leaks).toEqual([]);
      expect(await as('dinkes', years.closed).row('/sasaran-strategis-rpjmd', regency)).toMatchObject({
        [`target_${open}`]: before[`target_${open}`],
        [`realisasi_${open}`]: null,
        [`capaian_${open}`]: null,
        [`target_${shut}`]: before[`target_${shut}`],
        [`realisasi_${shut}`]: before[`realisasi_${shut}`],
      });
      // In its own year, and once that year is closed, everybody reads it.
      expect((await as('dinkes', years.open).get('/sasaran-strategis-rpjmd')).raw.toString()).toMatch(drafts);
      await test.db.updateTable('referensi').set({ nilai_date: '2020-01-01' }).execute();
      expect(
        (await as('dinkes', years.closed).get(`/sasaran-strategis-rpjmd/${regency}`)).raw.toString(),
      ).toContain('43.2105');
    },
  );
});
