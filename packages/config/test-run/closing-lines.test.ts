import { closingLines, type Part } from './closing-lines';
import { MOST_UNSTEADY } from './judge';

const test = {
  id: 'a › opens',
  file: 'a.spec.ts',
  title: 'opens',
  state: 'failed',
  error: 'no button\n at …',
} as const;
const unsteady = { ...test, ms: [30_040, 2_000] as const };
const part = (more: Partial<Part>): Part => ({
  name: 'browser',
  passed: 20,
  failed: [],
  unsteady: [],
  missed: [],
  fault: null,
  ...more,
});

describe('a run ends with', () => {
  it('the counts alone in the last line when all is green', () => {
    const { lines } = closingLines([part({}), part({ name: 'types', passed: 1 })], 'core');
    expect(lines).toEqual(['0 unsteady (at most 10 are green), 0 did not run', '21 passed, 0 failed']);
  });

  it('what failed, what did not run and what the runner failed of, all of them red', () => {
    const red = part({
      failed: [{ ...test, ms: 5 }],
      missed: [{ ...test, title: 'closes', ms: 0 }],
      fault: 'it ended with code 1',
    });
    expect(closingLines([red], 'core').lines).toEqual([
      'failed: browser: it ended with code 1',
      'failed: a.spec.ts › opens: no button',
      'did not run: a.spec.ts › closes',
      '0 unsteady (at most 10 are green), 1 did not run',
      '20 passed, 3 failed',
    ]);
  });

  it('an unsteady test by name, green in the core and red in the run of everything', () => {
    const shaky = [part({ unsteady: [unsteady] })];
    expect(closingLines(shaky, 'core').lines).toEqual([
      'unsteady: a.spec.ts › opens: 30.0 s, alone 2.0 s: no button',
      '1 unsteady (at most 10 are green), 0 did not run',
      '20 passed, 0 failed',
    ]);
    expect(closingLines(shaky, 'all').lines.at(-1)).toBe('19 passed, 1 failed');
  });

  it('red when too many are unsteady', () => {
    const shaky = Array.from({ length: MOST_UNSTEADY + 1 }, () => unsteady);
    expect(closingLines([part({ unsteady: shaky })], 'core').lines.at(-1)).toBe('9 passed, 11 failed');
  });
});
