/** What a form begins with is read anew for it, and not again while somebody types over it. */
export const readOnce = {
  gcTime: 0,
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnMount: 'always',
} as const;
