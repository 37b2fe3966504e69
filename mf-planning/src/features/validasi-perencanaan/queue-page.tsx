import type { AnswerOf, QueryOf, validasiPerencanaanCalls } from '@selaras/contracts';
import { formatDateTime, tahapValidasiWord } from '@selaras/domain';
import type { PageOpening } from '@selaras/federation';
import { useNavigate, usePages } from '@selaras/portal';
import type { ListFilter } from '@selaras/resource/core';
import { defineReadList, listQuery, listQueryAt, listRules } from '@selaras/resource/core';
import { ReadList, useListState } from '@selaras/resource/list';
import { PageHeader, Stack, space, type TableColumn, tokens, wrapRow } from '@selaras/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { KeadaanBadge, keadaanOf, keadaanOptions } from './plan-state';
import { validasiPerencanaanQueries } from './validasi-perencanaan-queries';

type QueueAnswer = AnswerOf<typeof validasiPerencanaanCalls.queue>;
type Row = QueueAnswer['data'][number];

const Counts = styled.dl`
  ${wrapRow(2, 6)}
  & > div { display: flex; align-items: baseline; gap: ${space(2)}; }
  & dt { color: ${tokens.colour.muted}; }
  & dd { font-size: ${tokens.text[20]}; font-weight: 600; }
`;

const DAY_MS = 86_400_000;
const daysSince = (moment: string) => Math.max(0, Math.floor((Date.now() - Date.parse(moment)) / DAY_MS));

/** When the last step was taken; of a plan that waits, how many days ago. */
const lastStep = ({ validasi, diperbarui }: Row) =>
  validasi?.keadaan === 'menunggu' && diperbarui !== null
    ? `${formatDateTime(diperbarui)} (${daysSince(diperbarui)}\u00a0hari)`
    : formatDateTime(diperbarui);

/** All, validated and not validated (spec 2 §4), and narrower by state, stage and whose turn it is. */
const filters: readonly ListFilter[] = [
  {
    name: 'validasi',
    label: 'Validasi',
    options: [
      { value: '1', label: 'Sudah divalidasi' },
      { value: '0', label: 'Belum divalidasi' },
    ],
  },
  { name: 'keadaan', label: 'Keadaan', options: keadaanOptions },
  {
    name: 'tahap',
    label: 'Tahap',
    options: [1, 2, 3].map((tahap) => ({ value: tahap, label: `Tahap ${tahap}` })),
  },
  { name: 'giliran', label: 'Giliran Anda', options: [{ value: 'ya', label: 'Perlu diputuskan' }] },
];

const columns: readonly TableColumn<Row>[] = [
  {
    id: 'satuan_kerja',
    title: 'Satuan kerja',
    value: ({ satuan_kerja }) => satuan_kerja.satuan_kerja_nama,
    minWidth: '260px',
  },
  {
    id: 'keadaan',
    inCard: 'state',
    title: 'Keadaan',
    value: ({ validasi }) => keadaanOf(validasi),
    cell: ({ validasi }) => <KeadaanBadge validasi={validasi} />,
  },
  {
    id: 'tahap',
    title: 'Tahap',
    value: ({ validasi }) => (validasi === null ? null : tahapValidasiWord(validasi.tahap)),
    minWidth: '220px',
  },
  {
    id: 'catatan',
    title: 'Catatan',
    value: ({ validasi }) => validasi?.catatan ?? null,
    minWidth: '200px',
  },
  {
    id: 'diperbarui',
    title: 'Langkah terakhir',
    value: lastStep,
    minWidth: '190px',
  },
  {
    id: 'giliran',
    title: 'Giliran Anda',
    value: ({ kemampuan }) => (kemampuan.setujui ? 'Perlu diputuskan' : null),
  },
];

const list = defineReadList<Row>({
  caption: 'Satuan kerja dan keadaan validasinya',
  search: 'Cari satuan kerja',
  failed: 'Daftar satuan kerja gagal dimuat',
  noneFits: 'Tidak ada satuan kerja yang cocok dengan saringan.',
  columns,
  filters,
  sort: null,
  hideable: true,
  rowId: ({ satuan_kerja }) => satuan_kerja.satuan_kerja_id,
});
const rules = listRules(list);

type ListQuery = QueryOf<typeof validasiPerencanaanCalls.queue>;

export const prepare = ({ queries, address }: PageOpening) =>
  queries.prefetchQuery(validasiPerencanaanQueries.queue(listQueryAt(address, rules) as ListQuery));

/** `/validasi-perencanaan`: every unit with the state of its plan. */
export function Page() {
  const [state, change] = useListState(rules);
  const navigate = useNavigate();
  const { hrefOf } = usePages();
  const wanted = listQuery(state) as ListQuery;
  const query = useQuery({
    ...validasiPerencanaanQueries.queue(wanted),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <PageHeader
        title="Validasi Perencanaan"
        description="Perencanaan satuan kerja dan keadaannya. Buka satu untuk memeriksa dan memutuskan."
      />
      <Stack>
        {query.data && <StateCounts jumlah={query.data.jumlah} />}
        <ReadList
          list={list}
          state={state}
          onChange={change}
          query={query}
          onRowOpen={({ satuan_kerja }) => {
            const address = hrefOf('validasi-perencanaan.show', { satkerId: satuan_kerja.satuan_kerja_id });
            if (address !== null) void navigate(address);
          }}
        />
      </Stack>
    </>
  );
}

function StateCounts({ jumlah }: { jumlah: QueueAnswer['jumlah'] }) {
  return (
    <Counts>
      {keadaanOptions.map(({ value, label }) => (
        <div key={value}>
          <dd>{jumlah[value as keyof typeof jumlah]}</dd>
          <dt>{label}</dt>
        </div>
      ))}
    </Counts>
  );
}
