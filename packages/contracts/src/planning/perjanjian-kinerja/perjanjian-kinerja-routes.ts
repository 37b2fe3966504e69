import {
  everybody,
  type RoleName,
  type Rule,
  staff,
  staffOfUnit,
  staffRoles,
  unitWriters,
} from '@selaras/roles';
import { actsOf } from '../../act';
import { writeRegency, writeSteps } from '../rules';

/** Who makes an agreement ready takes it through all its steps. */
const steps = (by: Rule<RoleName>) => ({ buat: by, terbitkan: by, 'tanda-tangan': by, hapus: by });
const pegawaiReaders = [...staffRoles, 'validator_kepala_bidang'] as const;

/** Agreements of units, and reading the regency's; an issued document is for everybody (domain §7). */
export const perjanjianKinerjaActs = actsOf('perjanjian-kinerja', {
  unduh: everybody,
  lihat: staff,
  rincian: staffOfUnit,
  ...steps(unitWriters),
});

/** The regent's own agreement. */
export const perjanjianKinerjaPemdaActs = actsOf('perjanjian-kinerja-pemda', steps(writeRegency));

/** Agreements of employees with their superior. */
export const perjanjianKinerjaPegawaiActs = actsOf('perjanjian-kinerja-pegawai', {
  lihat: { roles: pegawaiReaders, unit: 'any' },
  rincian: { roles: pegawaiReaders, unit: 'own' },
  ...steps(writeSteps),
});
