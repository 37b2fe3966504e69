import { PER_PAGE, type Potret } from '@selaras/contracts';
import { formatAngkaPotret } from '@selaras/domain';
import { PageLink, usePages } from '@selaras/portal';
import { DataTable, DefinitionGrid, Stack, space, type TableColumn, tokens } from '@selaras/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { livePageOf } from './live-pages';
import { PotretTree } from './potret-tree';

type Tabel = Potret['tabel'][number];
interface Line {
  readonly id: number;
  readonly sel: Tabel['baris'][number]['sel'];
}

const Sentence = styled.p`
  font-weight: 600;
`;

/** Figures are short: two stand beside each other on a telephone. */
const Figures = styled.div`
  & > dl { grid-template-columns: repeat(auto-fill, minmax(130px, 1fr)); gap: ${space(3)} ${space(4)}; }
`;

const OnScreen = styled.p`
  @media print { display: none; }
`;

const Part = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  & > h3 { font-size: ${tokens.text[14]}; font-weight: 600; }
  & > p { color: ${tokens.colour.muted}; font-size: ${tokens.text[12]}; }
`;

interface PotretViewProps {
  potret: Potret;
  satkerId: number;
  /** Shows tables and trees too, besides the figures. */
  whole?: boolean;
}

/** What the portal says of a unit: a sentence, figures, tables, and where it stands today. */
export function PotretView({ potret, satkerId, whole = true }: PotretViewProps) {
  const { hasPage } = usePages();
  const { kalimat, angka, tabel, halaman } = potret;
  const live = livePageOf(halaman, hasPage);
  return (
    <Stack>
      <Sentence>{kalimat}</Sentence>
      <Figures>
        <DefinitionGrid items={angka.map((one) => ({ term: one.nama, value: formatAngkaPotret(one) }))} />
      </Figures>
      {whole && tabel.map((one) => <PotretTabel key={one.judul} tabel={one} />)}
      {whole && live !== null && (
        <OnScreen>
          <PageLink page={live.page} query={{ satuan_kerja_id: satkerId }} target="_blank">
            {live.publik ? 'Lihat yang terbuka bagi publik hari ini' : 'Lihat keadaannya hari ini di portal'}
          </PageLink>
        </OnScreen>
      )}
    </Stack>
  );
}

function PotretTabel({ tabel }: { tabel: Tabel }) {
  const { judul, kolom, baris, jumlah } = tabel;
  const more = jumlah - baris.length;
  return (
    <Part>
      <h3>{judul}</h3>
      {baris.some(({ tingkat }) => tingkat > 0) ? (
        <PotretTree tabel={tabel} />
      ) : (
        <Flat judul={judul} kolom={kolom} baris={baris} />
      )}
      {more > 0 && <p>{more} baris lain ada di portal dan tidak ikut diambil.</p>}
    </Part>
  );
}

function Flat({ judul, kolom, baris }: Pick<Tabel, 'judul' | 'kolom' | 'baris'>) {
  const [page, onPageChange] = useState(1);
  const columns = kolom.map(
    (title, at): TableColumn<Line> => ({
      id: String(at),
      title,
      numeric: baris.some(({ sel }) => typeof sel[at] === 'number'),
      value: ({ sel }) => sel[at] ?? null,
      sortable: false,
    }),
  );
  return (
    <DataTable
      caption={judul}
      columns={columns}
      rows={baris.map(({ sel }, id) => ({ id, sel }))}
      rowId={({ id }) => id}
      {...(baris.length > PER_PAGE && { ownPage: { page, onPageChange } })}
    />
  );
}
