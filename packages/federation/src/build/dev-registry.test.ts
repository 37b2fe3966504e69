import { parseDevRemotes } from './dev-registry';

describe('parseDevRemotes', () => {
  it.each([
    ['', {}],
    ['mf_cascading=http://localhost:3101', { mf_cascading: 'http://localhost:3101' }],
    [
      'mf_a=http://localhost:1,mf_b=http://localhost:2',
      { mf_a: 'http://localhost:1', mf_b: 'http://localhost:2' },
    ],
  ])('%s', (text, expected) => {
    expect(parseDevRemotes(text)).toEqual(expected);
  });
});
