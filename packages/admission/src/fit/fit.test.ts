import { misfits } from './fit';

const host = { platformApi: 1, shared: { react: '19.3.1', 'react-router': '7.18.5' } };

describe('misfits', () => {
  it.each([
    [{ platformApi: 1, shared: { react: '^19.0.0' } }, []],
    [{ platformApi: 2, shared: {} }, ['platform API: diminta 2, portal memakai 1']],
    [{ platformApi: 1, shared: { react: '^18.0.0' } }, ['react: diminta ^18.0.0, portal memakai 19.3.1']],
    [{ platformApi: 1, shared: { vue: '^3.0.0' } }, ['vue: diminta ^3.0.0, portal tidak menyediakannya']],
  ])('%j needs %j', (requires, expected) => {
    expect(misfits(requires, host)).toEqual(expected);
  });
});
