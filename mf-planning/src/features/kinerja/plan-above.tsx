import { Link, usePages } from '@selaras/portal';
import { LinkButton, Stack, space, wrapRow } from '@selaras/ui';
import styled from 'styled-components';
import { PlanStatus } from '../validasi-perencanaan/plan-status';

interface Way {
  readonly page: string;
  readonly label: string;
}

/** Pages about the same plan that have no place in the menu (spec 2 §2.11). */
const ways: readonly Way[] = [
  { page: 'kinerja-cross-cutting', label: 'Usulan cross cutting' },
  {
    page: 'kinerja-langkah-aksi-terintegrasi',
    label: 'Rencana aksi terintegrasi',
  },
  { page: 'rekap-anggaran', label: 'Rekap anggaran' },
  { page: 'salin-rencana', label: 'Salin rencana tahun lalu' },
];

const Row = styled.nav`
  ${wrapRow(2)}
  /* One line on a telephone, which goes on sideways. */
  @media (max-width: 560px) {
    flex-wrap: nowrap;
    overflow-x: auto;
    margin-inline: -${space(4)};
    padding-inline: ${space(4)};
    scrollbar-width: none;
    & > a { flex: none; }
  }
`;

/** The ways on from a list of one level, for who may open them. */
export function PlanWays() {
  const { hasPage, hrefOf } = usePages();
  const open = ways.flatMap(({ page, ...way }) => {
    const address = hasPage(page) ? hrefOf(page) : null;
    return address === null ? [] : [{ address, ...way }];
  });
  if (open.length === 0) return null;
  return (
    <Row aria-label="Halaman lain tentang rencana ini">
      {open.map(({ address, label }) => (
        <LinkButton key={address} as={Link} to={address} size="small">
          {label}
        </LinkButton>
      ))}
    </Row>
  );
}

/** Above a list of the plan: its state with the way to submit it, and the ways on. */
export function PlanAbove() {
  return (
    <Stack>
      <PlanStatus />
      <PlanWays />
    </Stack>
  );
}
