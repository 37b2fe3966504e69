export { Cascading, type CascadingReactProps, type ScriptFault } from './component/cascading';
export type {
  CascadingEvents,
  CascadingHandle,
  CascadingProps,
  CascadingTree,
  Core,
  ErrorCode,
  Locale,
  OwnColours,
  SelectedNode,
  Theme,
} from './contract/index';
