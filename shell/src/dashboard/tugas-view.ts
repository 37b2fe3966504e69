import type { Tugas } from '@selaras/contracts';
import type { PortalPages } from '@selaras/portal';

interface TugasItem {
  readonly key: string;
  readonly id: number;
  readonly nama: string;
  /** Page of the portal on which it is done; null where the reader has none. */
  readonly page: string | null;
}

export interface TugasView {
  readonly jenis: Tugas['jenis'];
  readonly jumlah: number;
  readonly title: string;
  readonly items: readonly TugasItem[];
  /** How many items are not named. */
  readonly lainnya: number;
}

const titles: Record<Tugas['jenis'], string> = {
  'realisasi-belum-diisi': 'Realisasi belum diisi',
  'penyebab-belum-diisi': 'Penyebab kegagalan belum diisi',
  'validasi-dikembalikan': 'Validasi perencanaan dikembalikan',
  'perjanjian-belum-ditandatangani': 'Perjanjian kinerja belum ditandatangani',
};

/** Page on which an item is worked on. */
function pageOf(jenis: Tugas['jenis'], level: string): string | null {
  if (jenis === 'perjanjian-belum-ditandatangani') return 'perjanjian-kinerja.show';
  return jenis === 'validasi-dikembalikan' ? null : `${level}.edit`;
}

/** What is left to do, kinds with nothing left out, linked only to pages that the reader may open. */
export function tugasViews(tugas: readonly Tugas[], { hasPage }: Pick<PortalPages, 'hasPage'>): TugasView[] {
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
