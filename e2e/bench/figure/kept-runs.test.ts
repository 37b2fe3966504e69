import { lastValues, runsIn } from './kept-runs';

const figure = (value: number | null) => ({ what: 'frame', value, unit: 'ms', target: 20 });
const run = (commit: string, machine: string, ...figures: ReturnType<typeof figure>[]) =>
  JSON.stringify({ commit, machine, at: '2025-01-31T00:00:00.000Z', load: 0.4, figures });

describe('kept runs', () => {
  it('are read line by line; one that was stopped while it was written hides no other', () => {
    const first = run('a1', 'two cores', figure(18));
    const text = `${first}\n${first.slice(0, 40)}\n\n${run('b2', 'two cores', figure(19))}\n`;
    expect(runsIn(text).map(({ commit }) => commit)).toEqual(['a1', 'b2']);
    expect(runsIn('')).toEqual([]);
  });

  it('give what was last measured on this machine, and nothing of another', () => {
    const runs = runsIn(
      [
        run('a1', 'two cores', figure(18)),
        run('b2', 'two cores', figure(19)),
        run('c3', 'two cores', figure(null)),
        run('d4', 'many cores', figure(4)),
      ].join('\n'),
    );
    expect(lastValues(runs, 'two cores').get('frame')).toEqual({ value: 19, commit: 'b2' });
    expect(lastValues(runs, 'one core').size).toBe(0);
  });
});
