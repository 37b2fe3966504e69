import { importClient } from '../../../../testing/import-client';
import { planningClient } from '../../../../testing/planning-client';
import { startTestApp, type TestApp } from '../../../../testing/test-app';

const UNIT = 1012;
const PEOPLE = 20_000;

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

/** As many different valid numbers, of people older than any of the demo: a day of birth after the other, each with its serials. */
function file(): string {
  const lines = Array.from({ length: PEOPLE }, (_, index) => {
    const day = String((index % 28) + 1).padStart(2, '0');
    const month = String((Math.floor(index / 28) % 12) + 1).padStart(2, '0');
    const serial = String(Math.floor(index / 336)).padStart(3, '0');
    return `1959${month}${day}1985011${serial};Orang ke-${index};Pelaksana urusan ${index % 40};Pelaksana`;
  });
  return ['NIP;Nama;Jabatan;Jenis jabatan', ...lines].join('\n');
}

it('twenty thousand employees are written with progress, found by part of a name, and are the same afterwards', async () => {
  const client = await importClient(test, 'pegawai', { as: 'super', unit: UNIT });
  const impor = await client.preview(file());
  expect(impor.jumlah).toEqual({ baru: PEOPLE, berubah: 0, sama: 0, masalah: 0 });
  const seen = new Set<number>();
  await client.post(`/impor/${impor.id}/jalankan`);
  let now = await client.find(impor.id);
  while (now.keadaan === 'berjalan') {
    seen.add(now.tertulis);
    now = await client.find(impor.id);
  }
  expect(now).toMatchObject({ keadaan: 'selesai', tertulis: PEOPLE });
  expect(seen.size).toBeGreaterThan(2);
  const found = await planningClient(test, 'dinkes').get('/pegawai?q=ke-12345');
  expect(found.body).toMatchObject({ total: 1 });
  expect((await client.preview(file())).jumlah).toMatchObject({ sama: PEOPLE, baru: 0 });
  const more = await client.send(`${file()}\n195812011985011001;Satu lagi;Pelaksana;Pelaksana`);
  expect([more.statusCode, more.json().pesan]).toEqual([
    422,
    'Berkas memuat lebih dari 20.000 baris. Pecah menjadi beberapa berkas.',
  ]);
});
