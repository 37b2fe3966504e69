/** @jest-environment node */
import { TimeSlices } from './time-slices';

describe('long work in slices', () => {
  it('goes on at once while the slice lasts, and gives others a turn when it is over', async () => {
    const now = jest.spyOn(performance, 'now').mockReturnValue(0);
    const slices = new TimeSlices(new AbortController().signal);
    let turns = 0;
    const other = setImmediate(() => {
      turns += 1;
    });
    now.mockReturnValue(5);
    await slices.pause();
    expect(turns).toBe(0);
    now.mockReturnValue(500);
    for (let slice = 0; slice < 20 && turns === 0; slice += 1) {
      await slices.pause();
      now.mockReturnValue(1000 + 500 * slice);
    }
    expect(turns).toBe(1);
    clearImmediate(other);
    now.mockRestore();
  });

  it('ends as soon as the user ends it', async () => {
    const controller = new AbortController();
    const slices = new TimeSlices(controller.signal);
    await slices.pause();
    controller.abort();
    await expect(slices.pause()).rejects.toMatchObject({ name: 'AbortError' });
  });
});
