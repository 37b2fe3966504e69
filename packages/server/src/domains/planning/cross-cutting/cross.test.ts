import { kinerjaCrossCuttingCalls, nodeCrossCalls } from '@selaras/contracts';
import { strFromU8, unzipSync } from 'fflate';
import { addStaff, planningClient } from '../../../testing/planning-client';
import { startTestApp, type TestApp } from '../../../testing/test-app';

const PATH = '/kinerja-cross-cutting';
/** Drafts of 2025 in the demo: their plans are open. */
const [OWN, PARTNER] = [1022, 999907];

let test: TestApp;
let own: ReturnType<typeof planningClient>;
let partner: ReturnType<typeof planningClient>;
beforeAll(async () => {
  test = await startTestApp();
  await addStaff(test, 'staf_dpmd', OWN);
  await addStaff(test, 'staf_protokol', PARTNER);
  own = planningClient(test, 'staf_dpmd');
  partner = planningClient(test, 'staf_protokol');
});
afterAll(() => test.close());

const first = async (client: typeof own, path: string) => (await client.get(path)).body.data[0];
const proposal = async (more: object = {}) => {
  const induk = await first(own, '/kinerja-program');
  const [anak] = (await own.get(`${PATH}/pilihan-simpul?level=kinerja-kegiatan&satuan_kerja_id=${PARTNER}`))
    .body;
  return {
    satuan_kerja_id: OWN,
    level_induk: 'kinerja-program',
    induk_id: induk.id,
    anak_id: anak.value,
    catatan: 'Perlu dokumentasi kegiatan',
    ...more,
  };
};
const matching = ({ versi }: { versi: number }) => ({ 'if-match': `"${versi}"` });

