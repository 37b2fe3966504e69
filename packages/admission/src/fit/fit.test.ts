import { misfits } from './fit';

const host = { platformApi: 1, shared: { react: '19.3.1', 'react-router': '7.18.5' } };

describe('misfits', () => {
  it.each([
    [{ platformApi: 1, shared: { react: '^19.0.0' } }, []],
    [{ platformApi: 2, shared: {} }, ['platform API 2 (portal: 1)']],
    [{ platformApi: 1, shared: { react: '^18.0.0' } }, ['react ^18.0.0 (portal: 19.3.1)']],
    [{ platformApi: 1, shared: { vue: '^3.0.0' } }, ['vue ^3.0.0 (portal: tidak ada)']],
  ])('%j needs %j', (requires, expected) => {
    expect(misfits(requires, host)).toEqual(expected);
  });
});
