import type { NarasiBaris } from '@selaras/contracts';
import { Link, useNavigate, usePages, useSession } from '@selaras/portal';
import { loadFailure } from '@selaras/resource';
import { seesAllUnits } from '@selaras/roles';
import {
  DataTable,
  EmptyState,
  FieldSkeleton,
  LandscapePaper,
  LinkButton,
  latePart,
  PageHeader,
  PrintButton,
  space,
} from '@selaras/ui';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import styled from 'styled-components';
import { narasiColumns } from './narasi-columns';
import { type NarasiLevel, narasiLevels } from './narasi-level';
import { useNarasiPlace } from './narasi-place';
import { narasiQueries } from './narasi-queries';

const UnitPicker = latePart(
  async () => (await import('../../kartu/unit-picker')).UnitPicker,
  () => <FieldSkeleton />,
);

const Picker = styled.div`
  width: min(360px, calc(100vw - ${space(8)}));
  @media print { display: none; }
`;

/** Indicators with the completeness of their narratives; whoever sees all units chooses one. */
export function NarasiList({ level }: { level: NarasiLevel }) {
  const { title, description, page } = narasiLevels[level];
  const { unit, chooseUnit, query, tahun } = useNarasiPlace(level);
  const { user } = useSession();
  const { hrefOf } = usePages();
  const asked = useQuery({ ...narasiQueries.daftar(unit ?? null), enabled: unit !== undefined });
  const data = asked.data?.data;
  const writes = data?.kemampuan.tulis ?? false;
  const whose = data?.satuan_kerja?.satuan_kerja_nama ?? null;
  return (
    <>
      <LandscapePaper />
      <PageHeader
        title={title}
        description={`${whose === null ? '' : `${whose}, tahun ${tahun}. `}${description}`}
        actions={
          <>
            {level === 'pd' && seesAllUnits(user) && (
              <Picker>
                <UnitPicker publik={false} value={unit ?? null} onChange={chooseUnit} />
              </Picker>
            )}
            {writes && data?.baris.some(({ narasi }) => narasi === null) && (
              <LinkButton
                as={Link}
                to={hrefOf(`${page}.create`, {}, query) ?? ''}
                variant="primary"
                icon={<Plus size={16} />}
              >
                Tambah narasi
              </LinkButton>
            )}
            <PrintButton />
          </>
        }
      />
      {unit === undefined ? (
        <EmptyState
          title="Pilih perangkat daerah"
          description="Narasi ditulis dan dibaca per perangkat daerah."
        />
      ) : (
        <Rows
          level={level}
          unit={unit}
          rows={data?.baris}
          writes={writes}
          failure={loadFailure(asked, `${title} gagal dimuat`)}
        />
      )}
    </>
  );
}

interface RowsProps {
  readonly level: NarasiLevel;
  readonly unit: number | null;
  readonly rows: readonly NarasiBaris[] | undefined;
  readonly writes: boolean;
  readonly failure: ReturnType<typeof loadFailure>;
}

function Rows({ level, rows, writes, failure }: RowsProps) {
  const { title, page } = narasiLevels[level];
  const { tahun, query } = useNarasiPlace(level);
  const { hrefOf } = usePages();
  const navigate = useNavigate();
  const hrefOfRow = ({ narasi, indikator }: NarasiBaris): string => {
    if (narasi !== null)
      return hrefOf(writes ? `${page}.edit` : `${page}.show`, { id: narasi.id }, query) ?? '';
    return hrefOf(`${page}.create`, {}, { ...query, indikator: String(indikator.id) }) ?? '';
  };
  return (
    <DataTable
      caption={`${title} tahun ${tahun}`}
      columns={narasiColumns}
      cards
      rows={rows}
      rowId={({ indikator }) => indikator.id}
      error={failure}
      empty={{ description: 'Belum ada indikator kinerja utama pada periode ini.' }}
      opensRow={({ narasi }) => narasi !== null || writes}
      onRowOpen={(row) => navigate(hrefOfRow(row))}
    />
  );
}
