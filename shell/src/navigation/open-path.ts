import type { RouterState } from 'react-router-dom';

/**
 * Path of the page that is open or just being opened. It is asked of the router and not of what is drawn: a page that is
 * on its way is drawn a moment later, and on a busy machine a long one.
 */
export function createOpenPath() {
  let path = () => location.pathname;
  return {
    get: (): string => path(),
    follow: (router: { readonly state: RouterState }) => {
      path = () => (router.state.navigation.location ?? router.state.location).pathname;
    },
  };
}
