import { basename } from 'node:path';
import { test } from '@playwright/test';

/**
 * Units of the demo whose plan or figures a story changes as a whole, by the story that alone may do so. A story that
 * makes rows of its own in a unit needs no place here, as long as the unit is nobody's.
 */
const units = {
  /** Key indicators that are typed into: one for each story, so that none meets another's version. */
  'capaian-anggaran': { simpan: 1016, urung: 1020, bentrok: 1017, terlambat: 1018 },
  /** Documents of the year at work, of which it has no report. */
  dokumen: { laporan: 1029 },
  /** An annual report that goes all its way to the public. */
  'lkip-alur': { laporan: 1006 },
  /** Narratives whose figures change after they were written. */
  'lkip-narasi': { narasi: 1023 },
  /** An evaluation that goes through the whole year; a plan of the same unit may be somebody else's. */
  'lke-setahun': { lembar: 999907 },
  /** Worksheets that are being filled in: answers of one are given out, evidence of the other is taken. */
  'lke-lembar': { lembar: 1009 },
  'lke-portal': { lembar: 1016 },
  /** A plan that was returned for mending, written over by a file. */
  impor: { kaskade: 1028 },
  /** A tree that is watched while it changes. */
  perubahan: { pohon: 1014 },
  /** A plan of the year that is still a draft and goes through all stages. */
  'rencana-validasi': { rencana: 999907 },
} as const satisfies Readonly<Record<string, Readonly<Record<string, number>>>>;

type Story = keyof typeof units;

/** Stories by the unit that they own, apart for its evaluation and for everything else of it. */
const owners = new Map<string, string>();
const partOf = (name: string) => (name === 'lembar' ? 'evaluasi' : 'rencana');
for (const [story, taken] of Object.entries(units)) {
  for (const [name, unit] of Object.entries(taken)) {
    const part = `${unit} ${partOf(name)}`;
    const other = owners.get(part);
    if (other !== undefined) throw new Error(`Unit ${unit} is reserved for ${other} and for ${story}`);
    owners.set(part, story);
  }
}

/** The units that a story alone may change. */
export const reservedUnits = <const Name extends Story>(story: Name): (typeof units)[Name] => units[story];

/** Fails a story that writes in a unit of another one. */
export function mayChange(unit: number | null): void {
  const own = ['evaluasi', 'rencana'].flatMap((part) => owners.get(`${unit} ${part}`) ?? []);
  if (own.length === 0) return;
  const story = basename(test.info().file, '.spec.ts');
  if (!own.includes(story)) {
    throw new Error(`Unit ${unit} is reserved for the story ${own.join(', ')}: ${story} needs another one`);
  }
}
