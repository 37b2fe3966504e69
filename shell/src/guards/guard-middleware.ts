import type { PageEntry } from '@selaras/contracts';
import { judge, needsUser } from '@selaras/portal/host';
import { type MiddlewareFunction, redirect as redirectTo } from 'react-router-dom';
import { forbidden, notFound, unknownMiddleware } from '../errors/page-error';
import { ACCOUNT_PATH, AFTER_LOGIN_PATH, LOGIN_PATH, type RedirectKeeper } from '../session/redirect';
import type { Session } from '../session/session';
import { areParamsValid } from './param-rule';

interface GuardDependencies {
  readonly session: Pick<Session, 'state' | 'restore'>;
  readonly redirect: RedirectKeeper;
  /** Starts loading the page; runs beside the guard, so that neither waits for the other. */
  readonly preload: () => void;
}

/** The guard of one page, before anything of it is shown (spec 2 §6). */
export function guardMiddleware({ guard }: PageEntry, deps: GuardDependencies): MiddlewareFunction {
  return async ({ request, params }) => {
    if (!areParamsValid(params)) throw notFound();
    const { session, redirect } = deps;
    const mayBeAllowed = !needsUser(guard) || guard === 'guest' || session.state().token !== null;
    if (mayBeAllowed) deps.preload();
    const user = needsUser(guard) ? await session.restore() : session.state().user;
    const verdict = judge(guard, user);
    switch (verdict.kind) {
      case 'login': {
        const { pathname, search } = new URL(request.url);
        redirect.keep(`${pathname}${search}`);
        throw redirectTo(LOGIN_PATH);
      }
      case 'dashboard':
        throw redirectTo(AFTER_LOGIN_PATH);
      case 'forbidden':
        throw forbidden();
      case 'unknown':
        throw unknownMiddleware(guard);
      case 'allow':
    }
    // The server answers nothing else before that is done.
    const { pathname } = new URL(request.url);
    if (needsUser(guard) && user?.harus !== undefined && pathname !== ACCOUNT_PATH) {
      redirect.keep(`${pathname}${new URL(request.url).search}`);
      throw redirectTo(ACCOUNT_PATH);
    }
  };
}
