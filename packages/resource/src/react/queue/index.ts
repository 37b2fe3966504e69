export { NextInQueue } from './next-in-queue';
export { prepareQueue, queuePage } from './queue-page';
