import { atMost } from './figure';
import { verdictOf } from './verdict';

const frame = atMost('frame', 30, 'ms', 20);
const all = { missed: [], measured: 3, unmeasured: [], ketat: true };

describe('a run of the bench', () => {
  it('is green where every target is met', () => {
    expect(verdictOf(all)).toEqual({ lines: ['3 of 3 figures meet their target'], red: false });
  });

  it('with --ketat is red for a single missed target, and names it', () => {
    const lines = ['missed: frame', '2 of 3 figures meet their target'];
    expect(verdictOf({ ...all, missed: [frame] })).toEqual({ lines, red: true });
    expect(verdictOf({ ...all, missed: [frame], ketat: false })).toEqual({ lines, red: false });
  });

  it.each([true, false])('is red where a part was not measured, with --ketat %s', (ketat) => {
    expect(verdictOf({ ...all, unmeasured: ['vital', 'server'], ketat })).toEqual({
      lines: ['Not measured: vital, server.', '3 of 3 figures meet their target'],
      red: true,
    });
  });

  it('is red where there is no figure at all', () => {
    expect(verdictOf({ ...all, measured: 0, ketat: false }).red).toBe(true);
  });
});
