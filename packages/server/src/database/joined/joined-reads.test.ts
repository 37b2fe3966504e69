import { JoinedReads } from './joined-reads';

/** Reads whose answers are given by hand, in the order of their begin. */
const byHand = () => {
  const begun: { key: string; answer: (value: string) => void; fail: (error: Error) => void }[] = [];
  const reads = new JoinedReads<string>();
  const ask = (key: string) =>
    reads.ask(key, () => new Promise((answer, fail) => begun.push({ key, answer, fail })));
  return { reads, begun, ask };
};
const turn = () => new Promise((done) => setImmediate(done));
const settled = async () => {
  await turn();
  await turn();
};

it('joins those who ask for the same, never with a read that had begun, and leaves others alone', async () => {
  const { begun, ask } = byHand();
  const first = ask('a');
  const other = ask('b');
  await settled();
  const later = [ask('a'), ask('a')];
  await settled();
  expect(begun.map(({ key }) => key)).toEqual(['a', 'b']);
  begun[0]?.answer('before');
  await settled();
  begun[2]?.answer('after');
  begun[1]?.answer('other');
  expect(await Promise.all([first, ...later, other])).toEqual(['before', 'after', 'after', 'other']);
  expect(begun.map(({ key }) => key)).toEqual(['a', 'b', 'a']);
});

it('tells a failure to those who waited for that read alone', async () => {
  const { begun, ask } = byHand();
  const first = ask('a');
  await settled();
  const second = ask('a');
  begun[0]?.fail(new Error('terputus'));
  await expect(first).rejects.toThrow('terputus');
  await settled();
  begun[1]?.answer('kembali');
  expect(await second).toBe('kembali');
});

it('keeps nothing of what nobody waits for', async () => {
  const { reads, begun, ask } = byHand();
  const done = Promise.allSettled([ask('a'), ask('a'), ask('b')]);
  expect(reads.size).toBe(2);
  await settled();
  begun[0]?.answer('1');
  begun[1]?.fail(new Error('terputus'));
  await done;
  expect(reads.size).toBe(0);
});
