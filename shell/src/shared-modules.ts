import * as apiClient from '@selaras/api-client';
import type { SharedModules } from '@selaras/federation';
import * as portal from '@selaras/portal';
import * as roles from '@selaras/roles';
import * as toast from '@selaras/ui/toast';
import * as reactQuery from '@tanstack/react-query';
import * as axios from 'axios';
import * as react from 'react';
import * as jsxDevRuntime from 'react/jsx-dev-runtime';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';
import * as styledComponents from 'styled-components';

/** The copies that the shell uses itself, each package whole. */
const ready: SharedModules['ready'] = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react/jsx-dev-runtime': jsxDevRuntime,
  'react-dom': reactDom,
  'react-dom/client': reactDomClient,
  '@tanstack/react-query': reactQuery,
  'styled-components': styledComponents,
  axios,
  '@selaras/api-client': apiClient,
  '@selaras/portal': portal,
  '@selaras/roles': roles,
  '@selaras/ui/toast': toast,
};

/**
 * The router is in the first script as far as the portal uses it, and `@selaras/portal` passes on what its pages need;
 * what is left of it, made for servers mostly, comes with the first remote that names the package itself.
 */
const whenAsked: SharedModules['whenAsked'] = {
  'react-router': () => import('react-router'),
  'react-router/dom': () => import('react-router/dom'),
  'react-router-dom': () => import('react-router-dom'),
};

/** Libraries that are fetched when a part of a remote's page asks for them. */
const late: SharedModules['late'] = {
  katex: () => import('katex'),
  'radix-ui/dialog': () => import('radix-ui/dialog'),
  'radix-ui/dropdown-menu': () => import('radix-ui/dropdown-menu'),
  'react-select': () => import('react-select'),
};

/** What the shell hands out to remotes. */
export const sharedModules: SharedModules = { ready, whenAsked, late };
