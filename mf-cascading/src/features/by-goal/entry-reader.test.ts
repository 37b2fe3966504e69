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

/** `text` read line by line; what was told before its end. */
function read(text: string) {
  const told: unknown[] = [];
  const reader = new EntryReader((entry) => told.push(entry));
  takeLines(reader, text);
  return { answer: reader.end(), told };
}

function takeLines(reader: EntryReader, text: string): void {
  for (const line of text.split('\n')) reader.take(line);
}

const entries = fc.array(fc.dictionary(fc.string(), fc.jsonValue()), { maxLength: 6 });

describe('an answer that is read while it comes', () => {
  it('is the same in whatever layout it comes', () => {
    fc.assert(
      fc.property(entries, fc.jsonValue(), (data, meta) => {
        const answer = JSON.parse(JSON.stringify({ data, meta }));
        for (const text of [
          byLine(data, meta),
          JSON.stringify({ data, meta }),
          JSON.stringify({ data, meta }, null, 2),
        ])
          expect(read(text).answer).toEqual(answer);
      }),
    );
  });

  it('is the same where children stand on lines of their own', () => {
    const entry = fc.record({ id: fc.jsonValue(), anak: fc.array(fc.jsonValue(), { maxLength: 4 }) });
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 4 }), fc.jsonValue(), (data, meta) => {
        const text = byChild(data, meta);
        const { answer, told } = read(text);
        expect(answer).toEqual(JSON.parse(text));
        expect(told).toEqual(JSON.parse(text).data);
      }),
    );
  });

  it('tells an entry with its children once the last one is there', () => {
    const told: unknown[] = [];
    const reader = new EntryReader((entry) => told.push(entry));
    takeLines(reader, '{"data":[\n{"id":1,"anak":[\n{"id":2},\n{"id":3}');
    expect(told).toEqual([]);
    reader.take('],"anak_cross":[]},');
    expect(told).toEqual([{ id: 1, anak: [{ id: 2 }, { id: 3 }], anak_cross: [] }]);
  });

  it('tells each entry as soon as its line is there', () => {
    const told: unknown[] = [];
    const reader = new EntryReader((entry) => told.push(entry));
    takeLines(reader, '{"data":[\n{"id":1},');
    expect(told).toEqual([{ id: 1 }]);
    reader.take('{"id":2}');
    expect(told).toEqual([{ id: 1 }, { id: 2 }]);
    takeLines(reader, '],"meta":{}}\n');
    expect(reader.end()).toEqual({ data: [{ id: 1 }, { id: 2 }], meta: {} });
  });

  it('never reads more than a line at once, and each line once', () => {
    const unit = { id: 2, sasaran: 'a'.repeat(1_000) };
    const goal = { id: 1, anak: Array.from({ length: 50 }, () => unit) };
    const text = byChild([goal, goal], {});
    const parse = jest.spyOn(JSON, 'parse');
    read(text);
    const lengths = parse.mock.calls.map(([line]) => line.length);
    parse.mockRestore();
    expect(Math.max(...lengths)).toBeLessThan(2 * JSON.stringify(unit).length);
    expect(lengths.reduce((sum, length) => sum + length, 0)).toBeLessThan(1.1 * text.length);
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
    expect(() => read(text)).toThrow(SyntaxError);
  });
});
