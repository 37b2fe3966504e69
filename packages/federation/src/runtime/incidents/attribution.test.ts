import { REPLACED_VERSION } from '../replaced-version';
import { assetTimes, attributionOf } from './attribution';

const stack = `TypeError: x is not a function
    at Bagan (https://portal.go.id/remotes/mf_cascading/0.1.0-5e53094e/static/js/async/n.js:1:159)
    at Lke (https://portal.go.id/remotes/mf_lke/1.2.0-aa/static/js/async/n.js:1:159)
    at render (https://portal.go.id/static/js/pustaka.js:1:2)`;
const cascading = { remote: 'mf_cascading', version: '0.1.0-5e53094e' };

describe('attribution', () => {
  const attribute = attributionOf();
  it.each([
    [
      'https://portal.go.id/remotes/mf_lke/1.2.0-aa/remoteEntry.js',
      { remote: 'mf_lke', version: '1.2.0-aa' },
    ],
    ['https://portal.go.id/static/js/index.js', null],
    ['inline', null],
    ['', null],
  ])('%s', (url, expected) => {
    expect(attribute(url)).toEqual(expected);
  });

  it('takes the first frame of a stack that lies in a remote', () => {
    expect(attribute(stack)).toEqual(cascading);
  });

  it('knows the files of a remote that is taken from elsewhere', () => {
    const elsewhere = attributionOf([{ name: 'mf_lke', url: 'http://localhost:3101/' }]);
    expect(elsewhere('Error at http://localhost:3101/static/js/a.js:1:1')).toEqual({
      remote: 'mf_lke',
      version: REPLACED_VERSION,
    });
    expect(elsewhere(stack)).toEqual(cascading);
  });
});

describe('assetTimes', () => {
  it('lists what was waited for, by remote and version, without the cache and without the shell', () => {
    const base = 'https://portal.go.id/remotes/mf_cascading/0.1.0-5e53094e/';
    const entry = (name: string, duration: number, transferSize = 500) => ({ name, duration, transferSize });
    const times = assetTimes(
      [
        entry(`${base}remoteEntry.js`, 12.4),
        entry(`${base}static/js/a.js`, 80.6),
        entry(`${base}static/js/b.js`, 1, 0),
        entry('https://portal.go.id/static/js/index.js', 30),
        entry('https://portal.go.id/remotes/mf_lke/1.2.0-aa/remoteEntry.js', 7),
      ],
      attributionOf(),
    );
    expect(times).toEqual([
      { ...cascading, times: [12, 81] },
      { remote: 'mf_lke', version: '1.2.0-aa', times: [7] },
    ]);
  });
});
