export { SaveLine, type SaveStep } from './save-line';
export { PutusanBadge, StatusPerjanjianBadge } from './signs';
