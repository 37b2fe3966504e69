import { type CascadingComponentProps, cascadingComponent } from '@selaras/cascading-react/adapter';
import * as React from 'react';
import * as ReactDOMClient from 'react-dom/client';
import singleSpaReact, { type ReactAppOrParcel } from 'single-spa-react';
import { mountCascading } from '../mount';

/** Lifecycles for `registerApplication` and parcels of single-spa; custom props are those of the component. */
export const lifecycles = singleSpaReact<CascadingComponentProps>({
  React,
  ReactDOMClient,
  rootComponent: cascadingComponent<React.ReactElement>(React as never, mountCascading),
  errorBoundary: () => React.createElement(React.Fragment),
} as never) as ReactAppOrParcel<CascadingComponentProps>;
