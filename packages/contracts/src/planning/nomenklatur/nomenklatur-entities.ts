import { defineEntity } from '../../entity';
import { type EntityFields, unitFields } from '../../entity-field';
import { resourceRoutes } from '../../resource-routes';
import { superData } from '../rules';
import { nomenklaturOrders } from '../shared-orders';

/** Forms of the ministry's codes (domain §8). */
export const kodeNomenklatur = {
  program: { pattern: /^[0-9X]\.[0-9X]{2}\.\d{2}$/, example: '1.02.02', upperCase: true },
  kegiatan: { pattern: /^[0-9X]\.[0-9X]{2}\.\d{2}\.\d\.\d{2}$/, example: '1.02.02.2.02', upperCase: true },
  sub_kegiatan: {
    pattern: /^[0-9X]\.[0-9X]{2}\.\d{2}\.\d\.\d{2}\.\d{2,4}$/,
    example: '1.02.02.2.02.0001',
    upperCase: true,
  },
} as const;

const kodeDanNama = <const Form extends (typeof kodeNomenklatur)[keyof typeof kodeNomenklatur]>(form: Form) =>
  ({
    kode: {
      kind: 'text',
      label: 'Kode',
      help: `Kode nomenklatur Kemendagri, misalnya ${form.example}.`,
      half: true,
      maxLength: 40,
      form,
    },
    nama: { kind: 'area', label: 'Nama' },
  }) as const satisfies EntityFields;

/** The row above; the code begins with its code (domain §8). */
const parentField = <const To extends 'program' | 'kegiatan', const Label extends string>(
  to: To,
  label: Label,
  own: string,
) =>
  ({
    kind: 'reference',
    to,
    shows: ['kode', 'nama'],
    column: 'parent_id',
    label,
    help: `Kode ${own} diawali kode ${to}nya.`,
    sheet: `Kode ${to}`,
  }) as const satisfies EntityFields[string];

const anggaran = {
  pagu: { kind: 'rupiah', label: 'Pagu', half: true },
  realisasi: {
    kind: 'rupiah',
    label: 'Realisasi anggaran',
    help: 'Nol selama belum ada yang dibelanjakan.',
    initial: 0,
    half: true,
    sheet: 'Realisasi',
  },
} as const satisfies EntityFields;

const storedAs = <const Table extends string>(table: Table) =>
  ({ table, year: 'tahun_kinerja', label: ['kode', 'nama'], unique: 'kode' }) as const;

/** Only super sees the master data inside its group. */
const masterMenu = (order: number) =>
  ({ group: 'Perencanaan', order, icon: 'folder-open', roles: ['super'] }) as const;

/** Budget nomenclature of a unit and year: programme. Super only (domain §9). */
export const programEntity = defineEntity({
  name: 'program',
  title: 'Program',
  sebutan: 'program',
  stored: storedAs('program'),
  menu: masterMenu(100),
  acts: superData,
  orders: nomenklaturOrders,
  filters: [],
  fields: { ...unitFields, ...kodeDanNama(kodeNomenklatur.program), ...anggaran },
});

/** Activity below a programme; its code begins with the programme's. */
export const kegiatanEntity = defineEntity({
  name: 'kegiatan',
  title: 'Kegiatan',
  sebutan: 'kegiatan',
  stored: storedAs('kegiatan'),
  menu: masterMenu(110),
  acts: superData,
  parent: 'program',
  orders: nomenklaturOrders,
  filters: ['program_id'],
  fields: {
    ...unitFields,
    program_id: parentField('program', 'Program', 'kegiatan'),
    ...kodeDanNama(kodeNomenklatur.kegiatan),
    ...anggaran,
  },
});

/** Sub-activity below an activity, with the ministry's indicator. */
export const subKegiatanEntity = defineEntity({
  name: 'sub-kegiatan',
  title: 'Sub Kegiatan',
  sebutan: 'sub kegiatan',
  stored: storedAs('sub_kegiatan'),
  menu: masterMenu(120),
  acts: superData,
  parent: 'kegiatan',
  orders: nomenklaturOrders,
  filters: ['kegiatan_id'],
  fields: {
    ...unitFields,
    kegiatan_id: parentField('kegiatan', 'Kegiatan', 'sub kegiatan'),
    ...kodeDanNama(kodeNomenklatur.sub_kegiatan),
    indikator_kemendagri: { kind: 'area', label: 'Indikator Kemendagri', optional: true },
    satuan_kemendagri: {
      kind: 'text',
      label: 'Satuan Kemendagri',
      optional: true,
      half: true,
      maxLength: 100,
    },
    ...anggaran,
  },
});

export const programRoutes = resourceRoutes(programEntity);
export const kegiatanRoutes = resourceRoutes(kegiatanEntity);
export const subKegiatanRoutes = resourceRoutes(subKegiatanEntity);
