export { judge, mayOpen, needsUser } from './guard/judge';
export { fillPath } from './pages/fill-path';
export { createPageIndex } from './pages/page-index';
export {
  hasUnsavedChanges,
  panelOf,
  type UnsavedKind,
  unsavedKind,
  unsavedSelector,
} from './unsaved-changes';
