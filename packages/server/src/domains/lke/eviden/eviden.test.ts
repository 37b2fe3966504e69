import { EVIDEN_PER_KRITERIA, lkeBuktiCalls, lkeEvidenCalls } from '@selaras/contracts';
import { keadaanLke } from '@selaras/domain';
import { examplePdf } from '../../../testing/example-files';
import { fileClient } from '../../../testing/file-client';
import { planningClient } from '../../../testing/planning-client';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { lkeWriter } from '../testing/lke-writer';

const UNIT = 1012;
const BUKTI = `/lke/bukti/${UNIT}`;
const EVIDEN = `/lke/eviden/${UNIT}`;
const TANPA = { tanggal_dokumen: null, periode: null };

let test: TestApp;
let lembar: ReturnType<typeof lkeWriter>;
let files: ReturnType<typeof fileClient>;
let kriteria: number[];
beforeAll(async () => {
  test = await startTestApp();
  files = fileClient(test);
  lembar = lkeWriter(test, UNIT, 2025);
  const { body } = await client('dinkes').get(`/lke/lembar/${UNIT}`);
  kriteria = body.data.baris.map(({ kriteria_id }: { kriteria_id: number }) => kriteria_id);
});
beforeEach(() => lembar.clear());
afterAll(() => test.close());

const client = (username: string, tahun = 2025) => planningClient(test, username, tahun);
const unit = () => client('dinkes');
const put = (isi: object, at = 0, username = 'dinkes') =>
  client(username).post(BUKTI, { kriteria_id: kriteria[at], isi });
const link = (tautan = 'https://contoh.go.id/renstra') => ({
  jenis: 'tautan',
  nama: 'Renstra',
  tautan,
  ...TANPA,
});
const sent = async (more: string) => {
  const { id } = await files.uploaded('dinkes', { tujuan: 'lke_eviden', content: examplePdf(more) });
  return { jenis: 'berkas', berkas_id: id, tanggal_dokumen: '2024-12-31', periode: 'Tahun 2024' };
};
const bukti = async (at = 0) => (await unit().get(`/lke/lembar/${UNIT}`)).body.data.baris[at].bukti;

describe('evidence for a criterion', () => {
  it('is a link or a file with the date of the document apart from the day on which it came', async () => {
    const answer = await put(link());
    expect(answer.status).toBe(201);
    expect(lkeBuktiCalls.ajukan.answer?.safeParse(answer.body).success).toBe(true);
    const file = await put(await sent('satu'));
    expect(file.body.data).toMatchObject({
      jenis: 'berkas',
      nama: 'bukti.pdf',
      tanggal_dokumen: '2024-12-31',
      periode: 'Tahun 2024',
      nomor: 1,
      tahap: 1,
    });
    expect(await bukti()).toEqual([answer.body.data, file.body.data]);
  });

  it('is the same object for several criteria, and the same bytes are kept once', async () => {
    const first = (await put(await sent('dua'))).body.data;
    const chosen = (await put({ jenis: 'ada', eviden_versi_id: first.eviden_versi_id }, 1)).body.data;
    const again = (await put(await sent('dua'), 2)).body.data;
    expect([chosen.eviden_versi_id, again.eviden_versi_id]).toEqual([
      first.eviden_versi_id,
      first.eviden_versi_id,
    ]);
    const { body } = await unit().get(`${EVIDEN}?sha256=${first.sha256}`);
    expect(lkeEvidenCalls.list.answer?.safeParse(body).success).toBe(true);
    expect(body).toMatchObject({ total: 1, data: [{ kriteria: kriteria.slice(0, 3), lepas: false }] });
  });

  it('put forward twice at once stands once', async () => {
    const both = await Promise.all([put(link()), put(link())]);
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    expect(await bukti()).toHaveLength(1);
  });

  it('is taken back as it was read, and comes back by its content', async () => {
    const { id, versi, eviden_versi_id } = (await put(link())).body.data;
    expect((await unit().send('DELETE', `${BUKTI}/${id}`)).status).toBe(428);
    expect((await unit().remove(`${BUKTI}/${id}`, versi + 1)).status).toBe(412);
    expect((await unit().remove(`${BUKTI}/${id}`, versi)).status).toBe(204);
    expect(await bukti()).toEqual([]);
    expect((await put({ jenis: 'ada', eviden_versi_id })).status).toBe(201);
    expect((await unit().remove(`${BUKTI}/${id}`, versi)).status).toBe(404);
  });

  it('has a limit that says what to do', async () => {
    for (let at = 0; at < EVIDEN_PER_KRITERIA; at += 1) await put(link(`https://contoh.go.id/${at}`));
    const { status, body } = await put(link('https://contoh.go.id/lagi'));
    expect({ status, pesan: body.pesan }).toEqual({
      status: 422,
      pesan: `Satu kriteria memuat paling banyak ${EVIDEN_PER_KRITERIA} eviden. Tarik yang tidak perlu.`,
    });
    expect((await put(link('https://contoh.go.id/0'))).status).toBe(201);
  });
});

