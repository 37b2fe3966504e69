/** @jest-environment node */
import { fetchRegistry, RegistryError } from './registry';

const answer = (body: string, status = 200) => Promise.resolve(new Response(body, { status }));

describe('fetchRegistry', () => {
  it('answers the remotes', async () => {
    globalThis.fetch = jest.fn(() => answer('{"remotes":{}}'));
    expect(await fetchRegistry()).toEqual({ remotes: {} });
    expect(fetch).toHaveBeenCalledWith('/registry.json', { credentials: 'same-origin' });
  });

  it.each<[string, () => Promise<Response>]>([
    ['the server fails', () => answer('{}', 500)],
    ['it is no JSON', () => answer('<!doctype html>')],
    ['it is no registry', () => answer('[]')],
    ['nobody answers', () => Promise.reject(new TypeError('offline'))],
  ])('fails in one known way when %s', async (_what, fetched) => {
    globalThis.fetch = jest.fn(fetched);
    await expect(fetchRegistry()).rejects.toThrow(RegistryError);
  });

  it.each<[boolean, string, () => Promise<Response>]>([
    [true, 'nobody answers', () => Promise.reject(new TypeError('offline'))],
    [true, 'a busy server says to come back', () => answer('{}', 503)],
    [false, 'the server fails', () => answer('{}', 500)],
    [false, 'it is no JSON', () => answer('<!doctype html>')],
  ])('says %s to another try when %s', async (passing, _what, fetched) => {
    globalThis.fetch = jest.fn(fetched);
    await expect(fetchRegistry()).rejects.toMatchObject({ passing });
  });

  it('does not wait for ever', async () => {
    jest.useFakeTimers();
    globalThis.fetch = jest.fn(() => new Promise<Response>(() => undefined));
    const reading = expect(fetchRegistry()).rejects.toThrow('terlalu lama');
    await jest.advanceTimersByTimeAsync(4000);
    await reading;
    jest.useRealTimers();
  });
});
