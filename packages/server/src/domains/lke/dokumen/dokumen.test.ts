import { buffer } from 'node:stream/consumers';
import { type Dokumen, dokumenCalls } from '@selaras/contracts';
import { openStore } from '../../../kit/files/open-store';
import { demoPdf } from '../../../kit/seed/demo-pdf';
import { examplePdf } from '../../../testing/example-files';
import { fileClient } from '../../../testing/file-client';
import { startTestApp, type TestApp } from '../../../testing/test-app';

const YEAR = { 'default-key-tahun-kinerja': '2025' };
const DINKES = 1012;

let test: TestApp;
let berkas: ReturnType<typeof fileClient>;
beforeAll(async () => {
  test = await startTestApp();
  berkas = fileClient(test);
  await forget(DINKES, 1, 4);
  await forget(1014, 2);
  await forget(1015, 1);
});
afterAll(() => test.close());

/** As if the seed had none of these. */
const forget = (unit: number, ...kinds: number[]) =>
  test.db
    .updateTable('dokumen')
    .set({ deleted_at: new Date() })
    .where('satuan_kerja_id', '=', unit)
    .where('jenis_dokumen_id', 'in', kinds)
    .where('tahun_akhir', '>=', 2025)
    .execute();

type Body = Record<string, unknown>;
async function send(username: string, path: string, payload?: Body, headers = {}) {
  const answer = await test.app.inject({
    method: 'POST',
    url: `/api${path}`,
    headers: { ...YEAR, ...(await test.signIn(username)), ...headers },
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() };
}
async function read(username: string, path: string, tahun = '2025') {
  const headers = { 'default-key-tahun-kinerja': tahun, ...(await test.signIn(username)) };
  const answer = await test.app.inject({ url: `/api${path}`, headers });
  return { status: answer.statusCode, body: answer.json() };
}
const pdf = async (username: string, judul = 'Laporan', nama = 'Laporan akhir Budi.pdf') =>
  (await berkas.uploaded(username, { content: demoPdf(judul, []), nama, tujuan: 'dokumen' })).id;
const documents = async (username: string, unit = DINKES, tahun = '2025'): Promise<Dokumen[]> =>
  (await read(username, `/dokumen?satuan_kerja_id=${unit}`, tahun)).body.data[0]?.dokumen ?? [];
const kind = async (jenis: number, username = 'dinkes') => {
  const found = (await documents(username)).find(({ jenis_dokumen_id }) => jenis_dokumen_id === jenis);
  if (found === undefined) throw new Error(`No document of kind ${jenis}`);
  return found;
};
const match = ({ versi }: { versi: number }) => ({ 'if-match': `"${versi}"` });
const create = async (username: string, jenis: number, more: Body = {}, headers = {}) =>
  send(
    username,
    '/dokumen',
    {
      satuan_kerja_id: DINKES,
      jenis_dokumen_id: jenis,
      judul: 'Dokumen uji',
      berkas_id: await pdf(username),
      ...more,
    },
    headers,
  );

describe('a unit', () => {
  it('publishes a document, replaces it and keeps what was before, with when and by whom', async () => {
    expect((await create('dinkes', 1)).status).toBe(201);
    const first = await kind(1);
    expect(first).toMatchObject({
      judul: 'Dokumen uji',
      nomor: 1,
      tahun: 2025,
      tahun_akhir: 2025,
      gambar: true,
    });
    const replaced = await send(
      'dinkes',
      `/dokumen/${first.id}/versi`,
      {
        judul: 'Dokumen uji, revisi',
        catatan: 'Tabel 3 diperbaiki',
        berkas_id: await pdf('dinkes', 'Revisi'),
      },
      match(first),
    );
    expect(replaced.status).toBe(201);
    expect(await kind(1)).toMatchObject({ id: first.id, judul: 'Dokumen uji, revisi', nomor: 2 });
    const { body } = await read('dinkes', `/dokumen/${first.id}/versi`);
    expect(body.data).toMatchObject([
      { nomor: 2, judul: 'Dokumen uji, revisi', catatan: 'Tabel 3 diperbaiki', oleh: expect.any(String) },
      { nomor: 1, judul: 'Dokumen uji', catatan: null, berkas: { nama: 'Laporan akhir Budi.pdf' } },
    ]);
    for (const { berkas: file } of body.data) {
      expect((await berkas.download(file.id, 'dinkes')).statusCode).toBe(200);
      expect((await berkas.download(file.id, 'pemda_pantau')).statusCode).toBe(200);
      for (const stranger of ['rsud', 'setda', 'val_lke'])
        expect((await berkas.download(file.id, stranger)).statusCode).toBe(404);
    }
  });

  it('has one document of a kind for a year', async () => {
    const answer = await create('dinkes', 1);
    expect([answer.status, answer.body.kode]).toEqual([409, 'BENTROK']);
  });

  it('makes one document of a double click', async () => {
    const body = {
      satuan_kerja_id: DINKES,
      jenis_dokumen_id: 4,
      judul: 'IKU',
      berkas_id: await pdf('dinkes'),
    };
    const headers = { 'idempotency-key': 'klik-ganda' };
    const [one, two] = await Promise.all([
      send('dinkes', '/dokumen', body, headers),
      send('dinkes', '/dokumen', body, headers),
    ]);
    expect([one?.status, two?.status]).toEqual([201, 201]);
    expect(one?.body).toEqual(two?.body);
  });

  it('withdraws one with a reason and shows it again', async () => {
    const before = await kind(4);
    expect((await send('dinkes', `/dokumen/${before.id}/tarik`, { alasan: ' ' }, match(before))).status).toBe(
      422,
    );
    await send('dinkes', `/dokumen/${before.id}/tarik`, { alasan: 'Salah lampiran' }, match(before));
    const withdrawn = await kind(4);
    expect(withdrawn.ditarik).toMatchObject({ alasan: 'Salah lampiran', oleh: expect.any(String) });
    const again = await send('dinkes', `/dokumen/${before.id}/tarik`, { alasan: 'Lagi' }, match(withdrawn));
    expect([again.status, again.body.pesan]).toEqual([409, 'Dokumen ini sudah ditarik.']);
    await send('dinkes', `/dokumen/${before.id}/tampilkan`, undefined, match(withdrawn));
    const shown = await kind(4);
    expect(shown.ditarik).toBeNull();
    expect((await send('dinkes', `/dokumen/${before.id}/tampilkan`, undefined, match(shown))).status).toBe(
      409,
    );
  });

  it('puts a right version in the place of a withdrawn one without showing the wrong one again', async () => {
    const before = await kind(4);
    await send('dinkes', `/dokumen/${before.id}/tarik`, { alasan: 'Salah berkas' }, match(before));
    const body = { judul: 'IKU', catatan: 'Berkas yang benar', berkas_id: await pdf('dinkes') };
    await send('dinkes', `/dokumen/${before.id}/versi`, body, match(await kind(4)));
    expect(await kind(4)).toMatchObject({ ditarik: null, nomor: before.nomor + 1 });
  });

  it('loses nothing to two people at once: who saw an older version is told', async () => {
    const row = await kind(4);
    expect((await send('dinkes', `/dokumen/${row.id}/tarik`, { alasan: 'x' })).status).toBe(428);
    const stale = await send('dinkes', `/dokumen/${row.id}/tarik`, { alasan: 'x' }, { 'if-match': '"0"' });
    expect([stale.status, stale.body.kode]).toEqual([412, 'VERSI_BASI']);
  });
});

describe('a Renstra', () => {
  it('is one document for its period, whichever year it was uploaded in', async () => {
    const unit = { satuan_kerja_id: 1014 };
    expect((await create('super', 2, unit)).status).toBe(201);
    for (const tahun of ['2024', '2025']) {
      expect(
        (await documents('super', 1014, tahun)).filter((one) => one.jenis_dokumen_id === 2),
      ).toMatchObject([{ tahun: 2024, tahun_akhir: 2028 }]);
    }
    expect((await create('super', 2, unit)).status).toBe(409);
  });

  it('is nothing that the regency has', async () => {
    const answer = await create('super', 2, { satuan_kerja_id: null });
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['jenis_dokumen_id']]);
  });
});

