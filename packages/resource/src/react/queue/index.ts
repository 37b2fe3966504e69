export { prepareQueue, queuePage } from './queue-page';
