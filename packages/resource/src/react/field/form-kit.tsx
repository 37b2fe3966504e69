import { createContext, use } from 'react';
import type { FormSurroundings, Section } from '../../core/form/field';
import type { FieldGroups } from '../../core/form/field-lock';
import { type KnownLabels, labelKey } from '../../core/form/field-words';
import type { Lock } from '../../core/lock';

/** What the fields of a form know of the form around them. */
export interface FormKit {
  readonly sections: readonly Section[];
  readonly surroundings: FormSurroundings;
  readonly lock: Lock;
  /** What closes the form stands above it already, once for all its parts. */
  readonly told: boolean;
  readonly groups: FieldGroups;
  /** The row that is edited; null for a new one. */
  readonly row: object | null;
  readonly labels: KnownLabels;
  /** Remembers the words of a reference, to name it later. */
  readonly remember: (name: string, value: unknown, words: string) => void;
  /** Tells whether a field is still at work, such as sending a file: a save waits for it. */
  readonly onBusy: (name: string, busy: boolean) => void;
}

const FormKitContext = createContext<FormKit | null>(null);

export const FormKitProvider = FormKitContext.Provider;

export function useFormKit(): FormKit {
  const kit = use(FormKitContext);
  if (kit === null) throw new Error('useFormKit is used outside a form');
  return kit;
}

/** A map of labels, with those that are known from the start, and the way to add to it; made once for a form. */
export function newLabels(known?: KnownLabels): Pick<FormKit, 'labels' | 'remember'> {
  const labels = new Map(known);
  return { labels, remember: (name, value, words) => labels.set(labelKey(name, value), words) };
}

/** The fields that are at work. */
export interface BusyFields extends Pick<FormKit, 'onBusy'> {
  any(): boolean;
}

/** Made once for a form. */
export function newBusyFields(): BusyFields {
  const names = new Set<string>();
  return {
    onBusy: (name, busy) => void (busy ? names.add(name) : names.delete(name)),
    any: () => names.size > 0,
  };
}
