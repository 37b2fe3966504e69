import {
  rencanaAksiTerintegrasiCalls,
  type TerintegrasiRow,
  type TingkatTerintegrasi,
} from '@selaras/contracts';
import { readSheet } from '../../../kit/sheet-import/read-sheet';
import { approvePlan } from '../../../testing/plan-state/approve-plan';
import { planningClient } from '../../../testing/planning-client';
import { startTestApp, type TestApp } from '../../../testing/test-app';

/** A unit whose plan of 2025 is a draft, and one whose plan is approved. */
const DRAFT = 1022;
const APPROVED = 1012;
const PATH = '/kinerja-langkah-aksi-terintegrasi';
let test: TestApp;
let now = new Date();
let staff: ReturnType<typeof planningClient>;
let dinkes: ReturnType<typeof planningClient>;

beforeAll(async () => {
  test = await startTestApp({ seed: 'demo', clock: () => now });
  await approvePlan(test);
  await test.db
    .updateTable('users')
    .set({ satuan_kerja_id: DRAFT, peg_nip: null })
    .where('username', '=', 'dpmptsp')
    .execute();
  staff = planningClient(test, 'dpmptsp');
  dinkes = planningClient(test, 'dinkes');
});
afterAll(() => test.close());

const as = (username: string) => planningClient(test, username);
const read = async (ask: typeof staff, unit: number): Promise<TerintegrasiRow[]> =>
  (await ask.get(`${PATH}?satuan_kerja_id=${unit}`)).body.data.baris;
async function rowOf(
  ask: typeof staff,
  unit: number,
  tingkat: TingkatTerintegrasi,
): Promise<TerintegrasiRow> {
  const row = (await read(ask, unit)).find((baris) => baris.tingkat === tingkat);
  if (row === undefined) throw new Error(`Unit ${unit} has no ${tingkat}`);
  return row;
}
const write = (ask: typeof staff, { tingkat, id, versi }: TerintegrasiRow, edits: object) =>
  ask.put(`${PATH}/${tingkat}/${id}`, edits, versi);

describe('the integrated action plan', () => {
  it('comes in one answer, every row right below its parent', async () => {
    const { status, body } = await dinkes.get(`${PATH}?satuan_kerja_id=${APPROVED}`);
    expect(status).toBe(200);
    expect(rencanaAksiTerintegrasiCalls.list.answer?.safeParse(body).error).toBeUndefined();
    const { baris, kemampuan, satuan_kerja } = body.data;
    expect(satuan_kerja.satuan_kerja_nama).toBe('Dinas Kesehatan');
    expect(kemampuan).toEqual({ ubah: true });
    const path: TerintegrasiRow[] = [];
    for (const row of baris as TerintegrasiRow[]) {
      path.length = row.kedalaman;
      expect(row.induk_id).toBe(path.at(-1)?.id ?? null);
      path.push(row);
    }
    expect(new Set(baris.map(({ tingkat }: TerintegrasiRow) => tingkat)).size).toBe(5);
  });

  it('is not sent again while nothing of the unit has changed', async () => {
    const address = `${PATH}?satuan_kerja_id=${DRAFT}`;
    const first = await staff.get(address);
    const again = () => staff.get(address, { 'if-none-match': String(first.headers.etag) });
    expect((await again()).status).toBe(304);
    const row = await rowOf(staff, DRAFT, 'kinerja-program');
    expect((await write(staff, row, { indikator: 'Indikator yang diperjelas' })).status).toBe(200);
    const { status, body } = await again();
    expect(status).toBe(200);
    expect(body.data.baris.map(({ indikator }: TerintegrasiRow) => indikator)).toContain(
      'Indikator yang diperjelas',
    );
  });

  it.each([
    ['dinkes', DRAFT, 403],
    ['bagorganisasi', APPROVED, 403],
    ['val_rencana1', APPROVED, 403],
    ['pemda', DRAFT, 200],
    ['pemda_pantau', DRAFT, 200],
    ['setda', 999906, 200],
    ['super', 4, 404],
  ])('%s asking for unit %p is answered %p', async (username, unit, expected) => {
    expect((await as(username).get(`${PATH}?satuan_kerja_id=${unit}`)).status).toBe(expected);
  });

  it('can be downloaded as a spreadsheet, the plan or its realisation', async () => {
    for (const [bagian, heading] of [
      ['rencana', 'Target TW 1'],
      ['realisasi', 'Realisasi TW 4'],
    ] as const) {
      const { raw, headers } = await dinkes.get(
        `${PATH}/ekspor?satuan_kerja_id=${APPROVED}&bagian=${bagian}`,
      );
      expect(headers['content-disposition']).toContain(`${bagian}-aksi-terintegrasi-1012-2025.xlsx`);
      const sheet = await readSheet(raw);
      expect(JSON.stringify(sheet)).toContain(heading);
      expect(JSON.stringify(sheet)).toContain('Langkah aksi');
    }
    expect((await dinkes.get(`${PATH}/ekspor?satuan_kerja_id=${DRAFT}`)).status).toBe(403);
  });
});

