import {
  type AnswerOf,
  HEADER_TAHUN_PUBLIK,
  type KinerjaRapor,
  kinerjaLangkahAksiCalls,
  kinerjaSubKegiatanCalls,
  type LkipTabelBagian,
  type Page,
  penyebabKegagalanCalls,
  perbaikanCalls,
  type RaporPublik,
  type RaporRingkasan,
  type RaporRow,
  raporCalls,
  raporPublikCalls,
  referensiCalls,
} from '@selaras/contracts';
import { sql } from 'kysely';
import { addStaff, bodyOf, planningClient } from '../../../testing/planning-client';
import { startTestApp, type TestApp } from '../../../testing/test-app';

jest.setTimeout(60_000);

/** A unit whose plan of 2025 is approved, and one whose plan of 2025 is still written; both are approved in 2024. */
const [FINAL, OPEN] = [1021, 1012];
const SUB = '/kinerja-sub-kegiatan';
const LANGKAH = '/kinerja-langkah-aksi';
const PENYEBAB = penyebabKegagalanCalls.list.path;

let test: TestApp;
let now = new Date('2025-02-20T03:00:00Z');
beforeAll(async () => {
  test = await startTestApp({ clock: () => now });
  await addStaff(test, 'staf_final', FINAL);
  await addStaff(test, 'staf_lain', 1013);
});
afterAll(() => test.close());

type Client = ReturnType<typeof planningClient>;
const clients = new Map<string, Client>();
function as(username: string, tahun = 2025): Client {
  const key = `${username} ${tahun}`;
  const client = clients.get(key) ?? planningClient(test, username, tahun);
  clients.set(key, client);
  return client;
}

/** Super moves the day at whose beginning the reports of a quarter close, as the page of deadlines does. */
async function closesOn(tahun: number, tw: number, nilai_date: string) {
  const client = as('super', tahun);
  const kode = `batas_realisasi_tw${tw}`;
  const { data } = (await client.get('/referensi')).body;
  const { id } = data.find((row: { kode: string }) => row.kode === kode);
  expect((await client.change(referensiCalls.update, id, { nilai_date })).status).toBe(200);
}

type Peringkat = AnswerOf<typeof raporCalls.peringkat>;
const readRanks = async (username: string, tw: number): Promise<Peringkat> =>
  (await as(username).get(`${raporCalls.peringkat.path}?triwulan=${tw}`)).body;
const placeIn = ({ data }: Peringkat, unit: number) =>
  data.find(({ satuan_kerja }) => satuan_kerja.satuan_kerja_id === unit);
const readCard = async (username: string, tw: number, unit: number): Promise<RaporRingkasan> =>
  (await as(username).get(`${raporCalls.ringkasan.path}?triwulan=${tw}&satuan_kerja_id=${unit}`)).body;
