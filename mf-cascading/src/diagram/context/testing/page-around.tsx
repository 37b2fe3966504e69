import type { Session } from '@selaras/portal';
import { PortalAround } from '@selaras/portal/testing';
import { ToastProvider } from '@selaras/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { type DiagramPage, DiagramPageProvider } from '../diagram-page-context';

/** A planner of the health service. */
export const planner = {
  id: 4,
  username: 'dinkes',
  nama: 'Siti Rahma',
  role_id: 3,
  satuan_kerja_id: 1012,
  satuan_kerja_nama: 'Dinas Kesehatan',
};

const publicPage: DiagramPage = { tahun: 2025, satuanKerjaId: null, publik: true, title: 'Cascading' };

interface PageAroundProps {
  session?: Session;
  page?: Partial<DiagramPage>;
  client?: QueryClient;
  children: ReactNode;
}

/** What a part of the diagram finds around itself on a page of the portal. */
export function PageAround({ session, page, client, children }: PageAroundProps) {
  const queries = client ?? new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return (
    <QueryClientProvider client={queries}>
      <PortalAround session={session}>
        <ToastProvider>
          <MemoryRouter>
            <DiagramPageProvider value={{ ...publicPage, ...page }}>{children}</DiagramPageProvider>
          </MemoryRouter>
        </ToastProvider>
      </PortalAround>
    </QueryClientProvider>
  );
}
