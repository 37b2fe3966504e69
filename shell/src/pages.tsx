import type { User } from '@selaras/contracts';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { ShellPageId } from './manifest';

export interface PageOpening {
  readonly queries: QueryClient;
  readonly address: URLSearchParams;
  /** Who opens it, once the guard has let him in. */
  readonly user: User | null;
}

export interface ShellPage {
  readonly Page: ComponentType;
  /** Asks for the data that the page is about to show. A failure shows on the page. */
  readonly prepare?: (opening: PageOpening) => Promise<unknown>;
}

/** The shell's own pages: a page of the manifest without a component does not compile. */
export const pages: Record<ShellPageId, () => Promise<ShellPage>> = {
  welcome: () => import('./welcome/welcome-page'),
  login: () => import('./login/login-page'),
  dashboard: () => import('./dashboard/dashboard-page'),
  'dashboard-pd': () => import('./dashboard/dashboard-pd-page'),
  users: () => import('./users/users-page'),
};
