export { DetailView, detailPage } from './detail-page';
export { parentLink } from './parent-link';
