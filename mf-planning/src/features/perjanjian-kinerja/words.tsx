import type { PerjanjianKinerjaKind, StatusPerjanjian } from '@selaras/contracts';
import { Badge, type BadgeTone } from '@selaras/ui';

const looks: Record<StatusPerjanjian | 'belum', { words: string; tone: BadgeTone }> = {
  belum: { words: 'Belum dibuat', tone: 'neutral' },
  draf: { words: 'Draf', tone: 'accent' },
  diterbitkan: { words: 'Diterbitkan', tone: 'brand' },
  ditandatangani: { words: 'Ditandatangani', tone: 'success' },
};

export const statusOptions = Object.entries(looks).map(([value, { words }]) => ({ value, label: words }));

export function StatusPerjanjianBadge({ status }: { status: StatusPerjanjian | null }) {
  const { words, tone } = looks[status ?? 'belum'];
  return <Badge tone={tone}>{words}</Badge>;
}

/** Whose agreement each kind is, from the regent down. */
export const tingkatWords: Record<PerjanjianKinerjaKind, string> = {
  pemda: 'Bupati',
  'sasaran-strategis-pd': 'Kepala PD',
  'kinerja-program': 'Program',
  'kinerja-kegiatan': 'Kegiatan',
  'kinerja-sub-kegiatan': 'Sub kegiatan',
  pegawai: 'Pegawai',
};

/** `Murni`, `Perubahan`, `Perubahan ke-2`. */
export function tahapWords(perubahanKe: number): string {
  if (perubahanKe === 0) return 'Murni';
  return perubahanKe === 1 ? 'Perubahan' : `Perubahan ke-${perubahanKe}`;
}
