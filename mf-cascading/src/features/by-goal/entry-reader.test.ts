/** @jest-environment node */
import fc from 'fast-check';
import { EntryReader } from './entry-reader';

const byLine = (data: readonly unknown[], meta: unknown) =>
  `{"data":[\n${data.map((entry) => JSON.stringify(entry)).join(',\n')}\n],"meta":${JSON.stringify(meta)}}`;

/** `text` read in pieces that end at these places; what was told before the last piece came. */
function read(text: string, cuts: readonly number[]) {
  const told: unknown[] = [];
  const reader = new EntryReader((entry) => told.push(entry));
  const ends = [...cuts.map((cut) => cut % (text.length + 1)).sort((a, b) => a - b), text.length];
  let from = 0;
  for (const end of ends) {
    reader.take(text.slice(from, end));
    from = end;
  }
  return { answer: reader.end(), told };
}

const cuts = fc.array(fc.nat({ max: 5_000 }), { maxLength: 12 });
const entries = fc.array(fc.dictionary(fc.string(), fc.jsonValue()), { maxLength: 6 });

describe('an answer that is read while it comes', () => {
  it('is the same in whatever pieces and layout it comes', () => {
    fc.assert(
      fc.property(entries, fc.jsonValue(), cuts, (data, meta, places) => {
        const answer = JSON.parse(JSON.stringify({ data, meta }));
        for (const text of [
          byLine(data, meta),
          JSON.stringify({ data, meta }),
          JSON.stringify({ data, meta }, null, 2),
        ])
          expect(read(text, places).answer).toEqual(answer);
      }),
    );
  });

  it('tells each entry as soon as its line is there', () => {
    const told: unknown[] = [];
    const reader = new EntryReader((entry) => told.push(entry));
    reader.take('{"data":[\n{"id":1},\n{"id"');
    expect(told).toEqual([{ id: 1 }]);
    reader.take(':2}\n');
    expect(told).toEqual([{ id: 1 }, { id: 2 }]);
    reader.take('],"meta":{}}\n');
    expect(reader.end()).toEqual({ data: [{ id: 1 }, { id: 2 }], meta: {} });
  });

  it.each([
    '{"data":[\n{"id":1},\n',
    '{"data":[\n{"id":1}\n],"meta',
    '{"data":[{"id"',
    '<html>\n</html>',
    '',
  ])('is refused when it was cut off or is none: %j', (text) => {
    expect(() => read(text, [])).toThrow(SyntaxError);
  });
});
