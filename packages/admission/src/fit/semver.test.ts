import { satisfies } from './semver';

describe('satisfies', () => {
  it.each([
    ['19.3.1', '^19.3.1', true],
    ['19.4.0', '^19.3.1', true],
    ['19.3.0', '^19.3.1', false],
    ['20.0.0', '^19.3.1', false],
    ['0.1.4', '^0.1.0', true],
    ['0.2.0', '^0.1.0', false],
    ['0.0.3', '^0.0.3', true],
    ['0.0.4', '^0.0.3', false],
    ['1.2.9', '~1.2.3', true],
    ['1.3.0', '~1.2.3', false],
    ['1.2.3', '1.2.3', true],
    ['1.2.4', '1.2.3', false],
    ['1.2.3-beta.1', '^1.2.3', true],
    ['workspace:*', '^1.0.0', false],
    ['1.0.0', 'workspace:*', false],
    ['1.0.0', '', false],
  ])('%s in %s: %p', (version, range, expected) => {
    expect(satisfies(version, range)).toBe(expected);
  });
});
