import { Badge, type BadgeTone } from '@selaras/ui';
import { treeLevelWords } from '../../resource/level-words';
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

const pairs = [
  { value: 'sasaran-strategis-rpjmd', below: 'sasaran-strategis-pd' },
  { value: 'sasaran-strategis-pd', below: 'kinerja-program' },
  { value: 'kinerja-program', below: 'kinerja-kegiatan' },
  { value: 'kinerja-kegiatan', below: 'kinerja-sub-kegiatan' },
] as const;

/** Levels that may have contributions, and the level that contributes to each. */
export const crossLevels = pairs.map((pair) => ({ ...pair, label: treeLevelWords[pair.value] }));
