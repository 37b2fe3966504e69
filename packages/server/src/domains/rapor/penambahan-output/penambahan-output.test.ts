import { type PenambahanOutput, penambahanOutputCalls, type TriwulanOutput } from '@selaras/contracts';
import { OUTPUT_MAX, totalOutput } from '@selaras/domain';
import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { addStaff, planningClient } from '../../../testing/planning-client';
import { startTestApp, type TestApp } from '../../../testing/test-app';

const PATH = '/penambahan-output';
const [OWN, OTHER] = [1012, 1013];

let test: TestApp;
let now = new Date();
let dinkes: ReturnType<typeof planningClient>;
let pemda: ReturnType<typeof planningClient>;
let superUser: ReturnType<typeof planningClient>;
beforeAll(async () => {
  test = await startTestApp({ clock: () => now, env: { TAHUN_KINERJA: '2023,2024,2025' } });
  dinkes = planningClient(test, 'dinkes', 2023);
  pemda = planningClient(test, 'pemda', 2023);
  superUser = planningClient(test, 'super', 2023);
  for (const tw of [1, 2, 3, 4]) {
    await test.db
      .insertInto('referensi')
      .values({
        kode: `batas_realisasi_tw${tw}`,
        nama: `Batas waktu realisasi triwulan ${tw}`,
        nilai_date: `2030-0${tw}-01`,
        tahun: 2023,
      })
      .execute();
  }
});
afterEach(() => {
  now = new Date();
});
afterAll(() => test.close());

interface Answer {
  data: PenambahanOutput[];
  total: Record<string, number | null>;
  triwulan: TriwulanOutput[];
}
async function list(client = dinkes): Promise<Answer> {
  const answer = await client.get(PATH);
  expect(answer.status).toBe(200);
  expect(penambahanOutputCalls.list.answer?.safeParse(answer.body).error).toBeUndefined();
  return answer.body;
}
const rowOf = async (unit: number, client = superUser) => {
  const row = (await list(client)).data.find(({ satuan_kerja }) => satuan_kerja.satuan_kerja_id === unit);
  if (row === undefined) throw new Error(`unit ${unit} has no row`);
  return row;
};
const save = (client: typeof dinkes, { satuan_kerja, versi }: PenambahanOutput, body: object) =>
  client.put(`${PATH}/${satuan_kerja.satuan_kerja_id}`, body, versi);

describe('what is read', () => {
  it('is the own unit alone for a unit, and every unit with sums for who sees all', async () => {
    expect((await list()).data.map(({ satuan_kerja }) => satuan_kerja.satuan_kerja_id)).toEqual([OWN]);
    for (const client of [pemda, superUser]) {
      const { data, total } = await list(client);
      expect(data).toHaveLength(40);
      expect(total).toEqual(totalOutput(data));
    }
    expect((await list(pemda)).data.some(({ kemampuan }) => kemampuan.ubah)).toBe(false);
    expect((await list(superUser)).data.every(({ kemampuan }) => kemampuan.ubah)).toBe(true);
  });

  it('is of the chosen year, and there is something to read in the years of the demo', async () => {
    const [first, second] = await Promise.all(
      [2024, 2025].map((tahun) => list(planningClient(test, 'pemda', tahun))),
    );
    expect(first?.total.tw4).toBeGreaterThan(0);
    expect(second?.total.tw1).toBeGreaterThan(0);
    expect((await list(pemda)).data.every(({ versi }) => versi === 0)).toBe(true);
  });

  it('is refused to the secretariat, to watchers and to validators', async () => {
    for (const name of ['setda', 'pemda_pantau', 'val_lke', 'val_rencana1']) {
      expect([name, (await planningClient(test, name, 2023).get(PATH)).status]).toEqual([name, 403]);
    }
  });
});

