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
    const row = {
      nama: 'Batas',
      kode: 'batas_realisasi_tw2',
      mulai_date: '2026-04-06',
      nilai_date: '2026-12-31',
      nilai_text: null,
    };
    expect(referensi.sheetColumns.map(({ title, value }) => [title, value(row)])).toEqual([
      ['Nama', 'Batas'],
      ['Berlaku untuk', 'Realisasi TW 2'],
      ['Dibuka mulai', '2026-04-06'],
      ['Ditutup mulai', '2026-12-31'],
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

describe('the time of a quarter', () => {
  const superUser = () => planningClient(test, 'super');
  const rowOf = async (kode: string) => {
    const { data } = (await superUser().get('/referensi')).body;
    return data.find((row: { kode: string }) => row.kode === kode);
  };
  const change = async (kode: string, mulai_date: string | null, nilai_date: string | null) => {
    const { id, versi, nama } = await rowOf(kode);
    return superUser().put(
      `/referensi/${id}`,
      { kode, nama, mulai_date, nilai_date, nilai_text: null },
      versi,
    );
  };

  it('has a beginning that is kept, and may have none', async () => {
    const set = await change('batas_realisasi_tw2', '2025-04-07', '2030-07-10');
    expect(set).toMatchObject({ status: 200, body: { data: { mulai_date: '2025-04-07' } } });
    expect(await rowOf('batas_realisasi_tw2')).toMatchObject({ mulai_date: '2025-04-07' });
    const unset = await change('batas_realisasi_tw2', null, '2030-07-10');
    expect(unset).toMatchObject({ status: 200, body: { data: { mulai_date: null } } });
  });

  it.each([
    [
      'batas_waktu_perencanaan',
      '2025-01-01',
      null,
      { mulai_date: ['Hanya realisasi triwulan yang dibuka pada suatu tanggal; kosongkan'] },
    ],
    [
      'batas_realisasi_tw2',
      '2025-07-10',
      '2025-07-10',
      {
        mulai_date: [
          'Harus sebelum tanggal ditutup',
          'TW 2 tidak dibuka sesudah TW 3, yang dibuka 1 Juli 2025 pukul 00.00 WIB',
        ],
        nilai_date: ['Harus sesudah TW 2 dibuka, 10 Juli 2025 pukul 00.00 WIB'],
      },
    ],
    [
      'batas_realisasi_tw2',
      null,
      '2025-04-01',
      { nilai_date: ['Harus sesudah TW 2 dibuka, 1 April 2025 pukul 00.00 WIB'] },
    ],
    [
      'batas_realisasi_tw3',
      '2025-03-31',
      '2030-01-01',
      { mulai_date: ['TW 3 tidak dibuka sebelum TW 2, yang dibuka 1 April 2025 pukul 00.00 WIB'] },
    ],
  ])('of %s from %s until %s is refused at its fields', async (kode, mulai, batas, errors) => {
    expect(await change(kode, mulai, batas)).toMatchObject({ status: 422, body: { errors } });
  });

  it('may be the same day for all of a year, set one after the other', async () => {
    for (const tw of [1, 2, 3, 4]) {
      const answer = await change(`batas_realisasi_tw${tw}`, '2025-01-01', '2030-01-01');
      expect([tw, answer.status]).toEqual([tw, 200]);
    }
    for (const tw of [4, 3, 2, 1]) {
      expect((await change(`batas_realisasi_tw${tw}`, null, '2030-01-01')).status).toBe(200);
    }
  });

  it('that was changed meanwhile is not written over', async () => {
    const { id, versi, kode, nama } = await rowOf('batas_realisasi_tw1');
    const body = { kode, nama, mulai_date: '2025-01-06', nilai_date: '2030-01-01', nilai_text: null };
    expect((await superUser().put(`/referensi/${id}`, body, versi)).status).toBe(200);
    const late = await superUser().put(`/referensi/${id}`, { ...body, mulai_date: null }, versi);
    expect(late).toMatchObject({ status: 412, body: { terkini: { mulai_date: '2025-01-06' } } });
    expect((await change('batas_realisasi_tw1', null, '2030-01-01')).status).toBe(200);
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

  it('counts no year of which no quarter has opened yet', async () => {
    const only = async (mulai_date: string | null) => {
      await test.db
        .updateTable('referensi')
        .set({ mulai_date: null, nilai_date: '2026-11-01', deleted_at: null })
        .where('tahun', 'in', [2024, 2025])
        .execute();
      await test.db
        .updateTable('referensi')
        .set({ mulai_date, nilai_date: null })
        .where('kode', '=', 'batas_realisasi_tw4')
        .where('tahun', '=', 2025)
        .execute();
      return (await ask('2024')).body.tahun_terbuka;
    };
    expect(await only('2026-11-22')).toEqual([]);
    expect(await only('2026-11-21')).toEqual([2025]);
    expect(await only(null)).toEqual([2025]);
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
