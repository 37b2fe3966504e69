import { formatDate } from '@selaras/domain';
import type { StoredOrang } from '../../../database/orang/orang-akun';
import { ProblemError } from '../../../plugins/problem';

interface Moved {
  /** Name of the account's unit. */
  readonly dari: string | null;
  readonly ke: Pick<StoredOrang, 'satuan_kerja_nama' | 'tmt_jabatan'>;
}

/** 403: who has shown who he is learns where he is noted by now, and who moves his account (decision 115). */
export function refuseMoved({ dari, ke: { satuan_kerja_nama, tmt_jabatan } }: Moved): ProblemError {
  const sejak = tmt_jabatan === null ? 'Anda' : `Sejak ${formatDate(tmt_jabatan)} Anda`;
  return new ProblemError('AKUN_PINDAH', {
    pesan:
      `${sejak} tercatat sebagai pegawai ${satuan_kerja_nama}, sedangkan akun ini untuk ${dari}. ` +
      'Hubungi admin agar akun Anda dipindahkan.',
  });
}
