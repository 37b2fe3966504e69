/** @jest-environment node */
import { Pace } from './pace';

describe('long work in slices', () => {
  it('goes on at once while the slice lasts, and gives others a turn when it is over', async () => {
    const now = jest.spyOn(performance, 'now').mockReturnValue(0);
    const pace = new Pace(new AbortController().signal);
    let turns = 0;
    const other = setImmediate(() => {
      turns += 1;
    });
    now.mockReturnValue(5);
    await pace.rest();
    expect(turns).toBe(0);
    now.mockReturnValue(500);
    for (let slice = 0; slice < 20 && turns === 0; slice += 1) {
      await pace.rest();
      now.mockReturnValue(1000 + 500 * slice);
    }
    expect(turns).toBe(1);
    clearImmediate(other);
    now.mockRestore();
  });

  it('ends as soon as the user ends it', async () => {
    const controller = new AbortController();
    const pace = new Pace(controller.signal);
    await pace.rest();
    controller.abort();
    await expect(pace.rest()).rejects.toMatchObject({ name: 'AbortError' });
  });
});
