export { everyAct } from './every-act';
export { everyCall } from './every-call';
