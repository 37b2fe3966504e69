export { panelPage } from './panel-page';
export { usePanelFocus } from './use-panel-focus';
