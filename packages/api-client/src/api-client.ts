import { type AnswerOf, type AnyCall, HEADER_TAHUN_KINERJA, HEADER_TAHUN_PUBLIK } from '@selaras/contracts';
import axios, { type AxiosAdapter, type AxiosResponse } from 'axios';
import { NetworkError } from './api-error';
import { type AddressInput, type Endpoint, pathOf, type RequestInput } from './endpoint';
import { queryText } from './query-text';
import { apiErrorOf, networkErrorOf } from './read-failure';
import { requestAtOnce } from './request-at-once';

const TIMEOUT_MS = 30_000;
/** Ten megabytes over a poor line of a village. */
const FILE_TIMEOUT_MS = 600_000;
/** Pauses before a request that may safely be repeated is sent again after a network failure. */
const RETRY_PAUSES_MS = [250, 1000];

/** Where the client gets from what it does not hold itself. The shell configures them once, before the first call. */
export interface ApiClientConfig {
  /** Address that all paths lie below. */
  baseUrl: string;
  getToken: () => string | null;
  getTahunKinerja: () => number;
  getTahunPublik: () => number;
  /**
   * Asked once, however many calls it concerns, when the server refuses the token. Resolves to true when the user
   * has signed in again in place: the calls are then sent once more. Anything else lets them fail with 401.
   */
  onUnauthorized: () => Promise<boolean>;
  /** Told that a request goes out; what it gives back is told when it is over, with all its repetitions. */
  onRequest: () => () => void;
  /** Replaces the network in tests. */
  adapter?: AxiosAdapter;
  pause: (ms: number) => Promise<void>;
}

type Loose = RequestInput<AnyCall> & { params?: Record<string, unknown>; query?: unknown; body?: unknown };

export type ApiClient = ReturnType<typeof createApiClient>;

