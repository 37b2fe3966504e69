import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { acceptedEncoding, TextCache } from './text-cache';

describe('the text cache', () => {
  it('gives back what was put, in each encoding, compressing once', async () => {
    const cache = new TextCache(1_000_000);
    cache.put('"a"', 'pohon '.repeat(500));
    const packed = await cache.get('"a"', 'br');
    expect(await cache.get('"a"', 'br')).toBe(packed);
    expect(brotliDecompressSync(packed ?? '').toString()).toBe('pohon '.repeat(500));
    expect(gunzipSync((await cache.get('"a"', 'gzip')) ?? '').toString()).toBe('pohon '.repeat(500));
    expect((await cache.get('"a"', 'identity'))?.toString()).toBe('pohon '.repeat(500));
    expect(cache.get('"b"', 'br')).toBeUndefined();
  });

  it('drops what was used longest ago when it is full, and keeps the newest however large', async () => {
    const cache = new TextCache(250);
    cache.put('"a"', 'a'.repeat(100));
    cache.put('"b"', 'b'.repeat(100));
    await cache.get('"a"', 'identity');
    cache.put('"c"', 'c'.repeat(100));
    expect(['"a"', '"b"', '"c"'].map((etag) => cache.has(etag))).toEqual([true, false, true]);
    cache.put('"besar"', 'x'.repeat(1000));
    expect(['"a"', '"c"', '"besar"'].map((etag) => cache.has(etag))).toEqual([false, false, true]);
  });

  it('counts the compressed copies too', async () => {
    const cache = new TextCache(230);
    cache.put('"a"', 'a'.repeat(100));
    cache.put('"b"', 'b'.repeat(100));
    await cache.get('"b"', 'gzip');
    expect(cache.has('"a"')).toBe(true);
    await cache.get('"b"', 'br');
    expect(cache.has('"a"')).toBe(false);
  });
});

describe('the encoding of an answer', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['GZIP', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['br;q=0.0', 'identity'],
    ['deflate', 'identity'],
  ])('for %p is %s', (header, expected) => {
    expect(acceptedEncoding(header)).toBe(expected);
  });
});
