import { Button } from '../button/button';
import { EmptyState, type EmptyStateProps } from '../state/empty-state';

/** What the specification gives an empty table to say (spec 1 §8). */
const NO_ROWS = 'There are no records to show';

/** Why a table has no row, and the one thing to do about it. What it says itself is specified (spec 1 §8). */
export type EmptyHelp = Pick<EmptyStateProps, 'description' | 'action'>;

interface EmptyPageProps {
  page: { total: number; per_page: number } | undefined;
  onPageChange: ((page: number) => void) | undefined;
  /** What is said of a list without any row. */
  empty: EmptyHelp | undefined;
}

/** In the place of rows: that the list has none, or that this page lost its last one and there are others. */
export function EmptyPage({ page, onPageChange, empty }: EmptyPageProps) {
  if (page === undefined || page.total === 0 || onPageChange === undefined) {
    return <EmptyState title={NO_ROWS} description={empty?.description} action={empty?.action} />;
  }
  const last = Math.ceil(page.total / page.per_page);
  return (
    <EmptyState
      title={NO_ROWS}
      description="Halaman ini tidak berisi lagi."
      action={
        <Button
          onClick={({ currentTarget }) => {
            // The button goes away with the empty page; the table that it stands in stays.
            currentTarget.closest<HTMLElement>('[role="region"]')?.focus();
            onPageChange(last);
          }}
        >
          Ke halaman terakhir
        </Button>
      }
    />
  );
}
