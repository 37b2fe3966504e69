/** @jest-environment node */
import { predict } from '../picture/size';
import { sizeText } from './size-text';

describe('size and memory, told before an export', () => {
  it.each([
    [800, 600, /^800 × 600 piksel, berkas kurang dari 1 MB, memori sekitar \d+ MB\.$/],
    [3165, 2928, /^3\.165 × 2\.928 piksel, berkas kurang dari 1 MB, memori sekitar \d+ MB\.$/],
    [
      24_000,
      16_000,
      /^24\.000 × 16\.000 piksel, berkas sekitar 15 MB, memori sekitar \d+ MB, dilukis dalam \d+ bagian\.$/,
    ],
  ])('%d × %d', (width, height, words) => {
    expect(sizeText(predict({ width, height }, 1))).toMatch(words);
  });
});
