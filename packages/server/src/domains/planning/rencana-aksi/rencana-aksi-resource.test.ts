import { randomBytes } from 'node:crypto';
import { rencanaAksiPdCalls, rencanaAksiRpjmdCalls } from '@selaras/contracts';
import { keadaanTriwulanOf, type PolaritasAksi } from '@selaras/domain';
import { sql } from 'kysely';
import { examplePdf } from '../../../testing/example-files';
import { approvePlan } from '../../../testing/plan-state/approve-plan';
import { addStaff, bodyOf, planningClient } from '../../../testing/planning-client';
import { startTestApp, type TestApp } from '../../../testing/test-app';

/** A unit whose plan of 2025 is a draft in the demo, and one whose plan is approved. */
const [OWN, APPROVED] = [1022, 1012];
const [PD, RPJMD] = ['/rencana-aksi-pd', '/rencana-aksi-rpjmd'];

let test: TestApp;
let now = new Date();
type Client = ReturnType<typeof planningClient>;
let own: Client;
let dinkes: Client;
let pemda: Client;
let superUser: Client;
beforeAll(async () => {
  test = await startTestApp({ clock: () => now });
  await approvePlan(test);
  await addStaff(test, 'staf_dpmd', OWN);
  own = planningClient(test, 'staf_dpmd');
  dinkes = planningClient(test, 'dinkes');
  pemda = planningClient(test, 'pemda');
  superUser = planningClient(test, 'super');
});
afterEach(() => {
  now = new Date();
});
afterAll(() => test.close());

const first = async (client: Client, path: string) => {
  const [{ id }] = (await client.get(path)).body.data;
  return client.row(path, id);
};
const draft = async (more: object = {}) => ({
  ...bodyOf(await first(own, PD), rencanaAksiPdCalls.create),
  ...more,
});
/** Writes the realisation as its form does: what is not named stays as it was read. */
const report = async (client: Client, path: string, id: number, fields: object) => {
  const row = await client.row(path, id);
  const body = { ...bodyOf(row, rencanaAksiPdCalls.realisasi), ...fields };
  return client.put(`${path}/${id}/realisasi`, body, row.versi);
};

const setDeadline = (tw: number, date: string) =>
  test.db
    .updateTable('referensi')
    .set({ nilai_date: date })
    .where('kode', '=', `batas_realisasi_tw${tw}`)
    .where('tahun', '=', 2025)
    .execute();

