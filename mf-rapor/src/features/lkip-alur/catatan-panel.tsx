import type { AlurLkip, PercakapanLkip } from '@selaras/contracts';
import { bagianLkip, type KodeBagianLkip } from '@selaras/domain';
import { Card, Stack } from '@selaras/ui';
import { judulBagian } from './judul-bagian';
import { PercakapanView } from './percakapan-view';

const place = (kode: string) => {
  const at = bagianLkip.indexOf(kode as KodeBagianLkip);
  return at === -1 ? bagianLkip.length : at;
};

/** Threads by section, in the order of the report. */
function bySection(komentar: readonly PercakapanLkip[]): [string, PercakapanLkip[]][] {
  const sections = [...new Set(komentar.map(({ bagian }) => bagian))].sort((a, b) => place(a) - place(b));
  return sections.map((kode) => [kode, komentar.filter(({ bagian }) => bagian === kode)]);
}

/** All that the review says of a report, for its authors: section by section. */
export function CatatanPanel({ unit, alur }: { unit: number | null; alur: AlurLkip }) {
  const { komentar, kemampuan } = alur;
  const open = komentar.filter(({ selesai }) => !selesai).length;
  return (
    <Card title={open === 0 ? 'Catatan reviu' : `Catatan reviu (${open} belum selesai)`}>
      <Stack>
        {bySection(komentar).map(([kode, threads]) => (
          <Stack key={kode} $gap={2}>
            <h3>{judulBagian(kode)}</h3>
            {threads.map((thread) => (
              <PercakapanView key={thread.id} unit={unit} thread={thread} kemampuan={kemampuan} />
            ))}
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}
