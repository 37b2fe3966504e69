import {
  type Dokumen,
  type dokumenCalls,
  jenisDokumen,
  type PemilikDokumen,
  type QueryOf,
  unitFields,
} from '@selaras/contracts';
import { formatDate, jenisDokumenWords } from '@selaras/domain';
import { useAddress } from '@selaras/portal';

import { defineReadList, listQuery, listRules, readListState } from '@selaras/resource/core';
import { ReadList, useListState } from '@selaras/resource/list';
import { Badge, CardGrid, PageSection, ProgressRing, Stack, StatCard, type TableColumn } from '@selaras/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Check, EyeOff, Minus } from 'lucide-react';
import { dokumenQueries } from './dokumen-queries';
import { OWNER, ownerKey, ownerName } from './owner';

function KindCell({ dokumen }: { dokumen: Dokumen | undefined }) {
  if (dokumen === undefined) return <Badge icon={<Minus size={14} aria-hidden="true" />}>Belum ada</Badge>;
  const { ditarik, diunggah } = dokumen;
  return ditarik === null ? (
    <Badge tone="success" icon={<Check size={14} aria-hidden="true" />}>
      {formatDate(diunggah)}
    </Badge>
  ) : (
    <Badge tone="warning" icon={<EyeOff size={14} aria-hidden="true" />}>
      Ditarik
    </Badge>
  );
}

const columns: readonly TableColumn<PemilikDokumen>[] = [
  {
    id: 'pemilik',
    title: unitFields.satuan_kerja_id.label,
    value: ({ satuan_kerja }) => ownerName(satuan_kerja),
    minWidth: '240px',
  },
  ...jenisDokumen.map((jenis): TableColumn<PemilikDokumen> => {
    const { nama, kabupaten } = jenisDokumenWords[jenis];
    const found = ({ dokumen }: PemilikDokumen) => dokumen.find((one) => one.jenis_dokumen_id === jenis);
    return {
      id: `jenis-${jenis}`,
      title: nama,
      value: (row) => found(row)?.diunggah ?? null,
      cell: (row) =>
        row.satuan_kerja === null && !kabupaten ? 'Dimuat RPJMD' : <KindCell dokumen={found(row)} />,
      minWidth: '150px',
    };
  }),
];

const list = defineReadList<PemilikDokumen>({
  caption: 'Dokumen setiap satuan kerja',
  search: 'Cari satuan kerja',
  failed: 'Daftar dokumen gagal dimuat',
  noneFits: 'Tidak ada satuan kerja yang cocok dengan saringan.',
  columns,
  filters: [
    {
      name: 'belum',
      label: 'Belum ada',
      options: jenisDokumen.map((value) => ({ value, label: jenisDokumenWords[value].nama })),
    },
  ],
  sort: null,
  rowId: ({ satuan_kerja }) => ownerKey(satuan_kerja),
});
const rules = listRules(list);

/** What an address asks of the matrix. */
export const matrixQuery = (address: URLSearchParams) =>
  listQuery(readListState(address, rules)) as QueryOf<typeof dokumenCalls.list>;

/** Every unit and the regency with the four kinds: how many have each, and who still owes which. */
export function DokumenMatrix() {
  const [state, change] = useListState(rules);
  const [, changeAddress] = useAddress();
  const query = useQuery({
    ...dokumenQueries.list(listQuery(state) as QueryOf<typeof dokumenCalls.list>),
    placeholderData: keepPreviousData,
  });
  const open = ({ satuan_kerja }: PemilikDokumen) =>
    changeAddress((before) => {
      before.set(OWNER, ownerKey(satuan_kerja));
      return before;
    });
  return (
    <Stack $gap={5}>
      <PageSection title="Yang sudah tampil" titleHidden>
        <CardGrid $min={220}>
          {jenisDokumen.map((jenis) => (
            <KindCount
              key={jenis}
              nama={jenisDokumenWords[jenis].nama}
              jumlah={query.data?.jumlah.find((one) => one.jenis_dokumen_id === jenis)}
            />
          ))}
        </CardGrid>
      </PageSection>
      <ReadList list={list} state={state} onChange={change} query={query} onRowOpen={open} />
    </Stack>
  );
}

function KindCount({ nama, jumlah }: { nama: string; jumlah: { ada: number; dari: number } | undefined }) {
  const { ada, dari } = jumlah ?? { ada: 0, dari: 0 };
  const missing = dari - ada;
  return (
    <StatCard
      label={nama}
      value={String(ada)}
      unit={`dari ${dari}`}
      meaning={missing === 0 ? 'Semuanya sudah tampil.' : `${missing} belum tampil bagi masyarakat.`}
      picture={
        <ProgressRing
          label={`${nama} yang sudah tampil`}
          value={dari === 0 ? 0 : Math.round((ada / dari) * 100)}
        />
      }
      loading={jumlah === undefined}
    />
  );
}
