export { loadSelaras } from '../load/load-selaras';
export { type CascadingComponentProps, cascadingComponent, type HostReact } from './react-component';
