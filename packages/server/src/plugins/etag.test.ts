import type { FastifyReply, FastifyRequest } from 'fastify';
import { encodedEtag, notModified, requireMatch, rowEtag, sourceEtag, strongEtag, wroteUnseen } from './etag';
import { ProblemError } from './problem';

const request = (headers: Record<string, string>, versi?: true) =>
  ({ headers, routeOptions: { config: { call: { versi } } } }) as unknown as FastifyRequest;
const reply = () => ({ header: jest.fn() }) as unknown as FastifyReply;

describe('ETags', () => {
  it('are strong, quoted and differ as soon as one part differs', () => {
    expect(strongEtag(2024, 1012, 7)).toMatch(/^"[\w-]{22}"$/);
    expect(strongEtag(2024, 1012, 7)).toBe(strongEtag(2024, 1012, 7));
    expect(strongEtag(2024, 1012, 8)).not.toBe(strongEtag(2024, 1012, 7));
    expect(strongEtag('1', 2)).not.toBe(strongEtag('12'));
  });

  it('name the program besides the data where the answer is not looked at', () => {
    expect(sourceEtag(2024, 7)).toBe(sourceEtag(2024, 7));
    expect(sourceEtag(2024, 8)).not.toBe(sourceEtag(2024, 7));
    expect(sourceEtag(2024, 7)).not.toBe(strongEtag(2024, 7));
  });

  it.each([
    ['"a"', true],
    ['"b"', false],
    ['"b", "a"', true],
    ['W/"a"', true],
    ['"a-br"', true],
    ['"a-gzip"', true],
    ['*', true],
  ])('If-None-Match %s against "a": not modified = %s', (header, expected) => {
    expect(notModified(request({ 'if-none-match': header }), reply(), '"a"')).toBe(expected);
  });

  it('answers in full when the client has nothing', () => {
    expect(notModified(request({}), reply(), '"a"')).toBe(false);
  });

  it('names the encoding in the tag of a compressed answer', () => {
    expect(encodedEtag('"a"', 'br')).toBe('"a-br"');
    expect(encodedEtag('"a-br"', 'br')).toBe('"a-br"');
    expect(encodedEtag('W/"a"', 'br')).toBe('W/"a"');
  });
});

describe('requireMatch', () => {
  const row = { id: 3, versi: 2 };
  const kodeOf = (headers: Record<string, string>) => {
    try {
      requireMatch(request(headers, true), rowEtag(row), row);
    } catch (error) {
      return error instanceof ProblemError ? error : null;
    }
    return null;
  };

  it('asks for a version when none is given', () => {
    expect(kodeOf({})?.kode).toBe('VERSI_WAJIB');
  });

  it('refuses a stale version and gives the row as it is now', () => {
    const problem = kodeOf({ 'if-match': '"1"' });
    expect(problem?.kode).toBe('VERSI_BASI');
    expect(problem?.toJSON().terkini).toEqual(row);
  });

  it('lets the current version pass, also when it came compressed', () => {
    expect(kodeOf({ 'if-match': '"2"' })).toBeNull();
    expect(kodeOf({ 'if-match': '"2-br"' })).toBeNull();
  });

  it('is asked for only by a call that says that it writes over a version', () => {
    expect(() => requireMatch(request({ 'if-match': '"2"' }), rowEtag(row), row)).toThrow('unsaid');
  });

  it('is missed where such a call wrote without it', () => {
    const asked = request({ 'if-match': '"2"' }, true);
    expect(wroteUnseen(asked)).toBe(true);
    requireMatch(asked, rowEtag(row), row);
    expect(wroteUnseen(asked)).toBe(false);
    expect(wroteUnseen(request({}))).toBe(false);
    expect(wroteUnseen(request({ 'idempotency-key': 'a' }, true))).toBe(false);
  });
});
