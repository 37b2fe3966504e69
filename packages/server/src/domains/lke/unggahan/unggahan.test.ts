import { access } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { deflateSync } from 'node:zlib';
import { EVIDEN_MAX_BYTES, lkeUnggahanCalls, UNGGAHAN_MAX_BYTES } from '@selaras/contracts';
import { keadaanLke, pictureSize } from '@selaras/domain';
import { ERRORS } from '@tus/server';
import fc from 'fast-check';
import { sql } from 'kysely';
import { pictureKindOf } from '../../../kit/files/picture/picture-kind';
import { demoAccounts } from '../../../kit/seed/demo-accounts';
import { CAMERA, cameraPicture } from '../../../testing/camera-picture';
import { exampleDocx, examplePdf, examplePng, exampleXlsx, exampleZip } from '../../../testing/example-files';
import { fileClient } from '../../../testing/file-client';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { lkeWriter } from '../testing/lke-writer';
import { removeOldUnggahan, unggahanFolder } from './unggahan-folder';
import { UnggahanLocker } from './unggahan-locker';

const PATH = '/api/lke/unggahan';
const TUS = { 'tus-resumable': '1.0.0' };
const PIECE = { ...TUS, 'content-type': 'application/offset+octet-stream' };

let test: TestApp;
let session: { authorization: string };
beforeAll(async () => {
  test = await startTestApp();
  session = await test.signIn('dinkes');
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.db.deleteFrom('lke_unggahan').execute();
});

const metadata = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
    .join(',');
/** Units of both demo accounts still write in their worksheets of this year. */
const LEMBAR = { untuk: 'lembar', tahun: '2025' };
const begin = (
  ukuran: number,
  nama = 'bukti.pdf',
  headers: object = session,
  untuk: Record<string, string> = LEMBAR,
) =>
  test.app.inject({
    method: 'POST',
    url: PATH,
    headers: {
      ...headers,
      ...TUS,
      'upload-length': String(ukuran),
      'upload-metadata': metadata({ nama, ...untuk }),
    },
  });
const piece = (url: string, offset: number, payload: Buffer, headers: object = session) =>
  test.app.inject({
    method: 'PATCH',
    url,
    headers: { ...headers, ...PIECE, 'upload-offset': String(offset) },
    payload,
  });
const offsetOf = async (url: string) => {
  const answer = await test.app.inject({ method: 'HEAD', url, headers: { ...session, ...TUS } });
  return Number(answer.headers['upload-offset']);
};
const end = (url: string, headers: object = session) =>
  test.app.inject({ method: 'POST', url: `${url}/selesai`, headers: { ...headers } });
const whole = async (content: Buffer, nama: string) => {
  const { location } = (await begin(content.length, nama)).headers as { location: string };
  await piece(location, 0, content);
  return { location, answer: await end(location) };
};

