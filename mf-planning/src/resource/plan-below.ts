import type { tingkatWords } from '@selaras/domain';

interface Below {
  readonly level: keyof typeof tingkatWords;
  /** The field of its form that names the row above it. */
  readonly field: string;
}

/** What stands below a level of the plan. */
const below: Readonly<Partial<Record<string, Below>>> = {
  'sasaran-strategis-pd': { level: 'kinerja-program', field: 'sasaran_strategis_pd_id' },
  'kinerja-program': { level: 'kinerja-kegiatan', field: 'kinerja_program_id' },
  'kinerja-kegiatan': { level: 'kinerja-sub-kegiatan', field: 'kinerja_kegiatan_id' },
  'kinerja-sub-kegiatan': { level: 'kinerja-langkah-aksi', field: 'kinerja_sub_kegiatan_id' },
};

/** The form of a new row below another one, its parent filled in; null below the lowest level. */
export function newBelow(level: string, id: number) {
  const found = below[level];
  if (found === undefined) return null;
  return { level: found.level, page: `${found.level}.create`, query: { [found.field]: id } };
}
