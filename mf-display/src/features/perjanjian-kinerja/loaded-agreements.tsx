import type { PerjanjianDisplay } from '@selaras/contracts';
import { loadFailure } from '@selaras/resource';
import { EmptyState, LoadingState, useLoaded } from '@selaras/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { DisplayFailure, WayOn } from '../../frame/way-on';

interface LoadedAgreementsProps {
  query: UseQueryResult<{ data: PerjanjianDisplay[] }>;
  /** What is said where there is none. */
  empty: ComponentProps<typeof EmptyState>;
  children: (agreements: readonly PerjanjianDisplay[]) => ReactNode;
}

/** Agreements once they have come. */
export function LoadedAgreements({ query, empty, children }: LoadedAgreementsProps) {
  const { data, failure } = useLoaded(
    query.data?.data,
    loadFailure(query, 'Perjanjian kinerja gagal dimuat'),
  );
  if (failure) return <DisplayFailure {...failure} />;
  if (data === undefined) return <LoadingState label="Memuat perjanjian kinerja" />;
  return data.length === 0 ? <EmptyState action={<WayOn />} {...empty} /> : children(data);
}
