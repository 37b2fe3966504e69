import { acceptedEncoding } from './accepted-encoding';

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.0', undefined],
  ['identity', undefined],
  ['brotli', undefined],
  [undefined, undefined],
])('%p takes %p', (header, expected) => {
  expect(acceptedEncoding(header)).toBe(expected);
});