describe('the action plan of a unit', () => {
  it('lists 20 rows of the own unit with goal, sub-activity and what may be written', async () => {
    const { body } = await own.get(`${PD}?satuan_kerja_id=${APPROVED}`);
    expect(rencanaAksiPdCalls.list.answer?.safeParse(body).error).toBeUndefined();
    const units = body.data.map(
      (row: { satuan_kerja: { satuan_kerja_id: number } }) => row.satuan_kerja.satuan_kerja_id,
    );
    expect(new Set(units)).toEqual(new Set([OWN]));
    expect(body.kemampuan).toEqual({ buat: true });
    expect(body.data[0]).toMatchObject({ isi_realisasi: true, kemampuan: { ubah: true, hapus: true } });
  });

  it('takes a new action once for a double click, and the public reads it once the plan is final', async () => {
    const body = await draft({ rencana_aksi: 'Pendampingan desa', tw1: 5, satuan: 'desa' });
    const key = { 'idempotency-key': 'dobel-rencana-aksi' };
    const [one, two] = await Promise.all([own.post(PD, body, key), own.post(PD, body, key)]);
    expect([one.status, two.status]).toEqual([201, 201]);
    expect(one.body.data).toMatchObject({ rencana_aksi: 'Pendampingan desa', tw1: 5, versi: 1 });
    expect(two.body.data.id).toBe(one.body.data.id);
    const modal = await own.get(
      `/public-display/rencana-aksi?satuan_kerja_id=${OWN}&sasaran_strategis_pd_id=${body.induk_id}&page=1`,
      { 'default-key-tahun-kinerja-public': '2025' },
    );
    const pages = Math.ceil(modal.body.total / 20);
    const last = await own.get(
      `/public-display/rencana-aksi?satuan_kerja_id=${OWN}&sasaran_strategis_pd_id=${body.induk_id}&page=${pages}`,
      { 'default-key-tahun-kinerja-public': '2025' },
    );
    expect(last.body.data.at(-1)).toMatchObject({ id: one.body.data.id, tw1: 5 });
  });

  it('takes texts as long as they may be, whatever stands in them', async () => {
    const text = randomBytes(3000).toString('base64').slice(0, 4000);
    const made = await own.post(PD, await draft({ rencana_aksi: text, indikator: text }));
    expect(made).toMatchObject({ status: 201, body: { data: { rencana_aksi: text } } });
    expect((await own.remove(`${PD}/${made.body.data.id}`, 1)).status).toBe(204);
  });

  it.each([
    ['half a person', { satuan: 'orang', tw2: 1.5 }, 'tw2'],
    ['more than all', { satuan: 'persen', indikator: 'Cakupan layanan', tw3: 101 }, 'tw3'],
    ['a budget below nothing', { anggaran: -1 }, 'anggaran'],
    ['no words', { rencana_aksi: '  ' }, 'rencana_aksi'],
    ['a goal that is not there', { induk_id: 999_999 }, 'induk_id'],
    ['a sub-activity of another unit', { kinerja_sub_kegiatan_id: 1 }, 'kinerja_sub_kegiatan_id'],
    ['a team that was not chosen', { pengampu: 'tim-kerja', tim_kerja_id: null }, 'tim_kerja_id'],
    ['a direction that is none', { polaritas: 'range' }, 'polaritas'],
  ])('refuses %s beside its field', async (_, fields, field) => {
    const answer = await own.post(PD, await draft(fields));
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toHaveProperty([field]);
  });

  it('is no other unit’s to write, and not the regency’s', async () => {
    const row = await first(dinkes, PD);
    const body = bodyOf(row, rencanaAksiPdCalls.update);
    for (const client of [own, pemda]) {
      expect((await client.post(PD, body)).status).toBe(403);
      expect((await client.put(`${PD}/${row.id}`, body, row.versi)).status).toBe(403);
      expect((await client.remove(`${PD}/${row.id}`, row.versi)).status).toBe(403);
      expect((await report(client, PD, row.id, { tw1_realisasi: 1 })).status).toBe(403);
    }
    expect((await own.get(`${PD}/${row.id}/riwayat`)).status).toBe(403);
    expect((await own.get(`${PD}/${row.id}`)).body.data.kemampuan.riwayat).toBe(false);
    expect((await dinkes.get(`${PD}/${(await first(own, PD)).id}`)).status).toBe(404);
  });

  it('needs the version that was read, and answers the row as it is now', async () => {
    const row = await first(own, PD);
    const body = bodyOf(row, rencanaAksiPdCalls.update);
    const reported = bodyOf(row, rencanaAksiPdCalls.realisasi);
    expect((await own.send('PUT', `${PD}/${row.id}`, body)).status).toBe(428);
    const both = await Promise.all([
      own.put(`${PD}/${row.id}`, { ...body, indikator: 'Satu' }, row.versi),
      own.put(`${PD}/${row.id}/realisasi`, { ...reported, kendala_tw1: 'Dua' }, row.versi),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 412]);
    expect(both.find(({ status }) => status === 412)?.body.terkini.versi).toBe(row.versi + 1);
  });

  it('is gone from list and diagram once it is deleted', async () => {
    const { data } = (await own.post(PD, await draft({ rencana_aksi: 'Akan dihapus' }))).body;
    expect((await own.remove(`${PD}/${data.id}`, data.versi)).status).toBe(204);
    expect((await own.get(`${PD}/${data.id}`)).status).toBe(404);
    expect((await own.get(`${PD}?q=akan%20dihapus`)).body.total).toBe(0);
  });
});

