import { signedIn } from '@selaras/roles';
import { actsOf } from '../act';
import { defineRoute } from '../route';

/**
 * Kept files: uploaded by whoever signed in, since every role may carry a step of a team; a row takes only files of its
 * writers. Read by who may read the row that uses them.
 */
export const fileActs = actsOf('berkas', {
  upload: signedIn,
  download: signedIn,
});

export const fileRoutes = {
  uploadFile: defineRoute('POST', '/berkas', fileActs.upload),
  downloadFile: defineRoute('GET', '/berkas/{id}', fileActs.download),
};
