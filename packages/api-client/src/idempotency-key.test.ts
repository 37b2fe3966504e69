import { newIdempotencyKey } from './idempotency-key';

it('an idempotency key is 128 random bits as text', () => {
  const keys = Array.from({ length: 100 }, newIdempotencyKey);
  expect(new Set(keys).size).toBe(100);
  expect(keys.every((key) => /^[0-9a-f]{32}$/.test(key))).toBe(true);
});
