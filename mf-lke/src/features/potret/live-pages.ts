/** Where everybody reads the approved part of what a page shows to those who work with it, by the page's id. */
const publicTwins: Readonly<Record<string, string>> = {
  'mikro.renstra': 'publik-mikro.renstra',
  'perjanjian-kinerja': 'publik-mikro.perjanjian-kinerja',
  'cascading.mikro': 'cascading.publik-mikro',
  'kinerja-cross-cutting': 'arsitektur-kinerja.cross-cutting',
  'kinerja-langkah-aksi-terintegrasi': 'publik-mikro.rencana-aksi-terintegrasi',
  'kinerja-langkah-aksi-terintegrasi.realisasi': 'publik-mikro.realisasi-rencana-aksi-terintegrasi',
  'capaian-iku': 'publik.capaian-iku',
  'rekap-anggaran': 'publik-mikro.capaian-kinerja-keuangan',
};

interface LivePage {
  readonly page: string;
  readonly publik: boolean;
}

/** The page on which a reader finds what is said as it is today: that of who works with it, or its public twin; null: none. */
export function livePageOf(halaman: string, hasPage: (page: string) => boolean): LivePage | null {
  if (hasPage(halaman)) return { page: halaman, publik: false };
  const twin = publicTwins[halaman];
  return twin !== undefined && hasPage(twin) ? { page: twin, publik: true } : null;
}
