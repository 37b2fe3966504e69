/*
 * What the shell shares as `react-router` and `react-router-dom`: the browser's part of it. A shared module cannot be
 * trimmed to what is used, so the server's part (framework mode, RSC, cookies) would travel to every browser.
 * `react-router-utuh` is the package itself under a name that is not shared (see `define-shell.ts`).
 */

export { RouterProvider } from 'react-router/dom';
export {
  createBrowserRouter,
  createContext,
  createPath,
  createSearchParams,
  data,
  generatePath,
  href,
  isRouteErrorResponse,
  Link,
  matchPath,
  matchRoutes,
  Navigate,
  NavigationType,
  NavLink,
  Outlet,
  parsePath,
  RouterContextProvider,
  redirect,
  redirectDocument,
  replace,
  resolvePath,
  ScrollRestoration,
  useBeforeUnload,
  useBlocker,
  useLinkClickHandler,
  useLoaderData,
  useLocation,
  useMatch,
  useMatches,
  useNavigate,
  useNavigation,
  useNavigationType,
  useOutletContext,
  useParams,
  useResolvedPath,
  useRevalidator,
  useRouteError,
  useRouteLoaderData,
  useRoutes,
  useSearchParams,
} from 'react-router-utuh';