describe('what is written', () => {
  it('changes the quarters that were sent, raises the version, and shows in the history with its writer', async () => {
    const row = await rowOf(OWN, dinkes);
    const first = await save(dinkes, row, { tw1: 3, tw2: 0 });
    expect(first).toMatchObject({ status: 200, headers: { etag: '"1"' } });
    expect(first.body.data).toMatchObject({ tw1: 3, tw2: 0, tw3: null, versi: 1 });
    const second = await save(dinkes, first.body.data, { tw1: null, tw4: 12 });
    expect(second.body.data).toMatchObject({ tw1: null, tw2: 0, tw4: 12, versi: 2 });
    const { status, body } = await dinkes.get(`${PATH}/${OWN}/riwayat`);
    expect(status).toBe(200);
    expect(penambahanOutputCalls.history.answer?.safeParse(body).error).toBeUndefined();
    expect(body).toMatchObject({ total: 2 });
    expect(body.data[0].perubahan).toEqual([
      { kolom: 'tw1', sebelum: 3, sesudah: null },
      { kolom: 'tw4', sebelum: null, sesudah: 12 },
    ]);
    expect(body.data[0].pengguna).not.toBeNull();
  });

  it('needs the version that was read; of two at once one wins, also on the first number', async () => {
    const row = await rowOf(1014);
    const path = `${PATH}/1014`;
    expect((await superUser.send('PUT', path, { tw1: 1 })).status).toBe(428);
    const both = await Promise.all([save(superUser, row, { tw1: 1 }), save(superUser, row, { tw1: 2 })]);
    const [won, lost] = both.toSorted((a, b) => a.status - b.status);
    expect([won?.status, lost?.status]).toEqual([200, 412]);
    expect(lost?.body.terkini).toEqual(won?.body.data);
  });

  it('is a unit’s own: others are refused, those who see all units too, but for super', async () => {
    await addStaff(test, 'staf_lain', OTHER);
    const row = await rowOf(OWN);
    for (const name of ['staf_lain', 'pemda', 'pemda_pantau', 'setda', 'val_lke']) {
      const client = planningClient(test, name, 2023);
      expect([name, (await save(client, row, { tw1: 1 })).status]).toEqual([name, 403]);
    }
    const staff = planningClient(test, 'staf_lain', 2023);
    expect((await staff.get(`${PATH}/${OWN}/riwayat`)).status).toBe(403);
    expect((await save(superUser, await rowOf(1015), { tw1: 1 })).status).toBe(200);
    expect((await superUser.put(`${PATH}/999999`, { tw1: 1 }, 0)).status).toBe(404);
  });

  it.each([[-1], [1.5], ['tiga'], [OUTPUT_MAX + 1]])('is refused as %p: outputs are counted', async (tw1) => {
    const answer = await save(superUser, await rowOf(1016), { tw1 });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors)).toEqual(['tw1']);
  });
});

it('the most that a quarter may hold can be told', async () => {
  expect((await save(superUser, await rowOf(1018), { tw1: OUTPUT_MAX })).status).toBe(200);
});

describe('the deadline of a quarter', () => {
  it('closes its number with its date, and no other; what stays as it is passes', async () => {
    now = new Date('2030-02-15T00:00:00Z');
    const row = await rowOf(OWN, dinkes);
    expect((await list()).triwulan.map(({ lewat }) => lewat)).toEqual([true, true, false, false]);
    const late = await save(dinkes, row, { tw1: 99, tw3: 1 });
    expect(late).toMatchObject({ status: 423, body: { kode: 'TERKUNCI' } });
    expect(late.body.pesan).toBe(
      'Batas waktu TW 1 (1 Januari 2030 pukul 00.00 WIB) sudah lewat, sehingga angkanya terkunci.',
    );
    expect(late.body.errors).toEqual({ tw1: ['Terkunci sejak 1 Januari 2030 pukul 00.00 WIB'] });
    const open = await save(dinkes, row, { tw1: row.tw1, tw3: 7 });
    expect(open.body.data).toMatchObject({ tw1: row.tw1, tw3: 7 });
  });

  it('is passed by super, and history and audit log say so', async () => {
    now = new Date('2030-02-15T00:00:00Z');
    const row = await rowOf(OWN);
    expect((await save(superUser, row, { tw1: 5 })).status).toBe(200);
    const { rows } = await sql<{ melewati_kunci: string }>`
      select melewati_kunci from audit_log where tabel = 'penambahan_output' order by id desc limit 1`.execute(
      test.db,
    );
    expect(rows[0]?.melewati_kunci).toBe('batas-waktu');
    const { body } = await superUser.get(`${PATH}/${OWN}/riwayat`);
    expect(body.data[0].melewati_kunci).toBe(true);
  });
});

it('the spreadsheet has every unit with its sum, and the sums of all', async () => {
  const { raw, headers } = await planningClient(test, 'pemda', 2024).get(`${PATH}/ekspor`);
  expect(headers['content-disposition']).toContain('penambahan-jumlah-output-2024.xlsx');
  const sheet = strFromU8(unzipSync(new Uint8Array(raw))['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  expect(sheet.match(/<row /g)).toHaveLength(42);
  expect(sheet).not.toContain('<f>');
});
