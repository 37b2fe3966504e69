import { limaTahunanFields } from '@selaras/contracts';
import { formFieldsOf, type Section } from '@selaras/resource/core';
import { definisiSection, measureParts } from '../kinerja/measure-parts';
import { isYearMissed } from './lima-tahunan-value';
import { reasonSection } from './reason-section';
import { yearColumns, yearLine, yearLineWithBaseline } from './tahun-line';

const { own } = formFieldsOf({ fields: limaTahunanFields });

/** What both five-year levels ask for first although it may be left empty. */
export const limaTahunanFirst = ['polaritas', 'tipe_hitung', 'target_1'] as const;

/** What both five-year levels ask for below their own texts. */
export const limaTahunanSections = [
  { title: 'Ukuran', fields: [...measureParts] },
  {
    title: 'Target dan realisasi lima tahun',
    fields: [
      {
        kind: 'figures',
        label: 'Angka per tahun',
        help: 'Kolom pertama adalah kondisi awal sebelum periode.',
        columns: yearColumns,
        lines: [yearLine('target'), yearLineWithBaseline('realisasi'), yearLine('rata_nasional')],
      },
      own('label_pembanding'),
      own('sumber_data'),
    ],
  },
  definisiSection,
  {
    title: 'Faktor keberhasilan (CSF)',
    help: 'Kondisi yang harus terpenuhi agar target tahun ini tercapai.',
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
    title: 'CSF gagal',
    help: 'Diisi karena capaian tahun ini di bawah 100%.',
    when: isYearMissed,
    fields: [
      {
        kind: 'catatan',
        name: 'kinerja_tidak_tercapai',
        label: 'CSF gagal',
        required: false,
        add: 'Tambah CSF gagal',
      },
    ],
  },
  reasonSection,
] as const satisfies readonly Section[];
