import { NetworkError } from '@selaras/api-client';
import type { createTertinggal } from './tertinggal';

type Tertinggal = ReturnType<typeof createTertinggal>;

/** A file on its way to a quarter, or one that did not arrive. */
export interface Kiriman {
  readonly id: number;
  /** The quarter: key of its row. */
  readonly tempat: string;
  readonly nama: string;
  /** `menunggu`: for its turn, or for the line; `hilang`: the page was loaded anew before it was sent. */
  readonly state: 'menunggu' | 'dikirim' | 'gagal' | 'hilang';
  /** 0 to 1 of it has arrived. */
  readonly part: number;
  readonly fault: string | null;
}

/** Sends one file; called again with the same work after the line broke. */
type Kirim = (onProgress: (part: number) => void) => Promise<void>;

/** Pause after the line let a file down. */
const PAUSE_MS = 5_000;

/**
 * Files on their way, one after the other, apart from what shows them. One that the line let down waits for it and goes
 * on by itself; one that was refused says why.
 */
export function createKiriman(faultOf: (error: unknown) => string, tertinggal?: Tertinggal) {
  let list: readonly Kiriman[] = (tertinggal?.found() ?? []).map((row, at) => ({
    ...row,
    id: at + 1,
    state: 'hilang',
    part: 0,
    fault: null,
  }));
  let last = list.length;
  let busy = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const work = new Map<number, Kirim>();
  const listeners = new Set<() => void>();

  const set = (next: readonly Kiriman[]) => {
    list = next;
    tertinggal?.keep(
      list.filter(({ state }) => state !== 'gagal').map(({ tempat, nama }) => ({ tempat, nama })),
    );
    for (const listener of listeners) listener();
  };
  const change = (id: number, fields: Partial<Kiriman>) =>
    set(list.map((row) => (row.id === id ? { ...row, ...fields } : row)));

  async function next(): Promise<void> {
    clearTimeout(timer);
    const waiting = list.find(({ state }) => state === 'menunggu');
    if (busy || waiting === undefined) return;
    busy = true;
    const { id } = waiting;
    change(id, { state: 'dikirim', part: 0, fault: null });
    let pause = 0;
    try {
      await work.get(id)?.((part) => change(id, { part }));
      remove(id);
    } catch (error) {
      const offline = error instanceof NetworkError;
      pause = offline ? PAUSE_MS : 0;
      change(id, { state: offline ? 'menunggu' : 'gagal', fault: faultOf(error) });
    }
    busy = false;
    if (pause === 0) void next();
    else timer = setTimeout(() => void next(), pause);
  }

  function remove(id: number): void {
    work.delete(id);
    set(list.filter((row) => row.id !== id));
  }

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    list: () => list,
    add(row: Pick<Kiriman, 'tempat' | 'nama'>, kirim: Kirim): void {
      last += 1;
      work.set(last, kirim);
      // Chosen again: what was said of its loss has been heeded.
      const others = list.filter(
        ({ state, tempat, nama }) => state !== 'hilang' || tempat !== row.tempat || nama !== row.nama,
      );
      set([...others, { ...row, id: last, state: 'menunggu', part: 0, fault: null }]);
      void next();
    },
    /** A file that cannot be sent at all, which the list says. */
    refuse(row: Pick<Kiriman, 'tempat' | 'nama'>, fault: string): void {
      last += 1;
      set([...list, { ...row, id: last, state: 'gagal', part: 0, fault }]);
    },
    /** The line is back. */
    wake: () => void next(),
    /** Closes a message, or gives up a file that waits. */
    drop(id: number): void {
      if (list.find((row) => row.id === id)?.state !== 'dikirim') remove(id);
    },
  };
}
