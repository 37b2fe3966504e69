import { createHash } from 'node:crypto';
import { HEADER_TAHUN_KINERJA, HEADER_TAHUN_PUBLIK, type ProgramInovatif } from '@selaras/contracts';
import { pictureSize } from '@selaras/domain';
import { openStore } from '../../../kit/files/open-store';
import { CAMERA, cameraPicture } from '../../../testing/camera-picture';
import { examplePng } from '../../../testing/example-files';
import { startTestApp, type TestApp } from '../../../testing/test-app';

const [DINKES, SETDA] = [1012, 9999];
const tahun = { [HEADER_TAHUN_KINERJA]: '2025', [HEADER_TAHUN_PUBLIK]: '2025' };

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

interface Sent {
  readonly username?: string;
  readonly body?: object;
  readonly versi?: number;
}

async function send(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  { username, body, versi }: Sent = {},
) {
  const answer = await test.app.inject({
    method,
    url: `/api${path}`,
    headers: {
      ...tahun,
      ...(username && (await test.signIn(username))),
      ...(versi !== undefined && { 'if-match': `"${versi}"` }),
    },
    ...(body && { payload: body }),
  });
  return { status: answer.statusCode, answer };
}

async function upload(username: string, content: Buffer, nama = 'foto.png') {
  return test.app.inject({
    method: 'POST',
    url: `/api/berkas?nama=${nama}&tujuan=program_inovatif`,
    headers: { ...(await test.signIn(username)), 'content-type': 'application/octet-stream' },
    payload: content,
  });
}

const listOf = async (unit: number): Promise<ProgramInovatif[]> =>
  (await send('GET', `/public-display/display/program-inovatif?satuan_kerja_id=${unit}`)).answer.json().data;

const texts = {
  judul: 'Kartu Sehat',
  deskripsi: 'Satu kartu.',
  manfaat: 'Cepat.',
  tautan: 'https://contoh.go.id',
};

describe('the picture of an innovation', () => {
  const madeWith = async (berkas_id: number): Promise<number> => {
    const body = { satuan_kerja_id: DINKES, ...texts, berkas_id, teks_alternatif: 'Kartu' };
    const made = await send('POST', '/program-inovatif', { username: 'dinkes', body });
    expect(made.status).toBe(201);
    return made.answer.json().data.id;
  };
  const shown = async (id: number) =>
    (await send('GET', `/public-display/program-inovatif/${id}/gambar`)).answer;
  const rowOf = (id: number) =>
    test.db.selectFrom('berkas').where('id', '=', id).selectAll().executeTakeFirstOrThrow();
  const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

  it('is upright and tells nobody where and by what it was taken', async () => {
    const sent = await cameraPicture();
    const berkas_id = (await upload('dinkes', sent, 'foto.jpg')).json().data.id;
    const { rawPayload, headers } = await shown(await madeWith(berkas_id));
    expect(headers['content-type']).toBe('image/jpeg');
    expect(pictureSize(rawPayload)).toEqual({ width: 40, height: 80 });
    for (const trace of [CAMERA.alat, CAMERA.tempat, 'Exif']) expect(rawPayload.includes(trace)).toBe(false);
    const row = await rowOf(berkas_id);
    expect(row).toMatchObject({ ukuran: rawPayload.length, sha256: hashOf(rawPayload), dibuat_ulang: true });
    expect(headers['content-length']).toBe(String(rawPayload.length));
  });

  it('that was kept as it was sent is painted anew before anybody sees it', async () => {
    const berkas_id = (await upload('dinkes', await cameraPicture(), 'foto.jpg')).json().data.id;
    const id = await madeWith(berkas_id);
    const { nama_acak } = await rowOf(berkas_id);
    const store = openStore(test.app.context.config);
    const sent = await cameraPicture();
    await store.remove(nama_acak);
    await store.write(nama_acak, sent);
    const old = { dibuat_ulang: false, ukuran: sent.length, sha256: hashOf(sent) };
    await test.db.updateTable('berkas').set(old).where('id', '=', berkas_id).execute();
    const { rawPayload } = await shown(id);
    expect(pictureSize(rawPayload)).toEqual({ width: 40, height: 80 });
    expect(rawPayload.includes(CAMERA.alat)).toBe(false);
    expect(await rowOf(berkas_id)).toMatchObject({ sha256: hashOf(rawPayload), dibuat_ulang: true });
  });

  it('that cannot be read is refused when it is sent, and shown to nobody when it was kept', async () => {
    // A kind of colours that there is none of.
    const broken = examplePng(30, 30).fill(5, 25, 26);
    const refused = await upload('dinkes', broken);
    expect([refused.statusCode, refused.json().kode]).toEqual([422, 'BERKAS_DITOLAK']);
    expect(refused.json().pesan).toContain('rusak atau tidak utuh');
    const berkas_id = (await upload('dinkes', examplePng(30, 30))).json().data.id;
    const id = await madeWith(berkas_id);
    const store = openStore(test.app.context.config);
    const { nama_acak } = await rowOf(berkas_id);
    await store.remove(nama_acak);
    await store.write(nama_acak, broken);
    await test.db.updateTable('berkas').set({ dibuat_ulang: false }).where('id', '=', berkas_id).execute();
    expect((await shown(id)).statusCode).toBe(404);
  });
});

