import { type AnyCall, problemSchema } from '@selaras/contracts';
import { everyCall } from '@selaras/contracts/testing';
import type { FakeAnswer, SentRequest } from './exchange';

const places = (path: string) => path.split('/').filter((part) => part.startsWith('{')).length;

/** Written-out addresses come before those with a place for anything: `/capaian-iku/ringkasan` is no id. */
const byAddress = everyCall
  .map((call) => ({ call, address: new RegExp(`^${call.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`) }))
  .sort((a, b) => places(a.call.path) - places(b.call.path));

function callOf({ method, url }: Pick<SentRequest, 'method' | 'url'>): AnyCall | undefined {
  const path = url.replace(/^\/api(?=\/)/, '');
  return byAddress.find(({ call, address }) => call.method === method && address.test(path))?.call;
}

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** What an answer breaks of the contract of its call, in words; null when the real server could have given it. */
export function contractFault(
  request: Pick<SentRequest, 'method' | 'url'>,
  { status = 200, data }: FakeAnswer,
): string | null {
  const call = callOf(request);
  if (call === undefined) return status === 404 ? null : 'no call of the contract has this address';
  if (data instanceof Blob)
    return status >= 400 || call.produces !== undefined ? null : 'a file where none is';
  const schema =
    status >= 400 ? problemSchema : call.status === 204 || status === 204 ? undefined : call.answer;
  if (schema === undefined) return data ? 'a body where none is' : null;
  const { error }: { error?: { issues: readonly Issue[] } } = schema.safeParse(data);
  return (
    error?.issues
      .slice(0, 5)
      .map(({ path, message }) => `${path.join('.') || 'the answer'}: ${message}`)
      .join('; ') ?? null
  );
}

const wrong: string[] = [];

/** Holds an answer against the contract of its call; one that differs fails the test that gave it. */
export function checkAnswer(request: SentRequest, answer: FakeAnswer): void {
  const fault = contractFault(request, answer);
  if (fault === null) return;
  const told = `${request.method} ${request.url} ${answer.status ?? 200}: ${fault}`;
  if (isTest) wrong.push(told);
  else console.error(`An answer that the contract does not know: ${told}`);
}

/** A remote that is developed without a portal has the same network, and no test that could fail. */
const isTest = typeof afterEach === 'function';
if (isTest) {
  afterEach(() => {
    const told = [...new Set(wrong.splice(0))];
    if (told.length > 0) throw new Error(`Answers that the contract does not know:\n${told.join('\n')}`);
  });
}
