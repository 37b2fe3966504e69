/** @jest-environment node */
import { verdictOf } from './verdict';

const a = 'a'.repeat(64);
const b = 'b'.repeat(64);

describe('whether a picture still shows the data of now', () => {
  it.each([
    [a, a, 'sama'],
    [a, b, 'berubah'],
    [a, null, 'tidak-diketahui'],
    ['', a, 'tidak-diketahui'],
    ['A'.repeat(64), 'a'.repeat(64), 'tidak-diketahui'],
    ['<script>', a, 'tidak-diketahui'],
  ])('hash %p against %p: %s', (sidik, now, verdict) => {
    expect(verdictOf(sidik, now)).toBe(verdict);
  });
});
