export { everyAct } from './every-act';
export { everyCall, isCall } from './every-call';
