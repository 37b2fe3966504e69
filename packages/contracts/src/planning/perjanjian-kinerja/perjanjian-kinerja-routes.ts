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
import { defineRoute, defineVersionedRoute } from '../../route';
import { writeRegency, writeSteps } from '../rules';

/** Who makes an agreement ready takes it through all its steps. */
const steps = (by: Rule<RoleName>) => ({ create: by, terbitkan: by, 'tanda-tangan': by, remove: by });
const pegawaiReaders = [...staffRoles, 'validator_kepala_bidang'] as const;

/** Agreements of units, and reading the regency's; a signed document is for everybody (domain §7). */
export const perjanjianKinerjaActs = actsOf('perjanjian-kinerja', {
  download: everybody,
  list: staff,
  get: staffOfUnit,
  ...steps(unitWriters),
});

/** The regent's own agreement. */
export const perjanjianKinerjaPemdaActs = actsOf('perjanjian-kinerja-pemda', steps(writeRegency));

/** Agreements of employees with their superior. */
export const perjanjianKinerjaPegawaiActs = actsOf('perjanjian-kinerja-pegawai', {
  list: { roles: pegawaiReaders, unit: 'any' },
  get: { roles: pegawaiReaders, unit: 'own' },
  ...steps(writeSteps),
});

/** Opened in a new tab. */
export const perjanjianDocumentRoutes = {
  downloadPerjanjianKinerja: defineRoute(
    'GET',
    '/perjanjian-kinerja/download',
    perjanjianKinerjaActs.download,
  ),
};

/** The steps of an agreement, the same for the regency, a unit and an employee. */
const stepRoutes = <const Path extends `/${string}`>(
  path: Path,
  acts: typeof perjanjianKinerjaPemdaActs,
) => ({
  create: defineRoute('POST', path, acts.create, 'kinerja'),
  terbitkan: defineVersionedRoute('POST', `${path}/{id}/terbitkan`, acts.terbitkan),
  tandaTangan: defineVersionedRoute('PUT', `${path}/{id}/salinan`, acts['tanda-tangan']),
  remove: defineVersionedRoute('DELETE', `${path}/{id}`, acts.remove),
});

export const perjanjianKinerjaRoutes = {
  list: defineRoute('GET', '/perjanjian-kinerja', perjanjianKinerjaActs.list, 'kinerja'),
  get: defineRoute('GET', '/perjanjian-kinerja/{id}', perjanjianKinerjaActs.get),
  ...stepRoutes('/perjanjian-kinerja', perjanjianKinerjaActs),
};

export const perjanjianKinerjaPemdaRoutes = stepRoutes(
  '/perjanjian-kinerja-pemda',
  perjanjianKinerjaPemdaActs,
);

export const perjanjianKinerjaPegawaiRoutes = {
  list: defineRoute('GET', '/perjanjian-kinerja-pegawai', perjanjianKinerjaPegawaiActs.list, 'kinerja'),
  get: defineRoute('GET', '/perjanjian-kinerja-pegawai/{id}', perjanjianKinerjaPegawaiActs.get),
  ...stepRoutes('/perjanjian-kinerja-pegawai', perjanjianKinerjaPegawaiActs),
};