describe('who may write', () => {
  it.each(['pemda', 'pemda_pantau', 'rsud', 'setda', 'val_lke'])('is not %s', async (username) => {
    const body = { satuan_kerja_id: DINKES, jenis_dokumen_id: 3, judul: 'x', berkas_id: 1 };
    expect((await send(username, '/dokumen', body)).status).toBe(403);
    const row = await kind(1);
    for (const [step, more] of [
      ['versi', { judul: 'x', catatan: 'x', berkas_id: 1 }],
      ['tarik', { alasan: 'x' }],
      ['tampilkan', undefined],
    ] as const) {
      expect((await send(username, `/dokumen/${row.id}/${step}`, more, match(row))).status).toBe(403);
    }
  });

  it('of the regency’s own is super alone', async () => {
    const body = { satuan_kerja_id: null, jenis_dokumen_id: 1, judul: 'LKIP Kabupaten', berkas_id: 1 };
    expect((await send('dinkes', '/dokumen', body)).status).toBe(403);
    const answer = await create('super', 1, { satuan_kerja_id: null });
    expect(answer.status).toBe(201);
    const { body: list } = await read('super', '/dokumen?kabupaten=1');
    expect(list.data).toMatchObject([{ satuan_kerja: null }]);
  });
});

describe('a file that is no document for the public', () => {
  it('is refused: of another person, for another purpose, used already, or behind a password', async () => {
    const unit = { satuan_kerja_id: 1015 };
    const taken = (await kind(1)).berkas.id;
    const other = (await berkas.uploaded('dinkes', { tujuan: 'pk_ttd' })).id;
    for (const berkas_id of [await pdf('rsud'), other, taken]) {
      expect((await create('super', 1, { ...unit, berkas_id })).status).toBe(422);
    }
    const locked = demoPdf('Rahasia', [])
      .toString('latin1')
      .replace(
        '/Root 1 0 R',
        `/Root 1 0 R /ID [<${'00'.repeat(16)}> <${'00'.repeat(16)}>] /Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${'11'.repeat(32)}> /U <${'22'.repeat(32)}> >>`,
      );
    const content = Buffer.from(locked, 'latin1');
    const { id: berkas_id } = await berkas.uploaded('super', { content, tujuan: 'dokumen' });
    for (const time of [1, 2]) {
      const answer = await create('super', 1, { ...unit, berkas_id });
      expect([time, answer.status, answer.body.kode]).toEqual([time, 422, 'BERKAS_DITOLAK']);
    }
  });

  it('leaves no half of a document behind', async () => {
    const count = async () => (await test.db.selectFrom('dokumen').select('id').execute()).length;
    const before = await count();
    await create('super', 1, { satuan_kerja_id: 1015, berkas_id: 999_999 });
    expect(await count()).toBe(before);
  });

  it('that cannot be drawn is a document all the same', async () => {
    const { id } = await berkas.uploaded('super', { content: examplePdf(), tujuan: 'dokumen' });
    expect((await create('super', 1, { satuan_kerja_id: 1015, berkas_id: id })).status).toBe(201);
    expect((await documents('super', 1015)).find((one) => one.jenis_dokumen_id === 1)?.gambar).toBe(false);
  });
});

