import { kinerjaFields, type PengampuType } from '@selaras/contracts';
import { usualTipeHitung } from '@selaras/domain';
import type { Field, Section, Values } from '@selaras/resource/core';
import { formFieldsOf } from '@selaras/resource/core';
import { ownerField } from '../../resource/owner-field';
import { CapaianPreview } from './capaian-preview';
import { isMissed } from './kinerja-value';
import { plannedMeasure, plannedMoney, quarterColumns, reachedMeasure, spentMoney } from './quarter-line';

const isRange = ({ polaritas }: Readonly<Record<string, unknown>>) => polaritas === 'range';

const { own } = formFieldsOf({ fields: kinerjaFields });

/** How an indicator is measured. */
export const measureParts = [
  { ...own('satuan'), maxLength: 100 },
  { ...own('polaritas'), initial: 'maximize' },
  {
    ...own('tipe_hitung'),
    initial: 'akumulasi',
    usual: ({ satuan }: Values) => usualTipeHitung(String(satuan ?? '')),
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

/** What the three yearly levels ask for below their parent, in the order in which a plan is thought out. */
export const kinerjaSections = (type: PengampuType) =>
  [
    {
      title: 'Kinerja',
      fields: [own('sasaran'), own('indikator'), ...measureParts, own('skp')],
    },
    {
      title: 'Target dan realisasi',
      help: 'Angka setahun mengikuti triwulan menurut cara hitungnya.',
      fields: [
        {
          kind: 'figures',
          label: 'Target dan realisasi per triwulan',
          columns: quarterColumns,
          lines: [plannedMeasure('target', 'Target'), reachedMeasure('realisasi', 'Realisasi')],
        },
        { kind: 'own', names: [], blank: {}, label: 'Capaian', Component: CapaianPreview },
      ],
    },
    {
      title: 'Anggaran',
      fields: [
        {
          kind: 'figures',
          label: 'Anggaran per triwulan',
          columns: quarterColumns,
          lines: [
            plannedMoney('anggaran', 'Anggaran'),
            spentMoney('realisasi_anggaran', 'Realisasi anggaran'),
          ],
        },
      ],
    },
    {
      title: 'Pengampu',
      fields: [ownerField(type)],
    },
    definisiSection,
    {
      title: 'Faktor keberhasilan (CSF)',
      help: 'Kondisi yang harus terpenuhi agar target tercapai.',
      fields: [
        {
          kind: 'catatan',
          name: 'kinerja_tercapai',
          label: 'CSF terpenuhi',
          required: false,
          add: 'Tambah CSF',
        },
      ],
    },
    {
      title: 'Penyebab belum tercapai',
      help: 'Diisi karena capaian di bawah 100%.',
      when: isMissed,
      fields: [
        own('penyebab_kegagalan'),
        {
          kind: 'catatan',
          name: 'kinerja_tidak_tercapai',
          label: 'CSF gagal',
          required: false,
          add: 'Tambah CSF gagal',
        },
      ],
    },
  ] as const satisfies readonly Section[];
