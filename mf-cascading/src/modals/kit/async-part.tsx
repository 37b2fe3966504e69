import { failureText } from '@selaras/api-client';
import { ErrorState, LoadingState, useShownAtLeast } from '@selaras/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isMissing } from './is-missing';
import { NoData } from './no-data';

interface AsyncPartProps<Data> {
  query: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
}

/** A part of a modal that depends on a query: loading for at least 200 ms, its data, or why nothing can be shown. */
export function AsyncPart<Data>({ query, children }: AsyncPartProps<Data>) {
  const { data, error } = query;
  const loading = useShownAtLeast(query.isPending || (query.isFetching && data === undefined));
  if (loading) return <LoadingState />;
  if (data !== undefined) return children(data);
  if (isMissing(error)) return <NoData />;
  const { pesan, kode } = failureText(error);
  return <ErrorState description={pesan} code={kode} onRetry={() => void query.refetch()} />;
}
