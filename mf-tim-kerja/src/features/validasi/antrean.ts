import type { AnggotaTim } from '@selaras/contracts';
import type { SebagaiValidator } from '@selaras/domain';

/** In which capacity somebody decides, with the words and pages of it. */
export interface Antrean {
  readonly sebagai: SebagaiValidator;
  readonly title: string;
  readonly description: string;
  readonly show: 'validasi-kepala-bidang.show' | 'validasi-kepala-opd.show' | 'tim-kerja.persetujuan.show';
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

/** Of who has no page of a post: who acts for its holder (Plt/Plh), and the administrator as the last resort. */
export const antreanSementara: Antrean = {
  sebagai: 'semua',
  title: 'Menunggu Keputusan Saya',
  description:
    'Anggota tim yang Anda putus sebagai Plt atau Plh, atau karena tidak ada pejabat lain yang dapat memutusnya.',
  show: 'tim-kerja.persetujuan.show',
  none: 'Tidak ada yang menunggu keputusan Anda.',
  berkas: 'menunggu-keputusan',
};

/** Whether a place waits for the reader. */
export const isWaiting = ({ langkah }: Pick<AnggotaTim, 'langkah'>): boolean =>
  langkah.some((step) => step.startsWith('setujui'));
