import { useQuery } from '@tanstack/react-query';
import { validasiPerencanaanQueries } from '../validasi-perencanaan-queries';

interface KomentarTerbukaProps {
  satkerId: number;
  decision: 'setujui' | 'kembalikan';
}

const words = {
  setujui: 'Tetap setujui hanya bila tidak perlu dijawab lagi.',
  kembalikan: 'Satuan kerja membacanya di samping isian yang dimaksud.',
} as const;

/** How much of what was said about a plan is still open, told before it is decided on; nothing where nothing is. */
export function KomentarTerbuka({ satkerId, decision }: KomentarTerbukaProps) {
  const { data } = useQuery(validasiPerencanaanQueries.komentar(satkerId));
  const open = data?.data.filter(({ selesai }) => !selesai).length ?? 0;
  if (open === 0) return null;
  return (
    <p role="status">
      {open} komentar belum selesai. {words[decision]}
    </p>
  );
}