describe('a contribution, in the order of the tests', () => {
  let id: number;

  it('is proposed by one side and seen by both, each from its side', async () => {
    const made = await own.post(PATH, await proposal());
    expect(made.status).toBe(201);
    expect(kinerjaCrossCuttingCalls.get.answer?.safeParse(made.body).success).toBe(true);
    id = made.body.data.id;
    expect(made.body.data).toMatchObject({ status: 'diusulkan', pengusul: 'induk', putuskan: false });
    expect((await partner.row(PATH, id)).putuskan).toBe(true);
    const ids = async (client: typeof own, arah: string) =>
      (await client.get(`${PATH}?arah=${arah}`)).body.data.map((row: { id: number }) => row.id);
    expect(await ids(own, 'keluar')).toContain(id);
    expect(await ids(own, 'masuk')).not.toContain(id);
    expect(await ids(partner, 'masuk')).toContain(id);
    expect(await ids(partner, 'keluar')).not.toContain(id);
  });

  it('is found by the words of both ends, and below its node by those of the contributor', async () => {
    const { induk, anak } = (await own.get(`${PATH}/${id}`)).body.data;
    const found = async (path: string, q: string) =>
      (await own.get(`${path}?q=${encodeURIComponent(q)}`)).body.data.map((row: { id: number }) => row.id);
    const below = `/kinerja-program/${induk.id}/kinerja-kegiatan-cross`;
    for (const words of [induk.indikator, anak.indikator, anak.sasaran.toUpperCase()])
      expect(await found(PATH, words)).toEqual([id]);
    expect(await found(below, anak.indikator.toUpperCase())).toEqual([id]);
    for (const path of [PATH, below]) {
      expect(await found(path, `(${anak.indikator})%`)).toEqual([id]);
      expect(await found(path, `zzq ${anak.indikator}`)).toEqual([]);
    }
  });

  it('is not seen by a third unit', async () => {
    expect((await planningClient(test, 'rsud').get(`${PATH}/${id}`)).status).toBe(404);
  });

  it('is proposed once', async () => {
    const again = await own.post(PATH, await proposal());
    expect(again).toMatchObject({
      status: 422,
      body: { errors: { anak_id: ['Cross cutting ini sudah diusulkan'] } },
    });
  });

  it('is decided by the other side alone', async () => {
    const row = await own.row(PATH, id);
    expect((await own.post(`${PATH}/${id}/setujui`, {}, matching(row))).status).toBe(403);
    expect((await partner.post(`${PATH}/${id}/setujui`, {})).status).toBe(428);
  });

  it('stands in the diagram and on the page of its node once it is accepted', async () => {
    const row = await partner.row(PATH, id);
    const answer = await partner.post(`${PATH}/${id}/setujui`, {}, matching(row));
    expect(answer.body.data).toMatchObject({
      status: 'disetujui',
      putuskan: false,
      kemampuan: { ubah: false },
    });
    const tree = (
      await planningClient(test, 'super').get(`/cascading?satuan_kerja_id=${OWN}`)
    ).raw.toString();
    expect(tree).toContain('"is_cross":true');
    const { induk_id, anak_id } = await proposal();
    const page = (await own.get(`/kinerja-program/${induk_id}/kinerja-kegiatan-cross`)).body;
    expect(nodeCrossCalls['kinerja-kegiatan'].answer?.safeParse(page).success).toBe(true);
    expect(page.induk.id).toBe(induk_id);
    expect(page.data.map((item: { anak: { id: number } }) => item.anak.id)).toContain(anak_id);
  });

  it('hangs on both of its nodes, each naming the unit at the other end', async () => {
    const { induk, anak } = (await own.get(`${PATH}/${id}`)).body.data;
    const labels = async (client: typeof own, path: string) =>
      (await client.get(path)).body.data.anak
        .filter((row: { level: string; id: number }) => row.level === PATH.slice(1) && row.id === id)
        .map((row: { label: string }) => row.label);
    expect(await labels(own, `/kinerja-program/${induk.id}`)).toEqual([
      `Cross cutting dengan ${anak.satuan_kerja.satuan_kerja_nama}`,
    ]);
    expect(await labels(partner, `/kinerja-kegiatan/${anak.id}`)).toEqual([
      `Cross cutting dengan ${induk.satuan_kerja.satuan_kerja_nama}`,
    ]);
  });

  it('is not rewritten once it was decided', async () => {
    const row = await own.row(PATH, id);
    const body = await proposal({ catatan: 'Lain' });
    expect((await own.put(`${PATH}/${id}`, body, row.versi)).status).toBe(409);
  });
});

describe('a proposal', () => {
  it('from below is decided by the owner of the node above, who may refuse it with a reason', async () => {
    const anak = await first(own, '/kinerja-kegiatan');
    const [induk] = (await own.get(`${PATH}/pilihan-simpul?level=kinerja-program&satuan_kerja_id=${PARTNER}`))
      .body;
    const body = await proposal({ induk_id: induk.value, anak_id: anak.id });
    const { data } = (await own.post(PATH, body)).body;
    expect(data.pengusul).toBe('anak');
    expect((await partner.post(`${PATH}/${data.id}/tolak`, { catatan: '' }, matching(data))).status).toBe(
      422,
    );
    const refused = await partner.post(
      `${PATH}/${data.id}/tolak`,
      { catatan: 'Bukan tugas kami' },
      matching(data),
    );
    expect(refused.body.data).toMatchObject({ status: 'ditolak', catatan: 'Bukan tugas kami' });
  });

  it('needs two units, one of them the own, and nodes that exist', async () => {
    const mine = await first(own, '/kinerja-kegiatan');
    const errorsOf = async (more: object) => (await own.post(PATH, await proposal(more))).body.errors;
    expect(await errorsOf({ anak_id: mine.id })).toHaveProperty('anak_id');
    expect(await errorsOf({ induk_id: 999_999 })).toHaveProperty('induk_id');
    const foreign = (await own.get(`${PATH}/pilihan-simpul?level=kinerja-program&satuan_kerja_id=1012`))
      .body[0];
    expect(await errorsOf({ induk_id: foreign.value })).toHaveProperty('satuan_kerja_id');
  });

  it('waits for nobody while the plan of its unit is locked', async () => {
    const setda = planningClient(test, 'setda');
    const induk = await first(setda, '/kinerja-program');
    const refused = await setda.post(PATH, await proposal({ satuan_kerja_id: 9999, induk_id: induk.id }));
    expect(refused).toMatchObject({ status: 423, body: { kode: 'TERKUNCI' } });
  });
});

