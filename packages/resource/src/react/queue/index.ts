export { queuePage } from './queue-page';
