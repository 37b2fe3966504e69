/** @jest-environment node */
import { pictureLimits } from '@selaras/contracts';
import { shrinkPicture } from './shrink-picture';

const LIMIT = pictureLimits.program_inovatif ?? 0;

/** A file that says of itself, as a PNG does, how many points it has. */
function png(width: number, height: number): File {
  const head = new DataView(new ArrayBuffer(33));
  const words = [0x89_50_4e_47, 0x0d_0a_1a_0a, 13, 0x49_48_44_52, width, height];
  for (const [at, word] of words.entries()) head.setUint32(at * 4, word);
  return new File([head.buffer], 'foto.png', { type: 'image/png' });
}

/** A JPEG with its size in the first frame. */
function jpeg(width: number, height: number, name: string): File {
  const head = new DataView(new ArrayBuffer(40));
  for (const [at, word] of [0xffd8, 0xffc0, 17].entries()) head.setUint16(at * 2, word);
  head.setUint16(7, height);
  head.setUint16(9, width);
  return new File([head.buffer], name, { type: 'image/jpeg' });
}

/** What browsers draw with, here noted down: Node draws nothing. */
const drawn: { width: number; height: number; type?: string; quality?: number }[] = [];
const close = jest.fn();

class NotedCanvas {
  constructor(
    readonly width: number,
    readonly height: number,
  ) {}
  getContext = () => ({
    drawImage: (_picture: unknown, _x: number, _y: number, width: number, height: number) =>
      drawn.push({ width, height }),
  });
  convertToBlob = async (how: { type: string; quality: number }) => {
    Object.assign(drawn.at(-1) ?? {}, how);
    return new Blob(['kecil'], { type: how.type });
  };
}

const opened = (width: number, height: number) =>
  Object.assign(globalThis, { createImageBitmap: jest.fn(async () => ({ width, height, close })) });

beforeEach(() => {
  drawn.length = 0;
  close.mockClear();
  Object.assign(globalThis, { OffscreenCanvas: NotedCanvas });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'OffscreenCanvas');
  Reflect.deleteProperty(globalThis, 'createImageBitmap');
});

it.each([
  ['as large as the server takes', () => png(LIMIT, LIMIT)],
  [
    'no picture at all',
    () => new File(['<svg onload="alert(1)"/>'], 'gambar.svg', { type: 'image/svg+xml' }),
  ],
])('a file that is %s goes as it is', async (_, make) => {
  const file = make();
  expect(await shrinkPicture(file)).toBe(file);
  expect(drawn).toEqual([]);
});

it.each([
  ['wider', 4000, 3000, LIMIT, 1200],
  ['higher', 1000, 3200, 500, LIMIT],
  ['a thin line', 9000, 1, LIMIT, 1],
])(
  'a picture that is %s is drawn smaller in its own proportions, and stays a PNG',
  async (_, w, h, width, height) => {
    opened(w, h);
    const sent = await shrinkPicture(png(w, h));
    expect(drawn).toMatchObject([{ width, height, type: 'image/png' }]);
    expect([sent.name, sent.type, sent.size]).toEqual(['foto.png', 'image/png', 5]);
    expect(close).toHaveBeenCalledTimes(1);
  },
);

it('a photograph is sent as a JPEG with its own name, by the size that it has once it is turned upright', async () => {
  opened(3000, 4000);
  const sent = await shrinkPicture(jpeg(4000, 3000, 'desa.baru.jpeg'));
  expect(drawn).toMatchObject([{ width: 1200, height: LIMIT, type: 'image/jpeg', quality: 0.85 }]);
  expect([sent.name, sent.type]).toEqual(['desa.baru.jpg', 'image/jpeg']);
});

it('one that is too large to be opened is refused in words, and not opened', async () => {
  opened(20_000, 20_000);
  await expect(shrinkPicture(png(20_000, 20_000))).rejects.toThrow(
    'Gambar ini 20.000 × 20.000 titik, terlalu besar untuk dibuka. Perkecil lalu unggah kembali.',
  );
  expect(createImageBitmap).not.toHaveBeenCalled();
});
