import { type KeadaanLke, keadaanLkeWords, penulisLke, TANPA_LEMBAR_LKE } from '@selaras/domain';
import { Badge, type BadgeTone } from '@selaras/ui';

/** Whose turn it is, as a colour; the word says it too. */
function toneOf(keadaan: KeadaanLke | null): BadgeTone {
  if (keadaan === null) return 'neutral';
  if (keadaan === 'final') return 'success';
  return penulisLke(keadaan) === 'unit' ? 'warning' : 'brand';
}

/** How far an evaluation is; null: the unit has not begun. */
export const KeadaanBadge = ({ keadaan }: { keadaan: KeadaanLke | null }) => (
  <Badge tone={toneOf(keadaan)}>{keadaan === null ? TANPA_LEMBAR_LKE : keadaanLkeWords[keadaan]}</Badge>
);
