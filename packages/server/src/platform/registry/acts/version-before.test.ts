import { type Promotion, type StableVersion, versionBefore } from './version-before';

/** Newest first: each went from the version below it to its own. */
const promotions = (...versions: readonly StableVersion[]): Promotion[] =>
  versions.slice(0, -1).map((to, at) => ({ to, from: versions[at + 1] }));

describe('versionBefore', () => {
  const history = promotions('c', 'b', 'a', null);

  it.each<[StableVersion, string[], StableVersion]>([
    ['c', [], 'b'],
    ['c', ['b'], 'a'],
    ['c', ['b', 'a'], null],
    ['b', [], 'a'],
    [null, [], undefined],
    ['z', [], undefined],
  ])('of %p without %p is %p', (current, gone, expected) => {
    expect(versionBefore(history, current, (version) => version === null || !gone.includes(version))).toBe(
      expected,
    );
  });

  it('is none where nothing was active before', () => {
    expect(versionBefore(promotions('b', 'a', undefined), 'a', () => true)).toBeUndefined();
  });

  it('leads on from a version that was active twice, never to itself', () => {
    expect(versionBefore(promotions('a', 'b', 'a', null), 'a', () => true)).toBe('b');
    expect(versionBefore(promotions('a', 'b', 'a', null), 'a', (version) => version !== 'b')).toBeNull();
  });
});