describe('an upload', () => {
  it('goes on where it was broken off and becomes a file, once however often it is ended', async () => {
    const content = examplePdf('sepotong-sepotong');
    const { location } = (await begin(content.length)).headers as { location: string };
    expect(location).toMatch(/^\/api\/lke\/unggahan\/[0-9a-f]{32}$/);
    expect((await piece(location, 0, content.subarray(0, 10))).headers['upload-offset']).toBe('10');
    expect(await offsetOf(location)).toBe(10);
    expect((await end(location)).json().pesan).toBe('Unggahan ini belum lengkap. Lanjutkan lalu coba lagi.');
    expect((await piece(location, 4, content.subarray(4))).statusCode).toBe(409);
    expect((await piece(location, 10, content.subarray(10))).statusCode).toBe(204);
    const twice = await Promise.all([end(location), end(location)]);
    expect(twice.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(lkeUnggahanCalls.selesai.answer?.safeParse(twice[0]?.json()).success).toBe(true);
    expect(twice[0]?.json()).toEqual(twice[1]?.json());
    const [{ id }] = twice.map((answer) => answer.json().data);
    expect((await fileClient(test).download(id, 'dinkes')).rawPayload).toEqual(content);
  });

  it('is nobody else’s, and nobody’s without a session', async () => {
    const { location } = (await begin(10)).headers as { location: string };
    const other = await test.signIn('rsud');
    expect((await piece(location, 0, Buffer.alloc(5), other)).statusCode).toBe(404);
    expect((await end(location, other)).statusCode).toBe(404);
    expect((await piece(location, 0, Buffer.alloc(5), {})).statusCode).toBe(401);
    expect((await begin(10, 'a.pdf', await test.signIn('val_lke'))).statusCode).toBe(403);
    expect(await offsetOf(location)).toBe(0);
  });

  it('is begun, asked for, fed, ended and broken off by every role as its rule says, never somebody else’s', async () => {
    for (const { role, satuan_kerja_id } of demoAccounts) {
      if (role === 'perangkat_daerah') await lkeWriter(test, satuan_kerja_id ?? 0, 2025).put('draft');
    }
    const started = async (headers: object) =>
      (await begin(10, 'bukti.pdf', headers)).headers as { location: string };
    const calls = (url: string, headers: object) => ({
      HEAD: () => test.app.inject({ method: 'HEAD', url, headers: { ...headers, ...TUS } }),
      PATCH: () => piece(url, 0, Buffer.alloc(5), headers),
      selesai: () => end(url, headers),
      DELETE: () => test.app.inject({ method: 'DELETE', url, headers: { ...headers, ...TUS } }),
    });
    const tried = async (url: string, headers: object) => {
      const told: Record<string, number> = {};
      for (const [name, call] of Object.entries(calls(url, headers))) told[name] = (await call()).statusCode;
      return told;
    };
    const all = (status: number) => ({ HEAD: status, PATCH: status, selesai: status, DELETE: status });
    // Both of units that others belong to as well: of the same unit it is somebody else's too.
    const foreign = [await started(session), await started(await test.signIn('rsud'))].map(
      ({ location }) => location,
    );
    const roles = new Set<string>();
    for (const { username, role } of demoAccounts) {
      if (['dinkes', 'rsud'].includes(username)) continue;
      roles.add(role);
      const headers = await test.signIn(username);
      const writes = role === 'perangkat_daerah';
      const begun = await begin(10, 'bukti.pdf', headers);
      expect({ username, begins: begun.statusCode }).toEqual({ username, begins: writes ? 201 : 403 });
      for (const url of foreign) {
        expect({ username, ...(await tried(url, headers)) }).toEqual({
          username,
          ...all(writes ? 404 : 403),
        });
      }
      if (!writes) continue;
      const own = await tried((begun.headers as { location: string }).location, headers);
      expect({ username, ...own }).toEqual({ username, HEAD: 200, PATCH: 204, selesai: 409, DELETE: 204 });
    }
    expect([...roles].sort()).toEqual([...new Set(demoAccounts.map(({ role }) => role))].sort());
    expect((await begin(10, 'a.pdf', {})).statusCode).toBe(401);
    for (const url of foreign) expect(await tried(url, {})).toEqual(all(401));
    expect(await offsetOf(foreign[0] ?? '')).toBe(0);
    const { rows } = await sql<{ username: string }>`
      select u.username from lke_unggahan l join users u on u.id = l.user_id order by 1`.execute(test.db);
    expect(rows.map(({ username }) => username)).toEqual(['dinkes', 'rsud']);
  });

  it('never grows beyond what was announced', async () => {
    const { location } = (await begin(10)).headers as { location: string };
    const { statusCode } = await piece(location, 0, Buffer.alloc(30));
    expect(statusCode).toBe(413);
    expect(await offsetOf(location)).toBeLessThanOrEqual(10);
  });

  it('is broken off by who began it, with all that came', async () => {
    const { location } = (await begin(10)).headers as { location: string };
    await piece(location, 0, Buffer.alloc(5));
    const gone = await test.app.inject({ method: 'DELETE', url: location, headers: { ...session, ...TUS } });
    expect(gone.statusCode).toBe(204);
    expect((await piece(location, 5, Buffer.alloc(5))).statusCode).toBe(404);
  });

  it('is swept when nobody ended it within a day', async () => {
    const { location } = (await begin(10)).headers as { location: string };
    const id = location.split('/').at(-1) as string;
    await sql`update lke_unggahan set created_at = created_at - interval '24 hours 1 minute'`.execute(
      test.db,
    );
    expect((await piece(location, 0, Buffer.alloc(10))).statusCode).toBe(404);
    const { config } = test.app.context;
    const file = join(unggahanFolder(config), id);
    await removeOldUnggahan(test.db, new Date(), config);
    await expect(access(file)).resolves.toBeUndefined();
    await removeOldUnggahan(test.db, new Date(Date.now() + 3_600_000), config);
    await expect(access(file)).rejects.toThrow();
    expect(await test.db.selectFrom('lke_unggahan').selectAll().execute()).toEqual([]);
  });
});

describe('an upload is refused before a byte is sent', () => {
  it.each([
    [0, 'kosong.pdf', 422],
    [EVIDEN_MAX_BYTES + 1, 'besar.pdf', 413],
    [10, '../../etc/passwd', 422],
    [10, '.tersembunyi', 422],
  ])('of %d bytes as %s: %d', async (ukuran, nama, status) => {
    expect((await begin(ukuran, nama)).statusCode).toBe(status);
  });

  it.each(
    keadaanLke.map((keadaan) => ({
      keadaan,
      lembar: ['draft', 'perbaikan'].includes(keadaan) ? 201 : 409,
      tindak: keadaan === 'final' ? 201 : 409,
    })),
  )(
    'in $keadaan: $lembar for the worksheet, $tindak for a follow-up, and the state is said',
    async (want) => {
      await lkeWriter(test, 1012, 2024).put(want.keadaan);
      const tahun = '2024';
      const answers = [
        await begin(10, 'a.pdf', session, { untuk: 'lembar', tahun }),
        await begin(10, 'a.pdf', session, { untuk: 'tindak-lanjut', tahun }),
      ];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([want.lembar, want.tindak]);
      for (const answer of answers.filter(({ statusCode }) => statusCode === 409)) {
        expect(answer.json()).toMatchObject({
          kode: 'BENTROK',
          pesan: expect.stringMatching(/^Evaluasi ini \S/),
          terkini: { keadaan: want.keadaan },
        });
      }
      const begun = answers.filter(({ statusCode }) => statusCode === 201).length;
      expect(await test.db.selectFrom('lke_unggahan').selectAll().execute()).toHaveLength(begun);
    },
  );

  it('when nobody says what it is for', async () => {
    const { untuk, tahun } = LEMBAR;
    for (const said of [{}, { untuk }, { tahun }, { untuk: 'lain', tahun }]) {
      expect((await begin(10, 'a.pdf', session, said as Record<string, string>)).statusCode).toBe(400);
    }
  });

  it('when the same person has too much on the way, also when he asks many times at once', async () => {
    const most = Math.floor(UNGGAHAN_MAX_BYTES / EVIDEN_MAX_BYTES);
    const answers = await Promise.all(
      Array.from({ length: most + 4 }, (_, at) => begin(EVIDEN_MAX_BYTES, `b${at}.pdf`)),
    );
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([...Array(most).fill(201), ...Array(4).fill(429)]);
    expect((await begin(10, 'a.pdf', await test.signIn('rsud'))).statusCode).toBe(201);
  });
});

describe('content is refused with words, and the upload is gone', () => {
  const bomb = () => exampleXlsx({ 'xl/media/besar.bin': [new Uint8Array(120 * 1024 * 1024), { level: 9 }] });
  const encrypted = () => examplePdf('/Encrypt 5 0 R');
  const polyglot = () => Buffer.concat([examplePng(), exampleZip({ 'a.txt': new Uint8Array(5) })]);
  it.each([
    ['polyglot', polyglot, 'gambar.png'],
    ['zip bomb', bomb, 'tabel.xlsx'],
    ['HTML that calls itself PDF', () => Buffer.from('<html><script>1</script></html>'), 'laporan.pdf'],
    ['program', () => Buffer.from('MZ\u0090\u0000program'), 'laporan.pdf'],
    ['PDF that runs something', () => examplePdf('/JavaScript (x)'), 'laporan.pdf'],
    ['encrypted PDF', encrypted, 'laporan.pdf'],
    ['DOCX named PDF', () => exampleDocx(), 'laporan.pdf'],
    ['PDF cut off', () => examplePdf().subarray(0, 30), 'laporan.pdf'],
    ['noise', () => deflateSync(Buffer.from('acak'.repeat(100))), 'laporan.pdf'],
  ])('%s', async (_, content, nama) => {
    const { location, answer } = await whole(content(), nama);
    expect(answer.json()).toMatchObject({
      status: 422,
      kode: 'BERKAS_DITOLAK',
      pesan: expect.stringMatching(/\S+/),
    });
    expect((await end(location)).statusCode).toBe(404);
  });
});

it('a picture that came in pieces is kept upright, without what the camera wrote into it', async () => {
  const { answer } = await whole(await cameraPicture(), 'foto.jpg');
  const { rawPayload } = await fileClient(test).download(answer.json().data.id, 'dinkes');
  expect(pictureSize(rawPayload)).toEqual({ width: 40, height: 80 });
  for (const trace of [CAMERA.alat, CAMERA.tempat]) expect(rawPayload.includes(trace)).toBe(false);
});

describe('whatever bytes come under whatever name', () => {
  const examples = [examplePdf('isi'), examplePng(), exampleDocx(), exampleXlsx()];
  const names = ['a.pdf', 'a.png', 'a.docx', 'a.xlsx', 'a.jpg', 'a.txt'];
  /** A file of one format that is changed, cut, or followed by another one; or noise. */
  const content = fc.oneof(
    fc.uint8Array({ minLength: 1, maxLength: 4000 }).map((bytes) => Buffer.from(bytes)),
    fc
      .record({
        first: fc.constantFrom(...examples),
        second: fc.option(fc.constantFrom(...examples)),
        cut: fc.double({ min: 0.1, max: 1, noNaN: true }),
        changes: fc.array(fc.tuple(fc.double({ min: 0, max: 0.999, noNaN: true }), fc.nat(255)), {
          maxLength: 12,
        }),
      })
      .map(({ first, second, cut, changes }) => {
        const whole = Buffer.concat([
          first.subarray(0, Math.ceil(first.length * cut)),
          second ?? Buffer.alloc(0),
        ]);
        for (const [place, byte] of changes) whole[Math.floor(whole.length * place)] = byte;
        return whole;
      }),
  );

  it('it is kept whole, a picture painted anew, or refused with words, and nothing of it is left lying about', async () => {
    await fc.assert(
      fc.asyncProperty(content, fc.constantFrom(...names), async (bytes, nama) => {
        const { location, answer } = await whole(bytes, nama);
        const { data, kode, pesan } = answer.json();
        if (answer.statusCode === 200) {
          const kept = (await fileClient(test).download(data.id, 'dinkes')).rawPayload;
          const kind = pictureKindOf(data.jenis);
          expect(kept).toEqual(kind ? await test.app.pictureRemaker.remake(bytes, kind) : bytes);
          await test.db.deleteFrom('lke_unggahan').execute();
          await test.db.deleteFrom('berkas').where('id', '=', data.id).execute();
          return;
        }
        expect([answer.statusCode, kode]).toEqual([422, 'BERKAS_DITOLAK']);
        expect(pesan).toMatch(/\S+/);
        expect((await end(location)).statusCode).toBe(404);
        expect(await test.db.selectFrom('lke_unggahan').selectAll().execute()).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });
});

describe('instances share who writes an upload', () => {
  const HOUR_MS = 3_600_000;
  /** Silence ends nothing within a test; who waits looks often, as long as he has to or not at all. */
  const patient = { waitMs: HOUR_MS, leaseMs: HOUR_MS, lookMs: 40 };
  const hasty = { ...patient, waitMs: 0 };
  /** The database and its driver keep the real clock; only the holder's own one is in the hand of a test. */
  const REAL = [
    'Date',
    'clearImmediate',
    'clearTimeout',
    'hrtime',
    'nextTick',
    'performance',
    'queueMicrotask',
    'setImmediate',
    'setTimeout',
  ] as const;
  const idOf = async () => {
    const { location } = (await begin(10)).headers as { location: string };
    return location.split('/').at(-1) as string;
  };
  const never = () => new AbortController().signal;
  /** The row as if its holder had last spoken so that his time ends in a while, or has ended. */
  const heldUntil = (id: string, interval: string, pemegang?: string) =>
    sql`update lke_unggahan set dipegang_sampai = clock_timestamp() + ${interval}::interval,
      pemegang = coalesce(${pemegang ?? null}, pemegang) where id = ${id}`.execute(test.db);
  const isFree = async (id: string) => {
    const { rows } = await sql<{ bebas: boolean }>`
      select dipegang_sampai < clock_timestamp() as bebas from lke_unggahan where id = ${id}`.execute(
      test.db,
    );
    return rows[0]?.bebas;
  };

  it('the second asks the first to let go, and gets it then', async () => {
    const id = await idOf();
    const first = new UnggahanLocker(test.db, patient).newLock(id);
    const second = new UnggahanLocker(test.db, patient).newLock(id);
    await first.lock(never(), () => first.unlock());
    await second.lock(never(), () => undefined);
    await second.unlock();
  });

  it('one that is not let go is refused, which clients try again', async () => {
    const id = await idOf();
    const first = new UnggahanLocker(test.db, patient).newLock(id);
    await first.lock(never(), () => undefined);
    const second = new UnggahanLocker(test.db, hasty).newLock(id);
    await expect(second.lock(never(), () => undefined)).rejects.toEqual(ERRORS.ERR_LOCK_TIMEOUT);
    await first.unlock();
    await second.lock(never(), () => undefined);
    await second.unlock();
  });

  it('one whose holder died is free when he has been silent for long enough', async () => {
    const id = await idOf();
    const second = new UnggahanLocker(test.db, hasty).newLock(id);
    await heldUntil(id, '1 hour', 'mati');
    await expect(second.lock(never(), () => undefined)).rejects.toEqual(ERRORS.ERR_LOCK_TIMEOUT);
    await heldUntil(id, '-1 millisecond', 'mati');
    await second.lock(never(), () => undefined);
    await second.unlock();
  });

  it('one whose holder says again and again that he is there stays his', async () => {
    const id = await idOf();
    jest.useFakeTimers({ doNotFake: [...REAL] });
    const first = new UnggahanLocker(test.db, patient).newLock(id);
    const second = new UnggahanLocker(test.db, hasty).newLock(id);
    await first.lock(never(), () => undefined);
    for (let round = 0; round < 3; round += 1) {
      await heldUntil(id, '-1 millisecond');
      jest.advanceTimersByTime(patient.lookMs);
      while (await isFree(id));
      await expect(second.lock(never(), () => undefined)).rejects.toEqual(ERRORS.ERR_LOCK_TIMEOUT);
    }
    jest.useRealTimers();
    await first.unlock();
  });

  it('a line that broke half-way holds nothing up: what came is kept, and the next request goes on', async () => {
    const content = examplePdf('x'.repeat(200_000));
    const { location } = (await begin(content.length)).headers as { location: string };
    const address = await test.app.listen({ port: 0, host: '127.0.0.1' });
    const line = connect(Number(new URL(address).port), '127.0.0.1');
    const head = [
      `PATCH ${location} HTTP/1.1`,
      'Host: x',
      `Authorization: ${session.authorization}`,
      'Tus-Resumable: 1.0.0',
      'Content-Type: application/offset+octet-stream',
      'Upload-Offset: 0',
      `Content-Length: ${content.length}`,
      '',
      '',
    ].join('\r\n');
    line.write(head);
    line.write(content.subarray(0, 100_000));
    // Nothing more comes on this line, and nobody closes it.
    let from = 0;
    while (from === 0) {
      await sleep(50);
      const { rows } = await sql<{ pemegang: string | null }>`select pemegang from lke_unggahan`.execute(
        test.db,
      );
      if (rows[0]?.pemegang != null) from = await offsetOf(location);
    }
    expect(from).toBeLessThanOrEqual(100_000);
    expect((await piece(location, from, content.subarray(from))).statusCode).toBe(204);
    expect((await end(location)).statusCode).toBe(200);
    line.destroy();
  });
});
