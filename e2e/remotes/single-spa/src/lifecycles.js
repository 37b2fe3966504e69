import React from 'react';
import { createRoot } from 'react-dom/client';
import singleSpaReact from 'single-spa-react';
import { Catatan } from './catatan';

const lifecycles = singleSpaReact({
  React,
  ReactDOMClient: { createRoot },
  rootComponent: Catatan,
  errorBoundary: () => null,
});

/** With `?gagal=…` in the address that step fails, until somebody has mended it. */
async function failOnRequest(step, search) {
  if (!search.includes(`gagal=${step}`) || window.diperbaiki) return;
  if (step === 'macet') await new Promise(() => undefined);
  throw new Error(`${step} sengaja gagal`);
}

export const bootstrap = [({ search }) => failOnRequest('bootstrap', search), lifecycles.bootstrap];
export const mount = [
  ({ search }) => failOnRequest('mount', search),
  ({ search }) => failOnRequest('macet', search),
  lifecycles.mount,
];
export const { update, unmount } = lifecycles;
