import { filesToLookAtAgain, judge } from './judge';
import { FILE_RUNS, type TestRecord } from './test-record';

type State = TestRecord['state'];

const test = (id: string, state: State, ms = 10) => ({
  id,
  file: `${id[0]}.spec.ts`,
  title: id,
  state,
  ms,
  error: state === 'failed' ? `${id} broke` : '',
});
const idsOf = (tests: readonly { id: string }[]) => tests.map(({ id }) => id);

describe('two looks at the tests of a run', () => {
  it.each<[string, State, State | null, 'passed' | 'unsteady' | 'failed' | 'missed']>([
    ['green', 'passed', null, 'passed'],
    ['green twice, because its file was looked at again', 'passed', 'passed', 'passed'],
    ['red, then green alone', 'failed', 'passed', 'unsteady'],
    ['green, then red when its file was looked at again', 'passed', 'failed', 'unsteady'],
    ['red twice', 'failed', 'failed', 'failed'],
    ['red, then not run', 'failed', 'missed', 'failed'],
    ['red, and nobody looked again', 'failed', null, 'failed'],
    ['not run', 'missed', null, 'missed'],
    ['not run twice', 'missed', 'missed', 'missed'],
    ['not run, then green', 'missed', 'passed', 'passed'],
    ['not run, then red', 'missed', 'failed', 'failed'],
  ])('%s', (_what, first, second, expected) => {
    const verdict = judge([test('a1', first)], second === null ? [] : [test('a1', second)]);
    expect({
      passed: verdict.passed,
      failed: idsOf(verdict.failed),
      unsteady: idsOf(verdict.unsteady),
      missed: idsOf(verdict.missed),
    }).toEqual({
      passed: expected === 'passed' || expected === 'unsteady' ? 1 : 0,
      failed: expected === 'failed' ? ['a1'] : [],
      unsteady: expected === 'unsteady' ? ['a1'] : [],
      missed: expected === 'missed' ? ['a1'] : [],
    });
  });

  it('see the tests of a file that could be run only alone', () => {
    const broken = { ...test('a1', 'failed'), id: 'a.spec.ts › the file runs', title: FILE_RUNS };
    const alone = [test('a1', 'passed'), test('a2', 'failed')];
    const verdict = judge([broken, test('b1', 'passed')], alone);
    expect(verdict.passed).toBe(3);
    expect(idsOf(verdict.failed)).toEqual(['a2']);
    expect(idsOf(verdict.unsteady)).toEqual([broken.id]);
    expect(judge([broken], [broken]).failed).toEqual([broken]);
  });

  it('tell of an unsteady test both durations and its first error', () => {
    const { unsteady } = judge([test('a1', 'failed', 30_000)], [test('a1', 'passed', 900)]);
    expect(unsteady).toEqual([{ ...test('a1', 'failed'), ms: [30_000, 900] }]);
  });

  it('name each file that has to be looked at again once', () => {
    const tests = [test('b1', 'failed'), test('a1', 'missed'), test('b2', 'failed'), test('c1', 'passed')];
    expect(filesToLookAtAgain(tests)).toEqual(['a.spec.ts', 'b.spec.ts']);
  });
});
