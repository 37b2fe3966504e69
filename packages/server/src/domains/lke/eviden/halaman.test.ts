import { lkeBuktiCalls, lkeEvidenCalls } from '@selaras/contracts';
import type { Halaman } from '@selaras/domain';
import { demoPdf } from '../../../kit/seed/demo-pdf';
import { examplePdf } from '../../../testing/example-files';
import { fileClient } from '../../../testing/file-client';
import { planningClient } from '../../../testing/planning-client';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { lkeWriter } from '../testing/lke-writer';

const UNIT = 1012;
const BUKTI = `/lke/bukti/${UNIT}`;
const TANPA = { tanggal_dokumen: null, periode: null };
const at = (dari: number, sampai: number | null = null): Halaman => ({ dari, sampai });

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
const put = (isi: object, halaman?: Halaman | null, no = 0, tahun = 2025) =>
  client('dinkes', tahun).post(BUKTI, { kriteria_id: kriteria[no], isi, halaman });
const name = ({ id, versi }: { id: number; versi: number }, halaman: unknown, username = 'dinkes') =>
  client(username).put(`${BUKTI}/${id}/halaman`, { halaman }, versi);
const link = (tautan = 'https://contoh.go.id/renstra.pdf') => ({
  jenis: 'tautan',
  nama: 'Renstra',
  tautan,
  ...TANPA,
});
const sent = async (content: Buffer) => {
  const { id } = await files.uploaded('dinkes', { tujuan: 'lke_eviden', content });
  return { jenis: 'berkas', berkas_id: id, ...TANPA };
};
const bukti = async (username = 'dinkes', no = 0) =>
  (await client(username).get(`/lke/lembar/${UNIT}`)).body.data.baris[no].bukti;
/** A document of one page, its words its own. */
const onePage = (judul: string) => demoPdf(judul, []);

