import { diagramConstants } from '@selaras/domain';

/** The box that is highlighted for a while after it was looked for, by its key (spec 1 §2, §9). */
export class Highlight {
  #key: string | null = null;
  #timers: ReturnType<typeof setTimeout>[] = [];
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly get = (): string | null => this.#key;

  /** Begins after a moment, when the picture has come to rest, and ends by itself. */
  start(key: string): void {
    this.stop();
    const { delayMs, durationMs } = diagramConstants.highlight;
    this.#timers = [
      setTimeout(() => this.#set(key), delayMs),
      setTimeout(() => this.#set(null), delayMs + durationMs),
    ];
  }

  stop(): void {
    this.#timers.forEach(clearTimeout);
    this.#set(null);
  }

  #set(key: string | null): void {
    if (this.#key === key) return;
    this.#key = key;
    for (const listener of this.#listeners) listener();
  }
}
