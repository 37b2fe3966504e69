import { everybody, type RoleName, type Rule } from '@selaras/roles';
import { actsOf } from '../../act';
import { defineRoute, defineVersionedRoute } from '../../route';

const readers = ['super', 'pemerintah_daerah', 'perangkat_daerah', 'pemda'] as const;
/** The secretariat's own account has no part in the evaluation (spec 2 §2.11); its divisions are units like others. */
const writers: Rule<RoleName> = { roles: ['super', 'perangkat_daerah'], unit: 'own' };

/** Performance documents: a unit keeps its own, who sees all units reads them, the public reads the newest. */
export const dokumenActs = actsOf('dokumen', {
  list: { roles: readers, unit: 'any' },
  read: { roles: readers, unit: 'own' },
  create: writers,
  replace: writers,
  withdraw: writers,
  restore: writers,
});

export const publicDokumenActs = actsOf('publik-dokumen', { read: everybody });

const PATH = '/dokumen';
const PUBLIC_PATH = `/public-display${PATH}/{jenisDokumenId}` as const;

export const dokumenRoutes = {
  list: defineRoute('GET', PATH, dokumenActs.list, 'kinerja'),
  versions: defineRoute('GET', `${PATH}/{id}/versi`, dokumenActs.read),
  create: defineRoute('POST', PATH, dokumenActs.create, 'kinerja'),
  replace: defineVersionedRoute('POST', `${PATH}/{id}/versi`, dokumenActs.replace),
  withdraw: defineVersionedRoute('POST', `${PATH}/{id}/tarik`, dokumenActs.withdraw),
  restore: defineVersionedRoute('POST', `${PATH}/{id}/tampilkan`, dokumenActs.restore),
};

export const publicDokumenRoutes = {
  list: defineRoute('GET', PUBLIC_PATH, publicDokumenActs.read, 'publik'),
  /** Shown by `<img>`, which brings no token. */
  picture: defineRoute('GET', `${PUBLIC_PATH}/{id}/gambar`, publicDokumenActs.read),
  /** Opened as a link, so that the browser downloads it and goes on after a broken line. */
  download: defineRoute('GET', `${PUBLIC_PATH}/{id}/berkas`, publicDokumenActs.read),
};
