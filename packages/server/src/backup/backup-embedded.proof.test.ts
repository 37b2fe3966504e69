import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPostmaster } from '../database/embedded/postmaster';
import { runningClusterUrl } from '../database/embedded/running-cluster';
import { signalPostgres } from '../testing/postgres-processes';
import { rowHashes } from '../testing/row-hashes';
import { buildServer, runToEnd, startServer } from '../testing/server-process';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'selaras-cadangan-'));
  buildServer();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const hashesOf = (dataDir: string) => {
  const url = runningClusterUrl(join(dataDir, 'postgres'));
  if (url === null) throw new Error('PostgreSQL is not running');
  return rowHashes(url);
};

describe('the embedded database', () => {
  it('is backed up while the portal runs, and after it was destroyed a new portal has everything', async () => {
    const lost = join(folder, 'hilang');
    const archive = join(folder, 'cadangan.tar.gz');
    const first = await startServer({ DATA_DIR: lost, SEED: 'demo' });
    const before = await hashesOf(lost);
    const made = await runToEnd('backup', [archive], { DATA_DIR: lost });
    expect(made).toMatchObject({
      code: 0,
      err: '',
      out: expect.stringContaining(`Cadangan selesai: ${archive}`),
    });
    await first.end('SIGKILL');
    signalPostgres(readPostmaster(join(lost, 'postgres'))?.pid ?? 0, 'SIGKILL');
    rmSync(lost, { recursive: true });

    const dataDir = join(folder, 'baru');
    const restored = await runToEnd('restore', [archive], { DATA_DIR: dataDir });
    expect(restored).toMatchObject({ code: 0, err: '', out: expect.stringContaining('dipulihkan') });
    expect(readdirSync(dataDir).sort()).toEqual(['files', 'postgres', 'postgres-sandi']);
    const second = await startServer({ DATA_DIR: dataDir });
    expect(await hashesOf(dataDir)).toEqual(before);
    const answer = await fetch(`${second.origin}/readyz`);
    expect(answer.status).toBe(200);
    await second.end('SIGTERM');

    const asleep = join(folder, 'berhenti.tar.gz');
    expect(await runToEnd('backup', [asleep], { DATA_DIR: dataDir })).toMatchObject({ code: 0 });
    expect(await runToEnd('restore', [asleep], { DATA_DIR: dataDir })).toMatchObject({
      code: 1,
      err: expect.stringContaining('sudah berisi data'),
    });
  });

  it.each<[what: string, program: 'backup' | 'restore', args: readonly string[], says: RegExp]>([
    ['no file', 'backup', [], /Sebutkan satu berkas: npm run backup -- BERKAS/],
    ['two files', 'restore', ['satu', 'dua'], /Sebutkan satu berkas: npm run restore -- BERKAS/],
    ['a folder without data', 'backup', ['kosong.tar.gz'], /Tidak ada data di/],
    ['a backup that is not there', 'restore', ['tiada.tar.gz'], /tidak ada/],
  ])('is not touched when the command names %s', async (_, program, args, says) => {
    const dataDir = join(folder, 'tak-tersentuh');
    const ended = await runToEnd(program, args, { DATA_DIR: dataDir, INIT_CWD: folder });
    expect(ended).toMatchObject({ code: 1, out: '', err: expect.stringMatching(says) });
    expect(readdirSync(folder)).not.toContain('tak-tersentuh');
  });
});
