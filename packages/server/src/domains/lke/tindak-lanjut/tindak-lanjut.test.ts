import { type LkeHasilDetail, lkeHasilCalls, lkeIsianCalls, lkeTindakLanjutCalls } from '@selaras/contracts';
import { unzipSync } from 'fflate';
import { planningClient } from '../../../testing/planning-client';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { DIPERBAIKI, DITARIK } from '../penilaian/issue-tindak-lanjut';
import { lkeWriter } from '../testing/lke-writer';

const UNIT = 1012;
const PATH = `/lke/tindak-lanjut/${UNIT}`;
const TAUTAN = { jenis: 'tautan', nama: 'Surat edaran bupati', tautan: 'https://contoh.example/pedoman' };
const isi = { ...TAUTAN, tanggal_dokumen: '2025-01-15', periode: null };
const plan = { rencana: 'Susun dan sahkan', penanggung_jawab: 'Sekretaris', tenggat: '2025-06-30' };

let test: TestApp;
const client = (username: string, tahun = 2024) => planningClient(test, username, tahun);
const writer = () => lkeWriter(test, UNIT, 2024);
const rows = async (username = 'dinkes') => (await client(username).get(PATH)).body.data;
const row = async (at = 0) => (await rows())[at];

async function step(username: string, langkah: string, body: object = {}, at = 0) {
  const { id, versi } = await row(at);
  return client(username).post(`${PATH}/${id}/${langkah}`, body, { 'if-match': `"${versi}"` });
}
const attach = async (username = 'dinkes', at = 0) =>
  client(username).post(`${PATH}/${(await row(at)).id}/bukti`, { isi });
const save = async (username = 'dinkes', body: object = plan) => {
  const { id, versi } = await row();
  return client(username).put(`${PATH}/${id}`, body, versi);
};
const decide = async (langkah: 'finalkan' | 'buka-kembali') => {
  const { body } = await client('super').get(`/lke/lembar/${UNIT}`);
  return client(langkah === 'finalkan' ? 'val_pleno' : 'super').post(
    `/lke/lembar/${UNIT}/${langkah}`,
    langkah === 'finalkan' ? {} : { alasan: 'Salah catat' },
    { 'if-match': `"${body.data.versi}"` },
  );
};

beforeAll(async () => {
  test = await startTestApp();
  await writer().clear();
  await writer().answer('A');
  await writer().prove();
  await writer().score(1, 'B', 'Belum disahkan');
  await writer().score(2, 'BB', null);
  await writer().recommend(1, ['Sahkan pedoman', 'Tetapkan tim', 'Susun jadwal', 'Bentuk tim']);
  await writer().recommend(2, ['Sahkan pedoman', 'Tetapkan tim', 'Umumkan']);
  await writer().decide([24, 24, 12, 20]);
  await writer().assign('val_lke');
  await writer().put('pleno');
});
afterAll(() => test.close());

it('a decision begins one open follow-up for each recommendation of the last round, and a solved one for each that was repaired', async () => {
  expect(await rows()).toEqual([]);
  expect((await decide('finalkan')).status).toBe(200);
  const { body } = await client('dinkes').get(PATH);
  expect(lkeTindakLanjutCalls.get.answer?.safeParse(body).success).toBe(true);
  expect(body.data).toMatchObject([
    { nomor: '1.a.1', rekomendasi: 'Sahkan pedoman', keadaan: 'terbuka', langkah: ['ajukan'], menulis: true },
    { nomor: '1.a.2', rekomendasi: 'Tetapkan tim' },
    { nomor: '1.a.3', rekomendasi: 'Umumkan', ditarik: null, diperbaiki: false },
    {
      nomor: expect.stringMatching(/^1\.[ab]\.\d$/),
      rekomendasi: 'Bentuk tim',
      ditarik: DIPERBAIKI,
      diperbaiki: true,
      langkah: [],
      menulis: false,
    },
  ]);
  expect(body.data).toHaveLength(4);
});

it('a result tells what the second round found, and what it found repaired', async () => {
  const { rekomendasi } = (await client('dinkes').get(`/lke/hasil/${UNIT}`)).body.data;
  const told = (rekomendasi as LkeHasilDetail['rekomendasi']).map((one) => [
    one.catatan,
    one.rekomendasi,
    one.diperbaiki,
  ]);
  expect(told.slice(0, 5)).toEqual([
    [null, 'Sahkan pedoman', null],
    [null, 'Tetapkan tim', null],
    [null, 'Umumkan', null],
    [null, null, 'Bentuk tim'],
    [null, null, 'Belum disahkan'],
  ]);
});

