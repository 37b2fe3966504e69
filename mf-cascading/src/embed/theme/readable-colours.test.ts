import { type ColourName, palette } from '@selaras/domain';
import { contrast, ofHex, type Rgb, readableOn } from './contrast';
import { readableColours } from './readable-colours';

const rgb = (text: string | undefined): Rgb => ofHex(text ?? '') ?? [-1, -1, -1];

describe.each(['light', 'dark'] as const)('own colours in the %s theme', (theme) => {
  const at = (own: Partial<Record<ColourName, string>>, name: ColourName) =>
    rgb(readableColours(theme, own, ofHex)[name] ?? palette[theme][name]);

  it.each(['#ffe600', '#7a1f3d', '#000000', '#ffffff', '#808080'])('read as brand %s, and on it', (brand) => {
    const own = { brand };
    for (const ground of ['surface', 'ground', 'sunken', 'brand-soft'] as const)
      expect(contrast(at(own, 'brand'), at(own, ground))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(at(own, 'on-brand'), at(own, 'brand'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(at(own, 'brand-strong'), at(own, 'brand-soft'))).toBeGreaterThanOrEqual(4.5);
  });

  it('keep every text readable on a surface of the page', () => {
    for (const surface of ['#000000', '#ffffff', '#123456']) {
      const own = { surface };
      for (const ink of ['text', 'muted', 'brand', 'accent', 'status-tercapai'] as const)
        for (const ground of ['surface', 'ground', 'sunken', 'hover'] as const)
          expect(contrast(at(own, ink), at(own, ground))).toBeGreaterThanOrEqual(4.5);
    }
  });
});

it('leaves a colour that reads as it is, and out what is none or no name of ours', () => {
  expect(readableColours('light', { brand: '#7a1f3d' }, ofHex).brand).toBe('#7a1f3d');
  expect(readableColours('light', { brand: 'bukan warna', tidakAda: '#000000' } as object, ofHex)).toEqual(
    {},
  );
  expect(readableColours('light', {}, ofHex)).toEqual({});
  expect(readableOn([0, 0, 0], [255, 255, 255], 4.5)).toEqual([0, 0, 0]);
});
