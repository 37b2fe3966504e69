import { draftKeeper } from './draft-keeper';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const KEPT_MS = 2_000;

it('keeps what is typed within two seconds, also while the typing goes on', () => {
  const keep = jest.fn();
  const keeper = draftKeeper(keep);
  for (let ms = 0; ms < KEPT_MS; ms += 100) {
    keeper.typed();
    jest.advanceTimersByTime(100);
  }
  expect(keep).toHaveBeenCalled();
  const before = keep.mock.calls.length;
  jest.advanceTimersByTime(KEPT_MS);
  expect(keep.mock.calls.length - before).toBeLessThanOrEqual(1);
});

it('keeps at once when the page is left, and once only', () => {
  const keep = jest.fn();
  const keeper = draftKeeper(keep);
  keeper.flush();
  expect(keep).not.toHaveBeenCalled();
  keeper.typed();
  keeper.flush();
  jest.advanceTimersByTime(KEPT_MS);
  expect(keep).toHaveBeenCalledTimes(1);
});

it('keeps nothing of what was saved or taken back meanwhile', () => {
  const keep = jest.fn();
  const keeper = draftKeeper(keep);
  keeper.typed();
  keeper.forget();
  jest.advanceTimersByTime(KEPT_MS);
  expect(keep).not.toHaveBeenCalled();
});