/** Makes a client; the portal uses the one `apiClient`, an embedded diagram its own. */
export function createApiClient(initial: Partial<ApiClientConfig> = {}) {
  let config: ApiClientConfig = {
    baseUrl: '/api',
    getToken: () => null,
    getTahunKinerja: () => Number.NaN,
    getTahunPublik: () => Number.NaN,
    onUnauthorized: async () => false,
    onRequest: () => () => {},
    pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    ...initial,
  };
  let signingIn: Promise<boolean> | null = null;
  const http = axios.create({
    timeout: TIMEOUT_MS,
    paramsSerializer: { serialize: queryText },
    validateStatus: () => true,
    withCredentials: false,
    withXSRFToken: false,
  });

  async function send(
    target: Endpoint<AnyCall>,
    input: Loose,
    token: string | null,
    responseType: 'json' | 'blob',
  ): Promise<AxiosResponse<unknown>> {
    const { method, path } = target;
    try {
      return await http.request({
        adapter: config.adapter ?? input.adapter,
        baseURL: config.baseUrl,
        method,
        url: pathOf(path, input.params),
        params: input.query,
        data: input.file ?? input.body,
        signal: input.signal,
        ...(input.file !== undefined && { timeout: FILE_TIMEOUT_MS }),
        ...(input.onProgress && {
          onUploadProgress: ({ progress }) => input.onProgress?.(progress ?? 0),
        }),
        responseType,
        headers: headersOf(target, input, token),
      });
    } catch (error) {
      throw networkErrorOf(error, input.signal);
    }
  }

  function headersOf(target: Endpoint<AnyCall>, input: Loose, token: string | null) {
    const tahun = { kinerja: config.getTahunKinerja(), publik: config.getTahunPublik() };
    if (target.tahun !== undefined && input.tahun !== undefined) tahun[target.tahun] = input.tahun;
    return {
      ...(token !== null && { Authorization: `Bearer ${token}` }),
      ...(Number.isInteger(tahun.kinerja) && { [HEADER_TAHUN_KINERJA]: tahun.kinerja }),
      ...(Number.isInteger(tahun.publik) && { [HEADER_TAHUN_PUBLIK]: tahun.publik }),
      ...(input.file !== undefined && { 'Content-Type': 'application/octet-stream' }),
      ...(input.ifMatch !== undefined && { 'If-Match': input.ifMatch }),
      ...(input.idempotencyKey !== undefined && { 'Idempotency-Key': input.idempotencyKey }),
    };
  }

  async function sendTelling(...request: Parameters<typeof sendPatiently>) {
    const over = config.onRequest();
    try {
      return await sendPatiently(...request);
    } finally {
      over();
    }
  }

  /** Reading, and creating under an idempotency key, may be repeated without harm. */
  async function sendPatiently(
    target: Endpoint<AnyCall>,
    input: Loose,
    token: string | null,
    responseType: 'json' | 'blob',
  ) {
    const pauses = target.method === 'GET' || input.idempotencyKey !== undefined ? RETRY_PAUSES_MS : [];
    for (const ms of pauses) {
      try {
        return await send(target, input, token, responseType);
      } catch (error) {
        if (!(error instanceof NetworkError) || error.reason !== 'unreachable') throw error;
        await config.pause(ms);
      }
    }
    return send(target, input, token, responseType);
  }

  function signInAgain(): Promise<boolean> {
    signingIn ??= config.onUnauthorized().finally(() => {
      signingIn = null;
    });
    return signingIn;
  }

  async function exchange(target: Endpoint<AnyCall>, input: Loose, responseType: 'json' | 'blob') {
    const token = config.getToken();
    let response = await sendTelling(target, input, token, responseType);
    if (response.status === 401 && token !== null) {
      // Another call may have led to a new token while this one was on its way.
      const renewed = config.getToken() !== token || (await signInAgain());
      const next = config.getToken();
      if (renewed && next !== null) response = await sendTelling(target, input, next, responseType);
    }
    if (response.status >= 200 && response.status < 300) return response;
    throw apiErrorOf({ ...response, data: await parsed(response.data) });
  }

  return {
    /** Sets where token, years and sign-in come from; what is left out stays as it was. */
    configure(part: Partial<ApiClientConfig>): void {
      config = { ...config, ...part };
    },

    /** The chosen year of signed-in or of public calls. */
    tahun(kind: 'kinerja' | 'publik'): number {
      return kind === 'kinerja' ? config.getTahunKinerja() : config.getTahunPublik();
    },

    /** Sends one call and gives its answer's body. Throws `ApiError` or `NetworkError`; shows nothing. */
    async request<Call extends AnyCall>(
      target: Endpoint<Call>,
      input: RequestInput<Call>,
    ): Promise<AnswerOf<Call>> {
      const { data, status } = await exchange(target, input as Loose, 'json');
      if (status === 204) return undefined as AnswerOf<Call>;
      if (typeof data === 'string') throw new NetworkError('unreadable');
      return data as AnswerOf<Call>;
    },

    /**
     * Reads with nothing else happening until the answer is there, once and without asking anybody to sign in. Only for
     * paper: a browser lays it out as soon as it has said that it will. Throws as `request` does.
     */
    requestNow<Call extends AnyCall>(target: Endpoint<Call>, input: RequestInput<Call>): AnswerOf<Call> {
      const headers = headersOf(target, input as Loose, config.getToken());
      return requestAtOnce(this.url(target, input as AddressInput<Call>), headers) as AnswerOf<Call>;
    },

    /** What a transport of its own, as of resumable uploads, carries as `Authorization`; null without a session. */
    authorization(): string | null {
      const token = config.getToken();
      return token === null ? null : `Bearer ${token}`;
    },

    /** For such a transport, when the server refused the session: true once the user has signed in again in place. */
    signInAgain,

    /** Fetches a file with the user's rights. */
    async file<Call extends AnyCall>(target: Endpoint<Call>, input: RequestInput<Call>): Promise<Blob> {
      const { data } = await exchange(target, input as Loose, 'blob');
      return data as Blob;
    },

    /**
     * Opens a stream with the user's rights; the caller reads the answer's body, whatever its status. Runs in the
     * background: it never asks anybody to sign in.
     */
    stream<Call extends AnyCall>(target: Endpoint<Call>, input: RequestInput<Call>): Promise<Response> {
      const { signal = null } = input;
      const headers = new Headers();
      for (const [name, value] of Object.entries(headersOf(target, input as Loose, config.getToken()))) {
        headers.set(name, String(value));
      }
      return fetch(this.url(target, input as AddressInput<Call>), { headers, signal });
    },

    /**
     * Address of a document for a tab, once it is known to open for the user: a refusal is thrown here instead of standing
     * in the tab as it came.
     */
    async tabAddress<Call extends AnyCall>(
      target: Endpoint<Call>,
      input: AddressInput<Call>,
    ): Promise<string> {
      await exchange(target, input as Loose, 'blob');
      return this.url(target, input);
    },

    /** Address of a call that a new tab opens; no token travels with it. */
    url<Call extends AnyCall>(target: Endpoint<Call>, input: AddressInput<Call>): string {
      const { params, query } = input as Loose;
      return http.getUri({
        url: `${config.baseUrl}${pathOf(target.path, params)}`,
        params: query,
      });
    },
  };
}

/** A failed file request has its problem document inside the blob. */
async function parsed(data: unknown): Promise<unknown> {
  if (!(data instanceof Blob)) return data;
  try {
    return JSON.parse(await data.text());
  } catch {
    return null;
  }
}

/** The portal's one client, shared by the shell and all remotes. */
export const apiClient = createApiClient();
