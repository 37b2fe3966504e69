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
  /** The API's origin is none that the page allows. Nothing was sent there. */
  | 'ASAL_DITOLAK'
  | 'LURING'
  | 'TIDAK_TERJANGKAU'
  | 'TIDAK_BERHAK'
  | 'DATA_RUSAK'
  /** The diagram itself failed. */
  | 'GALAT';

interface EmbedFault {
  readonly code: ErrorCode;
  /** In the embed's language. */
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
}

export type EventName = keyof CascadingEvents;

/** The events by name, for adapters that pass all of them on. */
export const eventNames = ['ready', 'select', 'navigate', 'error'] as const satisfies readonly EventName[];

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