describe('the list', () => {
  it('is of the own unit for who has one, whatever is asked', async () => {
    for (const path of ['/dokumen', '/dokumen?satuan_kerja_id=1013', '/dokumen?kabupaten=1']) {
      const { body } = await read('dinkes', path);
      expect(body.data).toMatchObject([{ satuan_kerja: { satuan_kerja_id: DINKES } }]);
      expect(body.jumlah).toHaveLength(4);
    }
  });

  it('names every unit and the regency first to who sees all, and counts who owes what', async () => {
    const { body } = await read('pemda', '/dokumen');
    expect(body.total).toBe(41);
    expect(body.data[0].satuan_kerja).toBeNull();
    const owing = await read('pemda', '/dokumen?belum=2');
    const renstra = body.jumlah.find((one: Body) => one.jenis_dokumen_id === 2);
    expect(renstra.dari).toBe(40);
    expect(owing.body.total).toBe(renstra.dari - renstra.ada);
    expect((await read('pemda', '/dokumen?q=kesehatan')).body.total).toBe(1);
  });

  it('counts a withdrawn document as missing', async () => {
    const { body } = await read('pemda', '/dokumen?belum=3');
    const names = body.data.map((one: { satuan_kerja: Body | null }) => one.satuan_kerja?.satuan_kerja_id);
    expect(names).toContain(1046);
  });

  it('is refused to who has no part in it', async () => {
    for (const username of ['setda', 'val_lke', 'kadinkes'])
      expect((await read(username, '/dokumen')).status).toBe(403);
  });
});

it('a version that was published cannot be changed or taken away in the database', async () => {
  await expect(
    test.db.updateTable('dokumen_versi').set({ judul: 'Lain' }).where('nomor', '=', 1).execute(),
  ).rejects.toThrow('tidak dapat diubah');
  await expect(test.db.deleteFrom('dokumen_versi').execute()).rejects.toThrow('tidak dapat diubah');
});

it('every write is in the audit with the person', async () => {
  const { id } = await kind(1);
  const user = await test.db
    .selectFrom('users')
    .where('username', '=', 'dinkes')
    .select('id')
    .executeTakeFirstOrThrow();
  const rows = await test.db
    .selectFrom('audit_log')
    .where('tabel', '=', 'dokumen')
    .where('baris_id', '=', id)
    .select(['aksi', 'pengguna_id'])
    .orderBy('id')
    .execute();
  expect(rows).toEqual([
    { aksi: 'insert', pengguna_id: user.id },
    { aksi: 'update', pengguna_id: user.id },
  ]);
  expect(dokumenCalls.create.act.roles).not.toContain('pemda');
});

it('what is kept is what was sent', async () => {
  const { nama_acak } = await berkas.stored((await kind(1)).berkas.id);
  const kept = await openStore(test.app.context.config).open(nama_acak);
  expect(kept && (await buffer(kept)).equals(demoPdf('Revisi', []))).toBe(true);
});
