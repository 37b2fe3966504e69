import {
  rencanaAksiFields,
  rencanaAksiGroups,
  rencanaAksiPdEntity,
  rencanaAksiRpjmdEntity,
  subKegiatanRencanaAksiFields,
  unitFields,
} from '@selaras/contracts';
import type { Section } from '@selaras/resource/core';
import {
  afterUnit,
  defineForm,
  formFieldsOf,
  LIST_LIMIT,
  listChoices,
  unitField,
  unitScope,
} from '@selaras/resource/core';
import { ownerField, ownerNames } from '../../resource/owner-field';
import { kinerjaChoices } from '../kinerja/kinerja-choices';
import { plainQuarterColumns } from '../kinerja/quarter-line';
import { givenPd, givenRpjmd } from './given-parent';
import { indukPd, indukRpjmd } from './parent';
import { type RencanaAksiRow, rencanaAksiPd, rencanaAksiRpjmd } from './rencana-aksi';

const knownParent = ({ induk }: RencanaAksiRow) => ({
  value: induk.id,
  label: `${induk.sasaran} — ${induk.indikator}`,
});

const { own } = formFieldsOf({ fields: rencanaAksiFields });

const subKegiatanField = formFieldsOf({
  fields: { ...unitFields, ...subKegiatanRencanaAksiFields },
}).reference('kinerja_sub_kegiatan_id', {
  after: afterUnit,
  query: kinerjaChoices('kinerja-sub-kegiatan'),
  known: ({ kinerja_sub_kegiatan: sub }: RencanaAksiRow) => sub && { value: sub.id, label: sub.indikator },
});

type Goals = (typeof rencanaAksiPdEntity | typeof rencanaAksiRpjmdEntity)['fields'];

/** The goal that an action of a plan serves, and its unit. */
const ofGoal = ({ fields: { satuan_kerja_id, induk_id } }: { readonly fields: Goals }) =>
  formFieldsOf({ fields: { satuan_kerja_id, induk_id } });

const ofUnit = ['kinerja_sub_kegiatan_id', ...ownerNames] as const;

const planSections = [
  {
    title: 'Rencana aksi',
    fields: [
      own('rencana_aksi'),
      own('indikator'),
      { ...own('satuan'), maxLength: 100 },
      own('polaritas'),
      own('anggaran'),
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
  groups: rencanaAksiGroups,
  sections: [
    {
      title: 'Induk',
      fields: [
        { ...unitField, empties: ['induk_id', ...ofUnit] },
        ofGoal(rencanaAksiPdEntity).reference('induk_id', {
          after: afterUnit,
          limit: LIST_LIMIT,
          query: (values) => listChoices(indukPd.resource, unitScope(values), indukPd.choice),
          known: knownParent,
        }),
        subKegiatanField,
      ],
    },
    ...planSections,
  ],
});

export const formRpjmd = defineForm({
  resource: rencanaAksiRpjmd,
  parent: givenRpjmd,
  groups: rencanaAksiGroups,
  sections: [
    {
      title: 'Induk',
      fields: [
        ofGoal(rencanaAksiRpjmdEntity).reference('induk_id', {
          limit: LIST_LIMIT,
          query: () => listChoices(indukRpjmd.resource, {}, indukRpjmd.choice),
          known: knownParent,
        }),
        { ...unitField, label: rencanaAksiRpjmdEntity.fields.satuan_kerja_id.label, empties: ofUnit },
        subKegiatanField,
      ],
    },
    ...planSections,
  ],
});
