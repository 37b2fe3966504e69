/** What a list was asked with, for its sheet: that holds every page. */
export function withoutPage<Query extends { readonly page?: unknown }>({ page: _, ...query }: Query) {
  return query;
}
