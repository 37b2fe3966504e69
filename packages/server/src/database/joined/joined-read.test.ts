import { joinedRead } from './joined-read';

/** A read whose answers are given by hand, in the order of their begin. */
const byHand = () => {
  const begun: { answer: (value: number) => void; fail: (error: Error) => void }[] = [];
  const read = () =>
    new Promise<number>((answer, fail) => {
      begun.push({ answer, fail });
    });
  return { begun, ask: joinedRead(read) };
};
const turn = () => new Promise((done) => setImmediate(done));
const settled = async () => {
  await turn();
  await turn();
};

it('gives who asks during a read the one after it, all of them the same', async () => {
  const { begun, ask } = byHand();
  const first = ask();
  await settled();
  const later = [ask(), ask(), ask()];
  await settled();
  expect(begun).toHaveLength(1);
  begun[0]?.answer(1);
  await settled();
  expect(begun).toHaveLength(2);
  const during = ask();
  begun[1]?.answer(2);
  await settled();
  begun[2]?.answer(3);
  expect([await first, ...(await Promise.all(later)), await during]).toEqual([1, 2, 2, 2, 3]);
  expect(begun).toHaveLength(3);
});

it('gives all who ask before it begins the same read', async () => {
  const { begun, ask } = byHand();
  const asked = [ask(), ask()];
  await settled();
  expect(begun).toHaveLength(1);
  begun[0]?.answer(1);
  expect(await Promise.all(asked)).toEqual([1, 1]);
});

it('begins another one after the last has ended', async () => {
  const { begun, ask } = byHand();
  for (const value of [1, 2]) {
    const answer = ask();
    await settled();
    begun.at(-1)?.answer(value);
    expect(await answer).toBe(value);
  }
  expect(begun).toHaveLength(2);
});

it('tells a failure to those who waited for that read, and goes on', async () => {
  const { begun, ask } = byHand();
  const first = ask();
  await settled();
  const second = ask();
  begun[0]?.fail(new Error('terputus'));
  await expect(first).rejects.toThrow('terputus');
  await settled();
  begun[1]?.answer(2);
  expect(await second).toBe(2);
});

it('does not wait long for a read that hangs', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate'] });
  try {
    const { begun, ask } = byHand();
    const hanging = ask();
    await settled();
    const second = ask();
    await settled();
    expect(begun).toHaveLength(1);
    jest.advanceTimersByTime(60);
    await settled();
    expect(begun).toHaveLength(2);
    begun[1]?.answer(2);
    expect(await second).toBe(2);
    begun[0]?.answer(1);
    expect(await hanging).toBe(1);
  } finally {
    jest.useRealTimers();
  }
});
