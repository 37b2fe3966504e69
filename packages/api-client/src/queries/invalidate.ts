import type { InvalidateQueryFilters, QueryClient } from '@tanstack/react-query';

/**
 * Marks what was read as old after a write: shown queries are fetched again behind the page, the others when they are
 * shown next; without filters, all of them. Nobody waits for it, because a write is done once the server has answered it,
 * however many queries the page shows and however slow they are.
 */
export function invalidate(queries: QueryClient, filters?: InvalidateQueryFilters): void {
  void queries.invalidateQueries(filters);
}
