import { apiClient } from '@selaras/api-client';
import {
  type QueryOf,
  sheetTitle,
  type TimKerjaRow,
  timFields,
  timKerjaActs,
  type timKerjaCalls,
} from '@selaras/contracts';
import { optionsOf } from '@selaras/domain';
import type { PageOpening } from '@selaras/federation';
import { PageLink, useNavigate, usePages, useSession, useYears } from '@selaras/portal';
import { SpreadsheetButton } from '@selaras/resource';
import { defineReadList, listQuery, listQueryAt, listRules } from '@selaras/resource/core';
import { ReadList, useListState } from '@selaras/resource/list';
import { can, seesAllUnits } from '@selaras/roles';
import { Badge, Button, LandscapePaper, lateDialog, PageHeader, type TableColumn } from '@selaras/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Plus, UserCog } from 'lucide-react';
import { useState } from 'react';
import { BerhentiMark } from '../../anggota/berhenti-mark';
import { timEndpoints, timQueries } from '../../anggota/tim-queries';
import { withoutPage } from '../../without-page';
import { TimViews } from './tim-views';

const TimDialog = lateDialog(async () => (await import('./tim-dialog')).TimDialog);
const PejabatDialog = lateDialog(async () => (await import('./pejabat-dialog')).PejabatDialog);

const unit: TableColumn<TimKerjaRow> = {
  id: 'satuan_kerja',
  title: 'Satuan kerja',
  value: ({ satuan_kerja }) => satuan_kerja.singkatan ?? satuan_kerja.satuan_kerja_nama,
  minWidth: '140px',
};

const columns: readonly TableColumn<TimKerjaRow>[] = [
  {
    id: 'nama',
    title: sheetTitle(timFields.nama),
    value: ({ nama }) => nama,
    cell: ({ id, nama }) => (
      <PageLink page="tim-kerja.detail" params={{ id }}>
        {nama}
      </PageLink>
    ),
    minWidth: '240px',
  },
  unit,
  {
    id: 'unit_kerja',
    title: timFields.unit_kerja_id.label,
    value: ({ unit_kerja }) => unit_kerja?.nama ?? null,
    minWidth: '180px',
  },
  {
    id: 'ketua',
    title: sheetTitle(timFields.ketua_pegawai_id),
    value: ({ ketua }) => ketua?.nama ?? 'Belum ada',
    cell: ({ ketua }) =>
      ketua === null ? (
        <Badge tone="warning">Belum ada</Badge>
      ) : (
        <>
          {ketua.nama} <BerhentiMark pada={ketua.berhenti_pada} />
        </>
      ),
    minWidth: '180px',
  },
  { id: 'disetujui', title: 'Anggota', value: ({ anggota }) => anggota.disetujui, numeric: true },
  { id: 'menunggu', title: 'Menunggu', value: ({ anggota }) => anggota.menunggu, numeric: true },
  { id: 'disusun', title: 'Disusun', value: ({ anggota }) => anggota.disusun, numeric: true },
  { id: 'kinerja', title: 'Kinerja', value: ({ jumlah_kinerja }) => jumlah_kinerja, numeric: true },
  { id: 'langkah', title: 'Langkah aksi', value: ({ jumlah_langkah }) => jumlah_langkah, numeric: true },
];

const list = defineReadList<TimKerjaRow>({
  caption: 'Tim kerja',
  search: 'Cari tim atau ketua',
  failed: 'Tim kerja gagal dimuat',
  noneFits: 'Tidak ada tim yang cocok dengan saringan.',
  columns,
  filters: [
    {
      name: 'keadaan',
      label: 'Keadaan',
      options: optionsOf({
        menunggu: 'Ada yang menunggu persetujuan',
        'tanpa-ketua': 'Belum ada ketua, atau sudah berhenti',
        'tanpa-anggota': 'Belum ada anggota',
      }),
    },
  ],
  sort: null,
  hideable: true,
  rowId: ({ id }) => id,
});
const rules = listRules(list);

export const prepare = ({ queries, address }: PageOpening) =>
  queries.prefetchQuery(timQueries.list(listQueryAt(address, rules) as QueryOf<typeof timKerjaCalls.list>));

/** `/tim-kerja`: the teams of a unit with leader, members and what they carry. */
export function Page() {
  const { user } = useSession();
  const { tahunKinerja } = useYears();
  const navigate = useNavigate();
  const { hrefOf } = usePages();
  const [state, change] = useListState(rules);
  const [dialog, setDialog] = useState<'tim' | 'pejabat' | null>(null);
  const asked = listQuery(state) as QueryOf<typeof timKerjaCalls.list>;
  const query = useQuery({ ...timQueries.list(asked), placeholderData: keepPreviousData });
  const own = user?.satuan_kerja_id ?? null;
  const writes = can(user, timKerjaActs.tulis);
  const shown = seesAllUnits(user) ? columns : columns.filter((column) => column !== unit);
  return (
    <>
      <LandscapePaper />
      <PageHeader
        title="Tim Kerja"
        description={`Tim kerja tahun ${tahunKinerja}: ketua, anggota, dan yang diampunya.`}
        actions={
          <>
            <SpreadsheetButton
              size="medium"
              file={() => apiClient.file(timEndpoints.export, { query: withoutPage(asked) })}
              name={`tim-kerja-${tahunKinerja}.xlsx`}
            />
            {writes && (
              <Button icon={<UserCog size={16} />} onClick={() => setDialog('pejabat')}>
                Plt/Plh
              </Button>
            )}
            {writes && (
              <Button variant="primary" icon={<Plus size={16} />} onClick={() => setDialog('tim')}>
                Bentuk tim
              </Button>
            )}
          </>
        }
      />
      <TimViews current="tim-kerja" />
      <ReadList
        list={list}
        state={state}
        onChange={change}
        query={query}
        columns={shown}
        none={
          writes
            ? 'Belum ada tim pada tahun ini. Bentuk tim pertama, lalu tambahkan anggotanya.'
            : 'Belum ada tim pada tahun ini.'
        }
        onRowOpen={({ id }) => {
          const address = hrefOf('tim-kerja.detail', { id });
          if (address !== null) void navigate(address);
        }}
      />
      {dialog === 'tim' && <TimDialog tim={null} onClose={() => setDialog(null)} />}
      {dialog === 'pejabat' && <PejabatDialog satkerId={own} onClose={() => setDialog(null)} />}
    </>
  );
}
