import type { LangkahLkip } from '@selaras/domain';
import type { EntityFields } from '../../entity-field';

const beralasan = {
  alasan: {
    kind: 'area',
    label: 'Alasan',
    maxLength: 1000,
    least: { length: 5, text: 'Tulis alasannya' },
  },
} as const satisfies EntityFields;

/** What is told with a step of a report. */
export const langkahLkipFields = {
  ajukan: {},
  tarik: beralasan,
  kembalikan: beralasan,
  'selesaikan-reviu': {},
  formalkan: {
    nomor: {
      kind: 'text',
      label: 'Nomor pengesahan',
      maxLength: 100,
      least: { length: 1, text: 'Isi nomor pengesahan' },
    },
    tanggal: { kind: 'date', label: 'Tanggal pengesahan' },
  },
  publikasikan: {},
  sampaikan: {
    kepada: {
      kind: 'text',
      label: 'Disampaikan kepada',
      maxLength: 200,
      least: { length: 3, text: 'Tulis kepada siapa' },
    },
    tanggal: { kind: 'date', label: 'Tanggal penyampaian' },
  },
  'buka-kembali': beralasan,
} as const satisfies Readonly<Record<LangkahLkip, EntityFields>>;