async function readRows(username: string, tw: number, unit: number): Promise<RaporRow[]> {
  const { body } = await as(username).get(
    `${raporCalls.data.path}?triwulan=${tw}&satuan_kerja_id=${unit}&per_page=100`,
  );
  expect(body.total).toBe((body as Page<RaporRow>).data.length);
  return body.data;
}
async function look(client: Client, id: number): Promise<KinerjaRapor> {
  const answer = await client.get(perbaikanCalls.kinerja.path.replace('{kinerjaId}', String(id)));
  expect(answer.status).toBe(200);
  return answer.body.data;
}
/** Without an account, as the printed code opens it. */
async function publicCard(tw: number, unit: number): Promise<RaporPublik> {
  const path = raporPublikCalls.kartu.path
    .replace('{triwulan}', String(tw))
    .replace('{satkerId}', String(unit));
  const answer = await test.app.inject({ url: `/api${path}`, headers: { [HEADER_TAHUN_PUBLIK]: '2025' } });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

const stepOf = (satuan_kerja_id: number, kinerja_sub_kegiatan_id: number, more: object) => ({
  satuan_kerja_id,
  kinerja_sub_kegiatan_id,
  sasaran: 'Terjadwalnya layanan keliling',
  indikator: 'Jumlah jadwal',
  satuan: 'jadwal',
  anggaran: 4_000_000,
  ...Object.fromEntries(
    [1, 2, 3, 4].flatMap((tw) => [
      [`target_tw${tw}`, null],
      [`realisasi_tw${tw}`, null],
    ]),
  ),
  anggota: [],
  ...more,
});

describe('a quarter from its opening to the ranking', () => {
  const TW = 1;
  /** What the unit's card was before anybody reported anything. */
  let rows: RaporRow[];
  let missed: RaporRow;
  let before: RaporRingkasan;
  const report = (id: number, fields: object, username = 'staf_final') =>
    as(username).change(kinerjaSubKegiatanCalls.update, id, fields);
  const cause = (username = 'staf_final') =>
    as(username).post(PENYEBAB, {
      satuan_kerja_id: FINAL,
      kinerja_sub_kegiatan_id: missed.id,
      triwulan: TW,
      penyebab: 'Kapal layanan keliling rusak',
      csf: 'Kapal siap berlayar',
    });

  beforeAll(async () => {
    // A regency at the beginning of the year: nobody has reported.
    await closesOn(2025, TW, '2025-02-01');
    await test.db
      .updateTable('kinerja_sub_kegiatan')
      .set({ realisasi_tw1: null, realisasi_anggaran_tw1: null })
      .where('tahun_kinerja', '=', 2025)
      .where('satuan_kerja_id', '=', FINAL)
      .execute();
    rows = await readRows('staf_final', TW, FINAL);
    before = await readCard('staf_final', TW, FINAL);
    const [first] = rows.filter(({ polaritas, target }) => polaritas === 'maximize' && target > 0);
    if (first === undefined) throw new Error('the unit has nothing to report');
    missed = first;
  });

  it('refuses the unit before super opens it, with the day on which it closed', async () => {
    expect(before.ringkasan).toMatchObject({ tercapai: 0, belum_diisi: rows.length, realisasi: null });
    const early = await report(missed.id, { realisasi_tw1: 1 });
    expect(early).toMatchObject({
      status: 423,
      body: { pesan: 'Batas waktu pengisian realisasi TW 1 (1 Februari 2025 pukul 00.00 WIB) sudah lewat.' },
    });
    for (const username of ['staf_final', 'pemda', 'pemda_pantau', 'val_bappeda']) {
      expect((await as(username).post('/referensi', {})).status).toBe(403);
    }
    await closesOn(2025, TW, '2025-04-15');
    expect((await look(as('staf_final'), missed.id)).triwulan[0]).toMatchObject({
      batas: '2025-04-15',
      tulis: true,
    });
  });

  it('takes what the unit reports, and nobody else’s; its card and its place follow at once', async () => {
    now = new Date('2025-04-01T03:00:00Z');
    for (const username of ['staf_lain', 'pemda', 'pemda_pantau', 'setda']) {
      expect((await cause(username)).status).toBe(403);
      const { versi, ...row } = await as('staf_final').row(SUB, missed.id);
      const body = { ...bodyOf({ ...row, versi }, kinerjaSubKegiatanCalls.update), realisasi_tw1: 1 };
      expect((await as(username).put(`${SUB}/${missed.id}`, body, versi)).status).toBe(403);
    }
    const others = (await readRanks('pemda', TW)).data.length;
    for (const row of rows) {
      const fits = row.polaritas === 'range' ? 0 : row.target;
      const done = row.id === missed.id ? row.target / 2 : fits;
      const spent = { realisasi_anggaran_tw1: row.anggaran === null ? null : row.anggaran / 2 };
      expect((await report(row.id, { realisasi_tw1: done, ...spent })).status).toBe(200);
    }
    const after = await readRows('staf_final', TW, FINAL);
    const card = await readCard('staf_final', TW, FINAL);
    const met = after.filter(({ keadaan }) => keadaan === 'tercapai').length;
    expect(after.find(({ id }) => id === missed.id)).toMatchObject({
      keadaan: 'tidak-tercapai',
      capaian: 50,
    });
    expect(met).toBeGreaterThan(0);
    expect(card.ringkasan).toMatchObject({
      jumlah: rows.length,
      tercapai: met,
      belum_diisi: 0,
      berpenyebab: 0,
    });
    expect(card.ringkasan.anggaran).toBe(before.ringkasan.anggaran);
    expect(card.peringkat?.peringkat).toBeLessThan(before.peringkat?.peringkat ?? 0);
    expect(card.peringkat?.dari).toBe(before.peringkat?.dari);
    expect((await readRanks('pemda', TW)).data).toHaveLength(others);
  });

  it('holds the cause of what was missed and the step that repairs it, which is carried out', async () => {
    const { id } = (await cause()).body.data;
    const made = await as('staf_final').post(
      LANGKAH,
      stepOf(FINAL, missed.id, { penyebab_kegagalan_id: id, target_tw2: 4 }),
    );
    expect(made.status).toBe(201);
    const shown = async () => (await readRows('pemda', TW, FINAL)).find((row) => row.id === missed.id);
    expect(await shown()).toMatchObject({
      penyebab: ['Kapal layanan keliling rusak'],
      langkah: 1,
      perbaikan: 'berjalan',
    });
    const done = await as('staf_final').change(kinerjaLangkahAksiCalls.update, made.body.data.id, {
      realisasi_tw2: 4,
    });
    expect(done.status).toBe(200);
    expect(await shown()).toMatchObject({ perbaikan: 'selesai' });
    expect((await readCard('pemda_pantau', TW, FINAL)).ringkasan).toMatchObject({
      berpenyebab: 1,
      diperbaiki: 1,
    });
  });

  it('is one ranking for every role that has the page, and the same place for the public', async () => {
    const own = await readCard('staf_final', TW, FINAL);
    for (const username of ['super', 'pemda', 'pemda_pantau', 'dinkes', 'staf_lain', 'staf_final']) {
      const ranks = await readRanks(username, TW);
      expect(ranks.batas).toBe('2025-04-15');
      expect([username, placeIn(ranks, FINAL)]).toEqual([
        username,
        expect.objectContaining({ peringkat: own.peringkat, ringkasan: own.ringkasan, sebelumnya: null }),
      ]);
    }
    for (const username of ['setda', 'val_lke', 'val_bappeda', 'val_rencana1', 'kabid_kesmas', 'kadinkes']) {
      const { status } = await as(username).get(`${raporCalls.peringkat.path}?triwulan=${TW}`);
      expect([username, status]).toEqual([username, 403]);
    }
    const open = await publicCard(TW, FINAL);
    expect(open).toMatchObject({ peringkat: own.peringkat, ringkasan: own.ringkasan });
    expect(JSON.stringify(open)).not.toMatch(/\d{18}/);
  });

  it('closes at midnight WIB: whatever the unit still sends is refused with the day, and the place stays', async () => {
    const place = (await readCard('staf_final', TW, FINAL)).peringkat;
    now = new Date('2025-04-14T16:59:59Z');
    expect((await report(missed.id, { realisasi_tw1: missed.target / 4 })).status).toBe(200);
    expect((await report(missed.id, { realisasi_tw1: missed.target / 2 })).status).toBe(200);
    now = new Date('2025-04-14T17:00:00Z');
    const pesan = 'Batas waktu pengisian realisasi TW 1 (15 April 2025 pukul 00.00 WIB) sudah lewat.';
    const [known] = (await look(as('staf_final'), missed.id)).penyebab;
    expect(known).toBeDefined();
    const path = `${PENYEBAB}/${known?.id}`;
    const refused = [
      await report(missed.id, { realisasi_tw1: missed.target }),
      await report(missed.id, { realisasi_anggaran_tw1: 1 }),
      await cause(),
      await as('staf_final').change(penyebabKegagalanCalls.update, known?.id ?? 0, { penyebab: 'Lain' }),
      await as('staf_final').remove(path, known?.versi ?? 0),
    ];
    expect(refused.map(({ status, body }) => [status, body.kode, body.pesan])).toEqual(
      refused.map(() => [423, 'TERKUNCI', pesan]),
    );
    expect((await readCard('staf_final', TW, FINAL)).peringkat).toEqual(place);
    expect(
      (await readRanks('pemda', 2)).data.find(({ satuan_kerja }) => satuan_kerja.satuan_kerja_id === FINAL)
        ?.sebelumnya,
    ).toBe(place?.peringkat);
    await closesOn(2025, TW, '2025-05-01');
    expect((await report(missed.id, { realisasi_tw1: missed.target })).status).toBe(200);
    expect((await readRows('pemda', TW, FINAL)).find(({ id }) => id === missed.id)?.keadaan).toBe('tercapai');
  });
});

describe('the wheel over two years', () => {
  const last = () => as('dinkes', 2024);
  const current = () => as('dinkes');

  /** A sub-activity of last year that this year's plan has too: the same code and the same indicator. */
  async function twin() {
    const { rows } = await sql<{ lama: number; baru: number; target: number }>`
      select k.id lama, b.id baru, k.target_tw2 target
      from kinerja_sub_kegiatan k join sub_kegiatan n on n.id = k.sub_kegiatan_id
      join kinerja_sub_kegiatan b on b.satuan_kerja_id = k.satuan_kerja_id and b.indikator = k.indikator
        and b.tahun_kinerja = 2025 and b.deleted_at is null
      join sub_kegiatan m on m.id = b.sub_kegiatan_id and m.kode = n.kode
      where k.satuan_kerja_id = ${OPEN} and k.tahun_kinerja = 2024 and k.deleted_at is null
        and k.polaritas = 'maximize' and k.target_tw2 > 0 and b.target_tw2 > 0
        and not exists (select 1 from solusi s where k.id = s.kinerja_masalah_id and s.level = 'kinerja-sub-kegiatan')
      order by k.id`.execute(test.db);
    const [first] = rows;
    if (first === undefined) throw new Error('no work of the unit goes on from year to year');
    return first;
  }

  it('turns once: missed, explained, repaired, planned anew and reached, and each year’s page shows both', async () => {
    const { lama, baru, target } = await twin();
    const before = (await look(current(), baru)).putaran;
    expect(before.map(({ tahun, id }) => [tahun, id])).toEqual([
      [2024, lama],
      [2025, baru],
    ]);

    now = new Date('2024-07-10T03:00:00Z');
    await closesOn(2024, 2, '2024-07-15');
    const report = await last().change(kinerjaSubKegiatanCalls.update, lama, { realisasi_tw2: target / 2 });
    expect(report.status).toBe(200);
    const csf = 'Jadwal disepakati dengan desa';
    const cause = await last().post(PENYEBAB, {
      satuan_kerja_id: OPEN,
      kinerja_sub_kegiatan_id: lama,
      triwulan: 2,
      penyebab: 'Jadwal bentrok dengan panen raya',
      csf,
    });
    expect(cause.status).toBe(201);
    const step = stepOf(OPEN, lama, { penyebab_kegagalan_id: cause.body.data.id, target_tw3: 3 });
    const made = await last().post(LANGKAH, step);
    expect(made.status).toBe(201);
    const langkah: number = made.body.data.id;
    const missed = (await look(last(), lama)).triwulan[1];
    expect(missed).toMatchObject({ keadaan: 'tidak-tercapai', capaian: 50 });
    await closesOn(2024, 3, '2024-10-15');
    now = new Date('2024-10-02T03:00:00Z');
    expect((await last().change(kinerjaLangkahAksiCalls.update, langkah, { realisasi_tw3: 3 })).status).toBe(
      200,
    );

    now = new Date('2025-02-20T03:00:00Z');
    await closesOn(2025, 2, '2025-07-15');
    const solusi = 'Jadwal disusun bersama desa sebelum tahun berjalan';
    const foreign = { kinerja_masalah_id: baru, solusi };
    const own = { kinerja_masalah_id: lama, solusi };
    const planned = (fields: object) => current().change(kinerjaSubKegiatanCalls.update, baru, fields);
    expect((await planned({ solusi: [foreign] })).body.errors).toHaveProperty([
      'solusi.0.kinerja_masalah_id',
    ]);
    expect((await planned({ solusi: [own] })).status).toBe(200);
    const offered = await current().get(`${SUB}/${baru}`);
    expect(offered.body.data.solusi).toEqual([expect.objectContaining(own)]);
    now = new Date('2025-07-02T03:00:00Z');
    const goal: number = offered.body.data.target_tw2;
    expect((await planned({ realisasi_tw2: goal })).status).toBe(200);

    const pages = [await look(last(), lama), await look(current(), baru)];
    expect(pages[1]?.triwulan[1]).toMatchObject({ realisasi: goal, keadaan: 'tercapai' });
    const wheel = pages[0]?.putaran ?? [];
    expect(pages[1]?.putaran).toEqual(wheel);
    expect(wheel).toHaveLength(2);
    const [first, second] = wheel;
    const had = before[0]?.langkah ?? { jumlah: 0, selesai: 0 };
    expect(first).toMatchObject({
      tahun: 2024,
      penyebab: expect.arrayContaining([{ triwulan: 2, penyebab: 'Jadwal bentrok dengan panen raya' }]),
      langkah: { jumlah: had.jumlah + 1, selesai: had.selesai + 1 },
    });
    expect(second).toMatchObject({ tahun: 2025, solusi: [solusi] });
    // What the node itself says of each year is what the wheel says.
    for (const { id, tahun, realisasi, capaian } of wheel) {
      const row = await as('dinkes', tahun).row(SUB, id);
      expect({ realisasi, capaian }).toEqual({ realisasi: row.realisasi, capaian: row.capaian });
    }
    expect((await look(last(), lama)).csf).toContain(csf);

    // The draft of this year is its unit's; last year is everybody's.
    const stranger = await look(as('staf_lain', 2024), lama);
    expect(stranger.putaran.map(({ tahun }) => tahun)).toEqual([2024]);

    const report2024: LkipTabelBagian[] = (await last().get(`/lkip/satuan-kerja/${OPEN}/tabel?bab=III`)).body
      .data;
    const told = report2024
      .flatMap(({ tabel }) => tabel)
      .filter(({ kode }) => /^analisis-\d+-5$/.test(kode))
      .flatMap(({ baris }) => baris)
      .find((cells) => cells.join().includes('Jadwal bentrok dengan panen raya'));
    expect(told?.join('\n')).toContain('Terjadwalnya layanan keliling');
    expect(told?.join('\n')).toContain(solusi);
  });
});
