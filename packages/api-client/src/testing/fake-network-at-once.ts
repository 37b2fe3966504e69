import type { FakeAnswer } from './exchange';

interface SentAtOnce {
  readonly url: URL;
  readonly headers: Record<string, string>;
}

/** A network for `requestNow` as long as a test runs `restore` at its end; null from `answerOf`: no answer comes. */
export function fakeNetworkAtOnce(answerOf: (request: SentAtOnce) => FakeAnswer | null) {
  const real = globalThis.XMLHttpRequest;
  const sent: SentAtOnce[] = [];
  class Request {
    status = 0;
    responseText = '';
    #headers: Record<string, string> = {};
    #url = new URL('http://localhost/');
    #answer: FakeAnswer = {};
    open(method: string, url: string, waits: boolean) {
      if (method !== 'GET' || waits) throw new Error('only reads at once');
      this.#url = new URL(url, 'http://localhost/');
    }
    setRequestHeader(name: string, value: string) {
      this.#headers[name] = value;
    }
    send() {
      const request = { url: this.#url, headers: this.#headers };
      sent.push(request);
      const answer = answerOf(request);
      if (answer === null) throw new Error('no answer');
      this.#answer = answer;
      this.status = answer.status ?? 200;
      this.responseText = typeof answer.data === 'string' ? answer.data : JSON.stringify(answer.data);
    }
    getResponseHeader(name: string) {
      return this.#answer.headers?.[name.toLowerCase()] ?? null;
    }
  }
  globalThis.XMLHttpRequest = Request as unknown as typeof XMLHttpRequest;
  const restore = () => {
    globalThis.XMLHttpRequest = real;
  };
  return { sent, restore };
}
