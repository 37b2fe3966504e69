/** In which capacity somebody decides, with the words and pages of it. */
export interface Antrean {
  readonly sebagai: 'kabid' | 'opd';
  readonly title: string;
  readonly description: string;
  readonly show: 'validasi-kepala-bidang.show' | 'validasi-kepala-opd.show';
  readonly none: string;
  /** First part of the name of its sheet; the year follows. */
  readonly berkas: string;
}

export const antreanKabid: Antrean = {
  sebagai: 'kabid',
  title: 'Validasi Kepala Bidang',
  description:
    'Anggota tim dari bidang Anda, juga yang dipinjam satuan kerja lain, yang menunggu keputusan Anda.',
  show: 'validasi-kepala-bidang.show',
  none: 'Tidak ada yang menunggu keputusan Anda.',
  berkas: 'validasi-kepala-bidang',
};

export const antreanOpd: Antrean = {
  sebagai: 'opd',
  title: 'Persetujuan Anggota Tim',
  description:
    'Anggota tim yang menunggu keputusan kepala perangkat daerah, dan yang Anda putus sebagai pengganti kepala bidang.',
  show: 'validasi-kepala-opd.show',
  none: 'Tidak ada yang menunggu keputusan Anda.',
  berkas: 'persetujuan-anggota-tim',
};
