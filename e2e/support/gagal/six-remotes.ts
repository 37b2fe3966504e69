/** A page of a remote that stands soon, and that `dinkes` has in the menu. */
export interface RemotePage {
  readonly remote: string;
  /** What the remote is called to people. */
  readonly title: string;
  readonly path: string;
  readonly heading: string;
}

/** One page of each remote of the portal. */
export const sixRemotes: readonly RemotePage[] = [
  { remote: 'mf_planning', title: 'Perencanaan', path: '/kamus-indikator', heading: 'Kamus Indikator' },
  { remote: 'mf_display', title: 'Display', path: '/display-makro/rkpd', heading: 'RKPD' },
  { remote: 'mf_lke', title: 'Evaluasi LKE', path: '/dokumen', heading: 'Dokumen' },
  { remote: 'mf_rapor', title: 'Rapor', path: '/lkip/narasi-pd', heading: 'Narasi PD' },
  { remote: 'mf_tim_kerja', title: 'Tim Kerja', path: '/tim-kerja', heading: 'Tim Kerja' },
  { remote: 'mf_cascading', title: 'Cascading', path: '/display-mikro/cascading', heading: 'Cascading' },
];
