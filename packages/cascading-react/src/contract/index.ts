export {
  type CascadingEvents,
  type Emit,
  Emitter,
  type ErrorCode,
  type EventName,
  eventNames,
  type Listener,
  type SelectedNode,
} from './events';
export type { Core } from './graph';
export type { CascadingHandle } from './handle';
export type { OwnColours, Theme } from './look';
export { type CascadingProps, type Density, densities, type Locale, locales, themes } from './props';
export type { Mount, Selaras } from './selaras';
export type { CascadingTree } from './tree';
