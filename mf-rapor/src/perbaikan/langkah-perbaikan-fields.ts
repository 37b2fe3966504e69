import { type EntityFields, kinerjaLangkahAksiEntity } from '@selaras/contracts';

const { sasaran, indikator, satuan, anggaran } = kinerjaLangkahAksiEntity.fields;

/** A step of the plan as far as it repairs a failure, under the words of a repair. */
export const langkahPerbaikanFields = {
  sasaran: { ...sasaran, label: 'Langkah perbaikan', least: { length: 1, text: 'Tulis langkahnya' } },
  indikator: { ...indikator, least: { length: 1, text: 'Tulis indikatornya' } },
  satuan: { ...satuan, least: { length: 1, text: 'Tulis satuannya' } },
  anggaran: { ...anggaran, label: 'Usulan anggaran' },
} as const satisfies EntityFields;
