/** @jest-environment node */
import fc from 'fast-check';
import { EntryReader } from './entry-reader';

const byLine = (data: readonly unknown[], meta: unknown) =>
  `{"data":[\n${data.map((entry) => JSON.stringify(entry)).join(',\n')}\n],"meta":${JSON.stringify(meta)}}`;

/** The same with the children of each entry on lines of their own, as the server lays out trees. */
const byChild = (data: readonly Entry[], meta: unknown) => {
  const entryText = ({ anak, ...entry }: Entry) => {
    const [head, rest] = [JSON.stringify(entry).slice(0, -1), ',"anak_cross":[]}'];
    const comma = head === '{' ? '' : ',';
    const children = anak.map((child) => JSON.stringify(child)).join(',\n');
    return `${head}${comma}"anak":[${children === '' ? '' : `\n${children}\n`}]${rest}`;
  };
  return `{"data":[\n${data.map(entryText).join(',\n')}\n],"meta":${JSON.stringify(meta)}}`;
};

interface Entry {
  readonly [name: string]: unknown;
  readonly anak: readonly unknown[];
}

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

  it('is the same where children stand on lines of their own', () => {
    const entry = fc.record({ id: fc.jsonValue(), anak: fc.array(fc.jsonValue(), { maxLength: 4 }) });
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 4 }), fc.jsonValue(), cuts, (data, meta, places) => {
        const text = byChild(data, meta);
        const { answer, told } = read(text, places);
        expect(answer).toEqual(JSON.parse(text));
        expect(told).toEqual(JSON.parse(text).data);
      }),
    );
  });

  it('tells an entry with its children once the last one is there', () => {
    const told: unknown[] = [];
    const reader = new EntryReader((entry) => told.push(entry));
    reader.take('{"data":[\n{"id":1,"anak":[\n{"id":2},\n{"id":3}\n');
    expect(told).toEqual([]);
    reader.take('],"anak_cross":[]},\n');
    expect(told).toEqual([{ id: 1, anak: [{ id: 2 }, { id: 3 }], anak_cross: [] }]);
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
    '{"data":[\n{"id":1,"anak":[\n{"id":2}\n',
    '{"data":[\n{"id":1,"anak":[\n{"id":2}\n],"anak_cross":[]}',
    '{"data":[{"id"',
    '<html>\n</html>',
    '',
  ])('is refused when it was cut off or is none: %j', (text) => {
    expect(() => read(text, [])).toThrow(SyntaxError);
  });
});
