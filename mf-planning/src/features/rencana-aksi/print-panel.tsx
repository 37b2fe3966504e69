import { Link, useSearchParams, useSession } from '@selaras/portal';
import { loadFailure } from '@selaras/resource';
import { listQuery, listRules, readListState } from '@selaras/resource/core';
import {
  EmptyState,
  ErrorState,
  LandscapePaper,
  LinkButton,
  LoadingState,
  PageHeader,
  PrintButton,
  useLoaded,
} from '@selaras/ui';
import type { PanelProps } from './panel-props';
import { PrintTable } from './print-table';
import type { RencanaAksiListRow } from './rencana-aksi';
import { listPd, listRpjmd } from './rencana-aksi-list';
import { useAllRows } from './use-all-rows';

const lists = { rpjmd: listRpjmd, pd: listPd };

/** The list with its filters as paper: every row, goal by goal, in the columns of the public form (domain §5). */
export function PrintPanel({ level, back }: PanelProps) {
  const list = lists[level];
  const [address] = useSearchParams();
  const { tahunKinerja } = useSession();
  const { resource } = list;
  const query = useAllRows(resource, listQuery(readListState(address, listRules(list))));
  const {
    loading,
    data: rows,
    failure,
  } = useLoaded(query.data, loadFailure(query, 'Rencana aksi gagal dimuat'));
  return (
    <>
      <LandscapePaper />
      <PageHeader
        title={`${titleOf(rows ?? []) ?? resource.title} Tahun ${tahunKinerja}`}
        actions={
          <>
            <LinkButton as={Link} to={back}>
              Kembali ke daftar
            </LinkButton>
            <PrintButton variant="primary" disabled={!rows?.length} />
          </>
        }
      />
      {failure && <ErrorState {...failure} />}
      {loading && <LoadingState />}
      {rows === null && (
        <EmptyState
          title="Terlalu banyak untuk satu cetakan"
          description="Persempit daftar dengan saringan, misalnya satuan kerja, lalu cetak kembali."
        />
      )}
      {rows?.length === 0 && <EmptyState title="Tidak ada rencana aksi yang dapat dicetak" />}
      {rows && rows.length > 0 && <PrintTable rows={rows} />}
    </>
  );
}

/** The unit's own title when every action is one unit's. */
function titleOf(rows: readonly RencanaAksiListRow[]): string | null {
  const units = new Set(rows.map(({ satuan_kerja }) => satuan_kerja.satuan_kerja_nama));
  return units.size === 1 ? `Rencana Aksi ${[...units][0]}` : null;
}