describe('innovations', () => {
  it('are written by their own unit with a picture, and seen by everybody', async () => {
    const content = examplePng(1600, 900);
    const berkas_id = (await upload('dinkes', content)).json().data.id;
    const body = { satuan_kerja_id: DINKES, ...texts, berkas_id, teks_alternatif: 'Kartu hijau' };
    const made = await send('POST', '/program-inovatif', { username: 'dinkes', body });
    expect(made.status).toBe(201);
    const { id, versi } = made.answer.json().data;
    const [shown] = await listOf(DINKES);
    expect(shown).toMatchObject({
      id,
      versi,
      ...texts,
      gambar: { id: berkas_id, teks_alternatif: 'Kartu hijau' },
    });
    const picture = await send('GET', `/public-display/program-inovatif/${id}/gambar`);
    expect(picture.answer.headers['content-type']).toBe('image/png');
    expect(pictureSize(picture.answer.rawPayload)).toEqual({ width: 1600, height: 900 });

    const changed = { ...texts, judul: 'Kartu Sehat Kedua', berkas_id: null, teks_alternatif: null };
    const saved = await send('PUT', `/program-inovatif/${id}`, { username: 'dinkes', body: changed, versi });
    expect(saved.status).toBe(200);
    expect((await listOf(DINKES))[0]).toMatchObject({ judul: 'Kartu Sehat Kedua', gambar: null });
    expect((await send('GET', `/public-display/program-inovatif/${id}/gambar`)).status).toBe(404);
    const old = await send('PUT', `/program-inovatif/${id}`, { username: 'dinkes', body: changed, versi });
    expect(old.status).toBe(412);
    expect(old.answer.json().terkini).toMatchObject({
      versi: saved.answer.json().data.versi,
      judul: 'Kartu Sehat Kedua',
      gambar: null,
      satuan_kerja: { satuan_kerja_id: DINKES },
    });

    const gone = { username: 'dinkes', versi: saved.answer.json().data.versi };
    expect((await send('DELETE', `/program-inovatif/${id}`, gone)).status).toBe(204);
    expect((await listOf(DINKES)).map((row) => row.id)).not.toContain(id);
  });

  it('are not written by another unit, by readers, or by nobody', async () => {
    const body = { satuan_kerja_id: SETDA, ...texts };
    for (const username of ['dinkes', 'pemda']) {
      expect((await send('POST', '/program-inovatif', { username, body })).status).toBe(403);
    }
    expect((await send('POST', '/program-inovatif', { body })).status).toBe(401);
    const [row] = await listOf(SETDA);
    const write = { username: 'dinkes', body: texts, versi: row?.versi ?? 0 };
    expect((await send('PUT', `/program-inovatif/${row?.id}`, write)).status).toBe(403);
    expect((await send('DELETE', `/program-inovatif/${row?.id}`, write)).status).toBe(403);
  });

  it('have no picture without a text of what it shows, and no link that is none', async () => {
    const berkas_id = (await upload('dinkes', examplePng())).json().data.id;
    const unit = { satuan_kerja_id: DINKES };
    const silent = await send('POST', '/program-inovatif', {
      username: 'dinkes',
      body: { ...unit, ...texts, berkas_id },
    });
    expect(silent.answer.json().errors).toEqual({ teks_alternatif: ['Wajib diisi bila ada gambar'] });
    const script = { ...unit, ...texts, tautan: 'javascript:alert(1)' };
    expect((await send('POST', '/program-inovatif', { username: 'dinkes', body: script })).status).toBe(422);
  });

  it('take no picture that is too large, none of another kind, and say why', async () => {
    const refused = async (content: Buffer, nama?: string) =>
      (await upload('dinkes', content, nama)).json().pesan;
    expect(await refused(examplePng(20_000, 20_000))).toContain('20.000 × 20.000 titik, terlalu besar');
    expect(await refused(Buffer.from('<svg><script>alert(1)</script></svg>'))).toContain('gambar SVG');
    expect((await upload('dinkes', Buffer.alloc(50 * 1024 * 1024))).statusCode).toBe(413);
  });

  it('name nobody, and those of the seed are there in both years', async () => {
    const { answer } = await send('GET', '/public-display/display/program-inovatif');
    expect(answer.json().data.length).toBeGreaterThan(1);
    expect(answer.body).not.toMatch(/created_by|nip|nama_acak/);
    expect(
      (await send('GET', '/public-display/display/program-inovatif?satuan_kerja_id=424242')).status,
    ).toBe(404);
  });
});
