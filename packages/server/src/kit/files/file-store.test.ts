import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { readConfig } from '../../config';
import { startS3 } from '../../testing/s3/s3-imitation';
import type { FileStore } from './file-store';
import { openStore } from './open-store';

const stores = {
  'a folder': async () => {
    const folder = await mkdtemp(join(tmpdir(), 'selaras-uji-'));
    return { env: { DATA_DIR: folder }, end: () => rm(folder, { recursive: true }) };
  },
  'a store that speaks S3': async () => {
    const { env, close } = await startS3();
    return { env, end: close };
  },
};

/** What every store of files promises. */
describe.each(Object.entries(stores))('%s', (_name, start) => {
  let store: FileStore;
  let end: () => Promise<void>;
  beforeAll(async () => {
    const started = await start();
    end = started.end;
    store = openStore(readConfig(started.env));
  });
  afterAll(() => end());

  const name = () => randomBytes(16).toString('hex');
  const read = async (nama: string) => {
    const content = await store.open(nama);
    return content && buffer(content);
  };

  it.each([1, 65_536, 5_000_001])('gives back %i bytes as they came', async (length) => {
    const [nama, content] = [name(), randomBytes(length)];
    await store.write(nama, content);
    expect((await read(nama))?.equals(content)).toBe(true);
  });

  it('gives a range of them, its first and last byte included', async () => {
    const [nama, content] = [name(), randomBytes(300_000)];
    await store.write(nama, content);
    for (const range of [
      { start: 0, end: 0 },
      { start: 70_000, end: 200_000 },
      { start: 299_999, end: 299_999 },
    ]) {
      const part = await store.open(nama, range);
      expect(part && (await buffer(part)).equals(content.subarray(range.start, range.end + 1))).toBe(true);
    }
  });

  it('keeps names apart, also those that begin alike', async () => {
    const nama = name();
    const other = `${nama.slice(0, -1)}${nama.endsWith('0') ? '1' : '0'}`;
    await store.write(nama, Buffer.from('satu'));
    await store.write(other, Buffer.from('dua'));
    await store.remove(nama);
    expect(await read(nama)).toBeNull();
    expect(await read(other)).toEqual(Buffer.from('dua'));
  });

  it('says of a name that it never had that nothing is there', async () => {
    expect(await read(name())).toBeNull();
  });

  it('takes away what is there, and is content when nothing is', async () => {
    const nama = name();
    await store.write(nama, Buffer.from('isi'));
    await store.remove(nama);
    expect(await read(nama)).toBeNull();
    await expect(store.remove(nama)).resolves.toBeUndefined();
  });

  it('goes on when a reader leaves off in the middle', async () => {
    const [nama, content] = [name(), randomBytes(5_000_000)];
    await store.write(nama, content);
    for (let reader = 0; reader < 20; reader += 1) {
      const stream = await store.open(nama);
      if (reader % 2 === 0) await new Promise((resolve) => stream?.once('data', resolve));
      stream?.destroy();
    }
    expect((await read(nama))?.equals(content)).toBe(true);
  });

  it('serves many at once', async () => {
    const files = Array.from({ length: 20 }, () => ({ nama: name(), content: randomBytes(50_000) }));
    await Promise.all(files.map(({ nama, content }) => store.write(nama, content)));
    const kept = await Promise.all(files.map(({ nama }) => read(nama)));
    expect(kept.map((content, at) => content?.equals(files[at]?.content ?? Buffer.alloc(0)))).not.toContain(
      false,
    );
  });
});
