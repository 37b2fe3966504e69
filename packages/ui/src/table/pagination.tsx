import { formatDecimal } from '@selaras/domain';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import styled from 'styled-components';
import { Button } from '../button/button';
import { IconButton } from '../button/icon-button';
import { space, tokens } from '../token/tokens';
import { pageWindow, rowRange } from './page-window';

const Root = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
  color: ${tokens.colour.muted};
  @media print { & > ul { display: none; } }
`;

const Pages = styled.ul`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  padding: 0;
  list-style: none;
  & button { min-width: ${tokens.controlHeightSmall}; }
  & button[aria-current] {
    background: ${tokens.colour['brand-soft']};
    color: ${tokens.colour['brand-strong']};
  }
  @media (max-width: 560px) { & > li[data-slot='page'] { display: none; } }
`;

const Position = styled.li`
  display: none;
  padding-inline: ${space(2)};
  @media (max-width: 560px) { display: block; }
`;

export interface PaginationProps {
  /** Counted from 1. */
  page: number;
  total: number;
  perPage: number;
  onPageChange: (page: number) => void;
  /** What is paged, for screen readers when a page has several lists. */
  label?: string;
}

/** Count of rows and the pages to go to. At either end the button that goes no further keeps the focus. */
export function Pagination({ page, total, perPage, onPageChange, label = 'Halaman' }: PaginationProps) {
  const last = Math.max(1, Math.ceil(total / perPage));
  const [from, to] = rowRange(page, perPage, total);
  return (
    <Root aria-label={label}>
      <span aria-live="polite">
        {from > to || total === 0
          ? `${formatDecimal(total)} data`
          : `${formatDecimal(from)}–${formatDecimal(to)} dari ${formatDecimal(total)} data`}
      </span>
      {last > 1 && (
        <Pages>
          <li>
            <IconButton
              size="small"
              label="Halaman sebelumnya"
              icon={<ChevronLeft size={16} />}
              aria-disabled={page <= 1 || undefined}
              onClick={() => page > 1 && onPageChange(page - 1)}
            />
          </li>
          {pageWindow(page, last).map((slot) => (
            <li key={slot} data-slot="page">
              {typeof slot === 'number' ? (
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={`Halaman ${slot}`}
                  aria-current={slot === page ? 'page' : undefined}
                  onClick={() => slot !== page && onPageChange(slot)}
                >
                  {formatDecimal(slot)}
                </Button>
              ) : (
                <span aria-hidden="true">…</span>
              )}
            </li>
          ))}
          <Position>
            {formatDecimal(page)} / {formatDecimal(last)}
          </Position>
          <li>
            <IconButton
              size="small"
              label="Halaman berikutnya"
              icon={<ChevronRight size={16} />}
              aria-disabled={page >= last || undefined}
              onClick={() => page < last && onPageChange(page + 1)}
            />
          </li>
        </Pages>
      )}
    </Root>
  );
}
