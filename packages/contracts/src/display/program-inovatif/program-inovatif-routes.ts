import { unitWriters } from '@selaras/roles';
import { actsOf } from '../../act';
import { defineRoute, defineVersionedRoute } from '../../route';
import { displayRoutes, publicDisplayActs } from '../display-route';

/** What units invented, told by their own people. */
export const programInovatifActs = actsOf('program-inovatif', {
  create: unitWriters,
  update: unitWriters,
  remove: unitWriters,
});

export const programInovatifDisplayRoutes = displayRoutes('program-inovatif');

const PATH = '/program-inovatif';

export const programInovatifRoutes = {
  /** Shown by `<img>`, which brings no token. */
  picture: defineRoute('GET', `/public-display${PATH}/{id}/gambar`, publicDisplayActs.display),
  create: defineRoute('POST', PATH, programInovatifActs.create, 'kinerja'),
  update: defineVersionedRoute('PUT', `${PATH}/{id}`, programInovatifActs.update),
  remove: defineVersionedRoute('DELETE', `${PATH}/{id}`, programInovatifActs.remove),
};
