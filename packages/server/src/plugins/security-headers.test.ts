import { securityHeaders } from './security-headers';

const policyOf = (headers: Record<string, string>) =>
  new Map(
    (headers['Content-Security-Policy'] ?? '').split('; ').map((part) => {
      const [name = '', ...values] = part.split(' ');
      return [name, values];
    }),
  );

describe('securityHeaders', () => {
  const settings = { frameAncestors: [], hsts: false, remoteOverrideOrigins: [] };
  const plain = securityHeaders(settings);

  it('lets scripts come from this origin only, never inline and never from text', () => {
    expect(policyOf(plain).get('script-src')).toEqual(["'self'"]);
    expect(plain['Content-Security-Policy']).not.toContain('unsafe-eval');
    expect(policyOf(plain).get('object-src')).toEqual(["'none'"]);
    expect(policyOf(plain).get('base-uri')).toEqual(["'none'"]);
  });

  it('lets a remote come from exactly the origins that replace one, and nothing else from there', () => {
    const origin = 'http://127.0.0.1:3101';
    const policy = policyOf(securityHeaders({ ...settings, remoteOverrideOrigins: [origin] }));
    expect(policy.get('script-src')).toEqual(["'self'", origin]);
    expect(policy.get('connect-src')).toEqual(["'self'", origin, 'ws://127.0.0.1:3101']);
    for (const name of ['default-src', 'worker-src', 'form-action', 'frame-ancestors', 'base-uri']) {
      expect(policy.get(name)).toEqual(policyOf(plain).get(name));
    }
  });

  it('lets only this origin frame the portal unless others are named exactly', () => {
    expect(policyOf(plain).get('frame-ancestors')).toEqual(["'self'"]);
    expect(plain['X-Frame-Options']).toBe('SAMEORIGIN');
    const shared = securityHeaders({ ...settings, frameAncestors: ['https://portal.go.id'] });
    expect(policyOf(shared).get('frame-ancestors')).toEqual(["'self'", 'https://portal.go.id']);
    expect(shared['X-Frame-Options']).toBeUndefined();
  });

  it('never tells other sites where a visitor came from, and forbids guessing of types', () => {
    expect(plain['Referrer-Policy']).toBe('no-referrer');
    expect(plain['X-Content-Type-Options']).toBe('nosniff');
  });

  it('asks for https only where it is switched on', () => {
    expect(plain['Strict-Transport-Security']).toBeUndefined();
    expect(securityHeaders({ ...settings, hsts: true })['Strict-Transport-Security']).toMatch(/^max-age=\d+/);
  });
});
