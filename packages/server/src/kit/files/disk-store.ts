import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type FileStore, storeFull } from './file-store';

const hasCode = (error: unknown, code: string) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code;

/** Files in folders of this computer, spread by the first two letters of their names. */
export function diskStore(folder: string): FileStore {
  const pathOf = (nama: string) => join(folder, nama.slice(0, 2), nama);
  const draftOf = (nama: string) => `${pathOf(nama)}.sementara`;

  async function remove(nama: string): Promise<void> {
    await Promise.all([pathOf(nama), draftOf(nama)].map((path) => rm(path, { force: true })));
  }

  return {
    async write(nama, content) {
      try {
        await mkdir(dirname(pathOf(nama)), { recursive: true });
        const file = await open(draftOf(nama), 'wx', 0o600);
        try {
          await file.writeFile(content);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(draftOf(nama), pathOf(nama));
      } catch (error) {
        await remove(nama);
        throw hasCode(error, 'ENOSPC') || hasCode(error, 'EDQUOT') ? storeFull(error) : error;
      }
    },
    async open(nama, range) {
      try {
        const file = await open(pathOf(nama));
        return file.createReadStream(range);
      } catch (error) {
        if (hasCode(error, 'ENOENT')) return null;
        throw error;
      }
    },
    remove,
  };
}