describe('the page that matters of a piece of evidence', () => {
  it('is put forward with it, named later, and taken away again', async () => {
    const answer = await put(link(), at(12));
    expect(lkeBuktiCalls.ajukan.answer?.safeParse(answer.body).error).toBeUndefined();
    expect(answer.body.data.halaman).toEqual(at(12));
    const several = await name(answer.body.data, at(12, 15));
    expect(lkeBuktiCalls.halaman.answer?.safeParse(several.body).error).toBeUndefined();
    expect(several.body.data.halaman).toEqual(at(12, 15));
    expect(await bukti()).toEqual([several.body.data]);
    expect((await name(several.body.data, null)).body.data.halaman).toBeNull();
  });

  it('belongs to the criterion: another one names its own page of the same document', async () => {
    const first = (await put(link(), at(12))).body.data;
    const second = (await put({ jenis: 'ada', eviden_versi_id: first.eviden_versi_id }, at(40), 1)).body.data;
    expect([first.halaman, second.halaman]).toEqual([at(12), at(40)]);
    expect((await bukti())[0].halaman).toEqual(at(12));
    // What is put forward already stays as it is.
    const again = await put({ jenis: 'ada', eviden_versi_id: first.eviden_versi_id }, at(99));
    expect(again.body.data.halaman).toEqual(at(12));
  });

  it('is one that there is: of its file, in its order, and none of what has no pages', async () => {
    for (const halaman of [at(0), at(-1), at(1.5), at(10_000), at(5, 3), at(5, 5)]) {
      expect([halaman, (await put(link(), halaman)).status]).toEqual([halaman, 422]);
    }
    const known = (await put(await sent(onePage('Satu')))).body.data;
    expect(known.jumlah_halaman).toBe(1);
    const beyond = await name(known, at(2));
    expect(beyond).toMatchObject({
      status: 422,
      body: { errors: { halaman: ['Berkas ini hanya 1 halaman'] } },
    });
    expect((await put(await sent(onePage('Dua')), at(1, 2), 1)).status).toBe(422);
    expect((await name(known, at(1))).status).toBe(200);
    // Where nobody knows how many there are, any page may be named.
    const unknown = (await put(await sent(examplePdf('tanpa jumlah')), at(48), 1)).body.data;
    expect(unknown).toMatchObject({ jumlah_halaman: null, halaman: at(48) });
  });

  it('is not named of what the portal said', async () => {
    const of = async () =>
      (await client('dinkes').get(`/lke/potret/${UNIT}/kriteria/${kriteria[2]}`)).body.data;
    const [{ sumber, sidik }] = (await of()).tawaran;
    const taken = await put({ jenis: 'portal', sumber, sidik }, null, 2);
    expect(taken.status).toBe(201);
    const refused = await name(taken.body.data, at(3));
    expect(refused).toMatchObject({ status: 422, body: { errors: { halaman: [expect.any(String)] } } });
  });

  it('is changed by who read it last: 428 without a version, 412 with what it is by now', async () => {
    const first = (await put(link(), at(12))).body.data;
    expect(
      (await client('dinkes').send('PUT', `${BUKTI}/${first.id}/halaman`, { halaman: at(3) })).status,
    ).toBe(428);
    expect((await name(first, at(13))).status).toBe(200);
    const late = await name(first, at(14));
    expect(late).toMatchObject({ status: 412, body: { terkini: { id: first.id, halaman: at(13) } } });
  });

  it('is written by its unit alone, on every path to the row', async () => {
    const row = (await put(link(), at(12))).body.data;
    for (const [username, status] of [
      ['rsud', 403],
      ['val_lke', 403],
      ['val_pleno', 403],
      ['super', 403],
      ['pemda', 403],
    ] as const) {
      expect([username, (await name(row, at(3), username)).status]).toEqual([username, status]);
    }
    // The row of one unit is not reached through the address of another one, nor in another year.
    const elsewhere = await client('rsud').put(
      `/lke/bukti/1013/${row.id}/halaman`,
      { halaman: at(3) },
      row.versi,
    );
    expect(elsewhere.status).toBe(404);
    const before = await client('dinkes', 2024).put(
      `${BUKTI}/${row.id}/halaman`,
      { halaman: at(3) },
      row.versi,
    );
    expect([404, 409]).toContain(before.status);
    expect((await bukti())[0].halaman).toEqual(at(12));
  });

  it('is closed with the worksheet, and the evaluator sees it', async () => {
    const row = (await put(link(), at(12, 15))).body.data;
    await lembar.put('dinilai_1');
    expect((await name(row, at(3))).status).toBe(409);
    expect((await bukti('super'))[0].halaman).toEqual(at(12, 15));
    await lembar.put('perbaikan');
    expect((await name(row, at(3))).status).toBe(409);
    expect((await bukti())[0].halaman).toEqual(at(12, 15));
  });

  it('follows a new file that has it, and is gone with one that has not', async () => {
    const row = (await put(await sent(examplePdf('lama')), at(48))).body.data;
    const replace = async (content: Buffer) => {
      const { data } = (await client('dinkes').get(`/lke/eviden/${UNIT}?eviden_id=${row.eviden_id}`)).body;
      const { berkas_id } = await sent(content);
      const body = { jenis: 'berkas', berkas_id };
      return client('dinkes').post(`/lke/eviden/${UNIT}/${row.eviden_id}/versi`, body, {
        'if-match': `"${data[0].versi}"`,
      });
    };
    expect((await replace(examplePdf('baru'))).status).toBe(200);
    expect(await bukti()).toMatchObject([{ nomor: 2, halaman: at(48) }]);
    expect((await replace(onePage('Pendek'))).status).toBe(200);
    expect(await bukti()).toMatchObject([{ nomor: 3, halaman: null, jumlah_halaman: 1 }]);
  });

  it('is remembered for the same criterion, and for no other', async () => {
    const row = (await put(link('https://contoh.go.id/ingat.pdf'), at(12))).body.data;
    const asked = async (no: number) => {
      const path = `/lke/eviden/${UNIT}?eviden_id=${row.eviden_id}&kriteria_id=${kriteria[no]}`;
      const { body } = await client('dinkes').get(path);
      expect(lkeEvidenCalls.list.answer?.safeParse(body).error).toBeUndefined();
      return body.data[0].halaman;
    };
    expect(await asked(0)).toEqual(at(12));
    expect(await asked(1)).toBeNull();
  });
});
