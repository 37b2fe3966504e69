import type { UploadOptions } from 'tus-js-client';
import { brokenOff } from './kept-uploads';
import { endUpload, uploadByTus } from './tus-upload';

interface FakeUpload {
  url: string | null;
  readonly options: UploadOptions;
  readonly resumed: unknown[];
}
const mockBegun: FakeUpload[] = [];
const mockEnded: string[] = [];

// The library's own part is the protocol; what is looked at is what this browser keeps meanwhile.
jest.mock('tus-js-client', () => ({
  Upload: class {
    url: string | null = null;
    readonly resumed: unknown[] = [];
    constructor(
      _file: File,
      readonly options: UploadOptions,
    ) {
      mockBegun.push(this);
    }
    static async terminate(url: string) {
      mockEnded.push(url);
      throw new Error('putus');
    }
    findPreviousUploads = async () => this.options.urlStorage?.findUploadsByFingerprint('sidik') ?? [];
    resumeFromPreviousUpload = (previous: unknown) => void this.resumed.push(previous);
    start = () => undefined;
    abort = async () => undefined;
  },
}));

const file = new File(['x'.repeat(1000)], 'Laporan.pdf');
const target = { tempat: '2025/1012/101', pemilik: 4 };

/** An upload that has begun, as its storage then knows it. */
async function begin(signal = new AbortController().signal) {
  const sent = uploadByTus(file, {
    fingerprint: 'sidik',
    target,
    untuk: 'lembar',
    tahun: 2025,
    signal,
    onProgress: () => undefined,
  });
  await Promise.resolve();
  await Promise.resolve();
  const upload = mockBegun.at(-1) as FakeUpload;
  return { sent, upload };
}
const store = ({ options }: FakeUpload) =>
  options.urlStorage?.addUpload('sidik', {
    size: 1000,
    metadata: { nama: file.name },
    creationTime: new Date().toString(),
    urlStorageKey: '',
    uploadUrl: 'http://localhost/api/lke/unggahan/abc',
    parallelUploadUrls: null,
  });
const parts = () => brokenOff(4).map(({ tempat, part }) => [tempat, part]);

beforeEach(() => {
  localStorage.clear();
  mockBegun.length = 0;
});

describe('an upload', () => {
  it('that a reload broke off is listed with what had arrived, and goes on from there', async () => {
    const { upload } = await begin();
    await store(upload);
    upload.options.onChunkComplete?.(400, 400, 1000);
    expect(parts()).toEqual([]);
    dispatchEvent(new Event('pagehide'));
    expect(parts()).toEqual([[target.tempat, 0.4]]);

    const again = await begin();
    expect(again.upload.resumed).toMatchObject([{ uploadUrl: 'http://localhost/api/lke/unggahan/abc' }]);
    expect(parts()).toEqual([]);
    for (const { upload: one, sent } of [{ upload, sent: null }, again]) {
      one.url = 'http://localhost/api/lke/unggahan/abc';
      one.options.onSuccess?.({ lastResponse: null as never });
      if (sent !== null) expect(await sent).toBe('abc');
    }
  });

  it('that failed is listed, and one that was taken back is not', async () => {
    const { upload, sent } = await begin();
    await store(upload);
    upload.options.onError?.(new Error('putus'));
    await expect(sent).rejects.toThrow();
    expect(parts()).toEqual([[target.tempat, 0]]);

    const control = new AbortController();
    const again = await begin(control.signal);
    control.abort();
    await expect(again.sent).rejects.toThrow();
    expect(parts()).toEqual([]);
  });

  it('that is thrown away is ended at the server, and it is no matter when that does not get through', async () => {
    await expect(endUpload('http://localhost/api/lke/unggahan/abc')).resolves.toBeUndefined();
    expect(mockEnded).toEqual(['http://localhost/api/lke/unggahan/abc']);
  });
});
