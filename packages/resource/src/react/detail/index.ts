export { RemoveDialog } from '../remove-dialog';
export { DetailView, detailPage } from './detail-page';
export { History } from './history';
export { parentLink } from './parent-link';
