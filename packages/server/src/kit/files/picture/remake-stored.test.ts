import { buffer } from 'node:stream/consumers';
import { CAMERA, cameraPicture } from '../../../testing/camera-picture';
import { examplePdf, examplePng } from '../../../testing/example-files';
import { fileClient } from '../../../testing/file-client';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import type { FileStore } from '../file-store';
import { openStore } from '../open-store';
import { sweepFiles } from '../sweep-files';
import { remakeAllStored, remakeStored } from './remake-stored';

let test: TestApp;
let berkas: ReturnType<typeof fileClient>;
let store: FileStore;
beforeAll(async () => {
  test = await startTestApp();
  berkas = fileClient(test);
  store = openStore(test.app.context.config);
});
afterAll(() => test.close());
beforeEach(() => test.db.updateTable('berkas').set({ dibuat_ulang: true }).execute());

const remaking = () => ({ db: test.db, store, remaker: test.app.pictureRemaker });
const bytesOf = async (nama_acak: string) => {
  const content = await store.open(nama_acak);
  return content === null ? null : buffer(content);
};

/** A file that is used and was kept as it was sent, before the server painted pictures anew. */
async function keptBefore(sent: Buffer, nama = 'foto.jpg', tujuan = 'bukti_rencana_aksi'): Promise<number> {
  const content = nama.endsWith('.pdf')
    ? examplePdf()
    : nama.endsWith('.png')
      ? examplePng()
      : await cameraPicture();
  const { id } = await berkas.uploaded('dinkes', { content, nama, tujuan });
  const { nama_acak } = await berkas.stored(id);
  await store.remove(nama_acak);
  await store.write(nama_acak, sent);
  await test.db
    .updateTable('berkas')
    .set({ dibuat_ulang: false, dipakai: true, pemilik_id: 7, ukuran: sent.length })
    .where('id', '=', id)
    .execute();
  return id;
}

const sweep = async () => {
  while ((await sweepFiles(test.db, store)) > 0);
};

it('a kept picture gets bytes without remarks under its own id, and the old ones are taken away', async () => {
  const sent = await cameraPicture();
  const id = await keptBefore(sent);
  const before = await berkas.stored(id);
  expect(await remakeAllStored(remaking())).toBe(1);
  const after = await berkas.stored(id);
  const bytes = await bytesOf(after.nama_acak);
  expect(after).toMatchObject({ nama: before.nama, dipakai: true, pemilik_id: 7, dibuat_ulang: true });
  expect(after.ukuran).toBe(bytes?.length);
  expect([after.nama_acak === before.nama_acak, bytes?.includes(CAMERA.alat)]).toEqual([false, false]);
  await sweep();
  expect(await bytesOf(before.nama_acak)).toBeNull();
  expect(await bytesOf(after.nama_acak)).toEqual(bytes);
});

it('does so once: begun again there is nothing left to do', async () => {
  const id = await keptBefore(await cameraPicture());
  await remakeAllStored(remaking());
  const after = await berkas.stored(id);
  expect(await remakeAllStored(remaking())).toBe(0);
  expect(await berkas.stored(id)).toEqual(after);
});

it('two servers that do so at once leave one file, whole', async () => {
  const id = await keptBefore(await cameraPicture());
  const before = await berkas.stored(id);
  const made = await Promise.all([remakeStored(remaking(), before), remakeStored(remaking(), before)]);
  const after = await berkas.stored(id);
  expect(made).toEqual([after, after]);
  await sweep();
  expect((await bytesOf(after.nama_acak))?.length).toBe(after.ukuran);
  const rows = await test.db
    .selectFrom('berkas')
    .where('nama', '=', 'foto.jpg')
    .where('dipakai', '=', false)
    .select('id')
    .execute();
  expect(rows).toEqual([]);
});

it('cut off while it writes it leaves the picture as it was, for another time', async () => {
  const sent = await cameraPicture();
  const id = await keptBefore(sent);
  const before = await berkas.stored(id);
  const broken: FileStore = { ...store, write: () => Promise.reject(new Error('putus')) };
  await expect(remakeAllStored({ ...remaking(), store: broken })).rejects.toThrow(`painted anew: ${id}`);
  expect(await berkas.stored(id)).toEqual(before);
  expect(await bytesOf(before.nama_acak)).toEqual(sent);
  expect(await remakeAllStored(remaking())).toBe(1);
});

it('one that cannot be read is told, and all others are painted all the same', async () => {
  const broken = await keptBefore(Buffer.alloc(200));
  const whole = await keptBefore(await cameraPicture());
  await expect(remakeAllStored(remaking())).rejects.toThrow(`painted anew: ${broken}`);
  expect((await berkas.stored(whole)).dibuat_ulang).toBe(true);
});

it('documents and evidence of the evaluation stay byte for byte', async () => {
  const pdf = await keptBefore(examplePdf('lama'), 'laporan.pdf');
  const evidence = await keptBefore(await cameraPicture());
  await test.db.updateTable('berkas').set({ tujuan: 'lke_eviden' }).where('id', '=', evidence).execute();
  const before = [await berkas.stored(pdf), await berkas.stored(evidence)];
  expect(await remakeAllStored(remaking())).toBe(0);
  expect([await berkas.stored(pdf), await berkas.stored(evidence)]).toEqual(before);
});
