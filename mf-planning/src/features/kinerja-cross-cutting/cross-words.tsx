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
  { value: 'sasaran-strategis-rpjmd', below: 'sasaran-strategis-pd', call: 'sasaranStrategisPd' },
  { value: 'sasaran-strategis-pd', below: 'kinerja-program', call: 'kinerjaProgram' },
  { value: 'kinerja-program', below: 'kinerja-kegiatan', call: 'kinerjaKegiatan' },
  { value: 'kinerja-kegiatan', below: 'kinerja-sub-kegiatan', call: 'kinerjaSubKegiatan' },
] as const;

/** Levels that may have contributions, the level that contributes to each, and the call that lists them. */
export const crossLevels = pairs.map((pair) => ({ ...pair, label: treeLevelWords[pair.value] }));
