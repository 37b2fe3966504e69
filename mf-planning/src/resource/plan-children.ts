import { type ChildrenCount, planningEntities } from '@selaras/contracts';
import { nomenklaturWords, tingkatPohonWords, tingkatWords } from '@selaras/domain';
import type { ChildrenDescription } from '@selaras/resource/core';
import { newBelow } from './plan-below';
import { sebutanOf } from './plan-onward';

/** Kinds with pages of their own, by the level that the server names; most are entities under their own title. */
const levelWords: Readonly<Record<string, string>> = {
  ...Object.fromEntries(planningEntities.map(({ name, title }) => [name, title])),
  ...tingkatPohonWords,
  'kinerja-langkah-aksi': tingkatWords['kinerja-langkah-aksi'].nama,
  kegiatan: nomenklaturWords.kegiatan,
  'sub-kegiatan': nomenklaturWords.sub_kegiatan,
  'kinerja-cross-cutting': 'Cross cutting',
};

/** What has no page of its own to lead to from here. */
const otherWords: Readonly<Record<string, string>> = {
  'rencana-aksi': 'Rencana aksi',
  'perjanjian-kinerja': 'Perjanjian kinerja',
};

/** What stands below a row of a plan or is attached to it. */
export const planChildren: ChildrenDescription<{ readonly anak: readonly ChildrenCount[] }> = {
  of: ({ anak }) => anak,
  kindOf: (level) => ({
    title: levelWords[level] ?? otherWords[level] ?? 'Di bawahnya',
    page: level in levelWords ? `${level}.show` : null,
  }),
};

/** The same of a level of the plan, below which a new row may be added. */
export const childrenOf = (
  level: keyof typeof tingkatPohonWords,
): ChildrenDescription<{
  readonly id: number;
  readonly satuan_kerja: { readonly satuan_kerja_id: number };
  readonly anak: readonly ChildrenCount[];
}> => ({
  ...planChildren,
  newOf({ id, satuan_kerja }) {
    const found = newBelow(level, id, satuan_kerja.satuan_kerja_id);
    return found && { ...found, sebutan: sebutanOf(found.level) };
  },
});
