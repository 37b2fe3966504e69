import { lkipCalls, NASKAH_MAX, type Naskah } from '@selaras/contracts';
import { bagianLkip, SEWA_DETAK_MS, SEWA_HABIS_MS } from '@selaras/domain';
import { examplePng } from '../../../../testing/example-files';
import { addStaff, planningClient } from '../../../../testing/planning-client';
import { startTestApp, type TestApp } from '../../../../testing/test-app';

const UNIT = 1012;
const BASE = `/lkip/satuan-kerja/${UNIT}`;
const KABUPATEN = '/lkip/kabupaten';

let test: TestApp;
let now = new Date();
beforeAll(async () => {
  test = await startTestApp({ clock: () => now });
  await addStaff(test, 'dinkes_kedua', UNIT);
  await addStaff(test, 'staf_lain', 1013);
});
afterAll(() => test.close());
beforeEach(() => {
  now = new Date();
});

type Client = ReturnType<typeof planningClient>;
const people = new Map<string, Client>();
function as(username: string): Client {
  const client = people.get(username) ?? planningClient(test, username);
  people.set(username, client);
  return client;
}

const naskah = (text: string): Naskah => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});
const later = (ms: number) => {
  now = new Date(now.getTime() + ms);
};

const section = (bagian: string, base = BASE) => `${base}/bagian/${bagian}`;
async function take(username: string, bagian: string, ambil_alih = false, base = BASE) {
  return as(username).post(`${section(bagian, base)}/sewa`, { ambil_alih });
}
/** An author with his section open. */
async function author(username: string, bagian: string, ambil_alih = false, base = BASE) {
  const { status, body } = await take(username, bagian, ambil_alih, base);
  expect(status).toBe(201);
  const { sewa } = body.data;
  let { versi } = body.data.bagian;
  const path = section(bagian, base);
  return {
    found: body.data.bagian,
    save: async (text: string, over = versi) => {
      const answer = await as(username).put(path, { sewa, isi: naskah(text) }, over);
      if (answer.status === 200) versi = answer.body.data.versi;
      return answer;
    },
    beat: () => as(username).send('PUT', `${path}/sewa/${sewa}`),
    leave: () => as(username).send('DELETE', `${path}/sewa/${sewa}`),
  };
}
const read = async (username: string, bab = 'I', base = BASE) => as(username).get(`${base}?bab=${bab}`);
const sectionOf = async (bagian: string) =>
  (await read('dinkes')).body.data.bagian.find(({ kode }: { kode: string }) => kode === bagian);
const versions = async (bagian: string) => (await as('dinkes').get(`${section(bagian)}/versi`)).body.data;

describe('a report', () => {
  it('has its sections in their order, also while nothing was written', async () => {
    const { status, body } = await read('dinkes', 'II');
    expect(status).toBe(200);
    expect(lkipCalls.baca.answer?.safeParse(body).error).toBeUndefined();
    expect(body.data.bagian.map(({ kode }: { kode: string }) => kode)).toEqual([
      'visi-misi',
      'iku',
      'perjanjian-kinerja',
      'anggaran',
    ]);
    expect(body.data).toMatchObject({ kemampuan: { tulis: true }, satuan_kerja: { satuan_kerja_id: UNIT } });
    expect(bagianLkip).toHaveLength(13);
  });

  it.each([
    ['dinkes', BASE, 200, true],
    ['staf_lain', BASE, 403, false],
    ['pemda', BASE, 200, false],
    ['pemda_pantau', BASE, 200, false],
    ['setda', BASE, 403, false],
    ['super', BASE, 403, false],
    ['val_lke', BASE, 404, false],
    ['dinkes', KABUPATEN, 200, false],
    ['pemda', KABUPATEN, 200, true],
    ['pemda_pantau', KABUPATEN, 200, true],
    ['super', KABUPATEN, 403, false],
  ])('is read by %s at %s: %p, and written: %p', async (username, base, status, writes) => {
    const answer = await read(username, 'I', base);
    expect(answer.status).toBe(status);
    if (status === 200) expect(answer.body.data.kemampuan.tulis).toBe(writes);
    const taken = await take(username, 'sistematika', true, base);
    expect(taken.status).toBe(writes ? 201 : 403);
    const saved = await as(username).put(
      section('sistematika', base),
      {
        sewa: taken.body?.data?.sewa ?? crypto.randomUUID(),
        isi: naskah('Teks'),
      },
      taken.body?.data?.bagian?.versi ?? 0,
    );
    expect(saved.status).toBe(writes ? 200 : 403);
  });

  it('of a unit, chapter or section that does not exist is not found', async () => {
    expect((await as('pemda').get('/lkip/satuan-kerja/999999?bab=I')).status).toBe(404);
    expect((await read('dinkes', 'V')).status).toBe(404);
    expect((await take('dinkes', 'bukan-bagian')).status).toBe(404);
  });
});