describe('the action plan of the regency', () => {
  it('is read by everybody of the page and written by the regency for the unit that acts', async () => {
    const row = await first(pemda, RPJMD);
    expect((await own.get(RPJMD)).body).toMatchObject({ kemampuan: { buat: false } });
    const body = bodyOf(row, rencanaAksiRpjmdCalls.create);
    const made = await pemda.post(RPJMD, { ...body, rencana_aksi: 'Gerakan kabupaten' });
    expect(made).toMatchObject({ status: 201, body: { data: { rencana_aksi: 'Gerakan kabupaten' } } });
    expect((await own.post(RPJMD, body)).status).toBe(403);
    expect((await dinkes.put(`${RPJMD}/${row.id}`, body, row.versi)).status).toBe(403);
    const pantau = planningClient(test, 'pemda_pantau');
    expect((await pantau.get(RPJMD)).status).toBe(200);
    expect((await pantau.post(RPJMD, body)).status).toBe(403);
    expect((await planningClient(test, 'val_rencana1').get(RPJMD)).status).toBe(403);
  });

  it('is not closed by a unit’s validation, but by the deadline', async () => {
    const { body } = await pemda.get(`${RPJMD}?satuan_kerja_id=${APPROVED}`);
    const { id } = body.data[0];
    const change = (indikator: string) => pemda.change(rencanaAksiRpjmdCalls.update, id, { indikator });
    expect((await change('Terbuka')).status).toBe(200);
    now = new Date('2031-01-01T00:00:00Z');
    expect(await change('Terlambat')).toMatchObject({ status: 423, body: { kode: 'TERKUNCI' } });
  });

  it('is ordered by the names of the units that act', async () => {
    const names = async (urut: string) =>
      (await pemda.get(`${RPJMD}?urut=${urut}`)).body.data.map(
        ({ satuan_kerja }: { satuan_kerja: { satuan_kerja_nama: string } }) => satuan_kerja.satuan_kerja_nama,
      );
    const up = await names('satuan_kerja');
    expect(up).toEqual([...up].sort());
    expect((await names('-satuan_kerja'))[0] > (up.at(-1) ?? '')).toBe(true);
  });

  it('keeps its rows apart from those of the units', async () => {
    const { id } = await first(own, PD);
    expect((await pemda.get(`${RPJMD}/${id}`)).status).toBe(404);
  });
});

describe('the realisation', () => {
  it('of an approved plan is written although the plan itself is closed', async () => {
    const row = await first(dinkes, PD);
    expect(row).toMatchObject({ isi_realisasi: true, kemampuan: { ubah: false, hapus: false } });
    expect((await dinkes.change(rencanaAksiPdCalls.update, row.id, { tw1: 1 })).status).toBe(423);
    const saved = await report(dinkes, PD, row.id, {
      tw1_realisasi: 3,
      kendala_tw1: 'Cuaca',
      tindak_lanjut_tw1: '  ',
      eviden_tw1: 'Berita acara 12/2025',
    });
    expect(saved.body.data).toMatchObject({
      tw1_realisasi: 3,
      kendala_tw1: 'Cuaca',
      tindak_lanjut_tw1: null,
      eviden_tw1: 'Berita acara 12/2025',
      versi: row.versi + 1,
    });
    const [{ perubahan }] = (await dinkes.get(`${PD}/${row.id}/riwayat`)).body.data;
    expect(perubahan).toContainEqual({ kolom: 'kendala_tw1', sebelum: null, sesudah: 'Cuaca' });
  });

  it('of a quarter closes with that quarter, whole; super passes and the audit says so', async () => {
    const { id } = await first(dinkes, PD);
    await setDeadline(1, '2030-02-01');
    await setDeadline(2, '2030-04-01');
    now = new Date('2030-02-15T00:00:00Z');
    const late = await report(dinkes, PD, id, { tw1_realisasi: 9, eviden_tw1: 'Susulan', tw2_realisasi: 4 });
    expect(late.status).toBe(423);
    expect(Object.keys(late.body.errors).sort()).toEqual(['eviden_tw1', 'tw1_realisasi']);
    expect((await report(dinkes, PD, id, { tw2_realisasi: 4 })).body.data.tw2_realisasi).toBe(4);
    expect((await report(superUser, PD, id, { tw1_realisasi: 9 })).status).toBe(200);
    const [last] = (await superUser.get(`${PD}/${id}/riwayat`)).body.data;
    expect(last.melewati_kunci).toBe(true);
  });

  it('stays in the unit of the plan', async () => {
    const { data } = (await own.post(PD, await draft({ satuan: 'orang', tw1: 5, tw2: 5, tw3: 5, tw4: 5 })))
      .body;
    const answer = await report(own, PD, data.id, { tw3_realisasi: 2.5 });
    expect(answer).toMatchObject({ status: 422 });
    expect(answer.body.errors).toHaveProperty(['tw3_realisasi']);
  });
});

