import type { Dataset } from '../../../../kit/open-data/dataset';
import { createTestDatabase, type TestDatabase } from '../../../../testing/test-database';
import { keepVersion } from './version-repository';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const dataset = (nilai: number): Dataset => ({
  path: '/public-display/capaian-iku',
  tahun: 2025,
  pilihan: {},
  dicari: false,
  judul: 'Uji',
  kalimat: 'Uji.',
  satuanKerja: null,
  utama: [],
  kolom: [{ key: 'id', judul: 'ID', satuan: null, definisi: 'Uji.', jenis: 'angka' }],
  baris: [{ id: nilai }],
  grafik: null,
});
const keep = (pilihan: string, nilai: number, versiData = nilai, tanggal = '2026-11-23') =>
  keepVersion(database.db, { pilihan, dataset: dataset(nilai), versiData, tanggal });

it('many who read the same first at the same moment find one version', async () => {
  const kept = await Promise.all(Array.from({ length: 8 }, () => keep('serentak', 1)));
  expect(new Set(kept.map((one) => JSON.stringify(one))).size).toBe(1);
  expect(kept[0]).toMatchObject({ tanggal: '2026-11-23', nomor: 1 });
});

it('a state that was overtaken meanwhile is not kept after the newer one', async () => {
  await keep('urutan', 5);
  expect(await keep('urutan', 4)).toBeNull();
  expect(await keep('urutan', 6)).toMatchObject({ nomor: 2 });
});

it('a selection has no more than twenty versions a day, and goes on the next day', async () => {
  for (let nilai = 1; nilai <= 20; nilai++)
    expect(await keep('batas', nilai)).toMatchObject({ nomor: nilai });
  expect(await keep('batas', 21)).toBeNull();
  expect(await keep('batas', 21, 21, '2026-11-24')).toMatchObject({ tanggal: '2026-11-24', nomor: 1 });
});

it('the same content of two selections is stored once', async () => {
  const [one, other] = [await keep('kosong-a', 77), await keep('kosong-b', 77)];
  expect(one?.sidik).toBe(other?.sidik);
  const { rows } = {
    rows: await database.db
      .selectFrom('data_terbuka_isi')
      .where('sidik', '=', one?.sidik ?? '')
      .selectAll()
      .execute(),
  };
  expect(rows).toHaveLength(1);
});
