import { asActor } from '../../database/as-actor';
import { fileClient } from '../../testing/file-client';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { releaseFiles } from './file-repository';
import { openStore } from './open-store';

let test: TestApp;
let berkas: ReturnType<typeof fileClient>;
beforeAll(async () => {
  test = await startTestApp();
  berkas = fileClient(test);
});
afterAll(() => test.close());

/** So many uploads of this person, without their bytes. */
async function uploads(username: string, count: number): Promise<number[]> {
  const { actorId } = await berkas.owner(username);
  const rows = await test.db
    .insertInto('berkas')
    .values(
      Array.from({ length: count }, (_, index) => ({
        nama_acak: (actorId * 1000 + index).toString(16).padStart(32, '0'),
        nama: 'a.pdf',
        jenis: 'application/pdf',
        ukuran: 1,
        sha256: '0'.repeat(64),
        tujuan: 'bukti_rencana_aksi' as const,
        created_by: actorId,
      })),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
const release = (id: number) => asActor(test.db, null, (tx) => releaseFiles(tx, [id]));
const countOf = async (username: string) => {
  const { actorId } = await berkas.owner(username);
  const ofPerson = test.db.selectFrom('berkas').where('created_by', '=', actorId);
  return (await ofPerson.select('id').execute()).length;
};

describe('a hundred files that wait for a row', () => {
  it('are the most that one person has, while nothing ever used them', async () => {
    await uploads('rsud', 100);
    const answer = await berkas.upload('rsud');
    expect(answer.statusCode).toBe(429);
    expect(answer.json()).toMatchObject({
      kode: 'TERLALU_SERING',
      pesan: expect.stringContaining('belum dipakai'),
    });
    expect((await berkas.upload('dinkes')).statusCode).toBe(201);
    await berkas.wait(24);
    expect((await berkas.upload('rsud')).statusCode).toBe(201);
  });

  it('never stop who replaces files: what was let go longest ago makes room, bytes and all', async () => {
    await uploads('setda', 98);
    const [first, second] = [await berkas.uploaded('setda'), await berkas.uploaded('setda')];
    await berkas.claim([first.id, second.id], 'setda');
    await release(second.id);
    await release(first.id);
    const { nama_acak } = await berkas.stored(second.id);
    const next = await berkas.uploaded('setda');
    expect(await berkas.find(second.id)).toBeUndefined();
    expect(await openStore(test.app.context.config).open(nama_acak)).toBeNull();
    await berkas.claim([first.id, next.id], 'setda');
  });

  it('are not exceeded by using files and letting them go', async () => {
    // What the seed uses already waits for nothing.
    const used = await countOf('dpmptsp');
    const ids = await uploads('dpmptsp', 100);
    for (let round = 0; round < 12; round += 1) {
      const id = ids[round] ?? 0;
      await berkas.claim([id], 'dpmptsp');
      await release(id);
      expect((await berkas.upload('dpmptsp')).statusCode).toBe(201);
    }
    expect(await countOf('dpmptsp')).toBe(used + 100);
    expect((await berkas.upload('dpmptsp')).statusCode).toBe(429);
  });
});
