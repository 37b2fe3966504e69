import { usePortal } from './portal-context';
import { useSession } from './use-session';

/** Years of the portal (spec 2 §4, §9). */
export interface Years {
  /** Chosen for the signed-in pages. */
  readonly tahunKinerja: number;
  /** Chosen for the public pages. */
  readonly tahunPublik: number;
  /** Those that may be chosen, because the server keeps data of them. */
  readonly selectable: readonly number[];
}

/**
 * The chosen years and those that there are.
 * @throws outside a portal
 */
export function useYears(): Years {
  const { years } = usePortal();
  const { tahunKinerja, tahunPublik } = useSession();
  return { tahunKinerja, tahunPublik, selectable: years };
}
