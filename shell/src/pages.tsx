import type { PageModule } from '@selaras/federation';
import type { ShellPageId } from './manifest';

/** The shell's own pages: a page of the manifest without a component does not compile. */
export const pages: Record<ShellPageId, () => Promise<PageModule>> = {
  welcome: () => import(/* webpackChunkName: "welcome" */ './welcome/welcome-page'),
  login: () => import(/* webpackChunkName: "login" */ './login/login-page'),
  dashboard: () => import(/* webpackChunkName: "dashboard" */ './dashboard/dashboard-page'),
  'dashboard-pd': () => import(/* webpackChunkName: "dashboard-pd" */ './dashboard/dashboard-pd-page'),
  account: () => import(/* webpackChunkName: "account" */ './account/account-page'),
  users: () => import(/* webpackChunkName: "users" */ './users/users-page'),
  remotes: () => import(/* webpackChunkName: "remotes" */ './remotes/remotes-page'),
  'remotes.show': () => import(/* webpackChunkName: "remotes.show" */ './remotes/remote-page'),
};
