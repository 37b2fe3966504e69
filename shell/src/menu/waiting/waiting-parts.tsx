import { formatDecimal } from '@selaras/domain';
import { usePages, useSession } from '@selaras/portal';
import { space, tokens } from '@selaras/ui';
import { Fragment, type ReactNode, useEffect, useMemo } from 'react';
import styled from 'styled-components';
import { useCurrentPage } from '../../navigation/current-page';
import { YearLink } from '../../way-on/year-link';
import { useWaiting } from './use-waiting';
import { otherYears, type Waiting, waitingByPath } from './waiting-of';

/** Beside the entry, not in it: the entry keeps its name, which is its title where a menu shows icons only. */
const Count = styled.span<{ $late: boolean }>`
  position: absolute;
  top: 50%;
  right: ${space(2)};
  min-width: ${space(5)};
  padding: 0 ${space(1.5)};
  border-radius: 10px;
  background: ${({ $late }) => ($late ? tokens.colour['danger-soft'] : tokens.colour['brand-soft'])};
  color: ${({ $late }) => ($late ? tokens.colour.danger : tokens.colour['brand-strong'])};
  font-size: ${tokens.text[12]};
  font-weight: 650;
  font-variant-numeric: tabular-nums;
  line-height: ${space(5)};
  text-align: center;
  translate: 0 -50%;
  pointer-events: none;
  li:has(> &) { position: relative; }
  a:has(+ &) { padding-right: ${space(12)}; }
  a[aria-current='page'] + & { background: ${tokens.colour.surface}; }
  a[title] + & {
    top: ${space(2)};
    right: 0;
    min-width: ${space(4)};
    padding: 0 ${space(1)};
    line-height: ${space(4)};
  }
  a[title]:has(+ &) { padding-right: 0; }
`;

const Line = styled.p`
  margin-bottom: ${space(3)};
  max-width: none;
  padding: ${space(2)} ${space(3)};
  border-radius: ${tokens.radius.control};
  background: ${tokens.colour['brand-soft']};
  & > a { display: inline-block; min-height: 24px; font-weight: 650; }
  @media print { display: none; }
`;

const MOST = 99;

const countOf = ({ jumlah, terlambat, words }: Waiting) => (
  <Count role="img" aria-label={words} $late={terlambat > 0}>
    {jumlah > MOST ? `${MOST}+` : formatDecimal(jumlah)}
  </Count>
);

/** What stands beside the entries of the menu, by their path. */
export type MenuCounts = ReadonlyMap<string, ReactNode>;

interface WaitingPartsProps {
  onCounts: (counts: MenuCounts) => void;
}

/** Tells the menu how much waits behind its entries, and above a queue in whose year nothing waits which year has work. */
export function WaitingParts({ onCounts }: WaitingPartsProps) {
  const pekerjaan = useWaiting();
  const { hasPage, hrefOf } = usePages();
  const { tahunKinerja } = useSession();
  const page = useCurrentPage();
  const waiting = useMemo(
    () =>
      waitingByPath(pekerjaan, ({ halaman, parameter }) =>
        hasPage(halaman) ? hrefOf(halaman, parameter) : null,
      ),
    [pekerjaan, hasPage, hrefOf],
  );
  useEffect(
    () => onCounts(new Map([...waiting].map(([path, one]) => [path, countOf(one)]))),
    [waiting, onCounts],
  );
  const others = page === null ? [] : otherYears(pekerjaan, page.id, tahunKinerja);
  if (others.length === 0) return null;
  return (
    <Line role="status">
      Tidak ada yang menunggu Anda di {tahunKinerja}.{' '}
      {others.map(({ tahun, jumlah, tujuan }, at) => (
        <Fragment key={tahun}>
          {at > 0 && ', '}
          <YearLink tujuan={tujuan} tahun={tahun}>
            {formatDecimal(jumlah)} menunggu di {tahun}
          </YearLink>
        </Fragment>
      ))}
    </Line>
  );
}
