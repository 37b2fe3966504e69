import { GlobalStyle, ToastProvider } from '@selaras/ui';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type DataRouter, RouterProvider } from 'react-router-dom';
import { FallbackBoundary } from './errors/error-page';
import { NoticeHost } from './notices/notice-host';
import { SessionRoot } from './session/session-root';
import { type Shell, ShellProvider } from './shell-context';

interface Props {
  readonly shell: Shell;
  readonly queryClient: QueryClient;
  readonly router: DataRouter;
}

/** Everything that pages find around them, outermost first. */
export function App({ shell, queryClient, router }: Props) {
  return (
    <FallbackBoundary>
      <GlobalStyle />
      <QueryClientProvider client={queryClient}>
        <SessionRoot session={shell.session}>
          <ShellProvider value={shell}>
            <ToastProvider>
              <RouterProvider router={router} />
              <NoticeHost />
            </ToastProvider>
          </ShellProvider>
        </SessionRoot>
      </QueryClientProvider>
    </FallbackBoundary>
  );
}
