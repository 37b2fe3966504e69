import { readdirSync } from 'node:fs';
import { fileClient } from '../../testing/file-client';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { storeUnreachable } from './file-store';
import { openStore } from './open-store';
import { sweepFiles } from './sweep-files';

let test: TestApp;
let berkas: ReturnType<typeof fileClient>;
beforeAll(async () => {
  test = await startTestApp();
  berkas = fileClient(test);
});
afterAll(() => test.close());

const store = () => openStore(test.app.context.config);
const sweep = () => sweepFiles(test.db, store());
const onDisk = () =>
  readdirSync(`${test.app.context.config.dataDir}/files`, { recursive: true }).map((path) =>
    String(path).replace(/^.*\//, ''),
  );

describe('the sweep', () => {
  it('takes away what nothing has used for a day, with its bytes, and nothing else', async () => {
    const unused = await berkas.uploaded('setda');
    const used = await berkas.uploaded('setda');
    await berkas.claim([used.id], 'setda');
    const names = [(await berkas.stored(unused.id)).nama_acak, (await berkas.stored(used.id)).nama_acak];
    await berkas.wait(24);
    expect(await sweep()).toBe(0);
    expect(onDisk()).toEqual(expect.arrayContaining(names));
    await berkas.wait(1);
    expect(await sweep()).toBe(1);
    expect(onDisk()).not.toContain(names[0]);
    expect(onDisk()).toContain(names[1]);
    expect((await berkas.download(unused.id, 'setda')).statusCode).toBe(404);
    expect(await sweep()).toBe(0);
  });

  it('finds what a server that ended in the middle of a write left', async () => {
    const { id } = await berkas.uploaded('setda');
    await store().remove((await berkas.stored(id)).nama_acak);
    await berkas.wait(25);
    await sweep();
    expect(await berkas.find(id)).toBeUndefined();
  });

  it('meets no row that still could claim what it takes away, and keeps nobody waiting', async () => {
    const { id } = await berkas.uploaded('setda');
    const other = await berkas.uploaded('setda');
    await berkas.wait(25);
    const fresh = await berkas.uploaded('setda');
    const remove = async (nama: string) => {
      await expect(berkas.claim([id], 'setda')).rejects.toMatchObject({ kode: 'MASUKAN_TIDAK_SESUAI' });
      await berkas.claim([fresh.id], 'setda').catch(() => {});
      await store().remove(nama);
    };
    expect(await sweepFiles(test.db, { ...store(), remove })).toBe(2);
    expect(await berkas.find(other.id)).toBeUndefined();
    expect(await berkas.stored(fresh.id)).toMatchObject({ dipakai: true });
  });

  it('leaves no row without its bytes when the store fails it half way, and goes on another time', async () => {
    const files = [await berkas.uploaded('setda'), await berkas.uploaded('setda')];
    await berkas.wait(25);
    const names = await Promise.all(files.map(async ({ id }) => (await berkas.stored(id)).nama_acak));
    const removed: string[] = [];
    const remove = async (nama: string) => {
      if (removed.length === 1) throw storeUnreachable(new Error('uji'));
      await store().remove(nama);
      removed.push(nama);
    };
    await expect(sweepFiles(test.db, { ...store(), remove })).rejects.toMatchObject({
      kode: 'LAYANAN_SIBUK',
    });
    const left = names.filter((nama) => !removed.includes(nama));
    const rows = await test.db
      .selectFrom('berkas')
      .where('nama_acak', 'in', names)
      .select('nama_acak')
      .execute();
    expect(rows).toEqual(left.map((nama_acak) => ({ nama_acak })));
    expect(onDisk()).toEqual(expect.arrayContaining(left));
    expect(await sweep()).toBe(1);
  });
});
