import { type Portal, PortalProvider } from '@selaras/portal';
import { GlobalStyle, ToastProvider } from '@selaras/ui';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { RouterProvider } from 'react-router';
import type { DataRouter } from 'react-router-dom';
import { FallbackBoundary } from './errors/error-page';
import { LineSign } from './line/line-sign';
import { NoticeHost } from './notice-host/notice-host';
import { type Shell, ShellProvider } from './shell-context';

interface Props {
  readonly shell: Shell;
  readonly portal: Portal;
  readonly queryClient: QueryClient;
  readonly router: DataRouter;
}

const updateAtOnce = (update: () => unknown): undefined => void flushSync(update);

/**
 * Everything that pages find around them, outermost first. The router is shown by the provider of `react-router`, which
 * `react-router-dom` binds to `flushSync` in a module that also holds all that routers with a server need.
 */
export function App({ shell, portal, queryClient, router }: Props) {
  return (
    <FallbackBoundary>
      <GlobalStyle />
      <QueryClientProvider client={queryClient}>
        <PortalProvider value={portal}>
          <ShellProvider value={shell}>
            <ToastProvider>
              <RouterProvider router={router} flushSync={updateAtOnce} />
              <NoticeHost />
              <LineSign line={shell.session.line} what="Data pengguna" />
            </ToastProvider>
          </ShellProvider>
        </PortalProvider>
      </QueryClientProvider>
    </FallbackBoundary>
  );
}
