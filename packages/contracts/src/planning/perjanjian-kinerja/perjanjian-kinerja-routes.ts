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
import { defineRoute } from '../../route';
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

/** Opened in a new tab. */
export const perjanjianDocumentRoutes = {
  downloadPerjanjianKinerja: defineRoute('GET', '/perjanjian-kinerja/download', perjanjianKinerjaActs.unduh),
};

/** The steps of an agreement, the same for the regency, a unit and an employee. */
const stepRoutes = <const Path extends `/${string}`>(
  path: Path,
  acts: typeof perjanjianKinerjaPemdaActs,
) => ({
  buat: defineRoute('POST', path, acts.buat, 'kinerja'),
  terbitkan: defineRoute('POST', `${path}/{id}/terbitkan`, acts.terbitkan),
  tandaTangan: defineRoute('PUT', `${path}/{id}/salinan`, acts['tanda-tangan']),
  hapus: defineRoute('DELETE', `${path}/{id}`, acts.hapus),
});

export const perjanjianKinerjaRoutes = {
  daftar: defineRoute('GET', '/perjanjian-kinerja', perjanjianKinerjaActs.lihat, 'kinerja'),
  rincian: defineRoute('GET', '/perjanjian-kinerja/{id}', perjanjianKinerjaActs.rincian),
  ...stepRoutes('/perjanjian-kinerja', perjanjianKinerjaActs),
};

export const perjanjianKinerjaPemdaRoutes = stepRoutes(
  '/perjanjian-kinerja-pemda',
  perjanjianKinerjaPemdaActs,
);

export const perjanjianKinerjaPegawaiRoutes = {
  daftar: defineRoute('GET', '/perjanjian-kinerja-pegawai', perjanjianKinerjaPegawaiActs.lihat, 'kinerja'),
  rincian: defineRoute('GET', '/perjanjian-kinerja-pegawai/{id}', perjanjianKinerjaPegawaiActs.rincian),
  ...stepRoutes('/perjanjian-kinerja-pegawai', perjanjianKinerjaPegawaiActs),
};
