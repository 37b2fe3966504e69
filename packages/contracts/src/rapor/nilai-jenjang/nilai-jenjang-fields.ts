import { jenjangKinerja } from '@selaras/domain';
import type { EntityFields } from '../../entity-field';

/** A key indicator of a unit with its class of the year, in the order of its spreadsheet. */
export const nilaiJenjangFields = {
  sasaran: { kind: 'text', label: 'Sasaran', derived: true },
  iku: { kind: 'text', label: 'IKU', derived: true },
  opsi: { kind: 'choice', label: 'Jenjang', codes: jenjangKinerja, optional: true, sent: true },
  /** Points of the class; null without one. */
  nilai: { kind: 'number', label: 'Nilai', optional: true, derived: true },
  keterangan: { kind: 'area', label: 'Keterangan', maxLength: 2000, optional: true, sent: true },
} as const satisfies EntityFields;
