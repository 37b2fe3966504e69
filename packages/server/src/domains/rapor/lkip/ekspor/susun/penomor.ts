import type { Label } from './cetakan';

/** Counts the tables and pictures of a report chapter by chapter, and names every place that can be pointed at. */
export class Penomor {
  #last = 0;
  #bab = '';
  #counts = { Tabel: 0, Gambar: 0 };

  /** Tables and pictures count from 1 again. */
  chapter(bab: string): void {
    this.#bab = bab;
    this.#counts = { Tabel: 0, Gambar: 0 };
  }

  label(kata: Label['kata']): Label {
    this.#counts[kata] += 1;
    return { kata, bab: this.#bab, urutan: this.#counts[kata] };
  }

  id(): string {
    this.#last += 1;
    return `_lkip${this.#last}`;
  }
}
