import { atMost } from '../../plugins/at-most';
import { whileBeating } from './while-beating';

const EVERY_MS = 500;
const goesOn = () => Promise.resolve(true);

/** A promise that the test settles. */
function pending<Result>() {
  let resolve: (result: Result) => void = () => {};
  let reject: (error: Error) => void = () => {};
  const promise = new Promise<Result>((done, failed) => {
    resolve = done;
    reject = failed;
  });
  return { promise, resolve, reject };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('whileBeating', () => {
  it('beats also while the work waits for its turn, and no longer than the work', async () => {
    const inTurn = atMost(1, 1);
    const before = pending<void>();
    const turn = inTurn(() => before.promise);
    const beat = jest.fn(goesOn);
    const done = whileBeating(EVERY_MS, beat, () => inTurn(() => Promise.resolve('selesai')));
    await jest.advanceTimersByTimeAsync(3 * EVERY_MS);
    expect(beat).toHaveBeenCalledTimes(3);
    before.resolve();
    await turn;
    await expect(done).resolves.toBe('selesai');
    expect(jest.getTimerCount()).toBe(0);
  });

  it('tells the work once it is not wanted any more', async () => {
    const answers = [true, false];
    const seen: boolean[] = [];
    const end = pending<void>();
    const done = whileBeating(
      EVERY_MS,
      () => Promise.resolve(answers.shift() ?? false),
      async (unwanted) => {
        await end.promise;
        seen.push(unwanted.aborted);
      },
    );
    await jest.advanceTimersByTimeAsync(EVERY_MS);
    expect(answers).toEqual([false]);
    await jest.advanceTimersByTimeAsync(EVERY_MS);
    end.resolve();
    await done;
    expect(seen).toEqual([true]);
  });

  it('leaves a beat that failed to the next one, and lets none wait beside another', async () => {
    const slow = pending<boolean>();
    const beat = jest.fn<Promise<boolean>, []>().mockReturnValueOnce(slow.promise).mockImplementation(goesOn);
    const end = pending<boolean>();
    const done = whileBeating(EVERY_MS, beat, (unwanted) => end.promise.then(() => unwanted.aborted));
    await jest.advanceTimersByTimeAsync(3 * EVERY_MS);
    expect(beat).toHaveBeenCalledTimes(1);
    slow.reject(new Error('putus'));
    await jest.advanceTimersByTimeAsync(EVERY_MS);
    expect(beat).toHaveBeenCalledTimes(2);
    end.resolve(true);
    await expect(done).resolves.toBe(false);
  });

  it('hands on what the work throws', async () => {
    await expect(whileBeating(EVERY_MS, goesOn, () => Promise.reject(new Error('rusak')))).rejects.toThrow(
      'rusak',
    );
    expect(jest.getTimerCount()).toBe(0);
  });
});
