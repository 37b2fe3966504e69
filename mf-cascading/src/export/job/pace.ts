/** Work done in one go before the page gets its turn, milliseconds: less than a frame. */
const SLICE_MS = 12;

/**
 * Long work in slices: between them the page paints, and whoever wants to stop it is heard. Works in hidden tabs too,
 * where timers are slowed down.
 */
export class Pace {
  #start = performance.now();

  constructor(private readonly signal: AbortSignal) {}

  readonly rest = async (): Promise<void> => {
    this.signal.throwIfAborted();
    if (performance.now() - this.#start < SLICE_MS) return;
    await nextTurn();
    this.#start = performance.now();
    this.signal.throwIfAborted();
  };
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
