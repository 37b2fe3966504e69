import type { LkeHasilRow } from '@selaras/contracts';
import { type Kysely, sql } from 'kysely';
import { connect } from '../../../database/connection';
import type { Tables } from '../../../database/tables';
import { patientLimits } from '../../../testing/patient-limits';
import { planningClient } from '../../../testing/planning-client';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { findInstrumen } from '../instrumen/instrumen-repository';
import { lkeWriter } from '../testing/lke-writer';
import { fillLembar } from './fill-lembar';
import { listIsi } from './isi-repository';
import { readIsiTahun } from './kept-isi';
import { readHasil } from './read-hasil';

const UNIT = 1012;
const PATH = `/lke/lembar/${UNIT}`;

let test: TestApp;
/** As another process reads the same database, which took part in no write. */
let elsewhere: Kysely<Tables>;
let lembar: ReturnType<typeof lkeWriter>;
beforeAll(async () => {
  test = await startTestApp();
  elsewhere = connect(test.url, { max: 2, limits: patientLimits.database });
  lembar = lkeWriter(test, UNIT, 2025);
  await lembar.clear();
  await lembar.assign('val_lke');
});
afterAll(async () => {
  await elsewhere.destroy();
  await test.close();
});

const client = (username: string) => planningClient(test, username);
const row = async (tahun = 2025): Promise<LkeHasilRow> =>
  (await planningClient(test, 'super', tahun).get('/lke/hasil')).body.data.find(
    (one: LkeHasilRow) => one.satuan_kerja.satuan_kerja_id === UNIT,
  );
const detail = async () => (await client('super').get(`/lke/hasil/${UNIT}`)).body.data;
const firstBaris = async () => (await client('val_lke').get(PATH)).body.data.baris[0];
const empty = {
  nilai: null,
  catatan: null,
  rekomendasi: null,
  catatan_internal: null,
  perlu_perbaikan: null,
};

// After whatever was written: what was kept, in this process and in another one, is what adding up anew gives.
afterEach(async () => {
  for (const tahun of [2024, 2025]) {
    const instrumen = await findInstrumen(test.db, tahun);
    if (instrumen === undefined) throw new Error('no instrument');
    const anew = fillLembar(instrumen, await listIsi(test.db, { tahun, penilaianId: null }));
    for (const db of [test.db, elsewhere]) {
      const kept = await readIsiTahun(db, tahun);
      expect(kept.instrumen).toEqual(instrumen);
      for (const [id, isi] of anew) expect(kept.lembar.get(id)).toEqual(isi);
    }
  }
});

it('an answer of the unit shows at once, also the first one of a worksheet', async () => {
  expect(await row()).toMatchObject({ keadaan: null, mandiri: null });
  const { kriteria_id } = await firstBaris();
  await client('dinkes').put(`${PATH}/kriteria/${kriteria_id}`, { jawaban: 'AA' }, 0);
  const first = (await row()).mandiri;
  expect(first).toMatchObject({ terjawab: 1 });
  await client('dinkes').put(`${PATH}/kriteria/${kriteria_id}`, { jawaban: 'E' }, 1);
  expect((await row()).mandiri).toMatchObject({ nilai: 0, terjawab: 1 });
  expect(first?.nilai).toBeGreaterThan(0);
});

it('a score shows at once, in the list and in the detail', async () => {
  await lembar.answer('BB');
  await lembar.put('dinilai_1');
  expect((await row()).pertama).toMatchObject({ nilai: 0 });
  const { kriteria_id, tahap_1 } = await firstBaris();
  await client('val_lke').put(`${PATH}/nilai/${kriteria_id}/1`, { ...empty, nilai: 'AA' }, tahap_1.versi);
  const { pertama } = await row();
  expect(pertama).toMatchObject({ terjawab: 1 });
  expect((await detail()).pertama).toEqual(pertama);
});

it('what the plenary decides shows at once, with its place and its reason', async () => {
  await lembar.score(1, 'A', null);
  await lembar.decide([20, 20, 10, 20]);
  await lembar.put('pleno');
  const komponen = (await detail()).komponen[0];
  const { data } = (await client('val_pleno').get(`${PATH}/pleno`)).body;
  const { versi } = data.find(({ komponen_id }: { komponen_id: number }) => komponen_id === komponen.id);
  const saved = await client('val_pleno').put(
    `${PATH}/pleno/${komponen.id}`,
    { nilai: 21, alasan: 'Diskusi pleno' },
    versi,
  );
  expect(saved.status).toBe(200);
  await lembar.put('final');
  expect(await row()).toMatchObject({ nilai: 71, predikat: 'BB' });
  expect(await detail()).toMatchObject({ nilai: 71, rincian: { 0: { alasan: 'Diskusi pleno' } } });
});

it('a result that is opened again does not count any longer', async () => {
  const { versi } = await row();
  const opened = await client('super').post(
    `${PATH}/buka-kembali`,
    { alasan: 'Salah hitung' },
    { 'if-match': `"${versi}"` },
  );
  expect(opened.status).toBe(200);
  expect(await row()).toMatchObject({ keadaan: 'pleno', hasil: 'kedua' });
  expect((await detail()).peringkat).toBe((await row()).peringkat);
});

it('places move when another unit’s points do', async () => {
  const places = async () => {
    const { rows } = await readHasil(elsewhere, 2025);
    return rows.filter(({ hasil }) => hasil === 'mandiri').map(({ nilai, peringkat }) => [nilai, peringkat]);
  };
  const other = lkeWriter(test, 1013, 2025);
  await other.put('diajukan');
  await other.answer('AA');
  expect(await places()).toContainEqual([100, 1]);
  await other.answer('E');
  expect(await places()).not.toContainEqual([100, 1]);
});

it('texts and weights of an instrument and names of units show at once', async () => {
  await sql`update satuan_kerja set satuan_kerja_nama = 'Dinas Kesehatan Baru' where satuan_kerja_id = ${UNIT}`.execute(
    test.db,
  );
  expect((await row()).satuan_kerja.satuan_kerja_nama).toBe('Dinas Kesehatan Baru');
  await sql`delete from lke_penilai where tahun = 2024`.execute(test.db);
  for (const table of ['lke_komentar', 'lke_bukti', 'lke_pleno', 'lke_langkah'] as const) {
    await test.db.deleteFrom(table).where('tahun', '=', 2024).execute();
  }
  await test.db.updateTable('lke_penilaian').set({ keadaan: 'draft' }).where('tahun', '=', 2024).execute();
  await readIsiTahun(elsewhere, 2024);
  const before = (await row(2024)).mandiri?.nilai ?? 0;
  await sql`update lke_skala set nilai = 99 where kode = 'A' and nilai = 90
    and instrumen_id = (select id from lke_instrumen where tahun = 2024)`.execute(test.db);
  await lkeWriter(test, UNIT, 2024).answer('A');
  expect((await row(2024)).mandiri?.nilai).toBe(99);
  expect(before).not.toBe(99);
  expect((await detail()).tren[0]).toMatchObject({ tahun: 2024, mandiri: 99 });
});

it('more changes than are looked through one by one are not missed', async () => {
  await sql`insert into lke_frasa (user_id, teks)
    select (select min(id) from users), 'Frasa ' || n from generate_series(1, 5001) n`.execute(test.db);
  await lkeWriter(test, 1013, 2025).answer('A');
  const { rows } = await readHasil(elsewhere, 2025);
  expect(rows.find(({ stored }) => stored.satuan_kerja_id === 1013)?.isi?.lembar.mandiri.nilai).toBe(90);
});
