export { everyAct } from './every-act';
