import { type AskedRange, askedRange, isSameContent } from './byte-range';

describe('the range of a download', () => {
  it.each<[string | undefined, AskedRange]>([
    [undefined, 'semua'],
    ['bytes=0-0', { start: 0, end: 0 }],
    ['bytes=10-19', { start: 10, end: 19 }],
    ['bytes=10-', { start: 10, end: 99 }],
    ['bytes=90-1000', { start: 90, end: 99 }],
    ['bytes=-10', { start: 90, end: 99 }],
    ['bytes=-1000', { start: 0, end: 99 }],
    ['Bytes = 1 - 2', { start: 1, end: 2 }],
    ['bytes=100-', 'di-luar'],
    ['bytes=100-200', 'di-luar'],
    ['bytes=-0', 'di-luar'],
    ['bytes=99999999999999999999-', 'di-luar'],
    // What is malformed, in another unit or several at once is answered with everything.
    ['bytes=20-10', 'semua'],
    ['bytes=-', 'semua'],
    ['bytes=a-b', 'semua'],
    ['baris=1-2', 'semua'],
    ['bytes=0-1,5-6', 'semua'],
  ])('%s of 100 bytes is %p', (header, asked) => {
    expect(askedRange(header, 100)).toEqual(asked);
  });

  it.each([
    [undefined, true],
    ['"abc"', true],
    ['"lain"', false],
    ['W/"abc"', false],
    ['Wed, 21 Oct 2015 07:28:00 GMT', false],
  ])('goes on after %s: %p', (ifRange, same) => {
    expect(isSameContent(ifRange, '"abc"')).toBe(same);
  });
});
