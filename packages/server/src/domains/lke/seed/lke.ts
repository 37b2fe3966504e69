import type { Rows } from '../../../kit/seed/rows';
import { addInstrumen } from './instrumen';

/** Instruments of both years. */
export function addLke(rows: Rows): void {
  for (const tahun of [2024, 2025]) addInstrumen(rows, tahun);
}
