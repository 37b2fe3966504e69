import { planningClient } from '../../../../testing/planning-client';
import { startTestApp, type TestApp } from '../../../../testing/test-app';

/** Bagian Organisasi, whose report is under review and to which `val_lke2` and `val_pleno2` belong. */
const BAGIAN = 999906;
const BASE = `/lkip/satuan-kerja/${BAGIAN}`;

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const as = (username: string) => planningClient(test, username);
const alur = async (username: string) => (await as(username).get(`${BASE}/alur`)).body.data;
const step = async (username: string) => {
  const { versi } = await alur('bagorganisasi');
  const body = { alasan: 'Tabel 2 belum sesuai perjanjian' };
  return as(username).post(`${BASE}/alur/kembalikan`, body, { 'if-match': `"${versi}"` });
};
const comment = (username: string) =>
  as(username).post(`${BASE}/komentar`, {
    bagian: 'penutup',
    kutipan: null,
    percakapan_id: null,
    teks: 'Rinci',
  });
const waits = async (username: string) =>
  JSON.stringify((await as(username).get('/hari-ini')).body).includes('Bagian Organisasi');

it('nobody reviews the report of his own unit: he reads it, and is told that others review it', async () => {
  const refused = [403, 'LKIP satuan kerja Anda sendiri direviu oleh pereviu dari satuan kerja lain.'];
  for (const username of ['val_lke2', 'val_pleno2']) {
    expect(await alur(username)).toMatchObject({
      keadaan: 'direviu',
      langkah: [],
      kemampuan: { komentari: false, balas: false, tandai: false },
    });
    for (const { status, body } of [await step(username), await comment(username)]) {
      expect([status, body.pesan]).toEqual(refused);
    }
    expect(await waits(username)).toBe(false);
  }
  expect(await alur('val_lke')).toMatchObject({
    langkah: ['kembalikan', 'selesaikan-reviu'],
    kemampuan: { komentari: true, balas: true, tandai: true },
  });
  expect(await waits('val_lke')).toBe(true);
  expect((await comment('val_lke')).status).toBe(201);
  expect((await step('val_lke')).status).toBe(200);
});
