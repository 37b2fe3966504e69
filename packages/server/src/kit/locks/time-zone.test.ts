import { kinerjaSubKegiatanCalls } from '@selaras/contracts';
import { setTimeZone, timeZones } from '@selaras/domain';
import { planningClient } from '../../testing/planning-client';
import { startTestApp, type TestApp } from '../../testing/test-app';

afterAll(() => setTimeZone(timeZones['Asia/Jakarta']));

describe.each([
  ['Asia/Jakarta', 'WIB', '2030-03-31T17:00:00Z'],
  ['Asia/Makassar', 'WITA', '2030-03-31T16:00:00Z'],
  ['Asia/Jayapura', 'WIT', '2030-03-31T15:00:00Z'],
])('a server that lives in %s', (zone, code, midnight) => {
  let now = new Date();
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ clock: () => now, env: { ZONA_WAKTU: zone } });
    await test.db
      .updateTable('referensi')
      .set({ nilai_date: '2030-04-01' })
      .where('tahun', '=', 2025)
      .execute();
  });
  afterAll(() => test.close());

  it('takes what comes in the last minute, refuses what comes at midnight, and names the moment both times', async () => {
    const dinkes = planningClient(test, 'dinkes');
    now = new Date(Date.parse(midnight) - 60_000);
    const open = (await dinkes.get('/capaian-iku?tingkat=pd')).body;
    expect(open.pengisian).toEqual({
      terbuka: true,
      pesan: `Realisasi tahun 2025 dapat diisi sampai sebelum 1 April 2030 pukul 00.00 ${code}.`,
    });
    const [{ id, versi }] = open.data;
    const path = `/capaian-iku/pd/${id}`;
    const last = await dinkes.put(path, { realisasi: 4, rata_nasional: null }, versi);
    expect(last.status).toBe(200);

    now = new Date(midnight);
    const late = await dinkes.put(path, { realisasi: 5, rata_nasional: null }, last.body.data.versi);
    expect(late).toMatchObject({ status: 423, body: { kode: 'TERKUNCI' } });
    const closed = (await dinkes.get('/capaian-iku?tingkat=pd')).body;
    expect(closed.pengisian.pesan).toContain(`(1 April 2030 pukul 00.00 ${code}) sudah lewat`);
  });

  it.each([
    ['its own first day', null, 2025, 0.125],
    ['the day that is set', '2030-04-01', 2030, 0.25],
  ])(
    'opens a quarter at the midnight of %s, not a minute earlier, and names the moment',
    async (_, mulai_date, year, realisasi_tw2) => {
      const opening = Date.parse(midnight.replace('2030', String(year)));
      const dinkes = planningClient(test, 'dinkes');
      await test.db
        .updateTable('referensi')
        .set({ mulai_date, nilai_date: '2030-07-01' })
        .where('tahun', '=', 2025)
        .where('kode', '=', 'batas_realisasi_tw2')
        .execute();
      now = new Date(opening - 60_000);
      const [{ id }] = (await dinkes.get('/kinerja-sub-kegiatan')).body.data;
      const write = () => dinkes.change(kinerjaSubKegiatanCalls.update, id, { realisasi_tw2 });
      expect(await write()).toMatchObject({
        status: 423,
        body: { pesan: `Realisasi TW 2 baru dapat diisi mulai 1 April ${year} pukul 00.00 ${code}.` },
      });

      now = new Date(opening);
      expect((await write()).status).toBe(200);
    },
  );

  it('tells the calendars of its staff', async () => {
    now = new Date('2025-06-01T00:00:00Z');
    const kalender = await test.app.inject('/api/batas-waktu.ics');
    expect(kalender.body.replaceAll(/\r\n[ \t]/g, '')).toContain(`1 April 2030 pukul 00.00 ${code}`);
  });
});
