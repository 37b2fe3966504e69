import { overrideOrigins, readOverrides, takeOverrides, writeOverrides } from './override-store';

const open = (address: string) => window.history.replaceState(null, '', address);
afterEach(() => sessionStorage.clear());

describe('takeOverrides', () => {
  it('keeps what the address says for this tab and takes it out of the address', () => {
    open(
      '/dashboard?satuan_kerja_id=1&remote=mf_a@http://localhost:3101&remote=mf_b@http://localhost:3102#x',
    );
    expect(takeOverrides()).toEqual(['mf_a@http://localhost:3101', 'mf_b@http://localhost:3102']);
    expect(location.href).toBe('http://localhost/dashboard?satuan_kerja_id=1#x');
    open('/login');
    expect(takeOverrides()).toEqual(['mf_a@http://localhost:3101', 'mf_b@http://localhost:3102']);
  });

  it('adds to what was said before, and forgets it all when nothing stands behind the sign', () => {
    writeOverrides(['mf_a@http://localhost:3101']);
    open('/?remote=mf_a@http://localhost:4000');
    expect(takeOverrides()).toEqual(['mf_a@http://localhost:3101', 'mf_a@http://localhost:4000']);
    open('/?remote=');
    expect(takeOverrides()).toEqual([]);
    expect(readOverrides()).toEqual([]);
  });

  it('takes no version of this portal’s own registry out of a link', () => {
    open('/?remote=mf_a@http://localhost/remotes/mf_a/1.0.0-lama/');
    expect(takeOverrides()).toEqual([]);
    expect(location.href).toBe('http://localhost/');
  });

  it('leaves an address without one alone', () => {
    const replace = jest.spyOn(history, 'replaceState');
    open('/?q=remote');
    replace.mockClear();
    expect(takeOverrides()).toEqual([]);
    expect(replace).not.toHaveBeenCalled();
  });
});

describe('overrideOrigins', () => {
  it('reads the list that the server wrote into the page', () => {
    const page = new DOMParser().parseFromString(
      '<meta name="selaras:asal-remote-pengganti" content="http://127.0.0.1:3101 https://uji.go.id">',
      'text/html',
    );
    expect(overrideOrigins(page)).toEqual(['http://127.0.0.1:3101', 'https://uji.go.id']);
    expect(overrideOrigins(document)).toEqual([]);
  });
});
