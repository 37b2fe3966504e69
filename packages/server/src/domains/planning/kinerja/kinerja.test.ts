import { randomBytes } from 'node:crypto';
import {
  type CascadingTree,
  kinerjaKegiatanCalls,
  kinerjaProgramCalls,
  kinerjaSubKegiatanCalls,
  type ResourceCalls,
} from '@selaras/contracts';
import { type StatusCapaian, statusCapaian, statusCapaianOf } from '@selaras/domain';
import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { asActor } from '../../../database/as-actor';
import { approvePlan } from '../../../testing/plan-state/approve-plan';
import { addStaff, bodyOf, planningClient } from '../../../testing/planning-client';
import { startTestApp, type TestApp } from '../../../testing/test-app';

/** A unit whose plan of 2025 is a draft in the demo, and one that sent its plan in. */
const [OWN, LOCKED] = [1022, 1012];

let test: TestApp;
let now = new Date();
let own: ReturnType<typeof planningClient>;
let other: ReturnType<typeof planningClient>;
beforeAll(async () => {
  test = await startTestApp({ clock: () => now });
  await approvePlan(test);
  await addStaff(test, 'staf_dpmd', OWN);
  own = planningClient(test, 'staf_dpmd');
  other = planningClient(test, 'dinkes');
});
afterEach(() => {
  now = new Date();
});
afterAll(() => test.close());

const levels: [string, ResourceCalls][] = [
  ['/kinerja-program', kinerjaProgramCalls],
  ['/kinerja-kegiatan', kinerjaKegiatanCalls],
  ['/kinerja-sub-kegiatan', kinerjaSubKegiatanCalls],
];

const ofPosition = (posisi: number) =>
  ['target', 'realisasi', 'capaian'].map((nama) => [nama, `${nama}_${posisi}`] as const);
const ofQuarters = [1, 2, 3, 4].map((tw) => [`target_tw${tw}`, `target_tw${tw}`] as const);

it.each([
  ['/sasaran-strategis-rpjmd', '2024', ofPosition(1)],
  ['/sasaran-strategis-rpjmd', '2025', ofPosition(2)],
  ['/sasaran-strategis-pd', '2024', ofPosition(1)],
  ['/sasaran-strategis-pd', '2025', ofPosition(2)],
  ['/kinerja-langkah-aksi', '2025', ofQuarters],
])(
  '%s of %s is put in order by its figures, those of that year or of each quarter',
  async (path, tahun, orders) => {
    const everybody = planningClient(test, 'super');
    const headers = { 'default-key-tahun-kinerja': tahun };
    for (const [urut, column] of orders) {
      const figures = async (order: string): Promise<(number | null)[]> =>
        (await everybody.get(`${path}?urut=${order}`, headers)).body.data.map(
          (row: Record<string, number | null>) => row[column],
        );
      const [up, down] = [await figures(urut), await figures(`-${urut}`)];
      expect(Number(down[0])).toBeGreaterThan(Number(up[0]));
      const known = down.filter((figure) => figure !== null);
      expect(down).toEqual([...known.sort((a, b) => b - a), ...down.filter((figure) => figure === null)]);
    }
  },
);

it.each(['/sasaran-strategis-rpjmd', '/sasaran-strategis-pd'])(
  '%s tells in list and detail of the same failed factors as its box',
  async (path) => {
    const everybody = planningClient(test, 'super');
    const headers = { 'default-key-tahun-kinerja': '2024' };
    const tree: { data: CascadingTree['data'] } = (await everybody.get('/cascading', headers)).body;
    const boxes = path.endsWith('rpjmd')
      ? tree.data
      : tree.data.flatMap(({ sasaran_strategis_pd }) => sasaran_strategis_pd ?? []);
    const failing = new Set(
      boxes.filter(({ kinerja_tidak_tercapai }) => kinerja_tidak_tercapai?.length).map(({ id }) => id),
    );
    expect(failing.size).toBeGreaterThan(0);
    const rows: { id: number; csf_gagal: boolean }[] = (await everybody.get(path, headers)).body.data;
    expect(rows.length).toBeGreaterThan(0);
    for (const { id, csf_gagal } of rows) expect([id, csf_gagal]).toEqual([id, failing.has(id)]);
    const [id = 0] = failing;
    expect((await everybody.get(`${path}/${id}`, headers)).body.data.csf_gagal).toBe(true);
  },
);

