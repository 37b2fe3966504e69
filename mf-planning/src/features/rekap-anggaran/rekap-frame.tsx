import type { AnggaranTotals } from '@selaras/contracts';
import { ErrorState, type ErrorStateProps, PageHeader, PrintButton, Skeleton, Stack } from '@selaras/ui';
import type { ReactNode } from 'react';
import { RekapCards } from './rekap-cards';
import { Tools } from './rekap-tools';

interface RekapFrameProps {
  /** Whose budget it is, and of which year. */
  description: string | undefined;
  /** Acts besides printing. */
  actions?: ReactNode;
  failure: ErrorStateProps | null;
  /** Left out until the recap has come. */
  total: AnggaranTotals | undefined;
  tools: ReactNode;
  children: ReactNode;
}

/** What recaps have around their table: title, four figures, tools, and what stands there until the recap has come. */
export function RekapFrame({ description, actions, failure, total, tools, children }: RekapFrameProps) {
  return (
    <>
      <PageHeader
        title="Rekap Anggaran"
        description={description}
        actions={
          <>
            <PrintButton />
            {actions}
          </>
        }
      />
      {failure ? (
        <ErrorState {...failure} />
      ) : (
        <Stack>
          <RekapCards total={total} />
          <Tools>{tools}</Tools>
          {total === undefined ? <Skeleton height="60vh" /> : children}
        </Stack>
      )}
    </>
  );
}
