import React from 'react';
import ReactDOM from 'react-dom';
import singleSpaReact from 'single-spa-react';
import { Catatan } from './catatan.jsx';

/** `update` draws again with whatever the portal hands over, such as another year. */
export const { bootstrap, mount, update, unmount } = singleSpaReact({
  React,
  ReactDOM,
  rootComponent: Catatan,
  errorBoundary: () => React.createElement('p', { role: 'alert' }, 'Catatan ini tidak dapat ditampilkan.'),
});
