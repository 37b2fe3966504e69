import { culpritOfError, culpritOfUrl } from './attribution';

const stack = `TypeError: x is not a function
    at Bagan (https://portal.go.id/remotes/mf_cascading/0.1.0-5e53094e/static/js/async/n.js:1:159)
    at render (https://portal.go.id/static/js/pustaka.js:1:2)`;

describe('culprits', () => {
  it.each([
    [
      'https://portal.go.id/remotes/mf_lke/1.2.0-aa/remoteEntry.js',
      { remote: 'mf_lke', version: '1.2.0-aa' },
    ],
    ['https://portal.go.id/static/js/index.js', null],
    ['inline', null],
  ])('%s', (url, expected) => {
    expect(culpritOfUrl(url)).toEqual(expected);
  });

  it('takes the first frame that lies in a remote', () => {
    const error = Object.assign(new Error('x'), { stack });
    expect(culpritOfError(error)).toEqual({ remote: 'mf_cascading', version: '0.1.0-5e53094e' });
    expect(culpritOfError('teks')).toBeNull();
  });
});
