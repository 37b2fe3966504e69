import { readdirSync } from 'node:fs';
import fs from 'node:fs/promises';
import { join } from 'node:path';
import { archiveOfBuild, exampleBuild } from '../../../testing/remote/remote-build';
import { remoteClient } from '../../../testing/remote/remote-client';
import { version } from '../../../testing/remote/remote-portal';
import { startTestApp, type TestApp } from '../../../testing/test-app';

const REMOTE = 'mf_penuh';

let test: TestApp;
let asSuper: ReturnType<typeof remoteClient>;
beforeAll(async () => {
  test = await startTestApp();
  asSuper = remoteClient(test.app, await test.signIn('super'));
  expect((await publish(1)).statusCode).toBe(201);
  expect((await asSuper.promote(REMOTE, version(1))).statusCode).toBe(200);
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => test.close());

const publish = async (number: number) =>
  asSuper.publish(REMOTE, await archiveOfBuild(exampleBuild({ name: REMOTE, version: version(number) })));

/** What users get, what there is to promote, and what lies in the folder of files. */
async function state() {
  const files = readdirSync(join(test.app.context.config.dataDir, 'files'), {
    recursive: true,
    withFileTypes: true,
  });
  return {
    remote: await asSuper.read(REMOTE),
    registry: (await test.app.inject('/registry.json')).json(),
    files: files.filter((one) => one.isFile()).map(({ name }) => name),
  };
}

const noRoom = (code: string) => Object.assign(new Error(`${code}: no room`), { code });

/** The disk of `DATA_DIR` has no room left, which shows at this step of keeping a file. */
const fullDisks: Readonly<Record<string, (code: string) => void>> = {
  'making the folder': (code) => {
    jest.spyOn(fs, 'mkdir').mockRejectedValue(noRoom(code));
  },
  'half of the bytes': (code) => {
    const open = fs.open;
    jest.spyOn(fs, 'open').mockImplementation(async (...asked) => {
      const file = await open(...asked);
      if (asked[1] !== 'wx') return file;
      jest.spyOn(file, 'writeFile').mockImplementation(async (content) => {
        if (!(content instanceof Uint8Array)) throw new Error('no bytes');
        await file.write(content.subarray(0, content.length / 2));
        throw noRoom(code);
      });
      return file;
    });
  },
  'bringing them to the disk': (code) => {
    const open = fs.open;
    jest.spyOn(fs, 'open').mockImplementation(async (...asked) => {
      const file = await open(...asked);
      if (asked[1] === 'wx') jest.spyOn(file, 'sync').mockRejectedValue(noRoom(code));
      return file;
    });
  },
};
const cases = Object.keys(fullDisks).flatMap((step) => ['ENOSPC', 'EDQUOT'].map((code) => [step, code]));

it.each(cases)('a disk that is full at %s (%s) is told by 507, and changes nothing', async (step, code) => {
  const before = await state();
  fullDisks[step]?.(code);
  const answer = await publish(2);
  jest.restoreAllMocks();
  expect([answer.statusCode, answer.json().kode]).toEqual([507, 'RUANG_PENUH']);
  expect(answer.json().pesan).toContain('penuh, tidak ada yang diubah');
  expect(await state()).toEqual(before);
});

it('once there is room again, the same version is published and becomes active', async () => {
  expect((await publish(2)).json()).toMatchObject({ replayed: false, data: { state: 'available' } });
  expect((await asSuper.promote(REMOTE, version(2))).statusCode).toBe(200);
  const { remotes } = (await test.app.inject('/registry.json')).json();
  expect(remotes[REMOTE]).toMatchObject({ version: version(2), fallback: { version: version(1) } });
  const { entry } = remotes[REMOTE];
  expect((await test.app.inject(entry)).body).toContain(version(2));
});
