export { DetailView, detailPage } from './detail-page';
export { indukLink } from './induk-link';
