import { type KeadaanRealisasi, keadaanRealisasiWords } from '@selaras/domain';
import { Badge, type BadgeTone } from '@selaras/ui';

const tones: Readonly<Record<KeadaanRealisasi, BadgeTone>> = {
  belum: 'neutral',
  diajukan: 'brand',
  dikembalikan: 'warning',
  dikonfirmasi: 'success',
};

/** How far the report of a quarter is. */
export const KeadaanRealisasiBadge = ({ keadaan }: { keadaan: KeadaanRealisasi }) => (
  <Badge tone={tones[keadaan]}>{keadaanRealisasiWords[keadaan]}</Badge>
);
