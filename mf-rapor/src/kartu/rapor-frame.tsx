import { allTriwulan, formatDeadline, type Triwulan, triwulanTitle, triwulanWord } from '@selaras/domain';
import { Link, PageLink, useLocation, usePages, useSession } from '@selaras/portal';
import { seesAllUnits } from '@selaras/roles';
import {
  EmptyState,
  FieldSkeleton,
  latePart,
  PageHeader,
  PageStack,
  PrintButton,
  space,
  ViewLinks,
} from '@selaras/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { manifest } from '../manifest';
import { LongWords } from './keterangan/long-words';
import { UNIT, unitKey, useRaporPlace } from './place';

const UnitPicker = latePart(
  async () => (await import('./unit-picker')).UnitPicker,
  () => <FieldSkeleton />,
);

const Picker = styled.div`
  width: min(360px, calc(100vw - ${space(8)}));
  /* What prints the page stands beside it. */
  @media (max-width: 560px) { width: calc(100vw - ${space(22)}); }
  @media print { display: none; }
`;

/** Pages of a quarter that lie beside each other. */
const views = [
  [
    { page: 'rapor.diagram', label: 'Diagram' },
    { page: 'rapor.data', label: 'Sub kegiatan' },
    { page: 'rapor.langkah-perbaikan', label: 'Perbaikan' },
    { page: 'rapor.rank', label: 'Peringkat' },
  ],
  [
    { page: 'rapor-sasaran.diagram', label: 'Diagram' },
    { page: 'rapor-sasaran.data', label: 'IKU' },
  ],
] as const;
type RaporPage = (typeof views)[number][number]['page'];

interface RaporFrameProps {
  page: RaporPage;
  title: string;
  /** What the page shows, below its title and after the quarter, its year and its deadline. */
  description: string;
  /** When reports of the quarter close, `YYYY-MM-DD`. */
  batas?: string | null | undefined;
  /** The page shows one unit at a time, or all together. */
  perUnit?: boolean;
  actions?: ReactNode;
  children: (place: { triwulan: Triwulan; unit: number | null }) => ReactNode;
}

/** What the pages of a quarter have in common: title, quarter, the choice of a unit, and the way to the others. */
export function RaporFrame({ page, title, description, batas, perUnit = true, ...parts }: RaporFrameProps) {
  const { tahun, triwulan, unit, chooseUnit } = useRaporPlace();
  const { user } = useSession();
  if (triwulan === null) return <NoQuarter page={page} title={title} />;
  const deadline = batas ? ` Pengisian sampai sebelum ${formatDeadline(batas)}.` : '';
  return (
    <>
      <PageHeader
        title={title}
        description={
          <LongWords>{`${triwulanTitle(triwulan)} tahun ${tahun}.${deadline} ${description}`}</LongWords>
        }
        actions={
          <>
            {perUnit && (
              <Picker>
                <UnitPicker publik={!seesAllUnits(user)} value={unit} onChange={chooseUnit} />
              </Picker>
            )}
            {parts.actions}
            <PrintButton />
          </>
        }
      />
      <Ways page={page} triwulan={triwulan} unit={perUnit ? unit : null} />
      <PageStack>{parts.children({ triwulan, unit })}</PageStack>
    </>
  );
}

/** The other quarters of this page, and the other pages of this quarter. */
function Ways({ page, triwulan, unit }: { page: RaporPage; triwulan: Triwulan; unit: number | null }) {
  const { hrefOf } = usePages<typeof manifest>();
  const { search } = useLocation();
  const query = new URLSearchParams(search).has(UNIT) ? { [UNIT]: unitKey(unit) } : {};
  const beside = views.find((group) => group.some((view) => view.page === page)) ?? [];
  const wayTo = (to: RaporPage, tw: Triwulan) => hrefOf(to, { triwulan: tw }, query) ?? '';
  return (
    <>
      <ViewLinks
        label="Triwulan"
        views={allTriwulan.map((tw) => ({
          label: triwulanWord(tw),
          href: wayTo(page, tw),
          'aria-current': tw === triwulan ? 'page' : undefined,
        }))}
        renderLink={({ label, href, ...current }) => (
          <Link to={href} {...current}>
            {label}
          </Link>
        )}
      />
      <ViewLinks
        label="Bagian rapor"
        views={beside.map((view) => ({
          label: view.label,
          href: wayTo(view.page, triwulan),
          'aria-current': view.page === page ? 'page' : undefined,
        }))}
        renderLink={({ label, href, ...current }) => (
          <Link to={href} {...current}>
            {label}
          </Link>
        )}
      />
    </>
  );
}

function NoQuarter({ page, title }: { page: RaporPage; title: string }) {
  return (
    <>
      <PageHeader title={title} />
      <EmptyState
        title="Triwulan ini tidak ada"
        description="Satu tahun terdiri atas triwulan 1 sampai 4."
        action={
          <PageLink page={page} params={{ triwulan: 1 }}>
            Buka triwulan 1
          </PageLink>
        }
      />
    </>
  );
}