describe('a section', () => {
  it('is written by one at a time; who comes second learns who writes it', async () => {
    const first = await author('dinkes', 'gambaran-umum');
    expect((await first.save('Pertama')).status).toBe(200);
    const second = await take('dinkes_kedua', 'gambaran-umum');
    expect(second).toMatchObject({ status: 409, body: { terkini: { pemegang: { sesi_ini: false } } } });
    expect(second.body.pesan).toContain('sedang ditulis oleh');
    expect((await take('dinkes', 'gambaran-umum')).body.pesan).toContain('Anda sendiri di tab lain');
    expect((await sectionOf('gambaran-umum')).pemegang).toMatchObject({ sesi_ini: true });
    await first.leave();
    expect((await sectionOf('gambaran-umum')).pemegang).toBeNull();
    expect((await author('dinkes_kedua', 'gambaran-umum')).found.isi).toEqual(naskah('Pertama'));
  });

  it('is taken over with notice: the displaced one learns it, and what he had not saved stays as a version', async () => {
    const first = await author('dinkes', 'tugas-fungsi');
    await first.save('Tersimpan lebih dulu');
    const second = await author('dinkes_kedua', 'tugas-fungsi', true);
    expect(second.found.isi).toEqual(naskah('Tersimpan lebih dulu'));
    const beat = await first.beat();
    expect(beat).toMatchObject({ status: 409, body: { terkini: { pemegang: { nama: 'dinkes_kedua' } } } });
    expect((await first.save('Tidak sempat')).status).toBe(409);
    const kept = await as('dinkes').post(`${section('tugas-fungsi')}/versi`, { isi: naskah('Tidak sempat') });
    expect(kept.status).toBe(201);
    expect((await second.save('Dilanjutkan')).status).toBe(200);
    const [saved, aside] = await versions('tugas-fungsi');
    expect([saved.sebab, aside.sebab]).toEqual(['tersimpan', 'tersisih']);
    const { body } = await as('dinkes_kedua').get(`${section('tugas-fungsi')}/versi/${aside.id}`);
    expect(lkipCalls.versi.answer?.safeParse(body).error).toBeUndefined();
    expect(body.data.isi).toEqual(naskah('Tidak sempat'));
    expect((await as('dinkes').get(`${section('gambaran-umum')}/versi/${aside.id}`)).status).toBe(404);
  });

  it('stays held while its author is heard of, and is free after ninety silent seconds', async () => {
    const first = await author('dinkes', 'isu-strategis');
    later(SEWA_HABIS_MS - SEWA_DETAK_MS);
    expect((await first.beat()).status).toBe(200);
    later(SEWA_HABIS_MS - 1_000);
    expect((await take('dinkes_kedua', 'isu-strategis')).status).toBe(409);
    later(1_000);
    expect(await first.beat()).toMatchObject({ status: 409, body: { terkini: { pemegang: null } } });
    expect((await take('dinkes_kedua', 'isu-strategis')).status).toBe(201);
  });

  it('is free as soon as its author’s session ends', async () => {
    await author('dinkes', 'struktur-organisasi');
    await test.db
      .updateTable('sessions')
      .set({ revoked_at: new Date() })
      .where('revoked_at', 'is', null)
      .execute();
    people.clear();
    expect((await take('dinkes_kedua', 'struktur-organisasi')).status).toBe(201);
  });

  it('is saved over the version that was read, and over no other', async () => {
    const { save, found } = await author('dinkes', 'gambaran-umum', true);
    expect((await save('Satu')).status).toBe(200);
    const stale = await save('Dua', found.versi);
    expect(stale).toMatchObject({ status: 412, body: { terkini: { isi: naskah('Satu') } } });
    const without = await as('dinkes').send('PUT', section('gambaran-umum'), {
      sewa: crypto.randomUUID(),
      isi: naskah('Tiga'),
    });
    expect(without.status).toBe(409);
  });

  it('keeps what it was before a save: once at the beginning, then every five minutes', async () => {
    const count = async () => (await versions('gambaran-umum')).length;
    const before = await count();
    const { save } = await author('dinkes', 'gambaran-umum', true);
    for (const text of ['A', 'B', 'C']) await save(text);
    expect(await count()).toBe(before + 1);
    later(60_000);
    await save('D');
    expect(await count()).toBe(before + 1);
  });

  it('takes the largest text that the editor lets through, and says of a larger one that it is too large', async () => {
    const { body } = await take('dinkes', 'gambaran-umum', true);
    const sized = (bytes: number): Naskah => {
      const pieces = (length: number, last: number) => [
        ...Array.from({ length }, () => ({ type: 'text' as const, text: 'x'.repeat(20_000) })),
        { type: 'text' as const, text: 'x'.repeat(last) },
      ];
      const isi = (last: number): Naskah => ({
        type: 'doc',
        content: [{ type: 'paragraph', content: pieces(49, last) }],
      });
      return isi(bytes - JSON.stringify(isi(1)).length + 1);
    };
    const put = (isi: Naskah) =>
      as('dinkes').put(section('gambaran-umum'), { sewa: body.data.sewa, isi }, body.data.bagian.versi);
    expect(JSON.stringify(sized(NASKAH_MAX.bytes))).toHaveLength(NASKAH_MAX.bytes);
    expect((await put(sized(NASKAH_MAX.bytes))).status).toBe(200);
    const large = await put(sized(NASKAH_MAX.bytes + 2_000));
    expect(large).toMatchObject({ status: 413, body: { kode: 'UKURAN_BERLEBIH' } });
  });

  it('takes nothing that the schema does not name', async () => {
    const { body } = await take('dinkes', 'gambaran-umum', true);
    const link = (href: string) => ({
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [{ type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href } }] }],
        },
      ],
    });
    const hostile = [
      { type: 'doc', content: [{ type: 'script', content: [] }] },
      { type: 'doc', content: [{ type: 'paragraph', attrs: { onclick: 'alert(1)' } }] },
      link('javascript:alert(1)'),
      '<p onload="alert(1)">x</p>',
    ];
    for (const isi of hostile) {
      const answer = await as('dinkes').put(
        section('gambaran-umum'),
        { sewa: body.data.sewa, isi },
        body.data.bagian.versi,
      );
      expect(answer.status).toBe(422);
    }
  });
});

