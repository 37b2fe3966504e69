/*
 * What the shell shares as `@tanstack/react-query`: what pages of a browser use. Hydration of server-rendered pages,
 * streams, suspense variants and prefetching hooks would travel to every browser for nobody.
 */

export {
  CancelledError,
  focusManager,
  hashKey,
  infiniteQueryOptions,
  isCancelledError,
  keepPreviousData,
  MutationCache,
  MutationObserver,
  matchQuery,
  mutationOptions,
  notifyManager,
  onlineManager,
  QueryCache,
  QueryClient,
  QueryClientContext,
  QueryClientProvider,
  QueryObserver,
  queryOptions,
  replaceEqualDeep,
  skipToken,
  useInfiniteQuery,
  useIsFetching,
  useIsMutating,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
