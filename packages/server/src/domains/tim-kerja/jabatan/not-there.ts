import { ProblemError } from '../../../plugins/problem';

/** 422: the person that was chosen is not among the employees. */
export const notThere = (field = 'pegawai_id') =>
  new ProblemError('MASUKAN_TIDAK_SESUAI', {
    errors: { [field]: ['Pegawai ini tidak ada. Pilih dari daftar.'] },
  });
