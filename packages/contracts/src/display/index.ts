export { capaianKabupatenCalls, capaianSatuanKerjaCalls } from './capaian-iku';
export { capaianKabupatenRoutes, capaianSatuanKerjaRoutes } from './capaian-iku-routes';
export { type DisplayCalls, defineDisplay } from './display-call';
export {
  type DisplayReader,
  displayActs,
  displayReaders,
  displayRoutes,
  publicDisplayActs,
} from './display-route';
