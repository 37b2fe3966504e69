import { Badge, type BadgeTone } from '@selaras/ui';
import type { CrossRow } from './kinerja-cross-cutting';

type Status = CrossRow['status'];

const looks: Record<Status, { words: string; tone: BadgeTone }> = {
  diusulkan: { words: 'Diusulkan', tone: 'brand' },
  disetujui: { words: 'Disetujui', tone: 'success' },
  ditolak: { words: 'Ditolak', tone: 'danger' },
};

export const statusOptions = Object.entries(looks).map(([value, { words }]) => ({ value, label: words }));

export const CrossStatusBadge = ({ status }: { status: Status }) => (
  <Badge tone={looks[status].tone}>{looks[status].words}</Badge>
);

/** Levels that may have contributions, and the level that contributes to each. */
export const crossLevels = [
  {
    value: 'sasaran-strategis-rpjmd',
    label: 'Sasaran strategis RPJMD',
    below: 'sasaran-strategis-pd',
    belowLabel: 'Sasaran strategis PD',
  },
  {
    value: 'sasaran-strategis-pd',
    label: 'Sasaran strategis PD',
    below: 'kinerja-program',
    belowLabel: 'Kinerja program',
  },
  {
    value: 'kinerja-program',
    label: 'Kinerja program',
    below: 'kinerja-kegiatan',
    belowLabel: 'Kinerja kegiatan',
  },
  {
    value: 'kinerja-kegiatan',
    label: 'Kinerja kegiatan',
    below: 'kinerja-sub-kegiatan',
    belowLabel: 'Kinerja sub kegiatan',
  },
] as const;

/** Words of a level of the tree. */
export const levelWords = (level: string): string =>
  crossLevels.find(({ value }) => value === level)?.label ??
  crossLevels.find(({ below }) => below === level)?.belowLabel ??
  level;
