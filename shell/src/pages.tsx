import type { PageModule } from '@selaras/federation';
import type { ShellPageId } from './manifest';

/** The shell's own pages: a page of the manifest without a component does not compile. */
export const pages: Record<ShellPageId, () => Promise<PageModule>> = {
  welcome: () => import('./welcome/welcome-page'),
  login: () => import('./login/login-page'),
  dashboard: () => import('./dashboard/dashboard-page'),
  'dashboard-pd': () => import('./dashboard/dashboard-pd-page'),
  users: () => import('./users/users-page'),
};
