/** The selected box as its data says it. */
export interface SelectedNode {
  /** `kinerja-program:12`: what `focusNode` takes. */
  readonly key: string;
  readonly id: number;
  readonly sasaran: string;
  readonly capaian: number | null;
  readonly status: string;
}

export type ErrorCode =
  /** A prop or an attribute says what nobody can follow. Nothing was sent. */
  | 'PROPS_SALAH'
  /** The API's origin is none that the page allows. Nothing was sent there. */
  | 'ASAL_DITOLAK'
  | 'LURING'
  | 'TIDAK_TERJANGKAU'
  /** The server is there, but keeps its answer from this page's origin. */
  | 'CORS_DITOLAK'
  /** The page's own policy keeps it from asking the server. */
  | 'CSP_DITOLAK'
  /** `getToken` threw, did not answer in time, or answered what is no token. */
  | 'TOKEN_GAGAL'
  /** The server refused the token, and the one after it. */
  | 'TOKEN_BERAKHIR'
  | 'TIDAK_BERHAK'
  | 'UNIT_TIDAK_DIKENAL'
  | 'TAHUN_TIDAK_DIKENAL'
  | 'DATA_RUSAK'
  /** There is a tree, but no box in it: nothing is planned yet, or nothing of it is public. */
  | 'BELUM_ADA_DATA'
  /** The diagram itself failed. */
  | 'GALAT';

interface EmbedFault {
  readonly code: ErrorCode;
  /** For whoever runs the page, in the embed's language: what readers see, and what there is to do about it. */
  readonly message: string;
}

/** What the embed tells the page, by name. */
export interface CascadingEvents {
  /** The first picture of a tree has been drawn. */
  readonly ready: { readonly boxes: number; readonly tahun: number };
  /** Another box is selected; null when none is. */
  readonly select: SelectedNode | null;
  /** The reader asks for the same view in the portal; whoever prevents it opens the address himself. */
  readonly navigate: { readonly href: string; preventDefault(): void };
  readonly error: EmbedFault;
  /** The room that the embed fills has another size, in CSS pixels; not told at the start nor while nothing is displayed. */
  readonly resize: { readonly width: number; readonly height: number };
}

export type EventName = keyof CascadingEvents;

/** The events by name, for adapters that pass all of them on. */
export const eventNames = [
  'ready',
  'select',
  'navigate',
  'error',
  'resize',
] as const satisfies readonly EventName[];

export type Listener<Name extends EventName> = (detail: CascadingEvents[Name]) => void;
export type Emit = <Name extends EventName>(name: Name, detail: CascadingEvents[Name]) => void;

/** Who listens to what. A listener that throws is reported as any error of the page and stops nobody else. */
export class Emitter {
  readonly #listeners = new Map<EventName, Set<(detail: never) => void>>();

  readonly on = <Name extends EventName>(name: Name, listener: Listener<Name>): (() => void) => {
    const listeners = this.#listeners.get(name) ?? new Set();
    this.#listeners.set(name, listeners);
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };

  readonly emit: Emit = (name, detail) => {
    for (const listener of [...(this.#listeners.get(name) ?? [])]) {
      try {
        (listener as Listener<typeof name>)(detail);
      } catch (error) {
        reportError(error);
      }
    }
  };

  clear(): void {
    this.#listeners.clear();
  }
}
