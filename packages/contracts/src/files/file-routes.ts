import { signedIn, unitRoles } from '@selaras/roles';
import { actsOf } from '../act';
import { defineRoute } from '../route';

/** Kept files: uploaded by who writes anything that has files, read by who may read the row that uses them. */
export const fileActs = actsOf('berkas', {
  upload: { roles: [...unitRoles, 'pemerintah_daerah', 'pemda', 'validator_kepala_bidang'], unit: 'any' },
  download: signedIn,
});

export const fileRoutes = {
  uploadFile: defineRoute('POST', '/berkas', fileActs.upload),
  downloadFile: defineRoute('GET', '/berkas/{id}', fileActs.download),
};
