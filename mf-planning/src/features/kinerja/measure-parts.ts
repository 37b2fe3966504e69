import { kinerjaFields } from '@selaras/contracts';
import type { Field, Section, Values } from '@selaras/resource/core';
import { formFieldsOf } from '@selaras/resource/core';

const isRange = ({ polaritas }: Readonly<Record<string, unknown>>) => polaritas === 'range';

const { own } = formFieldsOf({ fields: kinerjaFields });

/** How an indicator is measured. */
export const measureParts = [
  { ...own('satuan'), maxLength: 100 },
  { ...own('polaritas'), initial: 'maximize' },
  {
    ...own('tipe_hitung'),
    initial: 'akumulasi',
    usual: async ({ satuan, indikator }: Values) =>
      (await import('./tipe-hitung-note')).usualTipeHitung(String(satuan ?? ''), String(indikator ?? '')),
  },
  { ...own('range_min'), unit: { of: 'satuan' }, when: isRange },
  { ...own('range_max'), unit: { of: 'satuan' }, when: isRange },
] as const satisfies readonly Field[];

/** Operational definition of an indicator. */
export const definisiSection = {
  title: 'Definisi operasional',
  fields: [own('do_narasi'), own('do_rumus'), own('do_keterangan'), own('do_sumber')],
} as const satisfies Section;

/** Alternative statement that is shown beside the formal one. */
export const bayanganParts = [
  own('kinerja_bayangan_sasaran'),
  own('kinerja_bayangan_indikator'),
] as const satisfies readonly Field[];
