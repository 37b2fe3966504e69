import { buffer } from 'node:stream/consumers';
import { inspect } from 'node:util';
import { readConfig } from '../../config';
import type { S3Settings } from '../../config-s3';
import { type Fault, type S3Imitation, startS3 } from '../../testing/s3/s3-imitation';
import { freePort } from '../../testing/server-process';
import { s3Store } from './s3-store';

const NAMA = 'a'.repeat(32);
const ISI = Buffer.alloc(200_000, 'isi');
/** Nobody waits long for a store that is silent; one that answers may be slow. */
const SILENCE_MS = 200;
const PATIENCE_MS = 60_000;
const silent: readonly Fault[] = ['is silent', 'stalls'];

let s3: S3Imitation;
let settings: S3Settings;
beforeAll(async () => {
  s3 = await startS3();
  const config = readConfig(s3.env);
  if (config.s3 === undefined) throw new Error('The imitation has no settings');
  settings = config.s3;
});
beforeEach(() => {
  misbehave(null);
  s3.objects.clear();
});
afterAll(() => s3.close());

let silenceMs = PATIENCE_MS;
function misbehave(fault: Fault | null): void {
  s3.misbehave(fault);
  silenceMs = fault !== null && silent.includes(fault) ? SILENCE_MS : PATIENCE_MS;
}
const storeWith = (more: Partial<S3Settings> = {}) => s3Store({ ...settings, ...more }, silenceMs);
/** Everything that one may ask of a store, by the name of the call. */
const asks = {
  write: () => storeWith().write(NAMA, ISI),
  open: async () => {
    const content = await storeWith().open(NAMA);
    return content && buffer(content);
  },
  remove: () => storeWith().remove(NAMA),
};
const faults = ['errs', 'is silent', 'cuts', 'redirects', 'has no bucket'] as const;
const unreachable = {
  kode: 'LAYANAN_SIBUK',
  detail: { pesan: expect.stringContaining('tidak dapat dijangkau') },
};

describe.each(faults)('a store that %s', (fault) => {
  it.each(Object.entries(asks))(
    'fails %s with one answer for people, and nothing is taken for done',
    async (_call, ask) => {
      s3.objects.set(NAMA, ISI);
      misbehave(fault);
      await expect(ask()).rejects.toMatchObject(unreachable);
      expect(s3.objects.get(NAMA)).toBe(ISI);
      expect(s3.strayed()).toBe(0);
    },
  );
});

describe('a store that speaks S3', () => {
  it('that is not there at all is named in the log, not to people', async () => {
    const port = await freePort();
    const nowhere = storeWith({ endpoint: `http://127.0.0.1:${port}` });
    await expect(nowhere.write(NAMA, ISI)).rejects.toMatchObject(unreachable);
    const fault = await nowhere.open(NAMA).catch((error: unknown) => error);
    expect(inspect(fault, { depth: 9 })).toContain(`127.0.0.1:${port}`);
    expect(JSON.stringify(fault)).not.toContain(String(port));
  });

  it('that stops in the middle of a file breaks the reading off instead of ending it', async () => {
    s3.objects.set(NAMA, ISI);
    misbehave('stalls');
    await expect(asks.open()).rejects.toMatchObject(unreachable);
  });

  it('that is full says so, which waiting does not mend', async () => {
    misbehave('is full');
    await expect(asks.write()).rejects.toMatchObject({
      kode: 'LAYANAN_SIBUK',
      detail: { pesan: expect.stringContaining('penuh') },
    });
  });

  it('that does not know a bucket does not pass for one that has lost a file', async () => {
    await expect(storeWith({ bucket: 'lain' }).open(NAMA)).rejects.toMatchObject(unreachable);
    await expect(storeWith().open(NAMA)).resolves.toBeNull();
  });

  it.each([{ secretKey: 'rahasia/salah' }, { accessKey: 'orang-lain' }, { region: 'tirtaraya-2' }])(
    'takes nothing that is signed with %p',
    async (wrong) => {
      const refused = storeWith(wrong).write(NAMA, ISI);
      await expect(refused).rejects.toMatchObject({ cause: { message: 'S3 PUT 403 SignatureDoesNotMatch' } });
      expect(s3.objects.size).toBe(0);
    },
  );

  it.each([...faults, 'is full'] as const)(
    'never tells its keys or what was signed when it %s',
    async (fault) => {
      misbehave(fault);
      for (const ask of Object.values(asks)) {
        const told = await ask().then(String, (error: unknown) =>
          inspect(error, { depth: 9, showHidden: true }),
        );
        expect(told).not.toMatch(/rahasia|kunci-uji|Signature=/);
      }
    },
  );

  it('may lie below a path of its address', async () => {
    const below = storeWith({ endpoint: `${settings.endpoint}/storage/s3` });
    await expect(below.open(NAMA)).rejects.toMatchObject({ cause: { message: 'S3 GET 404 NoSuchBucket' } });
  });
});
