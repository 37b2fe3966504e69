import type { KeptFile } from '@selaras/contracts';
import { sql } from 'kysely';
import { asActor } from '../../database/as-actor';
import { fileClient } from '../../testing/file-client';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { filesJson, releaseFiles, replaceFiles } from './file-repository';

let test: TestApp;
let berkas: ReturnType<typeof fileClient>;
beforeAll(async () => {
  test = await startTestApp();
  berkas = fileClient(test);
});
afterAll(() => test.close());

describe('the row that uses files', () => {
  it('claims those that its writer uploaded, once, and lists them in its order', async () => {
    const first = await berkas.uploaded('dinkes', { nama: 'satu.pdf' });
    const second = await berkas.uploaded('dinkes', { nama: 'dua.pdf' });
    await berkas.claim([first.id, second.id], 'dinkes');
    expect(await berkas.stored(first.id)).toMatchObject({
      dipakai: true,
      pemilik_id: 7,
      satuan_kerja_id: 1012,
    });
    const ids = [second.id, first.id];
    const { rows } = await sql<{ berkas: KeptFile[] }>`
      select ${filesJson(sql`${ids}::bigint[]`)} as berkas`.execute(test.db);
    expect(rows[0]?.berkas).toEqual([second, first]);
  });

  it('gets none of several when one of them is another’s, used, missing or named twice', async () => {
    const mine = await berkas.uploaded('dinkes');
    const used = await berkas.uploaded('dinkes');
    const foreign = await berkas.uploaded('setda');
    await berkas.claim([used.id], 'dinkes');
    for (const ids of [
      [mine.id, foreign.id],
      [mine.id, used.id],
      [mine.id, 999_999],
      [mine.id, mine.id],
    ]) {
      await expect(berkas.claim(ids, 'dinkes')).rejects.toMatchObject({ status: 422 });
      expect(await berkas.stored(mine.id)).toMatchObject({ dipakai: false });
    }
  });

  it('keeps, takes and lets go with one call', async () => {
    const kept = await berkas.uploaded('dinkes');
    const gone = await berkas.uploaded('dinkes');
    const added = await berkas.uploaded('dinkes');
    await berkas.claim([kept.id, gone.id], 'dinkes');
    const by = await berkas.owner('dinkes');
    await asActor(test.db, by.actorId, (tx) => replaceFiles(tx, [kept.id, gone.id], [kept.id, added.id], by));
    const used = await Promise.all(
      [kept, gone, added].map(async ({ id }) => (await berkas.stored(id)).dipakai),
    );
    expect(used).toEqual([true, false, true]);
  });

  it('leaves who claimed and who let go in the audit log', async () => {
    const { id } = await berkas.uploaded('dinkes');
    await berkas.claim([id], 'dinkes');
    const log = await test.db
      .selectFrom('audit_log')
      .where('tabel', '=', 'berkas')
      .where('baris_id', '=', id)
      .select(['aksi', 'pengguna_id'])
      .execute();
    const { actorId } = await berkas.owner('dinkes');
    expect(log).toEqual([
      { aksi: 'insert', pengguna_id: actorId },
      { aksi: 'update', pengguna_id: actorId },
    ]);
  });

  it('has a day to claim an upload, and a day to take back what it let go', async () => {
    const { id } = await berkas.uploaded('dinkes');
    await berkas.wait(23);
    await berkas.claim([id], 'dinkes');
    await berkas.wait(100);
    await asActor(test.db, null, (tx) => releaseFiles(tx, [id]));
    await berkas.wait(23);
    await berkas.claim([id], 'dinkes');
    await asActor(test.db, null, (tx) => releaseFiles(tx, [id]));
    await berkas.wait(24);
    await expect(berkas.claim([id], 'dinkes')).rejects.toMatchObject({ status: 422 });
  });
});
