import { optionsOf, type StatusCross, statusCrossWords, tingkatPohonWords } from '@selaras/domain';
import { Badge, type BadgeTone } from '@selaras/ui';

const tones: Readonly<Record<StatusCross, BadgeTone>> = {
  diusulkan: 'brand',
  disetujui: 'success',
  ditolak: 'danger',
};

export const statusOptions = optionsOf(statusCrossWords);

export const CrossStatusBadge = ({ status }: { status: StatusCross }) => (
  <Badge tone={tones[status]}>{statusCrossWords[status]}</Badge>
);

const pairs = [
  { value: 'sasaran-strategis-rpjmd', below: 'sasaran-strategis-pd', call: 'sasaranStrategisPd' },
  { value: 'sasaran-strategis-pd', below: 'kinerja-program', call: 'kinerjaProgram' },
  { value: 'kinerja-program', below: 'kinerja-kegiatan', call: 'kinerjaKegiatan' },
  { value: 'kinerja-kegiatan', below: 'kinerja-sub-kegiatan', call: 'kinerjaSubKegiatan' },
] as const;

/** Levels that may have contributions, the level that contributes to each, and the call that lists them. */
export const crossLevels = pairs.map((pair) => ({ ...pair, label: tingkatPohonWords[pair.value] }));
