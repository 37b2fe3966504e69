import { formatDecimal } from '@selaras/domain';
import { PageLink, type PageParams, type PageQuery } from '@selaras/portal';
import { space, tokens } from '@selaras/ui';
import styled from 'styled-components';

const Line = styled.p`
  max-width: none;
  padding: ${space(2)} ${space(3)};
  border-radius: ${tokens.radius.control};
  background: ${tokens.colour['brand-soft']};
  & > a { display: inline-block; min-height: 24px; font-weight: 650; }
  @media print { display: none; }
`;

interface NextInQueueProps {
  /** What has waited for the reader longest; undefined: nothing waits for him. */
  readonly next:
    | {
        readonly nama: string;
        readonly page: string;
        readonly params?: PageParams;
        readonly query?: PageQuery;
      }
    | undefined;
  /** How much waits for him. */
  readonly total: number;
  /** Said where nothing does. */
  readonly none: string;
}

/** Where a reader goes on who has decided what is open: to what has waited for him longest. */
export function NextInQueue({ next, total, none }: NextInQueueProps) {
  if (next === undefined) return <Line role="status">{none}</Line>;
  const { nama, page, params = {}, query = {} } = next;
  return (
    <Line role="status">
      Berikutnya:{' '}
      <PageLink page={page} params={params} query={query}>
        {nama}
      </PageLink>{' '}
      ({formatDecimal(total)} menunggu Anda)
    </Line>
  );
}
