export { conflictOf } from './conflict';
export { type DraftKeeper, draftKeeper } from './draft-keeper';
