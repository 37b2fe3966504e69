import { scaleOf } from './use-window-scale';

it.each([
  [1920, 1080, 1.5],
  [3840, 2160, 3],
  [2560, 1080, 1.5],
  [1280, 720, 1],
  [390, 844, 1],
])('a window of %i × %i shows pages %f times as large', (width, height, scale) => {
  expect(scaleOf(width, height)).toBe(scale);
});
