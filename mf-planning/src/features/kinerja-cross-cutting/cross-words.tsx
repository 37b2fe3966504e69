import { type StatusCross, statusCrossWords } from '@selaras/domain';
import { Badge, type BadgeTone } from '@selaras/ui';

const tones: Readonly<Record<StatusCross, BadgeTone>> = {
  diusulkan: 'brand',
  disetujui: 'success',
  ditolak: 'danger',
};

export const CrossStatusBadge = ({ status }: { status: StatusCross }) => (
  <Badge tone={tones[status]}>{statusCrossWords[status]}</Badge>
);
