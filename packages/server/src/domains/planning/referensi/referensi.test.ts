import { countDownCall, HEADER_TAHUN_KINERJA } from '@selaras/contracts';
import { asActor } from '../../../database/as-actor';
import { planningClient } from '../../../testing/planning-client';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { referensi } from './referensi-resource';

const now = new Date('2026-11-21T03:04:05.000Z');
let test: TestApp;
let session: { authorization: string };
beforeAll(async () => {
  test = await startTestApp({ clock: () => now });
  session = await test.signIn('kabid_kesmas');
});
afterAll(() => test.close());

const ask = async (tahun: string) => {
  const answer = await test.app.inject({
    url: '/api/referensi/count-down',
    headers: { ...session, [HEADER_TAHUN_KINERJA]: tahun },
  });
  return { status: answer.statusCode, body: answer.json() };
};
const setDeadline = (tahun: number, nilai_date: string | null, deleted_at: Date | null = null) =>
  asActor(test.db, null, (tx) =>
    tx
      .updateTable('referensi')
      .set({ nilai_date, deleted_at })
      .where('kode', '=', 'batas_waktu_perencanaan')
      .where('tahun', '=', tahun)
      .execute(),
  );

describe('the list of deadlines', () => {
  it('is printed under the words of its form, codes as words', () => {
    const row = { nama: 'Batas', kode: 'batas_realisasi_tw2', nilai_date: '2026-12-31', nilai_text: null };
    expect(referensi.sheetColumns.map(({ title, value }) => [title, value(row)])).toEqual([
      ['Nama', 'Batas'],
      ['Berlaku untuk', 'Realisasi TW 2'],
      ['Tanggal', '2026-12-31'],
      ['Catatan', null],
    ]);
  });

  it('takes a deadline of a known code and a real date alone', async () => {
    const body = { kode: 'batas_waktu_lain', nama: 'Lain', nilai_date: '2026-02-31', nilai_text: null };
    const answer = await planningClient(test, 'super').post('/referensi', body);
    expect(answer).toMatchObject({
      status: 422,
      body: { errors: { nilai_date: ['Tanggal tidak dikenal'] } },
    });
    expect(answer.body.errors).toHaveProperty('kode');
  });

  it('carries no lock: nothing closes them, and super may always write', async () => {
    const { body } = await planningClient(test, 'super').get('/referensi');
    expect(body).toMatchObject({ kemampuan: { buat: true } });
    expect(body.data[0]).toMatchObject({ kemampuan: { ubah: true, hapus: true } });
    for (const answer of [body, body.data[0]]) expect(answer).not.toHaveProperty('kunci');
  });
});

describe('the deadline', () => {
  it('is a plain date of the chosen year, beside the server’s clock', async () => {
    await setDeadline(2025, '2026-12-31');
    const { body } = await ask('2025');
    expect(body).toMatchObject({ nilai_date: '2026-12-31', waktu_server: now.toISOString() });
    expect(countDownCall.answer?.safeParse(body).success).toBe(true);
    await setDeadline(2024, '2025-02-28');
    expect((await ask('2024')).body.nilai_date).toBe('2025-02-28');
  });

  it('is null when none is set or it was deleted', async () => {
    await setDeadline(2025, null);
    expect((await ask('2025')).body.nilai_date).toBeNull();
    await setDeadline(2025, '2026-12-31', now);
    expect((await ask('2025')).body.nilai_date).toBeNull();
  });

  it('comes with the years in which something may still be filled in, the latest first', async () => {
    const set = (tahun: number, nilai_date: string | null, kode?: string) =>
      test.db
        .updateTable('referensi')
        .set({ nilai_date, deleted_at: null })
        .where('tahun', '=', tahun)
        .$if(kode !== undefined, (query) => query.where('kode', '=', kode ?? ''))
        .execute();
    const years = async () => (await ask('2024')).body.tahun_terbuka;
    for (const tahun of [2024, 2025]) await set(tahun, '2026-11-21');
    expect(await years()).toEqual([]);
    await set(2025, '2026-11-22', 'batas_realisasi_tw4');
    expect(await years()).toEqual([2025]);
    await set(2024, null, 'batas_waktu_perencanaan');
    expect(await years()).toEqual([2025, 2024]);
    await test.db.updateTable('referensi').set({ deleted_at: now }).where('tahun', '=', 2025).execute();
    expect(await years()).toEqual([2025, 2024]);
  });

  it('is for who is signed in, and for years that are open', async () => {
    expect((await test.app.inject('/api/referensi/count-down')).statusCode).toBe(401);
    expect((await ask('20x5')).status).toBe(422);
  });
});

describe('the calendar of deadlines', () => {
  it('is read without signing in, from the year before on, and a removed deadline leaves it', async () => {
    const read = () => test.app.inject({ url: '/api/batas-waktu.ics' });
    await setDeadline(2025, '2026-12-24');
    const answer = await read();
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(answer.body).toContain('DTSTART;VALUE=DATE:20261223');
    expect(answer.body).not.toContain('2024: hari terakhir');
    await setDeadline(2025, '2026-12-24', now);
    expect((await read()).body).not.toContain('DTSTART;VALUE=DATE:20261223');
    await setDeadline(2025, '2026-12-24');
  });
});
