import { formatBytes } from './format-bytes';

it.each([
  [0, '0 B'],
  [512, '512 B'],
  [1024, '1 KB'],
  [1_572_864, '1,5 MB'],
  [20 * 1024 ** 2, '20 MB'],
  [5 * 1024 ** 4, '5.120 GB'],
])('%d bytes are written %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});
