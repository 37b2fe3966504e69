import { createCanvas, loadImage } from '@napi-rs/canvas';
import { pictureSize } from '@selaras/domain';
import { CAMERA, cameraPicture } from '../../../testing/camera-picture';
import { examplePng } from '../../../testing/example-files';
import { contentKind } from '../content/content-kind';
import { pictureKinds } from './picture-kind';
import { PictureRemaker } from './picture-remaker';

let remaker: PictureRemaker;
beforeAll(() => {
  remaker = new PictureRemaker();
});
afterAll(() => remaker.close());

/** Red, green and blue of a point of a picture, each rounded to nothing or all. */
async function colourAt(bytes: Buffer, x: number, y: number): Promise<number[]> {
  const image = await loadImage(bytes);
  const context = createCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  return [...context.getImageData(x, y, 1, 1).data.subarray(0, 3)].map((part) => Math.round(part / 255));
}

const [RED, BLUE] = [
  [1, 0, 0],
  [0, 0, 1],
];

describe.each(pictureKinds)('a picture in %s', (jenis) => {
  it('is painted upright and tells nothing of camera, place or profile', async () => {
    const sent = await cameraPicture({ jenis });
    expect([sent.includes(CAMERA.alat), sent.includes(CAMERA.tempat)]).toEqual([true, true]);
    const made = (await remaker.remake(sent, jenis)) ?? Buffer.alloc(0);
    expect(contentKind(made)).toBe(jenis);
    for (const trace of [CAMERA.alat, CAMERA.tempat, 'Exif', 'EXIF', 'eXIf', 'xmp', 'ICC', 'Comment']) {
      expect([trace, made.includes(trace)]).toEqual([trace, false]);
    }
    expect(pictureSize(made)).toEqual({ width: 40, height: 80 });
    expect([await colourAt(made, 20, 10), await colourAt(made, 20, 70)]).toEqual([RED, BLUE]);
  });

  // Where the corner that was stored first comes to lie: held so, red or blue is there, and on its side or not.
  it.each([
    [2, BLUE, false],
    [3, BLUE, false],
    [4, RED, false],
    [5, RED, true],
    [6, RED, true],
    [7, BLUE, true],
    [8, BLUE, true],
  ] as const)('held as %s says is turned as cameras mean it', async (orientation, first, onItsSide) => {
    const made = await remaker.remake(await cameraPicture({ jenis, orientation }), jenis);
    const { width } = pictureSize(made ?? Buffer.alloc(0)) ?? {};
    expect(width).toBe(onItsSide ? 40 : 80);
    expect(await colourAt(made ?? Buffer.alloc(0), 5, 5)).toEqual(first);
  });

  it('that is upright keeps its size, and the same bytes come of it each time', async () => {
    const sent = await cameraPicture({ jenis, orientation: 1 });
    const made = await remaker.remake(sent, jenis);
    expect(pictureSize(made ?? Buffer.alloc(0))).toEqual({ width: 80, height: 40 });
    expect((await remaker.remake(sent, jenis))?.equals(made ?? Buffer.alloc(0))).toBe(true);
  });
});

it('a picture that cannot be read, or says that it is too large, is none', async () => {
  const whole = await cameraPicture();
  expect(await remaker.remake(whole.subarray(0, 900), 'jpeg')).toBeNull();
  expect(await remaker.remake(examplePng(20_000, 20_000), 'png')).toBeNull();
  expect(
    await remaker.remake(Buffer.from('bukan gambar, walau cukup panjang untuk kepalanya'), 'png'),
  ).toBeNull();
});

it('a picture of more points than is kept is painted smaller, in its own shape', async () => {
  const made = await remaker.remake(
    await cameraPicture({ width: 7000, height: 4000, orientation: 1 }),
    'jpeg',
  );
  const { width, height } = pictureSize(made ?? Buffer.alloc(0)) ?? { width: 0, height: 0 };
  expect(width * height).toBeLessThanOrEqual(24_000_000);
  expect(width / height).toBeCloseTo(7 / 4, 2);
});
