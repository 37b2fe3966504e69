import type { RencanaAksiRow } from '@selaras/contracts';
import { diagramConstants, formatMeasure, type Triwulan, triwulanWord } from '@selaras/domain';
import { type TableColumn, tokens } from '@selaras/ui';
import styled from 'styled-components';

const Planned = styled.small`
  display: block;
  color: ${tokens.colour.muted};
  white-space: nowrap;
`;

const target = (row: RencanaAksiRow, tw: Triwulan) => row[`tw${tw}`];
const realisasi = (row: RencanaAksiRow, tw: Triwulan) => row[`tw${tw}_realisasi`];

/** The four quarters of a plan (spec 1 §9). */
export const targetColumns: readonly TableColumn<RencanaAksiRow>[] = diagramConstants.triwulan.map((tw) => ({
  id: `tw${tw}`,
  title: triwulanWord(tw),
  numeric: true,
  value: (row) => target(row, tw),
}));

/** The four quarters as they went, each above what was planned for it. */
export const realisasiColumns: readonly TableColumn<RencanaAksiRow>[] = diagramConstants.triwulan.map(
  (tw) => ({
    id: `tw${tw}`,
    title: `Realisasi ${triwulanWord(tw)}`,
    numeric: true,
    value: (row) => realisasi(row, tw),
    cell: (row) => (
      <>
        {formatMeasure(realisasi(row, tw))}
        <Planned>target {formatMeasure(target(row, tw))}</Planned>
      </>
    ),
  }),
);