describe('a picture', () => {
  const upload = async (username: string, content: Buffer, nama = 'bagan.png') =>
    test.app.inject({
      method: 'POST',
      url: `/api/berkas?nama=${nama}&tujuan=lkip_gambar`,
      headers: { ...(await test.signIn(username)), 'content-type': 'application/octet-stream' },
      payload: content,
    });
  const withPicture = (gambar_id: number) => ({
    type: 'doc',
    content: [{ type: 'gambar', attrs: { gambar_id, alt: 'Bagan', keterangan: 'Bagan', lebar: 100 } }],
  });
  const put = async (username: string, isi: object) => {
    const { body } = await take(username, 'struktur-organisasi', true);
    const { sewa, bagian } = body.data;
    return as(username).put(section('struktur-organisasi'), { sewa, isi }, bagian.versi);
  };

  it('belongs to the report whose text shows it, and is read by whoever reads that', async () => {
    const { id } = (await upload('dinkes', examplePng())).json().data;
    expect((await put('dinkes', withPicture(id))).status).toBe(200);
    expect((await put('dinkes_kedua', withPicture(id))).status).toBe(200);
    for (const [username, status] of [
      ['dinkes_kedua', 200],
      ['pemda', 200],
      ['staf_lain', 404],
      ['super', 404],
    ] as const) {
      expect([username, (await as(username).get(`/berkas/${id}`)).status]).toEqual([username, status]);
    }
  });

  it('of somebody else is not taken', async () => {
    const { id } = (await upload('staf_lain', examplePng())).json().data;
    expect((await put('dinkes', withPicture(id))).status).toBe(422);
  });

  it('is PNG or JPEG, and not of fifty megabytes', async () => {
    const svg = await upload('dinkes', Buffer.from('<svg onload="alert(1)"/>'), 'bagan.svg');
    expect(svg.statusCode).toBe(422);
    const large = await upload('dinkes', Buffer.alloc(50 * 1024 * 1024));
    expect(large.statusCode).toBe(413);
    expect(large.json().pesan).toMatch(/MB/);
  });
});
