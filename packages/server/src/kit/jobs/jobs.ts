/** Told of work that failed: by its name, with what it threw. */
export type OnFault = (name: string, error: unknown) => void;

/**
 * Work that goes on after the answer that began it. Nobody waits for it, so its failures end here: they are told to
 * one place, which logs and counts them, and neither the process nor other work notices.
 */
export class Jobs {
  readonly #running = new Set<Promise<void>>();

  /** `surrounded` runs each piece of work in what it needs around it, such as its time limits. */
  constructor(
    private readonly onFault: OnFault,
    private readonly surrounded: (work: () => Promise<void>) => Promise<void> = (work) => work(),
  ) {}

  /** Begins work under a name that logs and figures show; it goes on by itself. */
  start(name: string, work: () => Promise<void>): void {
    const running = Promise.resolve()
      .then(() => this.surrounded(work))
      .catch((error: unknown) => this.onFault(name, error))
      .finally(() => this.#running.delete(running));
    this.#running.add(running);
  }

  /** When everything that was begun has ended. */
  async idle(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }
}
