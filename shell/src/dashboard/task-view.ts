import type { Task } from '@selaras/contracts';
import type { PortalPages } from '@selaras/portal';

interface TaskItem {
  readonly key: string;
  readonly id: number;
  readonly nama: string;
  /** Page of the portal on which it is done; null where the reader has none. */
  readonly page: string | null;
}

export interface TaskView {
  readonly jenis: Task['jenis'];
  readonly jumlah: number;
  readonly title: string;
  readonly items: readonly TaskItem[];
  /** How many items are not named. */
  readonly lainnya: number;
}

const titles: Record<Task['jenis'], string> = {
  'realisasi-belum-diisi': 'Realisasi belum diisi',
  'penyebab-belum-diisi': 'Penyebab kegagalan belum diisi',
  'validasi-dikembalikan': 'Validasi perencanaan dikembalikan',
  'perjanjian-belum-ditandatangani': 'Perjanjian kinerja belum ditandatangani',
};

/** Page on which an item is worked on. */
function pageOf(jenis: Task['jenis'], level: string): string | null {
  if (jenis === 'perjanjian-belum-ditandatangani') return 'perjanjian-kinerja.show';
  return jenis === 'validasi-dikembalikan' ? null : `${level}.edit`;
}

/** What is left to do, kinds with nothing left out, linked only to pages that the reader may open. */
export function taskViews(tugas: readonly Task[], { hasPage }: Pick<PortalPages, 'hasPage'>): TaskView[] {
  return tugas
    .filter(({ jumlah }) => jumlah > 0)
    .map(({ jenis, jumlah, contoh }) => ({
      jenis,
      jumlah,
      title: titles[jenis],
      items: contoh
        .filter(({ nama }) => nama !== '')
        .map(({ id, level, nama }) => {
          const page = pageOf(jenis, level);
          return { key: `${level}-${id}`, id, nama, page: page !== null && hasPage(page) ? page : null };
        }),
      lainnya: jumlah - contoh.length,
    }));
}
