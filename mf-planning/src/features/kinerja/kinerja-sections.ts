import type { PengampuType } from '@selaras/contracts';
import type { Field, Section } from '@selaras/resource/core';
import { ownerField } from '../../resource/owner-field';
import { CapaianPreview } from './capaian-preview';
import { isMissed } from './kinerja-value';
import { polaritasOptions, tipeHitungOptions } from './kinerja-words';
import { plannedMeasure, plannedMoney, quarterColumns, reachedMeasure, spentMoney } from './quarter-line';

const isRange = ({ polaritas }: Readonly<Record<string, unknown>>) => polaritas === 'range';

/** How an indicator is measured. */
export const ukuranFields = [
  {
    kind: 'text',
    name: 'satuan',
    label: 'Satuan',
    half: true,
    maxLength: 100,
    help: 'Misalnya persen, orang, dokumen atau indeks.',
  },
  {
    kind: 'choice',
    name: 'polaritas',
    label: 'Polaritas',
    half: true,
    options: polaritasOptions,
    initial: 'maximize',
  },
  {
    kind: 'choice',
    name: 'tipe_hitung',
    label: 'Cara hitung setahun',
    half: true,
    options: tipeHitungOptions,
    initial: 'akumulasi',
    help: 'Bagaimana angka triwulan menjadi angka setahun.',
  },
  {
    kind: 'number',
    name: 'range_min',
    label: 'Batas bawah',
    half: true,
    unit: { of: 'satuan' },
    when: isRange,
  },
  {
    kind: 'number',
    name: 'range_max',
    label: 'Batas atas',
    half: true,
    unit: { of: 'satuan' },
    when: isRange,
  },
] as const satisfies readonly Field[];

/** Operational definition of an indicator. */
export const definisiSection = {
  title: 'Definisi operasional',
  fields: [
    { kind: 'area', name: 'do_narasi', label: 'Narasi', required: false },
    {
      kind: 'rumus',
      name: 'do_rumus',
      label: 'Rumus',
      required: false,
      help: 'Ditulis dengan LaTeX, misalnya \\frac{\\text{realisasi}}{\\text{target}} \\times 100\\%.',
    },
    { kind: 'area', name: 'do_keterangan', label: 'Keterangan', required: false },
    { kind: 'area', name: 'do_sumber', label: 'Sumber data', required: false },
  ],
} as const satisfies Section;

/** Alternative statement that is shown beside the formal one. */
export const bayanganFields = [
  {
    kind: 'area',
    name: 'kinerja_bayangan_sasaran',
    label: 'Sasaran bayangan',
    required: false,
    half: true,
    help: 'Rumusan lain yang ditampilkan di samping rumusan resmi.',
  },
  {
    kind: 'area',
    name: 'kinerja_bayangan_indikator',
    label: 'Indikator bayangan',
    required: false,
    half: true,
  },
] as const satisfies readonly Field[];

/** What the three yearly levels ask for below their parent, in the order in which a plan is thought out. */
export const kinerjaSections = (type: PengampuType) =>
  [
    {
      title: 'Kinerja',
      fields: [
        {
          kind: 'area',
          name: 'sasaran',
          label: 'Sasaran',
          help: 'Kondisi yang ingin dicapai, bukan kegiatannya.',
        },
        { kind: 'area', name: 'indikator', label: 'Indikator', help: 'Ukuran keberhasilan sasaran ini.' },
        ...ukuranFields,
        {
          kind: 'switch',
          name: 'skp',
          label: 'Ditandai sebagai SKP',
          half: true,
          help: 'Menjadi sasaran kinerja pegawai pengampunya.',
        },
      ],
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
        { kind: 'area', name: 'penyebab_kegagalan', label: 'Penyebab kegagalan', required: false },
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
