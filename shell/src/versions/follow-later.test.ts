import { followLater } from './follow-later';

const wait = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1000);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('followLater', () => {
  it('leaves the line to the first page, then begins once', async () => {
    const follow = jest.fn(async () => undefined);
    followLater(follow);
    await wait(9);
    expect(follow).not.toHaveBeenCalled();
    await wait(600);
    expect(follow).toHaveBeenCalledTimes(1);
  });

  it('tries again every minute while its code does not come', async () => {
    const follow = jest.fn(async () => undefined).mockRejectedValueOnce(new Error('putus'));
    follow.mockRejectedValueOnce(new Error('putus'));
    followLater(follow);
    await wait(10 + 60 + 60 + 600);
    expect(follow).toHaveBeenCalledTimes(3);
  });
});