it('the report tells of a finding that was repaired, and of it alone that it was', async () => {
  const { raw } = await client('dinkes').get(`/lke/laporan/${UNIT}?tahun=2024&bentuk=docx`);
  const words = Buffer.from(unzipSync(new Uint8Array(raw))['word/document.xml'] ?? []).toString('utf8');
  expect(words).toContain('Selesai diperbaiki pada penilaian kedua. Semula: Bentuk tim');
  expect(words).toContain('>Tetapkan tim<');
  expect(words).not.toContain('Susun jadwal');
});

it('a follow-up that was solved before it began is counted nowhere, and nobody writes in it', async () => {
  const { body } = await client('dinkes').get(`/lke/hasil/${UNIT}`);
  expect(body.data.tindak_lanjut).toMatchObject({ terbuka: 3, selesai: 0 });
  const { id, versi } = await row(3);
  const answer = await client('dinkes').put(`${PATH}/${id}`, plan, versi);
  expect(answer).toMatchObject({ status: 409, body: { pesan: DIPERBAIKI } });
});

describe('a follow-up', () => {
  it('is not handed in before plan, owner, day and evidence are there', async () => {
    const { status, body } = await step('dinkes', 'ajukan');
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual(['rencana', 'penanggung_jawab', 'tenggat', 'bukti']);
  });

  it('is filled in by its unit alone, on the version that was read', async () => {
    for (const [username, status] of [
      ['rsud', 403],
      ['val_lke', 403],
      ['val_pleno', 403],
      ['pemda', 403],
      ['super', 403],
    ] as const) {
      expect([username, (await save(username)).status]).toEqual([username, status]);
      expect([username, (await attach(username)).status]).toEqual([username, status]);
    }
    const { id } = await row();
    const stale = await client('dinkes').put(`${PATH}/${id}`, plan, 0);
    expect(stale).toMatchObject({ status: 412, body: { terkini: { id, keadaan: 'terbuka' } } });
    const { status, body } = await save();
    expect({ status, ...body.data }).toMatchObject({ status: 200, ...plan });
  });

  it('takes evidence of the year in which it is followed up, once, and gives it back', async () => {
    const { status, body } = await attach();
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      jumlah_bukti: 1,
      bukti: [{ nama: 'Surat edaran bupati', jenis: 'tautan' }],
    });
    expect((await attach()).body.data.jumlah_bukti).toBe(1);
    const offered = async (untuk: string) =>
      (await client('dinkes').get(`/lke/eviden/${UNIT}?cari=edaran&untuk=${untuk}`)).body.data;
    expect(await offered('tindak-lanjut')).toMatchObject([{ tahun: 2025, lepas: false }]);
    expect(await offered('lembar')).toEqual([]);
    const { eviden_versi_id } = body.data.bukti[0];
    const { id, versi } = await row();
    const taken = await client('dinkes').remove(`${PATH}/${id}/bukti/${eviden_versi_id}`, versi);
    expect(taken).toMatchObject({ status: 200, body: { data: { jumlah_bukti: 0 } } });
    expect((await attach()).body.data.bukti[0].eviden_versi_id).toBe(eviden_versi_id);
  });

  it('names the page that matters of its evidence, on the version that was read, by its unit alone', async () => {
    const { id, versi, bukti } = await row();
    const name = (username: string, halaman: object | null, read: number) =>
      client(username).put(`${PATH}/${id}/bukti/${bukti[0].eviden_versi_id}/halaman`, { halaman }, read);
    const at = { dari: 12, sampai: 15 };
    for (const [username, status] of [
      ['rsud', 403],
      ['val_lke', 403],
      ['super', 403],
      ['pemda', 403],
    ] as const) {
      expect([username, (await name(username, at, versi)).status]).toEqual([username, status]);
    }
    expect((await name('dinkes', { dari: 5, sampai: 3 }, versi)).status).toBe(422);
    expect((await name('dinkes', at, versi)).body.data.bukti).toMatchObject([{ halaman: at }]);
    const late = await name('dinkes', null, versi);
    expect(late).toMatchObject({ status: 412, body: { terkini: { id, bukti: [{ halaman: at }] } } });
    expect((await row()).bukti).toMatchObject([{ halaman: at }]);
  });

  it('waits on the dashboard until the day after its own, the nearest first', async () => {
    const told = (await client('dinkes').get('/hari-ini')).body.data.pekerjaan.find(
      ({ kunci }: { kunci: string }) => kunci === 'lke.tindak-lanjut',
    );
    expect(told).toMatchObject({ jumlah: 3, batas: '2025-07-01' });
    expect(told.isi).toMatchObject([{ nama: 'Sahkan pedoman' }, {}, {}]);
  });

  it('is sent back with a reason, handed in again, and closed by the assigned evaluator alone', async () => {
    expect((await step('val_lke', 'tutup', { catatan: null })).status).toBe(409);
    expect((await step('dinkes', 'ajukan')).body.data).toMatchObject({ keadaan: 'diajukan', menulis: false });
    const refused = await save();
    expect(refused).toMatchObject({
      status: 409,
      body: { pesan: expect.stringContaining('menunggu penilai') },
    });
    for (const [username, status] of [
      ['dinkes', 403],
      ['super', 403],
      ['pemda', 403],
      ['val_pleno', 404],
      ['val_lke2', 404],
    ] as const) {
      const answer = await step(username, 'tutup', { catatan: null });
      expect([username, answer.status]).toEqual([username, status]);
    }
    expect((await step('val_lke', 'kembalikan', { catatan: '' })).status).toBe(422);
    const back = await step('val_lke', 'kembalikan', { catatan: 'Belum ada tanda tangan' });
    expect(back.body.data).toMatchObject({ keadaan: 'dikembalikan', catatan: 'Belum ada tanda tangan' });
    expect((await step('dinkes', 'ajukan')).status).toBe(200);
    const closed = await step('val_lke', 'tutup', { catatan: 'Sesuai' });
    expect(closed.body.data).toMatchObject({ keadaan: 'selesai', catatan: 'Sesuai', langkah: [] });
    expect((await row()).riwayat.map(({ ke }: { ke: string }) => ke)).toEqual([
      'selesai',
      'diajukan',
      'dikembalikan',
      'diajukan',
    ]);
    expect((await step('dinkes', 'ajukan')).status).toBe(409);
  });

  it('shows its evidence to unit, assigned evaluator, plenary and super, its state to the regency too', async () => {
    const seen = async (username: string) => {
      const { status, body } = await client(username).get(PATH);
      return status === 200 ? [status, body.data[0].keadaan, body.data[0].bukti.length] : [status];
    };
    expect(await seen('dinkes')).toEqual([200, 'selesai', 1]);
    expect(await seen('val_lke')).toEqual([200, 'selesai', 1]);
    expect(await seen('val_pleno')).toEqual([200, 'selesai', 1]);
    expect(await seen('super')).toEqual([200, 'selesai', 1]);
    expect(await seen('pemda')).toEqual([200, 'selesai', 0]);
    expect(await seen('rsud')).toEqual([403]);
    expect(await seen('val_lke2')).toEqual([404]);
  });

  it('keeps evidence that an evaluator judged', async () => {
    const { eviden_versi_id } = (await row()).bukti[0];
    const { dinilai_sejak } = await test.db
      .selectFrom('lke_eviden_versi')
      .where('id', '=', eviden_versi_id)
      .select('dinilai_sejak')
      .executeTakeFirstOrThrow();
    expect(dinilai_sejak).not.toBeNull();
  });
});

