/** @jest-environment node */
import { readTree } from './read-tree';

const HEAD = '{"data":[\n';
const TAIL = '\n],"meta":{"versi":7}}';

function reading(answer: Response | Error, signal = new AbortController().signal) {
  const told: unknown[] = [];
  const open = jest.fn(async (_: AbortSignal) => {
    if (answer instanceof Error) throw answer;
    return answer;
  });
  return { told, open, tree: readTree(open, signal, (goal) => told.push(goal)) };
}

/** An answer that comes in these pieces. */
const inPieces = (...pieces: readonly Uint8Array[]) =>
  new Response(
    new ReadableStream({
      start(stream) {
        for (const piece of pieces) stream.enqueue(piece);
        stream.close();
      },
    }),
  );

describe('a tree that is read while it comes', () => {
  it('is whole where a piece ends within a sign, and tells each goal', async () => {
    const bytes = Buffer.from(`${HEAD}{"id":1},\n{"id":2,"sasaran":"naik–turun"}${TAIL}`);
    const cut = bytes.indexOf('–') + 1;
    const { tree, told } = reading(inPieces(bytes.subarray(0, cut), bytes.subarray(cut)));
    const goals = [{ id: 1 }, { id: 2, sasaran: 'naik–turun' }];
    expect(await tree).toEqual({ data: goals, meta: { versi: 7 } });
    expect(told).toEqual(goals);
  });

  it.each([
    ['refused', new Response('{"kode":"SESI_BERAKHIR"}', { status: 401 })],
    ['cut off', new Response(`${HEAD}{"id":1},\n`)],
    ['another page', new Response('<html>\n</html>')],
    ['not there', new TypeError('Failed to fetch')],
  ])('is left to the usual call where it is %s', async (_, answer) => {
    expect(await reading(answer).tree).toBeNull();
  });

  it('is given up with the page that asked', async () => {
    const leaving = new AbortController();
    const { open, tree } = reading(inPieces(Buffer.from(HEAD)), leaving.signal);
    leaving.abort();
    expect(open.mock.calls[0]?.[0].aborted).toBe(true);
    expect(await tree).toBeNull();
  });
});
