import { Readable } from 'node:stream';
import { problemCatalogue } from '@selaras/contracts';
import Fastify, { type FastifyInstance } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ProblemError } from '../problem';
import { registerNotFound, registerProblems } from '../problem/answer-problems';
import { problemOfError } from './problem-of-error';

const databaseError = (code: string) =>
  Object.assign(new Error('relation "users" violates'), { code, severity: 'ERROR' });

describe('problemOfError', () => {
  it.each([
    [databaseError('23505'), 'BENTROK'],
    [databaseError('23503'), 'BENTROK'],
    [databaseError('23514'), 'MASUKAN_TIDAK_SESUAI'],
    [databaseError('22003'), 'MASUKAN_TIDAK_SESUAI'],
    [databaseError('40001'), 'LAYANAN_SIBUK'],
    [databaseError('53100'), 'LAYANAN_SIBUK'],
    [databaseError('57P01'), 'LAYANAN_SIBUK'],
    [databaseError('42P01'), 'KESALAHAN_SERVER'],
    [Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }), 'LAYANAN_SIBUK'],
    [
      Object.assign(new Error('big'), { code: 'FST_ERR_CTP_BODY_TOO_LARGE', statusCode: 413 }),
      'UKURAN_BERLEBIH',
    ],
    [
      Object.assign(new Error('type'), { code: 'FST_ERR_CTP_INVALID_MEDIA_TYPE', statusCode: 415 }),
      'JENIS_TIDAK_DIDUKUNG',
    ],
    [Object.assign(new Error('json'), { statusCode: 400 }), 'PERMINTAAN_RUSAK'],
    [Object.assign(new Error('limit'), { statusCode: 429 }), 'TERLALU_SERING'],
    [new TypeError('x is not a function'), 'KESALAHAN_SERVER'],
    ['a thrown text', 'KESALAHAN_SERVER'],
    [null, 'KESALAHAN_SERVER'],
  ])('%p is %s', (error, kode) => {
    expect(problemOfError(error).kode).toBe(kode);
  });
});

describe('problem answers', () => {
  let app: FastifyInstance;

  beforeAll(() => {
    app = Fastify();
    app.setValidatorCompiler(validatorCompiler);
    registerProblems(app);
    registerNotFound(app);
    app.get('/sql', () => Promise.reject(databaseError('42601')));
    app.get('/stale', () => Promise.reject(new ProblemError('VERSI_BASI', { terkini: { id: 1, versi: 4 } })));
    app.get('/often', () => Promise.reject(new ProblemError('TERLALU_SERING', { retryAfter: 60 })));
    app.get('/berkas', (_request, reply) =>
      reply
        .headers({
          'Content-Type': 'application/pdf',
          'Content-Length': 4000,
          'Content-Encoding': 'br',
          'Content-Disposition': 'attachment; filename="laporan.pdf"',
          'Content-Security-Policy': 'sandbox',
          'Cache-Control': 'private, max-age=3600',
          'Last-Modified': 'Sat, 22 Nov 2025 00:00:00 GMT',
          'Accept-Ranges': 'bytes',
          ETag: '"abc"',
          Vary: 'Origin',
        })
        .send(
          new Readable({ read: () => {} }).destroy(new ProblemError('LAYANAN_SIBUK', { retryAfter: 30 })),
        ),
    );
    app.post(
      '/form',
      { schema: { body: z.object({ nama: z.string(), alamat: z.object({ kota: z.string() }) }) } },
      () => Promise.resolve('ok'),
    );
  });
  afterAll(() => app.close());

  it('have the media type, the code, the status and an Indonesian text', async () => {
    const answer = await app.inject('/tidak-ada');
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(answer.json()).toEqual({
      type: 'urn:selaras:TIDAK_DITEMUKAN',
      title: 'Not found',
      status: 404,
      kode: 'TIDAK_DITEMUKAN',
      pesan: problemCatalogue.TIDAK_DITEMUKAN.pesan,
    });
  });

  it('tell nothing of the database or the code', async () => {
    const answer = await app.inject('/sql');
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toMatch(/relation|users|42601|at /);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('name each wrong field of a form by its path', async () => {
    const answer = await app.inject({ method: 'POST', url: '/form', payload: { alamat: {} } });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual(['nama', 'alamat.kota']);
  });

  it('say that JSON cannot be read without repeating it', async () => {
    const headers = { 'content-type': 'application/json' };
    const answer = await app.inject({ method: 'POST', url: '/form', headers, payload: '{"rahasia": ' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().kode).toBe('PERMINTAAN_RUSAK');
    expect(answer.body).not.toContain('rahasia');
  });

  it('carry nothing of a file whose bytes never came', async () => {
    const answer = await app.inject('/berkas');
    expect(answer.statusCode).toBe(503);
    expect(answer.json().kode).toBe('LAYANAN_SIBUK');
    const { date: _date, connection: _connection, ...headers } = answer.headers;
    expect(headers).toEqual({
      'content-type': 'application/problem+json; charset=utf-8',
      'content-length': String(Buffer.byteLength(answer.body)),
      'cache-control': 'no-store',
      'retry-after': '30',
      vary: 'Origin',
    });
  });

  it('carry the current row of a stale write and the seconds to wait', async () => {
    expect((await app.inject('/stale')).json().terkini).toEqual({ id: 1, versi: 4 });
    expect((await app.inject('/often')).headers['retry-after']).toBe('60');
  });
});
