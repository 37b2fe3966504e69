import { polaritasAksi } from '@selaras/domain';
import { type EntityFields, fieldGroupsOf } from '../../entity-field';
import { anggaranField, measureFields, satuanField } from '../kinerja/kinerja-fields';
import { perTriwulanNamed } from '../triwulan-fields';

/** What is planned for each quarter. */
export const targetRencanaAksiFields = perTriwulanNamed(
  '',
  '',
  (tw) => ({ kind: 'number', label: `Target TW ${tw}`, optional: true, group: 'target' }) as const,
) satisfies EntityFields;

/** The plan of a quarterly action, the same for the regency and the units; a lock closes it group by group (domain §5). */
export const rencanaAksiFields = {
  rencana_aksi: {
    kind: 'area',
    label: 'Rencana aksi',
    help: 'Apa yang dilakukan agar sasaran tercapai.',
  },
  indikator: { kind: 'area', label: 'Indikator', help: 'Keluaran yang menandai aksi ini jadi.' },
  satuan: { ...satuanField, group: 'target' },
  /** An action succeeds with more of its output, or with less. */
  polaritas: {
    ...measureFields.polaritas,
    codes: polaritasAksi,
    initial: 'maximize',
    group: 'target',
  },
  ...targetRencanaAksiFields,
  anggaran: anggaranField,
} as const satisfies EntityFields;

/** The sub-activity that the diagram jumps to from an action. */
export const subKegiatanRencanaAksiFields = {
  kinerja_sub_kegiatan_id: {
    kind: 'reference',
    to: 'kinerja-sub-kegiatan',
    label: 'Kinerja sub kegiatan',
    help: 'Sub kegiatan pada diagram yang ditunjukkan bila indikator rencana aksi ini ditekan.',
    shows: ['sasaran', 'indikator'],
    optional: true,
  },
} as const satisfies EntityFields;

/** What is told of a quarter, under its heading. */
export const laporanTriwulanLabels = {
  realisasi: 'Realisasi',
  kendala: 'Kendala',
  tindak_lanjut: 'Tindak lanjut',
  eviden: 'Keterangan eviden',
} as const;

/** What became of the four quarters; written apart from the plan, each until its own deadline. */
export const realisasiRencanaAksiFields = {
  ...perTriwulanNamed(
    '',
    '_realisasi',
    (tw) =>
      ({ kind: 'number', label: `${laporanTriwulanLabels.realisasi} TW ${tw}`, optional: true }) as const,
  ),
  ...perTriwulanNamed(
    'kendala_',
    '',
    (tw) =>
      ({
        kind: 'area',
        label: `${laporanTriwulanLabels.kendala} TW ${tw}`,
        optional: true,
        half: true,
        help: 'Apa yang menghambat, terutama bila target tidak tercapai.',
      }) as const,
  ),
  ...perTriwulanNamed(
    'tindak_lanjut_',
    '',
    (tw) =>
      ({
        kind: 'area',
        label: `${laporanTriwulanLabels.tindak_lanjut} TW ${tw}`,
        optional: true,
        half: true,
        help: 'Apa yang dilakukan atas kendala itu.',
      }) as const,
  ),
  /** Evidence in words: number of a document, or an address. */
  ...perTriwulanNamed(
    'eviden_',
    '',
    (tw) =>
      ({
        kind: 'area',
        label: `${laporanTriwulanLabels.eviden} TW ${tw}`,
        alone: `Eviden TW ${tw}`,
        sheet: `Eviden TW ${tw}`,
        optional: true,
        help: 'Nomor dokumen atau tautan bukti.',
      }) as const,
  ),
} satisfies EntityFields;

/** Group that a lock closes each field of the plan with; the owner stands in three columns. */
export const rencanaAksiGroups = {
  ...fieldGroupsOf(rencanaAksiFields),
  pengampu: 'pengampu',
  struktur_organisasi_id: 'pengampu',
  tim_kerja_id: 'pengampu',
} as const;