describe.each(levels)('%s', (path, calls) => {
  let nomenklaturKini = 0;
  const first = async (client = own) => {
    const [{ id }] = (await client.get(path)).body.data;
    return client.row(path, id);
  };
  /** Body of a new row like the unit's first one, without what is attached to it. */
  const draft = async (more: object = {}) => {
    const row = await first();
    const bare = { kinerja_tercapai: [], kinerja_tidak_tercapai: [], solusi: [], penyebab_kegagalan: null };
    return { ...bodyOf(row, calls.create), ...bare, ...more };
  };

  it('lists 20 rows of the own unit, whatever unit is asked for', async () => {
    const { body } = await own.get(`${path}?satuan_kerja_id=${LOCKED}`);
    expect(calls.list.answer?.safeParse(body).success).toBe(true);
    expect(body.data.length).toBeLessThanOrEqual(20);
    const units = body.data.map(
      (row: { satuan_kerja: { satuan_kerja_id: number } }) => row.satuan_kerja.satuan_kerja_id,
    );
    expect(new Set(units)).toEqual(new Set([OWN]));
    expect(body).toMatchObject({ kemampuan: { buat: true }, kunci: { alasan: null } });
  });

  it('tells who sees every unit of no unit’s lock above all of them, and of one’s above that one', async () => {
    await asActor(test.db, null, (tx) =>
      tx
        .updateTable('users')
        .set({ satuan_kerja_id: LOCKED, peg_nip: null })
        .where('username', '=', 'val_bappeda')
        .execute(),
    );
    const everybody = planningClient(test, 'val_bappeda');
    expect((await everybody.get(path)).body.kunci).toMatchObject({ alasan: null, pesan: null });
    expect((await everybody.get(`${path}?satuan_kerja_id=${LOCKED}`)).body.kunci.alasan).toBe('validasi');
  });

  it('finds by words, by the text of another row, and turns the order round', async () => {
    const row = await first();
    const found = await own.get(
      `${path}?q=${encodeURIComponent(String(row.indikator).slice(0, 20).toUpperCase())}`,
    );
    expect(found.body.data.map(({ id }: { id: number }) => id)).toContain(row.id);
    expect((await own.get(`${path}?q=%25`)).body.total).toBe(0);
    const same = (await own.get(`${path}?indikator=${row.id}`)).body.data;
    expect(new Set(same.map(({ indikator }: { indikator: string }) => indikator))).toEqual(
      new Set([row.indikator]),
    );
    const figures = async (urut: string) =>
      (await own.get(`${path}?urut=${urut}`)).body.data.map(({ anggaran }: { anggaran: number }) => anggaran);
    const up = await figures('anggaran');
    expect(up).toEqual([...up].sort((a: number, b: number) => a - b));
    expect((await figures('-anggaran'))[0]).toBeGreaterThanOrEqual(up.at(-1));
    expect((await own.get(`${path}?urut=password_hash`)).status).toBe(422);
  });

  it('filters by the status that its rows carry, so that the five are all rows', async () => {
    const [, failing] = (await own.get(`${path}?urut=-capaian`)).body.data;
    await sql`insert into kinerja_csf (level, kinerja_id, tahun, satuan_kerja_id, jenis, catatan)
      values (${path.slice(1)}, ${failing.id}, ${failing.tahun_kinerja}, ${OWN}, 'tidak_tercapai', 'Alat rusak')`.execute(
      test.db,
    );
    const all = await Promise.all(
      (Object.keys(statusCapaian) as StatusCapaian[]).map(async (status) => {
        const { body } = await own.get(`${path}?status=${status}`);
        const carried = body.data.map((row: { capaian: number | null; csf_gagal: boolean }) =>
          statusCapaianOf(row.capaian, row.csf_gagal),
        );
        expect(carried).toEqual(carried.map(() => status));
        return body.total;
      }),
    );
    expect(all.reduce((sum, total) => sum + total, 0)).toBe((await own.get(path)).body.total);
    const { capaian } = failing;
    const now = await own.get(`${path}?status=${statusCapaianOf(capaian, true)}`);
    expect(now.body.total).toBeGreaterThan(0);
  });

  it('answers 304 to who has the row, and anew when what may be written changes', async () => {
    const { id } = await first();
    const { headers } = await own.get(`${path}/${id}`);
    const again = () => own.get(`${path}/${id}`, { 'if-none-match': headers.etag });
    expect((await again()).status).toBe(304);
    now = new Date('2031-01-01T00:00:00Z');
    expect((await again()).body.data.kunci.alasan).toBe('batas-waktu');
  });

  it('takes a new row with its figures computed, once for a double click', async () => {
    const body = await draft({
      satuan: 'orang',
      polaritas: 'minimize',
      tipe_hitung: 'akumulasi',
      target: 100,
      ...{ target_tw1: 25, target_tw2: 25, target_tw3: 25, target_tw4: 25 },
      ...{ realisasi_tw1: 30, realisasi_tw2: 40, realisasi_tw3: 40, realisasi_tw4: null },
      penyebab_kegagalan: 'Musim hujan lebih panjang',
      kinerja_tidak_tercapai: [{ catatan: 'Jalan desa terputus' }],
    });
    const key = { 'idempotency-key': `dobel-${path}` };
    const [one, two] = await Promise.all([own.post(path, body, key), own.post(path, body, key)]);
    expect([one.status, two.status]).toEqual([201, 201]);
    expect(one.body.data.id).toBe(two.body.data.id);
    // (2 × 100 − 110) / 100
    expect(one.body.data).toMatchObject({ realisasi: 110, capaian: 90, csf_gagal: true, versi: 1 });
    expect(calls.create.answer?.safeParse(one.body).success).toBe(true);
  });

  it('takes texts as long as they may be, whatever stands in them', async () => {
    const sasaran = randomBytes(3000).toString('base64').slice(0, 4000);
    const made = await own.post(path, await draft({ sasaran, indikator: sasaran }));
    expect(made).toMatchObject({ status: 201, body: { data: { sasaran } } });
    expect((await own.remove(`${path}/${made.body.data.id}`, 1)).status).toBe(204);
  });

  it.each([
    ['a text where a number belongs', { target: 'banyak' }, 'target'],
    [
      'more than all',
      { satuan: 'persen', indikator: 'Cakupan layanan', target: 120, target_tw4: 120 },
      'target',
    ],
    [
      'half a person',
      { satuan: 'orang', tipe_hitung: 'posisi_akhir', target: 1.5, target_tw4: 1.5 },
      'target',
    ],
    [
      'quarters that do not make up the year',
      { tipe_hitung: 'akumulasi', target: 7, target_tw1: 1 },
      'target',
    ],
    ['budgets that do not add up', { anggaran: 10, anggaran_tw1: 1, anggaran_tw2: 1 }, 'anggaran'],
    ['bounds that are missing', { polaritas: 'range', range_min: null, range_max: 3 }, 'range_min'],
    ['bounds the wrong way round', { polaritas: 'range', range_min: 5, range_max: 3 }, 'range_max'],
    ['a cause though the target was met', { penyebab_kegagalan: 'Tidak ada' }, 'penyebab_kegagalan'],
    [
      'half a shadow',
      { kinerja_bayangan_sasaran: 'Hanya sasaran', kinerja_bayangan_indikator: null },
      'kinerja_bayangan_indikator',
    ],
    ['an owner that was not chosen', { pengampu: 'tim-kerja', tim_kerja_id: null }, 'tim_kerja_id'],
    ['a team of another unit', { pengampu: 'tim-kerja', tim_kerja_id: 1 }, 'tim_kerja_id'],
    [
      'a problem that is none of last year’s',
      { solusi: [{ kinerja_masalah_id: 1, solusi: 'x' }] },
      'solusi.0.kinerja_masalah_id',
    ],
  ])('refuses %s beside its field', async (_, fields, field) => {
    const quarters = Object.fromEntries(
      ['target', 'realisasi', 'anggaran'].flatMap((nama) =>
        [1, 2, 3, 4].map((tw) => [`${nama}_tw${tw}`, null]),
      ),
    );
    const met = { target: 1, realisasi_tw1: null, ...quarters };
    const answer = await own.post(path, await draft({ ...met, ...fields }));
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toHaveProperty([field]);
  });

  it('keeps a cause when the target is reached later, and refuses another one then', async () => {
    const quarters = (nama: string, last: number) => ({
      [`${nama}_tw1`]: null,
      [`${nama}_tw2`]: null,
      [`${nama}_tw3`]: null,
      [`${nama}_tw4`]: last,
    });
    const measured = { satuan: 'dokumen', polaritas: 'maximize', tipe_hitung: 'posisi_akhir', target: 4 };
    const missed = { ...measured, ...quarters('target', 4), ...quarters('realisasi', 3) };
    const penyebab_kegagalan = 'Musim hujan lebih panjang';
    const made = await own.post(path, await draft({ ...missed, penyebab_kegagalan }));
    expect(made.status).toBe(201);
    const { id } = made.body.data;
    const reached = await own.change(calls.update, id, { realisasi_tw4: 4 });
    expect(reached).toMatchObject({ status: 200, body: { data: { capaian: 100, penyebab_kegagalan } } });
    const other = await own.change(calls.update, id, { penyebab_kegagalan: 'Lain' });
    expect(other.body.errors).toEqual({
      penyebab_kegagalan: ['Penyebab hanya diisi bila capaian di bawah 100%'],
    });
    expect((await own.remove(`${path}/${id}`, 2)).status).toBe(204);
  });

  it('refuses parents and nomenclature of another unit', async () => {
    const foreign = bodyOf(await first(other), calls.create);
    const mine = await draft();
    const parents = Object.keys(mine).filter((name) =>
      /^(sasaran_strategis_pd|kinerja_\w+|program|kegiatan|sub_kegiatan)_id$/.test(name),
    );
    const answer = await own.post(path, {
      ...mine,
      ...Object.fromEntries(parents.map((name) => [name, foreign[name]])),
    });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors).sort()).toEqual(parents.sort());
  });

  it('cannot be made, changed, deleted or read back by another unit', async () => {
    const row = await first(other);
    const body = bodyOf(row, calls.update);
    expect((await own.put(`${path}/${row.id}`, body, row.versi)).status).toBe(403);
    expect((await own.remove(`${path}/${row.id}`, row.versi)).status).toBe(403);
    expect((await own.post(path, body)).status).toBe(403);
    expect((await own.get(`${path}/${row.id}/riwayat`)).status).toBe(403);
    expect((await other.get(`${path}/${(await first()).id}`)).status).toBe(404);
  });

  it('needs the version that was read; two who save at once lose nothing', async () => {
    const row = await first();
    const body = bodyOf(row, calls.update);
    expect((await own.send('PUT', `${path}/${row.id}`, body)).status).toBe(428);
    const both = await Promise.all(
      ['Satu', 'Dua'].map((sasaran) => own.put(`${path}/${row.id}`, { ...body, sasaran }, row.versi)),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 412]);
    const refused = both.find(({ status }) => status === 412)?.body;
    expect(refused.terkini.sasaran).toBe((await own.row(path, row.id)).sasaran);
    const { etag } = (await own.get(`${path}/${row.id}`)).headers;
    expect((await own.send('PUT', `${path}/${row.id}`, body, { 'if-match': etag })).status).toBe(200);
  });

  it('keeps critical factors that stay, changes those that changed, drops those left out', async () => {
    const { data } = (
      await own.post(path, await draft({ kinerja_tercapai: [{ catatan: 'A' }, { catatan: 'B' }] }))
    ).body;
    const [a] = data.kinerja_tercapai;
    const changed = await own.change(calls.update, data.id, {
      kinerja_tercapai: [{ id: a.id, catatan: 'A2' }, { catatan: 'C' }],
    });
    const left = changed.body.data.kinerja_tercapai;
    expect(left.map(({ catatan }: { catatan: string }) => catatan)).toEqual(['A2', 'C']);
    expect(left[0].id).toBe(a.id);
    const foreign = await own.change(calls.update, data.id, {
      kinerja_tercapai: [{ id: 1, catatan: 'Milik lain' }],
    });
    expect(foreign.status).toBe(422);
  });

  it('is not deleted while something stands below it, which is named; without it, it is gone from every list', async () => {
    const row = await first();
    const refused = await own.remove(`${path}/${row.id}`, row.versi);
    expect(refused).toMatchObject({ status: 409, body: { kode: 'BENTROK', terkini: { anak: row.anak } } });
    const made = (await own.post(path, await draft())).body.data;
    expect((await own.remove(`${path}/${made.id}`, made.versi)).status).toBe(204);
    expect((await own.get(`${path}/${made.id}`)).status).toBe(404);
  });

  it('is closed after the deadline of the plan; realisation is open until that of its quarter', async () => {
    const { id } = await first();
    const setDeadline = (kode: string, date: string) =>
      test.db
        .updateTable('referensi')
        .set({ nilai_date: date })
        .where('kode', '=', kode)
        .where('tahun', '=', 2025)
        .execute();
    await setDeadline('batas_waktu_perencanaan', '2030-01-01');
    await setDeadline('batas_realisasi_tw1', '2030-02-01');
    await setDeadline('batas_realisasi_tw2', '2030-04-01');
    now = new Date('2029-12-31T16:59:59Z');
    expect((await own.change(calls.update, id, { sasaran: 'Sesaat sebelum tengah malam WIB' })).status).toBe(
      200,
    );
    now = new Date('2029-12-31T17:00:00Z');
    expect((await own.change(calls.update, id, { sasaran: 'Terlambat' })).status).toBe(423);
    expect((await own.post(path, await draft())).status).toBe(423);
    now = new Date('2030-03-01T00:00:00Z');
    expect((await own.row(path, id)).kunci).toMatchObject({ alasan: 'batas-waktu', triwulan: [2] });
    const late = await own.change(calls.update, id, { realisasi_anggaran_tw1: 5, realisasi_anggaran_tw2: 6 });
    expect(Object.keys(late.body.errors)).toEqual(['realisasi_anggaran_tw1']);
    expect((await own.change(calls.update, id, { realisasi_anggaran_tw2: 6 })).status).toBe(200);
  });

  it('begins a new row with last year’s values, and with nothing before 2023 or for another unit', async () => {
    const row = await first();
    const before = planningClient(test, 'staf_dpmd', 2024);
    const ask = (query: string) => own.get(`${path}/isian-tahun-lalu?satuan_kerja_id=${OWN}&${query}`);
    const last = (await before.get(path)).body.data[0];
    const { data } = (await ask(`indikator=${encodeURIComponent(last.indikator)}`)).body;
    expect(data).toMatchObject({ tahun_kinerja: 2024, indikator: last.indikator });
    expect((await ask('')).body.data).toBeNull();
    const foreign = await other.get(
      `${path}/isian-tahun-lalu?satuan_kerja_id=${OWN}&indikator=${encodeURIComponent(String(row.indikator))}`,
    );
    expect(foreign.body.data).toBeNull();
  });

  it('begins with what this year does not have yet, out of several of last year’s nomenclature', async () => {
    const nomenklatur = path.replace('/kinerja-', '').replace('-', '_');
    const table = sql.table(path.slice(1).replaceAll('-', '_'));
    const column = sql.ref(`${nomenklatur}_id`);
    const before = planningClient(test, 'staf_dpmd', 2024);
    const [there, missing] = (await before.get(path)).body.data;
    const row = await first();
    const word = `Belum ada ${randomBytes(4).toString('hex')}`;
    await asActor(test.db, null, async (tx) => {
      const kode = sql`(select kode from ${sql.table(nomenklatur)} where id = r.${column})`;
      const found = await sql<{ dulu: number; kini: number }>`
        select r.${column} as dulu, (select id from ${sql.table(nomenklatur)} kini where kini.kode = ${kode}
          and kini.satuan_kerja_id = ${OWN} and kini.tahun_kinerja = 2025 and kini.deleted_at is null) as kini
        from ${table} r where r.id = ${Number(there.id)}`.execute(tx);
      const [{ dulu, kini } = { dulu: 0, kini: 0 }] = found.rows;
      await sql`update ${table} set ${column} = ${dulu}, indikator = ${String(row.indikator)} where id = ${Number(there.id)}`.execute(
        tx,
      );
      await sql`update ${table} set ${column} = ${dulu}, indikator = ${word} where id = ${Number(missing.id)}`.execute(
        tx,
      );
      nomenklaturKini = kini;
    });
    const ask = `${path}/isian-tahun-lalu?satuan_kerja_id=${OWN}&${nomenklatur}_id=${nomenklaturKini}`;
    const { data } = (await own.get(ask)).body;
    expect(data.indikator).not.toBe(row.indikator);
    expect(data.sudah_ada).toBe(false);
    const again = await own.get(
      `${path}/isian-tahun-lalu?satuan_kerja_id=${OWN}&indikator=${encodeURIComponent(String(row.indikator))}`,
    );
    expect(again.body.data).toMatchObject({ indikator: row.indikator, sudah_ada: true });
  });

  it('tells its history: who changed what', async () => {
    const { id } = await first();
    await own.change(calls.update, id, { do_keterangan: 'Diperbarui' });
    const { body } = await own.get(`${path}/${id}/riwayat`);
    expect(calls.history.answer?.safeParse(body).success).toBe(true);
    expect(body.data[0]).toMatchObject({ pengguna: 'staf_dpmd', aksi: 'update', melewati_kunci: false });
    expect(body.data[0].perubahan).toEqual([
      expect.objectContaining({ kolom: 'do_keterangan', sesudah: 'Diperbarui' }),
    ]);
  });

  it('leaves as a spreadsheet of all matching rows, without a formula', async () => {
    const { id } = await first();
    await own.change(calls.update, id, { sasaran: '=HYPERLINK("http://jahat.example";"klik")' });
    const { raw, headers } = await own.get(`${path}/ekspor`);
    expect(headers['content-disposition']).toContain(`${path.slice(1)}-2025.xlsx`);
    const sheet = strFromU8(unzipSync(new Uint8Array(raw))['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    expect(sheet.match(/<row /g)?.length).toBe((await own.get(path)).body.total + 1);
    expect(sheet).not.toContain('<f>');
    expect(sheet).toContain(`'=HYPERLINK`);
  });
});

describe('the audit log', () => {
  it('is still whole after all of this', async () => {
    const { rows } = await sql<{ rusak: number | null }>`select periksa_audit() as rusak`.execute(test.db);
    expect(rows[0]?.rusak).toBeNull();
  });
});