describe('the list of all', () => {
  const list = async (username: string, query = '') => {
    const { status, body } = await client(username).get(`/lke/tindak-lanjut${query}`);
    expect([username, status]).toEqual([username, 200]);
    return body.data as { keadaan: string; nomor: string; satuan_kerja: { satuan_kerja_id: number } }[];
  };
  const ofUnit = `?satuan_kerja_id=${UNIT}`;

  it('puts first what waits for its reader', async () => {
    await test.db
      .updateTable('lke_tindak_lanjut')
      .set({ ...plan, tenggat: '2024-01-31', keadaan: 'diajukan' })
      .where('satuan_kerja_id', '=', UNIT)
      .where('tahun', '=', 2024)
      .where('rekomendasi', '=', 'Umumkan')
      .execute();
    expect((await list('val_lke', ofUnit)).map(({ keadaan }) => keadaan)[0]).toBe('diajukan');
    expect((await list('dinkes')).map(({ keadaan }) => keadaan)[0]).toBe('terbuka');
    expect(await list('val_lke', `${ofUnit}&keadaan=diajukan`)).toHaveLength(1);
  });

  it('counts as late what the unit still has after its day', async () => {
    expect(await list('dinkes', '?keadaan=terlambat')).toEqual([]);
    await test.db
      .updateTable('lke_tindak_lanjut')
      .set({ keadaan: 'dikembalikan', catatan: 'Lengkapi' })
      .where('satuan_kerja_id', '=', UNIT)
      .where('tahun', '=', 2024)
      .where('rekomendasi', '=', 'Umumkan')
      .execute();
    expect(await list('dinkes', '?keadaan=terlambat')).toMatchObject([{ nomor: '1.a.3' }]);
  });

  it('holds only one’s own units, for an evaluator those that are assigned', async () => {
    expect(await list('dinkes', ofUnit)).toHaveLength(3);
    expect(await list('rsud', ofUnit)).toEqual([]);
    expect((await list('rsud')).map(({ satuan_kerja }) => satuan_kerja.satuan_kerja_id)).not.toContain(UNIT);
    expect(await list('val_lke2', ofUnit)).toEqual([]);
    expect(await list('val_lke', ofUnit)).toHaveLength(3);
    expect(await list('pemda', ofUnit)).toHaveLength(3);
  });
});

