/** @jest-environment node */
import { ArrivingGoals } from './arriving-goals';

const GOALS = ['a', 'b', 'c'];

function listening() {
  const arriving = new ArrivingGoals();
  const told = jest.fn();
  const stop = arriving.subscribe(told);
  return { arriving, told, stop };
}

describe('goals that come before the rest of their tree', () => {
  it('are told once, as soon as they have boxes enough', () => {
    const { arriving, told } = listening();
    const take = arriving.begin('kabupaten/2025');
    const seen = GOALS.map((goal) => {
      take(goal, 7_500);
      return arriving.get();
    });
    const early = { of: 'kabupaten/2025', goals: ['a', 'b'] };
    expect(seen).toEqual([null, early, early]);
    expect(told).toHaveBeenCalledTimes(1);
  });

  it('are not told of a tree that is soon there as a whole', () => {
    const { arriving, told } = listening();
    const take = arriving.begin('kabupaten/2025');
    for (const goal of GOALS) take(goal, 4_999);
    expect(arriving.get()).toBeNull();
    expect(told).not.toHaveBeenCalled();
  });

  it('stay while the same tree is asked for once more, and go when another is', () => {
    const { arriving } = listening();
    arriving.begin('kabupaten/2025')('a', 15_000);
    const again = arriving.begin('kabupaten/2025');
    expect(arriving.get()?.goals).toEqual(['a']);
    again('b', 15_000);
    expect(arriving.get()?.goals).toEqual(['a']);
    arriving.begin('1012/2025');
    expect(arriving.get()).toBeNull();
  });

  it('are nobody’s once the page is gone', () => {
    const { arriving, told, stop } = listening();
    stop();
    arriving.begin('kabupaten/2025')('a', 15_000);
    expect(told).not.toHaveBeenCalled();
  });
});
