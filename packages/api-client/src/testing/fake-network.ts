import { AxiosError, AxiosHeaders, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import { checkAnswer } from './contract-check';
import type { FakeAnswer, SentRequest } from './exchange';

export { fakeNetworkAtOnce } from './fake-network-at-once';
export type { FakeAnswer, SentRequest };

type Step =
  | FakeAnswer
  | 'no-answer'
  | 'timeout'
  | ((request: SentRequest) => FakeAnswer | Promise<FakeAnswer>);

/**
 * A network at the HTTP boundary: answers the requests in turn, the last step for all that follow. An answer that the
 * contract of its call does not know fails the test.
 */
export function fakeNetwork(...steps: Step[]) {
  const sent: SentRequest[] = [];

  async function adapter(config: InternalAxiosRequestConfig): Promise<AxiosResponse> {
    const request: SentRequest = {
      method: (config.method ?? '').toUpperCase(),
      url: `${config.baseURL ?? ''}${config.url ?? ''}`,
      params: config.params,
      body: typeof config.data === 'string' ? JSON.parse(config.data) : config.data,
      headers: config.headers.toJSON() as Record<string, string>,
    };
    const step = steps[Math.min(sent.length, steps.length - 1)];
    sent.push(request);
    await Promise.resolve();
    if (config.signal?.aborted) throw new AxiosError('aborted', AxiosError.ERR_CANCELED, config);
    if (step === 'timeout') throw new AxiosError('timeout', AxiosError.ECONNABORTED, config);
    if (step === undefined || step === 'no-answer') {
      throw new AxiosError('Network Error', AxiosError.ERR_NETWORK, config);
    }
    const answer = typeof step === 'function' ? await step(request) : step;
    if (!answer.foreign) checkAnswer(request, answer);
    return {
      status: answer.status ?? 200,
      statusText: '',
      data: answer.data,
      headers: new AxiosHeaders(answer.headers),
      config,
    };
  }

  return { adapter, sent };
}

/** A problem document as the server sends it. */
export function problem(status: number, kode: string, more: Record<string, unknown> = {}): FakeAnswer {
  return {
    status,
    data: { type: 'about:blank', title: kode, status, kode, pesan: `pesan ${kode}`, ...more },
  };
}