it('results say how far a unit is, to who may know', async () => {
  const told = async (username: string) => {
    const { body } = await client(username).get('/lke/hasil');
    expect(lkeHasilCalls.list.answer?.safeParse(body).success).toBe(true);
    return body.data.find(
      ({ satuan_kerja }: { satuan_kerja: { satuan_kerja_id: number } }) =>
        satuan_kerja.satuan_kerja_id === UNIT,
    ).tindak_lanjut;
  };
  const counts = { terbuka: 1, diajukan: 0, dikembalikan: 1, selesai: 1, terlambat: 1 };
  expect(await told('pemda')).toEqual(counts);
  expect(await told('val_lke')).toEqual(counts);
  expect(await told('val_lke2')).toBeNull();
  expect((await client('super').get(`/lke/hasil/${UNIT}`)).body.data.tindak_lanjut).toEqual(counts);
});

it('the next year’s worksheet tells what was done, and takes the evidence', async () => {
  const lastYear = async (username: string) => {
    const { body } = await client(username, 2025).get(`/lke/lembar/${UNIT}/tahun-lalu`);
    expect(lkeIsianCalls.lastYear.answer?.safeParse(body).success).toBe(true);
    return body.data[0];
  };
  const told = await lastYear('dinkes');
  expect(told.tindak_lanjut).toMatchObject({ keadaan: 'selesai', rencana: plan.rencana, jumlah_bukti: 1 });
  expect((await lastYear('pemda')).tindak_lanjut).toMatchObject({ keadaan: 'selesai', bukti: [] });
  const { eviden_versi_id } = told.tindak_lanjut.bukti[0];
  await lkeWriter(test, UNIT, 2025).put('draft');
  const taken = await client('dinkes', 2025).post(`/lke/bukti/${UNIT}`, {
    kriteria_id: told.kriteria_id,
    isi: { jenis: 'ada', eviden_versi_id },
  });
  expect(taken).toMatchObject({
    status: 201,
    body: { data: { nama: 'Surat edaran bupati', eviden_versi_id } },
  });
});

describe('an evaluation that is opened again', () => {
  it('lets nobody write in its follow-ups', async () => {
    expect((await decide('buka-kembali')).status).toBe(200);
    const open = (await rows()).findIndex(({ keadaan }: { keadaan: string }) => keadaan === 'terbuka');
    const { id, versi, langkah, menulis } = await row(open);
    expect({ langkah, menulis }).toEqual({ langkah: [], menulis: false });
    const answer = await client('dinkes').put(`${PATH}/${id}`, plan, versi);
    expect(answer).toMatchObject({ status: 409, body: { pesan: expect.stringContaining('dibahas pleno') } });
  });

  it('keeps what is recommended again, and withdraws the rest with all that was done', async () => {
    await writer().recommend(2, ['Sahkan pedoman', 'Tetapkan tim dan jadwal', null]);
    await writer().recommend(1, ['Sahkan pedoman', 'Tetapkan tim', 'Umumkan']);
    const before = await rows();
    expect((await decide('finalkan')).status).toBe(200);
    const after = await rows();
    expect(
      after.map((one: { rekomendasi: string; ditarik: string | null }) => [one.rekomendasi, one.ditarik]),
    ).toEqual([
      ['Sahkan pedoman', null],
      ['Tetapkan tim dan jadwal', null],
      ['Tetapkan tim', DITARIK],
      ['Umumkan', DIPERBAIKI],
      ['Bentuk tim', DIPERBAIKI],
    ]);
    expect(after[0]).toMatchObject({ id: before[0].id, keadaan: 'selesai', ...plan, jumlah_bukti: 1 });
    expect(await row(2)).toMatchObject({ id: before[1].id, langkah: [], menulis: false });
    expect(after[3]).toMatchObject({
      ...{ ...plan, tenggat: '2024-01-31', terlambat: false },
      ...{ id: before[2].id, keadaan: 'dikembalikan' },
    });
    expect(after[4]).toMatchObject({ id: before[3].id, versi: before[3].versi });
    const gone = await client('dinkes').put(`${PATH}/${after[2].id}`, plan, after[2].versi);
    expect(gone).toMatchObject({ status: 409, body: { pesan: DITARIK } });
  });
});
