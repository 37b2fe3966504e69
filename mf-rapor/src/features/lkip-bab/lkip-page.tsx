import { Link, usePages, useSession } from '@selaras/portal';
import { seesAllUnits } from '@selaras/roles';
import {
  FieldSkeleton,
  latePart,
  PageHeader,
  PageStack,
  PrintButton,
  Segmented,
  space,
  ViewLinks,
} from '@selaras/ui';
import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import type { manifest } from '../../manifest';
import { type LkipPageId, lkipPages } from '../lkip/lkip-chapters';
import { useLkipPlace } from '../lkip/lkip-place';
import { useOpenBagian } from '../lkip/use-open-bagian';
import { AlurPanel } from '../lkip-alur/alur-panel';
import { alurQueries } from '../lkip-alur/alur-queries';
import { BesideContents } from '../lkip-daftar-isi/beside-contents';
import { EksporButton } from '../lkip-ekspor/ekspor-button';
import { BabSection } from './bab-section';

const UnitPicker = latePart(
  async () => (await import('../../kartu/unit-picker')).UnitPicker,
  () => <FieldSkeleton />,
);

const Picker = styled.div`
  width: min(360px, calc(100vw - ${space(8)}));
  @media print { display: none; }
`;

const DESCRIPTION =
  'Naskah tersimpan sendiri selagi ditulis; satu bagian ditulis oleh satu orang pada satu waktu.';

/** One page of the annual report: its chapters, section by section, one of them written at a time. */
export function LkipPage({ id }: { id: LkipPageId }) {
  const { tahun, unit, query } = useLkipPlace();
  const { hrefOf } = usePages<typeof manifest>();
  const writing = useOpenBagian();
  const bagian = useQuery(alurQueries.alur(unit)).data?.data.bagian;
  const shown = lkipPages.find(({ page }) => page === id) ?? lkipPages[0];
  return (
    <>
      <PageHeader
        title={`LKIP ${shown.label}`}
        description={`Laporan kinerja instansi pemerintah tahun ${tahun}. ${DESCRIPTION}`}
        actions={
          <>
            <OwnerChoice />
            {id === 'lkip.bab-3' && <EksporButton key={`${unit} ${tahun}`} unit={unit} />}
            <PrintButton />
          </>
        }
      />
      <ViewLinks
        label="Bab laporan"
        views={lkipPages.map(({ page, label }) => ({
          label,
          href: hrefOf(page, {}, query) ?? '',
          'aria-current': page === id ? 'page' : undefined,
        }))}
        renderLink={({ label, href, ...current }) => (
          <Link to={href} {...current}>
            {label}
          </Link>
        )}
      />
      <BesideContents
        key={`${unit} ${tahun}`}
        unit={unit}
        bagian={bagian}
        page={id}
        query={query}
        menulis={writing.open !== null}
      >
        <PageStack>
          <AlurPanel unit={unit} />
          {shown.bab.map((bab) => (
            <BabSection key={bab} unit={unit} bab={bab} {...writing} />
          ))}
        </PageStack>
      </BesideContents>
    </>
  );
}

/** A unit chooses between its own report and the regency's; who sees all units among all of them. */
function OwnerChoice() {
  const { user } = useSession();
  const { unit, chooseUnit } = useLkipPlace();
  const own = user?.satuan_kerja_id ?? null;
  if (seesAllUnits(user)) {
    return (
      <Picker>
        <UnitPicker publik={false} value={unit} onChange={chooseUnit} />
      </Picker>
    );
  }
  return (
    <Segmented
      size="medium"
      label="Laporan"
      options={[
        { value: 'unit', label: 'Perangkat daerah' },
        { value: 'kabupaten', label: 'Kabupaten' },
      ]}
      value={unit === null ? 'kabupaten' : 'unit'}
      onChange={(choice) => chooseUnit(choice === 'unit' ? own : null)}
    />
  );
}
