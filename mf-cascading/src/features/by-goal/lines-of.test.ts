/** @jest-environment node */
import fc from 'fast-check';
import { linesOf } from './lines-of';

/** A body whose bytes come in these pieces, for readers with memory of their own or without. */
function bodyOf(pieces: readonly Uint8Array[], type: 'bytes' | undefined): ReadableStream<Uint8Array> {
  const rest = [...pieces];
  const pull = (controller: ReadableStreamController<Uint8Array>) => {
    const next = rest.shift();
    if (next !== undefined && next.length > 0) controller.enqueue(new Uint8Array(next));
    else if (rest.length > 0) pull(controller);
    else end(controller);
  };
  const end = (controller: ReadableStreamController<Uint8Array>) => {
    controller.close();
    if ('byobRequest' in controller) controller.byobRequest?.respond(0);
  };
  return type === 'bytes' ? new ReadableStream({ type, pull }) : new ReadableStream({ pull });
}

async function read(pieces: readonly Uint8Array[], type: 'bytes' | undefined): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of linesOf(bodyOf(pieces, type))) lines.push(line);
  return lines;
}

const cutAt = (bytes: Uint8Array, places: readonly number[]): Uint8Array[] => {
  const ends = [...places.map((place) => place % (bytes.length + 1)).sort((a, b) => a - b), bytes.length];
  return ends.map((end, at) => bytes.subarray(ends[at - 1] ?? 0, end));
};

const places = fc.array(fc.nat({ max: 5_000 }), { maxLength: 12 });
const line = fc.string({ unit: 'binary' }).filter((text) => !/[\n\uFEFF]/.test(text));
const types = ['bytes', undefined] as const;

describe('a body that is read line by line', () => {
  it.each(types)('has the same lines in whatever pieces it comes (%s)', async (type) => {
    await fc.assert(
      fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 8 }), places, async (lines, cuts) => {
        const bytes = new TextEncoder().encode(lines.join('\n'));
        expect(await read(cutAt(bytes, cuts), type)).toEqual(lines);
      }),
    );
  });

  it.each(types)('has lines longer than what is read at once (%s)', async (type) => {
    const lines = ['a'.repeat(700_000), 'b', '–'.repeat(300_000), ''];
    const bytes = new TextEncoder().encode(lines.join('\n'));
    expect(await read(cutAt(bytes, [3_000, 4_999]), type)).toEqual(lines);
    expect(await read([bytes], type)).toEqual(lines);
  });
});
