/** @jest-environment node */
import fc from 'fast-check';
import { eventReader } from './event-text';

const text = 'retry: 3000\n\ndata: {"versi":1}\n\n: detak\n\nid: 2\ndata: {"versi":2}\n\ndata: {"ver';

describe('the text of a stream', () => {
  it('gives the data of complete events, without signs of life', () => {
    expect(eventReader()(text)).toEqual(['{"versi":1}', '{"versi":2}']);
  });

  it('may come in any pieces', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(text.length), { maxLength: 12 }), (cuts) => {
        const read = eventReader();
        const ends = [...new Set([...cuts, text.length])].sort((a, b) => a - b);
        const pieces = ends.map((end, at) => text.slice(ends[at - 1] ?? 0, end));
        expect(pieces.flatMap(read)).toEqual(['{"versi":1}', '{"versi":2}']);
      }),
    );
  });

  it('may have the line ends of Windows and data of several lines', () => {
    expect(eventReader()('data: a\r\ndata: b\r\n\r\n')).toEqual(['a\nb']);
  });
});
