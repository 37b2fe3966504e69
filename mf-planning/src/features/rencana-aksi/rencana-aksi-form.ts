import { bidangRencanaAksi } from '@selaras/domain';
import type { PickField, Section } from '@selaras/resource/core';
import { afterUnit, defineForm, LIST_LIMIT, listChoices, unitField, unitScope } from '@selaras/resource/core';
import { ownerField } from '../../resource/owner-field';
import { anggaranField } from '../kinerja/anggaran-parts';
import { kinerjaChoices } from '../kinerja/kinerja-choices';
import { polaritasOptions } from '../kinerja/kinerja-words';
import { plainQuarterColumns } from '../kinerja/quarter-line';
import { givenPd, givenRpjmd } from './given-induk';
import { indukPd, indukRpjmd } from './induk';
import { type RencanaAksiRow, rencanaAksiPd, rencanaAksiRpjmd } from './rencana-aksi';

const knownInduk = ({ induk }: RencanaAksiRow) => ({
  value: induk.id,
  label: `${induk.sasaran} — ${induk.indikator}`,
});

const subKegiatanField = {
  kind: 'pick',
  name: 'kinerja_sub_kegiatan_id',
  label: 'Kinerja sub kegiatan',
  required: false,
  help: 'Sub kegiatan pada diagram yang ditunjukkan bila indikator rencana aksi ini ditekan.',
  after: afterUnit,
  query: kinerjaChoices('kinerja-sub-kegiatan'),
  known: ({ kinerja_sub_kegiatan: sub }: RencanaAksiRow) => sub && { value: sub.id, label: sub.indikator },
} as const satisfies PickField<'kinerja_sub_kegiatan_id' | 'satuan_kerja_id'>;

const ofUnit = ['kinerja_sub_kegiatan_id', 'struktur_organisasi_id', 'tim_kerja_id'] as const;

const planSections = [
  {
    title: 'Rencana aksi',
    fields: [
      {
        kind: 'area',
        name: 'rencana_aksi',
        label: 'Rencana aksi',
        help: 'Apa yang dilakukan agar sasaran tercapai.',
      },
      { kind: 'area', name: 'indikator', label: 'Indikator', help: 'Keluaran yang menandai aksi ini jadi.' },
      { kind: 'text', name: 'satuan', label: 'Satuan', half: true, maxLength: 100 },
      {
        kind: 'choice',
        name: 'polaritas',
        label: 'Polaritas',
        half: true,
        options: polaritasOptions.filter(({ value }) => value !== 'range'),
        initial: 'maximize',
      },
      anggaranField,
    ],
  },
  {
    title: 'Target',
    help: 'Target setiap triwulan berdiri sendiri; kosongkan triwulan yang tidak bertarget.',
    fields: [
      {
        kind: 'figures',
        label: 'Target per triwulan',
        columns: plainQuarterColumns,
        lines: [
          {
            id: 'target',
            label: 'Target',
            unit: { of: 'satuan' },
            cells: { tw1: 'tw1', tw2: 'tw2', tw3: 'tw3', tw4: 'tw4' },
          },
        ],
      },
    ],
  },
  {
    title: 'Pengampu',
    fields: [ownerField('kinerja-sub-kegiatan')],
  },
] as const satisfies readonly Section[];

export const formPd = defineForm({
  resource: rencanaAksiPd,
  parent: givenPd,
  groups: bidangRencanaAksi,
  sections: [
    {
      title: 'Induk',
      fields: [
        { ...unitField, empties: ['induk_id', ...ofUnit] },
        {
          kind: 'pick',
          name: 'induk_id',
          label: 'Sasaran strategis PD',
          help: 'IKU perangkat daerah yang didukung aksi ini.',
          after: afterUnit,
          limit: LIST_LIMIT,
          query: (values) => listChoices(indukPd.resource, unitScope(values), indukPd.choice),
          known: knownInduk,
        },
        subKegiatanField,
      ],
    },
    ...planSections,
  ],
});

export const formRpjmd = defineForm({
  resource: rencanaAksiRpjmd,
  parent: givenRpjmd,
  groups: bidangRencanaAksi,
  sections: [
    {
      title: 'Induk',
      fields: [
        {
          kind: 'pick',
          name: 'induk_id',
          label: 'Sasaran strategis RPJMD',
          help: 'Sasaran kabupaten yang didukung aksi ini.',
          limit: LIST_LIMIT,
          query: () => listChoices(indukRpjmd.resource, {}, indukRpjmd.choice),
          known: knownInduk,
        },
        { ...unitField, label: 'Satuan kerja pelaksana', empties: ofUnit },
        subKegiatanField,
      ],
    },
    ...planSections,
  ],
});
