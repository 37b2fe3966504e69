export { RemoveDialog } from '../remove-dialog';
export { DetailView, detailPage, prepareDetail } from './detail-page';
export { History } from './history';
export { parentLink } from './parent-link';
