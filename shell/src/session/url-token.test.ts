import { splitUrlToken, takeUrlToken } from './url-token';

describe('splitUrlToken', () => {
  it.each([
    ['https://p.id/dashboard?token=abc', 'abc', '/dashboard'],
    ['https://p.id/dashboard?a=1&token=abc&b=2#x', 'abc', '/dashboard?a=1&b=2#x'],
    ['https://p.id/dashboard?token=', null, '/dashboard'],
    ['https://p.id/dashboard?a=1', null, '/dashboard?a=1'],
    ['https://p.id/?token=abc&token=def', 'abc', '/'],
  ])('%s', (href, token, path) => {
    expect(splitUrlToken(href)).toEqual({ token, path });
  });
});

describe('takeUrlToken', () => {
  it('removes the token from the address and adds no step to the history', () => {
    history.replaceState(null, '', '/dashboard?token=rahasia&message=Halo');
    const steps = history.length;
    takeUrlToken();
    expect(location.href).toBe('http://localhost/dashboard?message=Halo');
    expect(history.length).toBe(steps);
  });

  it('answers the token, and the next time none', () => {
    history.replaceState(null, '', '/?token=rahasia');
    expect(takeUrlToken()).toBe('rahasia');
    expect(takeUrlToken()).toBeNull();
  });

  it('leaves an address without a token alone', () => {
    history.replaceState({ key: 'x' }, '', '/dashboard?a=1');
    expect(takeUrlToken()).toBeNull();
    expect(location.search).toBe('?a=1');
    expect(history.state).toEqual({ key: 'x' });
  });
});
