import type { PageEntry, Tugas } from '@selaras/contracts';

interface TugasItem {
  readonly key: string;
  readonly nama: string;
  /** Where it is done; null while that page does not exist. */
  readonly href: string | null;
}

export interface TugasView {
  readonly jenis: Tugas['jenis'];
  readonly jumlah: number;
  readonly judul: string;
  readonly items: readonly TugasItem[];
  /** How many items are not named. */
  readonly lainnya: number;
}

const judul: Record<Tugas['jenis'], string> = {
  'realisasi-belum-diisi': 'Realisasi belum diisi',
  'penyebab-belum-diisi': 'Penyebab kegagalan belum diisi',
  'validasi-dikembalikan': 'Validasi perencanaan dikembalikan',
  'perjanjian-belum-ditandatangani': 'Perjanjian kinerja belum ditandatangani',
};

/** Route on which an item is worked on. */
function routeOf(jenis: Tugas['jenis'], level: string): string | null {
  if (jenis === 'perjanjian-belum-ditandatangani') return '/perjanjian-kinerja/{id}';
  return jenis === 'validasi-dikembalikan' ? null : `/${level}/{id}/edit`;
}

/** What is left to do, kinds with nothing left out, linked only to pages that exist. */
export function tugasViews(tugas: readonly Tugas[], pages: readonly PageEntry[]): TugasView[] {
  const exists = (route: string | null): route is string => pages.some(({ path }) => path === route);
  return tugas
    .filter(({ jumlah }) => jumlah > 0)
    .map(({ jenis, jumlah, contoh }) => ({
      jenis,
      jumlah,
      judul: judul[jenis],
      items: contoh
        .filter(({ nama }) => nama !== '')
        .map(({ id, level, nama }) => {
          const route = routeOf(jenis, level);
          return {
            key: `${level}-${id}`,
            nama,
            href: exists(route) ? route.replace('{id}', String(id)) : null,
          };
        }),
      lainnya: jumlah - contoh.length,
    }));
}
