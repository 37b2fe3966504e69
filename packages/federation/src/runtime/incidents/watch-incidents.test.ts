/** @jest-environment jsdom */
import { type Incident, incidentOfError, watchIncidents } from './watch-incidents';

let told: Incident[];
let end: () => void;
beforeEach(() => {
  told = [];
  end = watchIncidents((incident) => told.push(incident));
});
afterEach(() => end());

const errorAt = (stack: string) => Object.assign(new TypeError('x is not a function'), { stack });
const throwing = (error: unknown, filename = '') =>
  dispatchEvent(new ErrorEvent('error', { error, message: 'Script error.', filename, cancelable: true }));
const violating = (sourceFile: string, blockedURI: string) =>
  document.dispatchEvent(
    Object.assign(new Event('securitypolicyviolation'), {
      effectiveDirective: 'script-src',
      sourceFile,
      blockedURI,
    }),
  );

describe('watchIncidents', () => {
  it('tells of errors that nobody caught, with the stack that says whose they are', () => {
    throwing(errorAt('at https://portal.go.id/remotes/mf_a/1.0.0-a/x.js'));
    expect(told).toEqual([
      {
        kind: 'error',
        trace: 'at https://portal.go.id/remotes/mf_a/1.0.0-a/x.js',
        detail: 'TypeError: x is not a function',
      },
    ]);
  });

  it('tells of errors that another origin keeps to itself, by their file', () => {
    throwing(null, 'https://portal.go.id/remotes/mf_a/1.0.0-a/x.js');
    expect(told[0]).toMatchObject({
      trace: 'https://portal.go.id/remotes/mf_a/1.0.0-a/x.js',
      detail: 'Script error.',
    });
  });

  it('tells of promises that nobody looked after', () => {
    dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'habis waktu' }));
    expect(told).toEqual([{ kind: 'error', trace: '', detail: 'habis waktu' }]);
  });

  it('tells of violations of the content security policy', () => {
    violating('https://portal.go.id/remotes/mf_a/1.0.0-a/x.js', 'https://jahat.id/a.js');
    expect(told).toEqual([
      {
        kind: 'csp',
        trace: 'https://portal.go.id/remotes/mf_a/1.0.0-a/x.js https://jahat.id/a.js',
        detail: 'script-src: https://jahat.id/a.js',
      },
    ]);
  });

  it('leaves browser extensions alone, and everything once it is ended', () => {
    violating('chrome-extension://abc/isi.js', 'inline');
    throwing(errorAt('at moz-extension://abc/isi.js'));
    end();
    throwing(errorAt('at https://portal.go.id/x.js'));
    expect(told).toEqual([]);
  });
});

describe('incidentOfError', () => {
  it('takes whatever was thrown', () => {
    expect(incidentOfError({ apa: 'saja' })).toEqual({ kind: 'error', trace: '', detail: '[object Object]' });
  });
});