describe('evidence', () => {
  const PDF = examplePdf();
  const upload = async (username: string) => {
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/berkas?nama=Berita%20acara.pdf&tujuan=bukti_rencana_aksi',
      headers: { ...(await test.signIn(username)), 'content-type': 'application/octet-stream' },
      payload: PDF,
    });
    expect(answer.statusCode).toBe(201);
    return answer.json().data.id as number;
  };
  const download = async (username: string, id: number) =>
    (await test.app.inject({ url: `/api/berkas/${id}`, headers: await test.signIn(username) })).statusCode;

  it('belongs to its quarter, is read by who reads the action, and goes when it is taken away', async () => {
    const { id } = await first(own, PD);
    const file = await upload('staf_dpmd');
    const saved = await report(own, PD, id, { berkas_tw3_ids: [file] });
    expect(saved.body.data.berkas_tw3).toEqual([
      { id: file, nama: 'Berita acara.pdf', jenis: 'application/pdf', ukuran: PDF.length },
    ]);
    expect(rencanaAksiPdCalls.get.answer?.safeParse(saved.body).error).toBeUndefined();
    expect(await download('staf_dpmd', file)).toBe(200);
    expect(await download('pemda', file)).toBe(200);
    expect(await download('dinkes', file)).not.toBe(200);
    expect(await download('val_lke', file)).not.toBe(200);

    const moved = await report(own, PD, id, { berkas_tw3_ids: [], berkas_tw4_ids: [file] });
    expect(moved.body.data.berkas_tw4).toHaveLength(1);
    await report(own, PD, id, { berkas_tw4_ids: [] });
    expect(await test.db.selectFrom('berkas').where('id', '=', file).select('dipakai').execute()).toEqual([
      { dipakai: false },
    ]);
  });

  it('of somebody else, of another action, or sent twice is refused and nothing is written', async () => {
    const { id, versi } = await first(own, PD);
    const foreign = await upload('dinkes');
    const mine = await upload('staf_dpmd');
    for (const fields of [
      { berkas_tw1_ids: [foreign] },
      { berkas_tw1_ids: [mine], berkas_tw2_ids: [mine] },
    ]) {
      const answer = await report(own, PD, id, { ...fields, kendala_tw1: 'Tidak tertulis' });
      expect(answer.status).toBe(422);
    }
    expect((await own.row(PD, id)).versi).toBe(versi);
    const other = (await own.post(PD, await draft({ rencana_aksi: 'Yang lain' }))).body.data;
    expect((await report(own, PD, id, { berkas_tw1_ids: [mine] })).status).toBe(200);
    expect((await report(own, PD, other.id, { berkas_tw1_ids: [mine] })).status).toBe(422);
  });

  it('of a closed quarter stays as it is', async () => {
    const { id } = await first(dinkes, PD);
    const file = await upload('dinkes');
    await setDeadline(1, '2030-02-01');
    now = new Date('2030-03-01T00:00:00Z');
    const late = await report(dinkes, PD, id, { berkas_tw1_ids: [file] });
    expect(late).toMatchObject({ status: 423 });
    expect(late.body.errors).toHaveProperty(['berkas_tw1_ids']);
  });

  it('goes with its action', async () => {
    const { data } = (await own.post(PD, await draft({ rencana_aksi: 'Dengan bukti' }))).body;
    const file = await upload('staf_dpmd');
    const { body } = await report(own, PD, data.id, { berkas_tw1_ids: [file] });
    expect((await own.remove(`${PD}/${data.id}`, body.data.versi)).status).toBe(204);
    expect(await download('pemda', file)).not.toBe(200);
  });
});

