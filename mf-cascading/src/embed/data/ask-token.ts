import type { CascadingProps } from '@selaras/cascading-react/contract';
import { NoTree } from './no-tree';

type GetToken = NonNullable<CascadingProps['getToken']>;

/** A page that signs its user in without asking him is done long before. */
const PATIENCE_MS = 15_000;
/** What may stand in a header. */
const TOKEN = /^[\x21-\x7e]+$/;

/**
 * The token that the page gives; null when it has none, which means the public tree.
 * @throws NoTree when the page's function fails, does not answer in time or answers what is no token; the signal's reason
 */
export async function askToken(getToken: GetToken, signal: AbortSignal): Promise<string | null> {
  const token = await within(PATIENCE_MS, signal, async () => getToken()).catch((cause: unknown) => {
    signal.throwIfAborted();
    throw new NoTree({ code: 'TOKEN_GAGAL' }, { cause });
  });
  if (token === null || token === undefined) return null;
  if (typeof token !== 'string' || !TOKEN.test(token)) throw new NoTree({ code: 'TOKEN_GAGAL' });
  return token;
}

/** What comes in time and before it is given up. */
function within<Value>(ms: number, signal: AbortSignal, ask: () => Promise<Value>): Promise<Value> {
  return new Promise<Value>((resolve, reject) => {
    const over = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
    };
    const stop = () => {
      over();
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      over();
      reject(new Error(`No answer within ${ms} ms`));
    }, ms);
    signal.addEventListener('abort', stop);
    void ask().then(resolve, reject).finally(over);
  });
}
