/** @jest-environment node */
import { crc32 as reference } from 'node:zlib';
import fc from 'fast-check';
import { crc32 } from './crc32';

describe('crc32', () => {
  it('is the check sum that zlib computes, however the bytes are split', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), fc.nat(300), (bytes, cut) => {
        expect(crc32(bytes.subarray(0, cut), bytes.subarray(cut))).toBe(reference(Buffer.from(bytes)));
      }),
    );
  });
});
