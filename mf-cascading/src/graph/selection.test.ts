/** @jest-environment node */
import { keysOf, steppedTo, toggledKey, withKeys } from './selection';

const none = { main: null, others: new Set<string>() };

describe('a selection of several boxes', () => {
  it('takes a box in, and lets it go when it is chosen again', () => {
    const two = toggledKey(toggledKey(none, 'a'), 'b');
    expect(two).toEqual({ main: 'b', others: new Set(['a']) });
    expect(toggledKey(two, 'b')).toEqual({ main: 'a', others: new Set() });
    expect(toggledKey(two, 'a')).toEqual({ main: 'b', others: new Set() });
    expect(toggledKey(toggledKey(two, 'a'), 'b')).toEqual(none);
  });

  it('grows by many at once around its main box', () => {
    expect(withKeys(toggledKey(none, 'a'), ['b', 'a', 'c'])).toEqual({
      main: 'a',
      others: new Set(['b', 'c']),
    });
    expect(withKeys(none, ['b', 'c'])).toEqual({ main: 'c', others: new Set(['b']) });
    expect(withKeys(none, [])).toEqual(none);
  });

  it('makes the box that a step leads to the main one, also one that was selected before', () => {
    const walked = steppedTo(steppedTo(toggledKey(none, 'a'), 'b'), 'c');
    expect(keysOf(walked)).toEqual(['a', 'b', 'c']);
    expect(steppedTo(walked, 'b')).toEqual({ main: 'b', others: new Set(['a', 'c']) });
  });
});