describe('evidence is refused', () => {
  it.each(keadaanLke.filter((keadaan) => !['draft', 'perbaikan'].includes(keadaan)))(
    'in %s, with the state in words',
    async (keadaan) => {
      const { id, versi, eviden_id } = (await put(link())).body.data;
      const file = await sent('sebelum ditutup');
      await lembar.put(keadaan);
      const [{ versi: own }] = (await unit().get(EVIDEN)).body.data;
      const answers = [
        await put(link()),
        await put(file),
        await unit().remove(`${BUKTI}/${id}`, versi),
        await unit().put(`${EVIDEN}/${eviden_id}`, { nama: 'Lain', ...TANPA }, own),
        await unit().remove(`${EVIDEN}/${eviden_id}`, own),
      ];
      expect(answers.map(({ status }) => status)).toEqual([409, 409, 409, 409, 409]);
      for (const { body } of answers) expect(body.pesan).toMatch(/^Evaluasi ini \S/);
    },
  );

  it('to every other role and to other units', async () => {
    await lembar.assign('val_lke');
    for (const username of ['rsud', 'super', 'pemda', 'pemda_pantau', 'val_lke', 'val_pleno']) {
      expect({ username, status: (await put(link(), 0, username)).status }).toEqual({
        username,
        status: 403,
      });
    }
  });

  it('for a criterion of another year, an address that is none, and files that are not one’s own', async () => {
    const other = (await client('dinkes', 2024).get('/lke/instrumen')).body.data.komponen[0].subKomponen[0];
    const foreign = await unit().post(BUKTI, { kriteria_id: other.kriteria[0].id, isi: link() });
    expect(foreign.body.errors).toEqual({ kriteria_id: ['Kriteria ini tidak termasuk instrumen tahun ini'] });
    expect((await put(link('javascript:alert(1)'))).status).toBe(422);
    const { id } = await files.uploaded('rsud', { tujuan: 'lke_eviden' });
    expect((await put({ jenis: 'berkas', berkas_id: id, ...TANPA })).status).toBe(422);
    const plan = await files.uploaded('dinkes');
    expect((await put({ jenis: 'berkas', berkas_id: plan.id, ...TANPA })).status).toBe(422);
  });

  it('when it is another unit’s', async () => {
    const theirs = lkeWriter(test, 1013, 2025);
    await theirs.clear();
    await theirs.prove();
    const { id } = await test.db
      .selectFrom('lke_eviden_versi')
      .where('satuan_kerja_id', '=', 1013)
      .select('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect((await put({ jenis: 'ada', eviden_versi_id: id })).status).toBe(422);
  });
});

describe('a new content', () => {
  const replace = async (eviden_id: number, tautan: string) => {
    const row = (await unit().get(EVIDEN)).body.data.find(({ id }: { id: number }) => id === eviden_id);
    return unit().post(
      `${EVIDEN}/${eviden_id}/versi`,
      { jenis: 'tautan', tautan },
      { 'if-match': `"${row.versi}"` },
    );
  };

  it('takes the next number and shows in every criterion of the open round', async () => {
    const { eviden_id } = (await put(link('https://contoh.go.id/lama'))).body.data;
    await put({ ...link('https://contoh.go.id/lama') }, 1);
    const answer = await replace(eviden_id, 'https://contoh.go.id/baru');
    expect(answer.body.data).toMatchObject({ nomor: 2, tautan: 'https://contoh.go.id/baru', dinilai: false });
    expect((await bukti(0)).map(({ tautan }: { tautan: string }) => tautan)).toEqual([
      'https://contoh.go.id/baru',
    ]);
    expect(await bukti(1)).toMatchObject([{ nomor: 2 }]);
  });

  it('never takes the place of one that was scored, which is neither changed nor removed', async () => {
    const { eviden_id, eviden_versi_id } = (await put(link('https://contoh.go.id/dinilai'))).body.data;
    await lembar.score(1, 'B', 'Lengkapi dokumen');
    await lembar.put('dinilai_1');
    await lembar.put('selesai_1');
    await lembar.put('perbaikan');
    expect((await replace(eviden_id, 'https://contoh.go.id/perbaikan')).body.data.nomor).toBe(2);
    const [scored] = await bukti();
    expect(scored).toMatchObject({ eviden_versi_id, tahap: 1, tautan: 'https://contoh.go.id/dinilai' });
    const [{ versi, eviden_versi_id: baru }] = (await unit().get(EVIDEN)).body.data;
    expect((await unit().remove(`${BUKTI}/${scored.id}`, scored.versi)).status).toBe(409);
    expect((await unit().remove(`${EVIDEN}/${eviden_id}`, versi)).status).toBe(409);
    const frozen = test.db.deleteFrom('lke_eviden_versi').where('id', '=', eviden_versi_id);
    await expect(frozen.execute()).rejects.toThrow();
    const rewritten = test.db.updateTable('lke_eviden_versi').set({ tautan: 'https://lain.go.id' });
    await expect(rewritten.where('id', '=', baru).execute()).rejects.toThrow('beri nomor baru');

    expect((await put({ jenis: 'ada', eviden_versi_id: baru })).body.data).toMatchObject({
      tahap: 2,
      nomor: 2,
    });
    expect(await bukti()).toMatchObject([
      { nomor: 1, tahap: 1 },
      { nomor: 2, tahap: 2 },
    ]);
  });

  it('of the repair round is taken where the evaluator asked for one alone', async () => {
    await lembar.score(1, 'AA', null);
    await lembar.put('perbaikan');
    const { status, body } = await put(link());
    expect({ status, pesan: body.pesan }).toMatchObject({ status: 409 });
    expect(body.pesan).toContain('tidak diminta untuk diperbaiki');
  });
});

describe('evidence of a unit', () => {
  it('is described anew, and removed while nothing uses it', async () => {
    const { id, versi, eviden_id } = (await put(link('https://contoh.go.id/hapus'))).body.data;
    const [before] = (await unit().get(EVIDEN)).body.data;
    const fields = { nama: 'Renstra 2025', tanggal_dokumen: '2025-01-02', periode: '2025–2029' };
    const changed = await unit().put(`${EVIDEN}/${eviden_id}`, fields, before.versi);
    expect(changed.body.data).toMatchObject(fields);
    expect((await unit().put(`${EVIDEN}/${eviden_id}`, fields, before.versi)).status).toBe(412);
    expect((await unit().remove(`${EVIDEN}/${eviden_id}`, changed.body.data.versi)).status).toBe(409);
    await unit().remove(`${BUKTI}/${id}`, versi);
    expect((await unit().remove(`${EVIDEN}/${eviden_id}`, changed.body.data.versi)).status).toBe(204);
    expect((await unit().get(`${EVIDEN}?cari=2025–2029`)).body.total).toBe(0);
  });

  it('is offered next year with the age of its document, and never in a year before it came', async () => {
    const tagged = (tahun: number) => ({
      jenis: 'tautan',
      nama: `Pedoman uji ${tahun}`,
      tautan: `https://contoh.go.id/pedoman-uji/${tahun}`,
      tanggal_dokumen: `${tahun - 1}-12-31`,
      periode: `Tahun ${tahun}`,
    });
    const offered = async (tahun: number, asal: string) => {
      const { body } = await client('dinkes', tahun).get(`${EVIDEN}?cari=Pedoman uji${asal}`);
      return body.data.map((one: Record<string, unknown>) => [one.nama, one.tahun, one.tanggal_dokumen]);
    };
    await lkeWriter(test, UNIT, 2024).clear();
    const before = (await client('dinkes', 2024).get('/lke/instrumen')).body.data.komponen[0].subKomponen[0];
    const old = await client('dinkes', 2024).post(BUKTI, {
      kriteria_id: before.kriteria[0].id,
      isi: tagged(2024),
    });
    const own = await client('dinkes', 2025).post(BUKTI, { kriteria_id: kriteria[0], isi: tagged(2025) });
    expect([old.status, own.status]).toEqual([201, 201]);
    const [from2024, from2025] = [
      ['Pedoman uji 2024', 2024, '2023-12-31'],
      ['Pedoman uji 2025', 2025, '2024-12-31'],
    ];
    expect(await offered(2025, '')).toEqual([from2025, from2024]);
    expect(await offered(2025, '&asal=sebelumnya')).toEqual([from2024]);
    expect(await offered(2025, '&asal=tahun-ini')).toEqual([from2025]);
    expect(await offered(2024, '')).toEqual([from2024]);
    const { eviden_versi_id } = old.body.data;
    expect(await put({ jenis: 'ada', eviden_versi_id }, 1)).toMatchObject({
      status: 201,
      body: { data: { eviden_versi_id, tanggal_dokumen: '2023-12-31', periode: 'Tahun 2024' } },
    });
    const early = { kriteria_id: before.kriteria[1].id, isi: { jenis: 'ada' } };
    const later = { ...early, isi: { ...early.isi, eviden_versi_id: own.body.data.eviden_versi_id } };
    expect((await client('dinkes', 2024).post(BUKTI, later)).status).toBe(422);
  });

  it('is listed and read by unit, assigned evaluators, plenary and super, by nobody else', async () => {
    const { berkas } = (await put(await sent('rahasia'))).body.data;
    const may = async (username: string) => [
      (await client(username).get(EVIDEN)).status,
      (await files.download(berkas.id, username)).statusCode,
    ];
    expect(await may('val_lke')).toEqual([404, 404]);
    await lembar.assign('val_lke');
    for (const username of ['dinkes', 'val_lke', 'val_pleno', 'super']) {
      expect([username, ...(await may(username))]).toEqual([username, 200, 200]);
    }
    for (const username of ['rsud', 'pemda', 'pemda_pantau']) {
      expect([username, ...(await may(username))]).toEqual([username, 403, 404]);
    }
  });
});
