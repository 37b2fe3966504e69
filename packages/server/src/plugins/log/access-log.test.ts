import Fastify, { type FastifyBaseLogger, LogController } from 'fastify';
import pino from 'pino';
import { redactUrl, registerAccessLog } from './access-log';

describe('redactUrl', () => {
  it.each([
    ['/dashboard', '/dashboard'],
    ['/?token=rahasia', '/?token=***'],
    ['/dashboard?a=1&token=rahasia&b=2', '/dashboard?a=1&token=***&b=2'],
    ['/?TOKEN=rahasia', '/?TOKEN=***'],
    ['/?%74oken=rahasia', '/?%74oken=***'],
    ['/?t%6Fken=rahasia&token=rahasia', '/?t%6Fken=***&token=***'],
    ['/?password=rahasia', '/?password=***'],
    ['/?token', '/?token=***'],
    ['/?tahun=2024&q=%', '/?tahun=2024&q=%'],
  ])('%s is written down as %s', (url, expected) => {
    expect(redactUrl(url)).toBe(expected);
  });
});

describe('the access log', () => {
  it('has one line a request, without token, header or body', async () => {
    const lines: string[] = [];
    const log: FastifyBaseLogger = pino({ level: 'info' }, { write: (line: string) => lines.push(line) });
    const app = Fastify({
      loggerInstance: log,
      logController: new LogController({ disableRequestLogging: true }),
    });
    app.decorateRequest('actor', null);
    registerAccessLog(app);
    app.post('/api/login', () => ({ token: 'rahasia-jawaban' }));
    await app.inject({
      method: 'POST',
      url: '/api/login?token=rahasia-alamat',
      headers: { authorization: 'Bearer rahasia-kepala', cookie: 'selaras_token=rahasia-kue' },
      payload: { password: 'rahasia-isi' },
    });
    await app.close();
    expect(lines).toHaveLength(1);
    expect(lines.join()).not.toContain('rahasia');
    expect(JSON.parse(lines[0] ?? '{}')).toMatchObject({
      metode: 'POST',
      url: '/api/login?token=***',
      status: 200,
    });
  });
});
