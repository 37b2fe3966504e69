import axios, {
  type AxiosAdapter,
  AxiosError,
  AxiosHeaders,
  type AxiosResponse,
  type InternalAxiosRequestConfig,
} from 'axios';
import { EntryReader } from './entry-reader';

/**
 * Sends a reading request and tells each entry of the answer's `data` while the answer comes; refusals are read whole.
 * A line that breaks down under it, and a time limit that passes, are the same errors as of every other request; an
 * answer that is no JSON stays a text.
 */
export const entryAdapter =
  (onEntry: (entry: unknown) => void): AxiosAdapter =>
  async (config) => {
    const limit = new AbortController();
    const stop = () => limit.abort();
    const timer = config.timeout ? setTimeout(stop, config.timeout) : undefined;
    config.signal?.addEventListener?.('abort', stop);
    try {
      const response = await fetch(axios.getUri(config), {
        headers: config.headers.toJSON(true) as Record<string, string>,
        signal: limit.signal,
      });
      const data = response.ok ? await readEntries(response, onEntry) : await response.text();
      return answered(config, response, data);
    } catch (cause) {
      if (config.signal?.aborted) throw new AxiosError('aborted', AxiosError.ERR_CANCELED, config);
      const timedOut = limit.signal.aborted;
      const code = timedOut ? AxiosError.ETIMEDOUT : AxiosError.ERR_NETWORK;
      throw Object.assign(new AxiosError('The answer did not come whole', code, config), { cause });
    } finally {
      clearTimeout(timer);
      config.signal?.removeEventListener?.('abort', stop);
    }
  };

/** The answer; '' where its text is no JSON. */
async function readEntries(response: Response, onEntry: (entry: unknown) => void): Promise<unknown> {
  const reader = new EntryReader(onEntry);
  const decoder = new TextDecoder();
  const body = response.body?.getReader();
  try {
    for (let next = await body?.read(); next?.done === false; next = await body?.read()) {
      reader.take(decoder.decode(next.value, { stream: true }));
    }
    reader.take(decoder.decode());
    return reader.end();
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    void body?.cancel().catch(() => {});
    return '';
  }
}

const answered = (
  config: InternalAxiosRequestConfig,
  { status, statusText, headers }: Response,
  data: unknown,
): AxiosResponse => ({
  status,
  statusText,
  headers: new AxiosHeaders(Object.fromEntries(headers)),
  data,
  config,
});
