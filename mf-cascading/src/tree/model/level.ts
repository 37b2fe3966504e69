import type { PerjanjianKinerjaKind, TreeLevel } from '@selaras/contracts';
import { nomenklaturTitles, outcomeWords, tingkatWords } from '@selaras/domain';

/** How the tree is read: as cascading, or as the logic of outcomes (spec 1 §2). */
export type DiagramType = 'cascading' | 'arsitektur-kinerja';

interface LevelTexts {
  readonly level: TreeLevel;
  readonly label: Readonly<Record<DiagramType, string>>;
  /** Name of the budget nomenclature that the level is attached to. */
  readonly nomenklatur: string | null;
  /** Kind of performance agreement that its PK button downloads. */
  readonly jenisPk: PerjanjianKinerjaKind;
}

const labelOf = (level: TreeLevel): LevelTexts['label'] => ({
  cascading: tingkatWords[level].judul,
  'arsitektur-kinerja': outcomeWords[level],
});

/** The five levels from top to bottom; level number = position + 1 (spec 1 §1, §2). */
export const levels: readonly LevelTexts[] = [
  {
    level: 'sasaran-strategis-rpjmd',
    label: labelOf('sasaran-strategis-rpjmd'),
    nomenklatur: null,
    jenisPk: 'pemda',
  },
  {
    level: 'sasaran-strategis-pd',
    label: labelOf('sasaran-strategis-pd'),
    nomenklatur: null,
    jenisPk: 'sasaran-strategis-pd',
  },
  {
    level: 'kinerja-program',
    label: labelOf('kinerja-program'),
    nomenklatur: nomenklaturTitles.program,
    jenisPk: 'kinerja-program',
  },
  {
    level: 'kinerja-kegiatan',
    label: labelOf('kinerja-kegiatan'),
    nomenklatur: nomenklaturTitles.kegiatan,
    jenisPk: 'kinerja-kegiatan',
  },
  {
    level: 'kinerja-sub-kegiatan',
    label: labelOf('kinerja-sub-kegiatan'),
    nomenklatur: nomenklaturTitles.sub_kegiatan,
    jenisPk: 'kinerja-sub-kegiatan',
  },
];

export const LEVEL_COUNT = levels.length;

/** The texts of a level; what lies deeper than the last level reads like the last. */
export function levelAt(index: number): LevelTexts {
  const level = levels[Math.min(index, LEVEL_COUNT - 1)];
  if (level === undefined) throw new RangeError(`No level ${index}`);
  return level;
}

/** Labels of the legend: both lowest levels are an Output in arsitektur-kinerja and share one entry. */
export function levelLegend(type: DiagramType): { label: string; levels: number[] }[] {
  const entries: { label: string; levels: number[] }[] = [];
  levels.forEach(({ label }, index) => {
    const last = entries.at(-1);
    if (last?.label === label[type]) last.levels.push(index);
    else entries.push({ label: label[type], levels: [index] });
  });
  return entries;
}
