import { type LkeTugas, type lkePenilaianCalls, penugasanLkeFields, type QueryOf } from '@selaras/contracts';
import { formatDate, keadaanLke, keadaanLkeWords, type LingkupPenilaian } from '@selaras/domain';
import { defineReadList, type ListFilter, listQuery, listRules } from '@selaras/resource/core';
import { ReadList, useListState } from '@selaras/resource/list';
import { ProgressBar, type TableColumn } from '@selaras/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { KeadaanBadge } from '../../lembar/keadaan-badge';
import { penilaianQueries } from './penilaian-queries';

type Lingkup = LingkupPenilaian;

const DAY_MS = 86_400_000;
const daysSince = (moment: string) => Math.max(0, Math.floor((Date.now() - Date.parse(moment)) / DAY_MS));

/** How much of what is to be scored is scored, of the round that the worksheet is in. */
const progressOf = ({ keadaan, kriteria, perbaikan, dinilai_1, dinilai_2 }: LkeTugas) => {
  const second = keadaan !== null && keadaanLke.indexOf(keadaan) >= keadaanLke.indexOf('perbaikan');
  const [done, all] = second ? [dinilai_2, perbaikan] : [dinilai_1, kriteria];
  return { done, all, percent: all === 0 ? 100 : (done / all) * 100 };
};

/** What waits for the reader himself: an evaluator has two rounds, the plenary one. */
const turns: Readonly<Record<Lingkup, readonly { value: string; label: string }[]>> = {
  tugas: [
    { value: '1', label: 'Penilaian' },
    { value: '2', label: 'Penilaian 2' },
  ],
  pleno: [{ value: 'ya', label: 'Perlu dikerjakan' }],
};

const filtersOf = (lingkup: Lingkup): readonly ListFilter[] => [
  {
    name: 'keadaan',
    label: 'Keadaan',
    options: keadaanLke.map((value) => ({ value, label: keadaanLkeWords[value] })),
  },
  { name: 'giliran', label: 'Giliran Anda', options: turns[lingkup] },
];

const columns: readonly TableColumn<LkeTugas>[] = [
  {
    id: 'satuan_kerja',
    title: penugasanLkeFields.satuan_kerja_id.label,
    value: ({ satuan_kerja }) => satuan_kerja.satuan_kerja_nama,
    minWidth: '200px',
  },
  {
    id: 'keadaan',
    inCard: 'state',
    title: 'Keadaan',
    value: ({ keadaan }) => keadaan,
    cell: ({ keadaan }) => <KeadaanBadge keadaan={keadaan} />,
  },
  {
    id: 'dinilai',
    title: 'Dinilai',
    value: (row) => progressOf(row).percent,
    cell: (row) => {
      const { done, all, percent } = progressOf(row);
      return <ProgressBar labelHidden label={`${done} dari ${all} kriteria dinilai`} value={percent} />;
    },
    figures: true,
    minWidth: '130px',
  },
  {
    id: 'sejak',
    title: 'Langkah terakhir',
    value: ({ sejak }) => (sejak === null ? null : `${formatDate(sejak)} (${daysSince(sejak)}\u00a0hari)`),
    minWidth: '150px',
  },
  {
    id: 'komentar',
    title: 'Percakapan',
    numeric: true,
    value: ({ komentar_terbuka }) => komentar_terbuka,
  },
  { id: 'giliran', title: 'Giliran Anda', value: ({ giliran }) => (giliran ? 'Perlu dikerjakan' : null) },
  {
    id: 'penilai',
    title: penugasanLkeFields.user_id.label,
    value: ({ penilai }) => penilai.join('; ') || null,
    minWidth: '160px',
  },
];

function listOf(lingkup: Lingkup) {
  const list = defineReadList<LkeTugas>({
    caption: 'Lembar kerja dan keadaannya',
    search: 'Cari satuan kerja',
    failed: 'Daftar lembar kerja gagal dimuat',
    noneFits: 'Tidak ada satuan kerja yang cocok dengan saringan.',
    columns,
    filters: filtersOf(lingkup),
    sort: null,
    hideable: true,
    rowId: ({ satuan_kerja }) => satuan_kerja.satuan_kerja_id,
  });
  return { list, rules: listRules(list) };
}
const lists = { tugas: listOf('tugas'), pleno: listOf('pleno') };

interface TugasListProps {
  readonly lingkup: Lingkup;
  readonly none: string;
  readonly onOpen: (unit: number) => void;
}

/** Worksheets that somebody evaluates or decides, those that wait for him first. */
export function TugasList({ lingkup, none, onOpen }: TugasListProps) {
  const { list, rules } = lists[lingkup];
  const [state, change] = useListState(rules);
  const wanted = { ...listQuery(state), lingkup } as QueryOf<typeof lkePenilaianCalls.list>;
  const query = useQuery({ ...penilaianQueries.list(wanted), placeholderData: keepPreviousData });
  return (
    <ReadList
      list={list}
      state={state}
      onChange={change}
      query={query}
      none={none}
      onRowOpen={({ satuan_kerja }) => onOpen(satuan_kerja.satuan_kerja_id)}
    />
  );
}
