import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { PlanFindings } from '../../tree/analysis/checks';

/** Asks what the plan of the shown unit lacks, and hands it on; null where the reader is not told. */
export interface PlanCheckProps {
  readonly children: (plan: PlanFindings | null) => ReactNode;
}

/** null where the page around the diagram knows no plan: in other pages, for the public, of the whole regency. */
const PlanCheckContext = createContext<ComponentType<PlanCheckProps> | null>(null);

export const PlanCheckProvider = PlanCheckContext.Provider;

export const usePlanCheck = (): ComponentType<PlanCheckProps> | null => useContext(PlanCheckContext);
