import Fastify from 'fastify';
import { KeptAnswers } from './kept-answers';

/** A server with one kept answer; `make` and the version of the data are the test's. */
const serverOf = (make: (query: string) => Promise<unknown>) => {
  const data = { versi: 1 };
  const answers = new KeptAnswers(async () => data.versi);
  const app = Fastify();
  app.get<{ Params: { query: string } }>('/:query', (request, reply) =>
    answers.send({ request, reply }, ['/', request.params.query], () => make(request.params.query)),
  );
  return { data, ask: (url: string, headers = {}) => app.inject({ url, headers }) };
};

it('makes an answer once for all who ask at the same time, and again only after the data changed', async () => {
  const make = jest.fn(async (query: string) => ({ query }));
  const { data, ask } = serverOf(make);
  const together = await Promise.all(['/a', '/a', '/b', '/a'].map((url) => ask(url)));
  expect(together.map((answer) => answer.json().query)).toEqual(['a', 'a', 'b', 'a']);
  expect(make).toHaveBeenCalledTimes(2);
  const again = { 'if-none-match': String(together[0]?.headers.etag) };
  expect((await ask('/a', again)).statusCode).toBe(304);
  data.versi += 1;
  expect((await ask('/a', again)).statusCode).toBe(200);
  expect(make).toHaveBeenCalledTimes(3);
});

it('keeps no failure, and sends it without the encoding of an answer', async () => {
  const make = jest.fn(async (): Promise<unknown> => {
    throw new Error('Basis data terputus');
  });
  const { ask } = serverOf(make);
  const failed = await ask('/a', { 'accept-encoding': 'br' });
  expect([failed.statusCode, failed.headers['content-encoding']]).toEqual([500, undefined]);
  make.mockResolvedValueOnce({ pulih: true });
  const answer = await ask('/a', { 'accept-encoding': 'br' });
  expect([answer.statusCode, answer.headers['content-encoding']]).toEqual([200, 'br']);
});