describe('the contributions below one node', () => {
  const collator = new Intl.Collator('id');
  let below: string;
  let names: string[];

  beforeAll(async () => {
    const { induk_id } = await proposal();
    below = `/kinerja-program/${induk_id}/kinerja-kegiatan-cross`;
    const [, ...others] = (
      await own.get(`${PATH}/pilihan-simpul?level=kinerja-kegiatan&satuan_kerja_id=${PARTNER}`)
    ).body;
    for (const { value } of others.slice(0, 2)) {
      const made = await own.post(PATH, await proposal({ anak_id: value, catatan: '=SUM(1;2)' }));
      expect(made.status).toBe(201);
    }
    names = (await list('')).map(({ anak }) => anak.indikator);
    expect(names.length).toBeGreaterThan(2);
  });

  type Row = { status: string; anak: { indikator: string; sasaran: string } };
  const list = async (search: string): Promise<Row[]> => (await own.get(`${below}?${search}`)).body.data;
  const sheetOf = async (search: string) => {
    const { raw, headers, status } = await own.get(`${below}/ekspor?${search}`);
    expect(status).toBe(200);
    expect(headers['content-disposition']).toContain('kinerja-kegiatan-cross-2025.xlsx');
    return strFromU8(unzipSync(new Uint8Array(raw))['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  };

  it('are listed in the order that is asked for, both ways, and in no other', async () => {
    const sorted = names.toSorted(collator.compare);
    expect(new Set(sorted).size).toBe(sorted.length);
    expect((await list('urut=indikator')).map(({ anak }) => anak.indikator)).toEqual(sorted);
    expect((await list('urut=-indikator')).map(({ anak }) => anak.indikator)).toEqual(sorted.toReversed());
    const states = (rows: Row[]) => rows.map(({ status }) => status);
    expect(states(await list(''))).toEqual(['diusulkan', 'diusulkan', 'disetujui']);
    expect(states(await list('urut=-status'))).toEqual(['disetujui', 'diusulkan', 'diusulkan']);
    for (const column of ['sasaran', 'satuan_kerja', '-capaian'])
      expect((await own.get(`${below}?urut=${column}`)).body.total).toBe(names.length);
    for (const path of [below, `${below}/ekspor`])
      expect(await own.get(`${path}?urut=password_hash`)).toMatchObject({
        status: 422,
        body: { errors: { urut: [expect.any(String)] } },
      });
  });

  it('leave as a spreadsheet of all that is looked for, in the same order, without a formula', async () => {
    const sheet = await sheetOf('urut=-indikator');
    expect(sheet.match(/<row /g)).toHaveLength(names.length + 1);
    const places = names.toSorted(collator.compare).map((name) => sheet.indexOf(name));
    expect(Math.min(...places)).toBeGreaterThan(0);
    expect(places).toEqual(places.toSorted((a, b) => b - a));
    expect(sheet).not.toContain('<f>');
    expect(sheet).toContain(`'=SUM(1;2)`);
    expect((await sheetOf('status=disetujui')).match(/<row /g)).toHaveLength(2);
  });

  it('leave for nobody who may not open the node, and from no node that is not there', async () => {
    expect((await planningClient(test, 'rsud').get(`${below}/ekspor`)).status).toBe(404);
    expect((await own.get('/kinerja-program/999999/kinerja-kegiatan-cross/ekspor')).status).toBe(404);
  });
});
