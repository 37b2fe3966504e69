export interface SentRequest {
  readonly method: string;
  readonly url: string;
  readonly params: unknown;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

export interface FakeAnswer {
  readonly status?: number;
  readonly data?: unknown;
  readonly headers?: Record<string, string>;
  /** What the real server never sends, as a proxy or a broken one might: it is not held against the contract. */
  readonly foreign?: true;
}
