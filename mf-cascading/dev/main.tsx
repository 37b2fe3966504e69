import { apiClient } from '@selaras/api-client';
import { PortalAround } from '@selaras/portal/testing';
import { addFont, GlobalStyle, ToastProvider } from '@selaras/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { CascadingPage } from '../src/features/cascading-page';
import { pageKinds } from '../src/features/page-kind';
import { generatedTree, type shapes, shapes as treeShapes } from '../src/testing/generated-tree';

const params = new URLSearchParams(location.search);
const shape = (params.get('bentuk') ?? 'kecil') as keyof typeof shapes;
const kind = (params.get('jenis') ?? 'publik-makro') as keyof typeof pageKinds;
/** As the network would bring it: reading it is part of the time to the first picture. */
const answer = JSON.stringify(generatedTree(treeShapes[shape]));

apiClient.configure({
  getTahunKinerja: () => 2025,
  getTahunPublik: () => 2025,
  adapter: async (config) => {
    const forTree = config.url?.includes('option') !== true;
    if (forTree) performance.mark('data');
    const data = forTree ? JSON.parse(answer) : [{ value: 1012, label: 'Dinas Kesehatan' }];
    return { config, headers: {}, status: 200, statusText: 'OK', data };
  },
});

const router = createBrowserRouter([{ path: '*', element: <CascadingPage kind={pageKinds[kind]} /> }]);

addFont();

const root = document.getElementById('root');
if (root !== null) {
  createRoot(root).render(
    <QueryClientProvider client={new QueryClient()}>
      <PortalAround>
        <GlobalStyle />
        <ToastProvider>
          <main style={{ padding: 24 }}>
            <RouterProvider router={router} />
          </main>
        </ToastProvider>
      </PortalAround>
    </QueryClientProvider>,
  );
}
