import { kinerjaFields, type PengampuType } from '@selaras/contracts';
import type { OwnFieldProps, Section } from '@selaras/resource/core';
import { formFieldsOf } from '@selaras/resource/core';
import { latePart } from '@selaras/ui';
import { ownerField } from '../../resource/owner-field';
import { capaianOfForm, isMissed } from './kinerja-value';
import { definisiSection, measureParts } from './measure-parts';
import { plannedMeasure, plannedMoney, quarterColumns, reachedMeasure, spentMoney } from './quarter-line';

const { own } = formFieldsOf({ fields: kinerjaFields });

/** Whether there is something to be doubted about the way a year is counted. */
const isAddedUp = ({ satuan, tipe_hitung }: Readonly<Record<string, unknown>>) =>
  tipe_hitung === 'akumulasi' && Boolean(satuan);

const TipeHitungNote = latePart<OwnFieldProps>(
  async () => (await import('./tipe-hitung-note')).TipeHitungNote,
  undefined,
  {
    silent: true,
  },
);

/** What the three yearly levels ask for below their parent, in the order in which a plan is thought out. */
export const kinerjaSections = (type: PengampuType) =>
  [
    {
      title: 'Kinerja',
      fields: [
        own('sasaran'),
        own('indikator'),
        ...measureParts,
        {
          kind: 'own',
          names: [],
          blank: {},
          label: 'Catatan cara hitung',
          when: isAddedUp,
          Component: TipeHitungNote,
        },
        own('skp'),
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
        {
          kind: 'own',
          names: [],
          blank: {},
          label: 'Capaian',
          when: (values) => capaianOfForm(values) !== null,
          Component: latePart(
            async () =>
              (await import(/* webpackChunkName: "bagian-isian" */ './capaian-preview')).CapaianPreview,
            undefined,
            {
              whenAllElseStands: true,
            },
          ),
        },
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
