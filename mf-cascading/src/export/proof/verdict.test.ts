/** @jest-environment node */
import { verdictOf } from './verdict';

const a = 'a'.repeat(64);
const b = 'b'.repeat(64);

describe('whether a picture still shows the data of now', () => {
  it.each([
    [a, a, 'same'],
    [a, b, 'changed'],
    [a, null, 'unknown'],
    ['', a, 'unknown'],
    ['A'.repeat(64), 'a'.repeat(64), 'unknown'],
    ['<script>', a, 'unknown'],
  ])('hash %p against %p: %s', (sidik, now, verdict) => {
    expect(verdictOf(sidik, now)).toBe(verdict);
  });
});
