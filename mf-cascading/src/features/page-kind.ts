import type { DiagramType } from '../tree/model/level';

/** What the six pages differ in; everything else is one page. */
export interface PageKind {
  readonly title: string;
  readonly description: string;
  readonly type: DiagramType;
  /** Shows what everybody may see, for the public year. */
  readonly publik: boolean;
  /** Without a unit: the whole regency, or nothing until one is chosen. */
  readonly withoutUnit: 'kabupaten' | 'pilih';
  /** The units to choose from: all of them, or those that the user may see. */
  readonly units: 'semua' | 'pengguna';
  /** Whether 'Tampilkan icon capaian' is offered (spec 1 §2); without it the icons are always painted (spec 1 §4). */
  readonly iconSwitch: boolean;
  /** Whether 'Tampilkan icon edit kinerja' is offered to those who may edit (spec 1 §2). */
  readonly editSwitch: boolean;
  readonly crossOpen: boolean;
}

const cascading = {
  title: 'Cascading',
  description: 'Turunan kinerja dari sasaran RPJMD sampai sub kegiatan.',
  type: 'cascading',
  iconSwitch: true,
  editSwitch: false,
  crossOpen: false,
} as const;

const arsitektur = {
  description: 'Logika hasil pembangunan: dari ultimate outcome sampai output.',
  type: 'arsitektur-kinerja',
  publik: true,
  withoutUnit: 'kabupaten',
  units: 'semua',
  iconSwitch: false,
  editSwitch: false,
} as const;

export const pageKinds = {
  makro: { ...cascading, editSwitch: true, publik: false, withoutUnit: 'kabupaten', units: 'semua' },
  mikro: { ...cascading, editSwitch: true, publik: false, withoutUnit: 'pilih', units: 'pengguna' },
  'publik-makro': { ...cascading, publik: true, withoutUnit: 'kabupaten', units: 'semua' },
  'publik-mikro': { ...cascading, publik: true, withoutUnit: 'pilih', units: 'semua' },
  arsitektur: { ...arsitektur, title: 'Arsitektur Kinerja', crossOpen: false },
  'arsitektur-cross-cutting': { ...arsitektur, title: 'Arsitektur Kinerja Cross Cutting', crossOpen: true },
} as const satisfies Record<string, PageKind>;
