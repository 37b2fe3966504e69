import { type Portal, PortalProvider } from '@selaras/portal';
import { GlobalStyle, ToastProvider } from '@selaras/ui';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type DataRouter, RouterProvider } from 'react-router-dom';
import { FallbackBoundary } from './errors/error-page';
import { NoticeHost } from './notice-host/notice-host';
import { type Shell, ShellProvider } from './shell-context';

interface Props {
  readonly shell: Shell;
  readonly portal: Portal;
  readonly queryClient: QueryClient;
  readonly router: DataRouter;
}

/** Everything that pages find around them, outermost first. */
export function App({ shell, portal, queryClient, router }: Props) {
  return (
    <FallbackBoundary>
      <GlobalStyle />
      <QueryClientProvider client={queryClient}>
        <PortalProvider value={portal}>
          <ShellProvider value={shell}>
            <ToastProvider>
              <RouterProvider router={router} />
              <NoticeHost />
            </ToastProvider>
          </ShellProvider>
        </PortalProvider>
      </QueryClientProvider>
    </FallbackBoundary>
  );
}
