import type { DiagramAddress } from './diagram-address';

/**
 * The picture has the screen: what stands around it is folded until somebody wants it, and the address keeps what he
 * wanted. On a small screen outline and legend stand below the picture and take nothing from it: there they are open
 * until somebody folds them.
 */
export const isPanelOpen = ({ panel }: Pick<DiagramAddress, 'panel'>, small: boolean): boolean =>
  panel === null ? small : panel !== 'tutup';

export const isLegendOpen = ({ legenda }: Pick<DiagramAddress, 'legenda'>, small: boolean): boolean =>
  legenda === null ? small : legenda !== 'tutup';

export const isMapOpen = ({ peta }: Pick<DiagramAddress, 'peta'>): boolean => peta === 'buka';

export const isHeadOpen = ({ kepala }: Pick<DiagramAddress, 'kepala'>): boolean => kepala === 'buka';