describe('one row of it', () => {
  it.each<TingkatTerintegrasi>([
    'sasaran-strategis-pd',
    'kinerja-program',
    'kinerja-kegiatan',
    'kinerja-sub-kegiatan',
    'kinerja-langkah-aksi',
  ])('of %s is changed in the fields that are sent, nothing else', async (tingkat) => {
    const before = await rowOf(staff, DRAFT, tingkat);
    const { status, body, headers } = await write(staff, before, { sasaran: `  Uraian baru ${tingkat} ` });
    expect(status).toBe(200);
    expect(body.data).toEqual({ ...before, sasaran: `Uraian baru ${tingkat}`, versi: before.versi + 1 });
    expect(headers.etag).toBe(`"${before.versi + 1}"`);
    expect(await rowOf(staff, DRAFT, tingkat)).toEqual(body.data);
  });

  it('stays as it is, with its version, when nothing is sent', async () => {
    const row = await rowOf(staff, DRAFT, 'kinerja-program');
    expect((await write(staff, row, {})).body.data).toEqual(row);
  });

  it('keeps what the table does not show: factors, remedies, owner, members', async () => {
    const step = await rowOf(dinkes, APPROVED, 'kinerja-langkah-aksi');
    const whole = await dinkes.row('/kinerja-langkah-aksi', step.id);
    expect(whole.anggota).not.toEqual([]);
    expect((await write(dinkes, step, { realisasi_tw1: 3 })).status).toBe(200);
    const after = await dinkes.row('/kinerja-langkah-aksi', step.id);
    const { anak, asal_realisasi } = after;
    expect(after).toEqual({
      ...whole,
      anak,
      asal_realisasi,
      realisasi_tw1: 3,
      versi: whole.versi + 1,
    });
    // A figure that is typed by hand is no longer that of the reports (decision 135).
    expect(asal_realisasi).not.toContainEqual(expect.objectContaining({ triwulan: 1 }));
  });

  it('computes the achievement of a performance anew', async () => {
    const row = await rowOf(dinkes, APPROVED, 'kinerja-sub-kegiatan');
    const target = row.target ?? 0;
    const realisasi = {
      realisasi_tw1: null,
      realisasi_tw2: null,
      realisasi_tw3: null,
      realisasi_tw4: target,
    };
    const { status, body } = await write(dinkes, row, realisasi);
    expect({ status, errors: body.errors }).toEqual({ status: 200, errors: undefined });
    expect(body.data.realisasi).toBe(target);
    expect(await dinkes.row('/kinerja-sub-kegiatan', row.id)).toMatchObject({ realisasi: target });
  });

  it('takes the figures of the chosen year of a goal', async () => {
    const goal = await rowOf(dinkes, APPROVED, 'sasaran-strategis-pd');
    const { body } = await write(dinkes, goal, { realisasi: 41.5 });
    expect(body.data.realisasi).toBe(41.5);
    expect(await dinkes.row('/sasaran-strategis-pd', goal.id)).toMatchObject({ realisasi_2: 41.5 });
    const lastYear = await rowOf(planningClient(test, 'dinkes', 2024), APPROVED, 'sasaran-strategis-pd');
    expect(lastYear.realisasi).not.toBe(41.5);
  });

  it('refuses quarters that do not make up the year, values out of their unit, and fields of other levels', async () => {
    const program = await rowOf(staff, DRAFT, 'kinerja-program');
    const quarters = { target_tw1: 1, target_tw2: 1, target_tw3: 1, target_tw4: 1 };
    const off = await write(staff, program, { ...quarters, target: 77.7 });
    expect(off.status).toBe(422);
    expect(off.body.errors.target[0]).toMatch(/^Nilai tahunan harus sama dengan/);

    const goal = await rowOf(staff, DRAFT, 'sasaran-strategis-pd');
    const foreign = await write(staff, goal, { target_tw1: 5 });
    expect(foreign.body.errors).toEqual({ target_tw1: ['Tidak diisi pada tingkat ini'] });
    expect((await write(staff, goal, { indikator: ' ' })).body.errors).toHaveProperty('indikator');
    expect(
      (await write(staff, goal, { satuan: 'persen', indikator: 'Cakupan', target: 120 })).body.errors,
    ).toEqual({
      target: ['Nilai dalam persen harus 0 sampai 100'],
    });
    expect(await rowOf(staff, DRAFT, 'sasaran-strategis-pd')).toEqual(goal);
  });

  it('needs the version that was read, and shows the row as it is to who is late', async () => {
    const row = await rowOf(staff, DRAFT, 'kinerja-kegiatan');
    const address = `${PATH}/${row.tingkat}/${row.id}`;
    expect((await staff.send('PUT', address, { satuan: 'indeks' })).status).toBe(428);
    const first = await write(staff, row, { indikator: 'Lebih dulu' });
    const late = await write(staff, row, { indikator: 'Terlambat' });
    expect(late.status).toBe(412);
    expect(late.body.terkini).toEqual(first.body.data);
  });

  it.each([
    ['dinkes', 403],
    ['pemda', 403],
    ['pemda_pantau', 403],
    ['val_rencana1', 403],
    ['kabid_kesmas', 403],
    ['setda', 403],
  ])('cannot be written by %s, who is told nothing of it', async (username, expected) => {
    const row = await rowOf(staff, DRAFT, 'kinerja-program');
    const answer = await as(username).put(`${PATH}/${row.tingkat}/${row.id}`, { satuan: 'x' }, 9999);
    expect(answer.status).toBe(expected);
    expect(answer.body.terkini).toBeUndefined();
  });

  it('that is not there is not found', async () => {
    expect((await staff.put(`${PATH}/kinerja-program/999999`, { satuan: 'x' }, 1)).status).toBe(404);
    expect((await staff.put(`${PATH}/pegawai/1`, { satuan: 'x' }, 1)).status).toBe(422);
  });
});

