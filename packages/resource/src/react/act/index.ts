export { ConfirmItem, ConfirmList, Refused, useTicks } from './confirm-list';
export { refusalOf } from './refusal-of';
export { useAct } from './use-act';
export { VersionedDialog } from './versioned-dialog';
