import { ProblemError } from '../../../plugins/problem';

/** Streams of all readers of this process. */
const MOST_STREAMS = 2000;
/** Pages that one account watches at once, in all its windows. */
const MOST_OF_ACCOUNT = 12;
/** Guests behind one address: a whole office may share it. */
const MOST_OF_ADDRESS = 200;
const RETRY_AFTER_S = 30;

/** Counts open streams and refuses those beyond the limits, so that nobody can hold all connections. */
export class StreamLimit {
  #all = 0;
  readonly #perReader = new Map<string, number>();

  /** Takes a place for a reader; returns how to give it back. */
  take(reader: { readonly id: number } | null, address: string): () => void {
    const key = reader === null ? `alamat ${address}` : `akun ${reader.id}`;
    const own = this.#perReader.get(key) ?? 0;
    const most = reader === null ? MOST_OF_ADDRESS : MOST_OF_ACCOUNT;
    if (own >= most) throw new ProblemError('TERLALU_SERING', { retryAfter: RETRY_AFTER_S });
    if (this.#all >= MOST_STREAMS) throw new ProblemError('LAYANAN_SIBUK', { retryAfter: RETRY_AFTER_S });
    this.#all += 1;
    this.#perReader.set(key, own + 1);
    let given = false;
    return () => {
      if (given) return;
      given = true;
      this.#all -= 1;
      const left = (this.#perReader.get(key) ?? 1) - 1;
      if (left > 0) this.#perReader.set(key, left);
      else this.#perReader.delete(key);
    };
  }
}
