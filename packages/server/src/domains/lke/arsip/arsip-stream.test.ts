import { once } from 'node:events';
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { unzipSync } from 'fflate';
import type { FileStore } from '../../../kit/files/file-store';
import type { Entri } from './arsip-entries';
import { arsipStream } from './arsip-stream';

const FILES = 400;
const PIECE = Buffer.alloc(64 * 1024, 7);
const MTIME = new Date(1980, 0, 1);

/** A store of large files that counts what is open, read and ended. */
function countingStore() {
  const seen = { open: 0, most: 0, opened: 0, pieces: 0 };
  const store = {
    open: async () => {
      seen.opened += 1;
      seen.open += 1;
      seen.most = Math.max(seen.most, seen.open);
      let left = 16;
      const content = new Readable({
        read() {
          left -= 1;
          seen.pieces += 1;
          this.push(left < 0 ? null : PIECE);
        },
      });
      content.on('close', () => {
        seen.open -= 1;
      });
      return content;
    },
  } as unknown as FileStore;
  return { seen, store };
}

const entries: Entri[] = Array.from({ length: FILES }, (_, at) => ({
  path: `eviden/1.a.${at}/berkas.pdf`,
  sha256: '0'.repeat(64),
  berkasId: at,
}));
const names = new Map(entries.map((_, at) => [at, `nama-${at}`]));
/** Lets everything run that waits for nothing but its turn. */
const settle = async () => {
  for (let turn = 0; turn < 50; turn += 1) await setImmediate();
};

it('one file at a time is open, however many there are', async () => {
  const { seen, store } = countingStore();
  const few = entries.slice(0, 20);
  const chunks: Buffer[] = [];
  for await (const chunk of arsipStream(few, store, names, MTIME)) chunks.push(chunk as Buffer);
  expect(Object.keys(unzipSync(new Uint8Array(Buffer.concat(chunks))))).toHaveLength(few.length);
  await settle();
  expect(seen).toMatchObject({ opened: few.length, most: 1, open: 0 });
});

it('nothing is read ahead of who takes it: memory holds a few pieces of 400 files', async () => {
  const { seen, store } = countingStore();
  const out = arsipStream(entries, store, names, MTIME);
  await once(out, 'readable');
  await settle();
  const { pieces, opened } = seen;
  expect({ opened, few: pieces < 16 }).toEqual({ opened: 1, few: true });
  await settle();
  expect(seen.pieces).toBe(pieces);
  out.destroy();
  await settle();
  expect(seen.open).toBe(0);
});

it('a download that is broken off closes the file that is open, and opens no other', async () => {
  const { seen, store } = countingStore();
  const out = arsipStream(entries, store, names, MTIME);
  await once(out, 'readable');
  out.read();
  out.destroy();
  await settle();
  const { opened } = seen;
  expect(seen.open).toBe(0);
  await settle();
  expect(seen.opened).toBe(opened);
});

it('a file that the store no longer has breaks the archive off', async () => {
  const out = arsipStream(
    entries.slice(0, 2),
    { open: async () => null } as unknown as FileStore,
    names,
    MTIME,
  );
  const [error] = await once(out.resume(), 'error');
  expect(String(error)).toContain('no longer in the store');
});
