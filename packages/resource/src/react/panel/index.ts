export { panelPage, preparePanel } from './panel-page';
export { usePanelFocus } from './use-panel-focus';
