import { callQuery, type Endpoint, type RequestInput } from '@selaras/api-client';
import type { AnyCall } from '@selaras/contracts';
import { useSession } from '@selaras/portal';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDisplayKind } from './display-kind';

/** Endpoints of a display: its own and its public twin's. */
export interface DisplayEndpoints<Masuk extends AnyCall, Publik extends AnyCall> {
  readonly masuk: Endpoint<Masuk>;
  readonly publik: Endpoint<Publik>;
}

/** Reads a display as the page's reader. */
export function useDisplay<Masuk extends AnyCall, Publik extends AnyCall>(
  { masuk, publik }: DisplayEndpoints<Masuk, Publik>,
  input: RequestInput<Masuk> & RequestInput<Publik>,
) {
  const kind = useDisplayKind();
  const own = useQuery({
    ...callQuery('display', masuk, input),
    placeholderData: keepPreviousData,
    enabled: !kind.publik,
  });
  const open = useQuery({
    ...callQuery('display', publik, input),
    placeholderData: keepPreviousData,
    enabled: kind.publik,
  });
  return kind.publik ? open : own;
}

/** The year that the page shows. */
export function useDisplayYear(): number {
  const { tahunKinerja, tahunPublik } = useSession();
  return useDisplayKind().publik ? tahunPublik : tahunKinerja;
}
