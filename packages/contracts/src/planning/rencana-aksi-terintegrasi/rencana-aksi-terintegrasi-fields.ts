import type { EntityFields } from '../../entity-field';
import { kinerjaFields } from '../kinerja/kinerja-fields';

const { indikator, satuan } = kinerjaFields;

/** What is written in the integrated table, whatever the level of a row; quarters stand under their own heading by `sheet`. */
export const terintegrasiFields = {
  sasaran: { kind: 'area', label: 'Uraian' },
  indikator,
  satuan,
  target: { kind: 'number', label: 'Target setahun', sheet: 'Target', optional: true },
  realisasi: { kind: 'number', label: 'Realisasi setahun', sheet: 'Realisasi', optional: true },
  anggaran: { kind: 'rupiah', label: 'Anggaran', optional: true },
} as const satisfies EntityFields;