describe('locks', () => {
  it('of an approved plan close its fields and leave the open quarters to the report', async () => {
    const row = await rowOf(dinkes, APPROVED, 'kinerja-program');
    const plan = await write(dinkes, row, { sasaran: 'Diubah sesudah disetujui', target: 1 });
    expect(plan.status).toBe(423);
    expect(Object.keys(plan.body.errors)).toEqual(['sasaran', 'target']);
    expect((await write(dinkes, row, { realisasi_tw1: 1 })).status).toBe(200);
  });

  it('name the closed fields of a goal as the table does', async () => {
    const goal = await rowOf(dinkes, APPROVED, 'sasaran-strategis-pd');
    const answer = await write(dinkes, goal, { indikator: 'Diganti', target: 1 });
    expect(answer.status).toBe(423);
    expect(Object.keys(answer.body.errors).sort()).toEqual(['indikator', 'target']);
  });

  it('let super pass, and the audit says so', async () => {
    const root = as('super');
    const row = await rowOf(root, APPROVED, 'kinerja-kegiatan');
    expect((await write(root, row, { indikator: 'Dibetulkan oleh super' })).status).toBe(200);
    const { body } = await root.get(`/kinerja-kegiatan/${row.id}/riwayat`);
    expect(body.data[0]).toMatchObject({ melewati_kunci: true });
  });

  it('close everything once the deadlines have passed', async () => {
    const row = await rowOf(staff, DRAFT, 'kinerja-sub-kegiatan');
    const step = await rowOf(staff, DRAFT, 'kinerja-langkah-aksi');
    const before = now;
    now = new Date('2031-01-01T00:00:00Z');
    try {
      const { body } = await staff.get(`${PATH}?satuan_kerja_id=${DRAFT}`);
      expect(body.data.kunci).toMatchObject({ alasan: 'batas-waktu', bidang: [], triwulan: [] });
      for (const [baris, edits] of [
        [row, { target: 1 }],
        [row, { realisasi_tw4: 1 }],
        [step, { target_tw2: 9 }],
        [step, { realisasi_tw1: 9 }],
      ] as const) {
        const answer = await write(staff, baris, edits);
        expect(answer.status).toBe(423);
        expect(Object.values(answer.body.errors).flat()).toEqual(['Batas waktu pengisiannya sudah lewat']);
      }
    } finally {
      now = before;
    }
  });
});

describe('a plan of 2,000 rows', () => {
  it('comes whole and in the order of the tree', async () => {
    const parent = await rowOf(staff, DRAFT, 'kinerja-sub-kegiatan');
    const has = (await read(staff, DRAFT)).length;
    const steps = Array.from({ length: 2000 - has }, (_, index) => ({
      tahun_kinerja: 2025,
      satuan_kerja_id: DRAFT,
      kinerja_sub_kegiatan_id: parent.id,
      sasaran: `Langkah ${index}`,
      indikator: `Indikator ${index}`,
      satuan: 'dokumen',
    }));
    await test.db.insertInto('kinerja_langkah_aksi').values(steps).execute();
    const baris = await read(staff, DRAFT);
    expect(baris).toHaveLength(2000);
    const at = baris.findIndex(({ id, tingkat }) => tingkat === parent.tingkat && id === parent.id);
    expect(baris.slice(at + 1, at + 101).every(({ induk_id }) => induk_id === parent.id)).toBe(true);
  });
});