describe('the list narrowed by the state of a quarter', () => {
  it('agrees with the rule that the page shows', async () => {
    const rows: { tw1: number | null; tw1_realisasi: number | null; polaritas: PolaritasAksi }[] = [];
    for (const polaritas of ['maximize', 'minimize'] as const) {
      for (const target of [null, 0, 10, -10]) {
        for (const realisasi of [null, -11, 0, 9.9994, 9.9999, 10, 10.1]) {
          rows.push({ polaritas, tw1: target, tw1_realisasi: realisasi });
        }
      }
    }
    const base = await test.db
      .selectFrom('rencana_aksi')
      .where('satuan_kerja_id', '=', OWN)
      .where('level', '=', 'pd')
      .where('tahun', '=', 2025)
      .select(['induk_id', 'satuan_kerja_id', 'level', 'tahun'])
      .executeTakeFirstOrThrow();
    const made = await test.db
      .insertInto('rencana_aksi')
      .values(rows.map((row) => ({ ...base, ...row, rencana_aksi: 'Uji keadaan', indikator: 'x' })))
      .returning(['id', 'tw1', 'tw1_realisasi', 'polaritas'])
      .execute();
    const idsIn = async (keadaan: string) => {
      const ids: number[] = [];
      for (let page = 1; page <= 3; page += 1) {
        const path = `${PD}?q=uji%20keadaan&triwulan=1&keadaan=${keadaan}&page=${page}`;
        ids.push(...(await own.get(path)).body.data.map(({ id }: { id: number }) => id));
      }
      return ids.sort((a, b) => a - b);
    };
    const number = (value: unknown) => (value === null ? null : Number(value));
    for (const keadaan of ['belum-diisi', 'tercapai', 'tidak-tercapai'] as const) {
      const expected = made.filter(
        ({ tw1, tw1_realisasi, polaritas }) =>
          keadaanTriwulanOf({ polaritas, target: number(tw1), realisasi: number(tw1_realisasi) }) === keadaan,
      );
      expect({ keadaan, ids: await idsIn(keadaan) }).toEqual({ keadaan, ids: expected.map(({ id }) => id) });
    }
    await sql`update rencana_aksi set deleted_at = now() where rencana_aksi = 'Uji keadaan'`.execute(test.db);
  });

  it('without a quarter looks at all four, and finds obstacles', async () => {
    const { data } = (await own.post(PD, await draft({ rencana_aksi: 'Berkendala di triwulan dua' }))).body;
    await report(own, PD, data.id, { kendala_tw2: 'Banjir' });
    const found = async (query: string) =>
      (await own.get(`${PD}?q=berkendala&keadaan=ada-kendala${query}`)).body.total;
    expect([await found(''), await found('&triwulan=2'), await found('&triwulan=3')]).toEqual([1, 1, 0]);
  });
});

it('the spreadsheet holds the filtered rows', async () => {
  const answer = await own.get(`${PD}/ekspor?q=pendampingan%20desa`);
  expect(answer.headers['content-disposition']).toContain('rencana-aksi-pd-2025.xlsx');
});
