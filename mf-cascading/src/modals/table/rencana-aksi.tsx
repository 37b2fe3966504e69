import { nodeModalQueries } from '@selaras/api-client';
import type { RencanaAksiRow } from '@selaras/contracts';
import { DataTable, type TableColumn, tokens } from '@selaras/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { LocateFixed } from 'lucide-react';
import styled from 'styled-components';
import type { NodeModalProps } from '../kit/node-modal-props';
import { pengampuText } from '../kit/pengampu-text';
import { findSubKegiatan } from './find-sub-kegiatan';
import { useTableState } from './table-state';
import { realisasiColumns, targetColumns } from './triwulan-columns';

const Find = styled.button`
  display: inline;
  padding: 2px 0;
  border: 0;
  background: none;
  color: ${tokens.colour.brand};
  font: inherit;
  text-align: left;
  text-decoration: underline;
  text-underline-offset: 3px;
  cursor: pointer;
  & > svg { display: inline; margin-right: 6px; vertical-align: -2px; }
`;

const RPJMD_LEVEL = 0;

/** 'Rencana Aksi': the plan of the four quarters. */
export function RencanaAksi(props: NodeModalProps) {
  return <RencanaAksiTable {...props} caption="Rencana aksi" quarters={targetColumns} />;
}

/** 'Realisasi Rencana Aksi': the same rows with what became of each quarter. */
export function RealisasiRencanaAksi(props: NodeModalProps) {
  return <RencanaAksiTable {...props} caption="Realisasi rencana aksi" quarters={realisasiColumns} />;
}

interface TableProps extends NodeModalProps {
  readonly caption: string;
  readonly quarters: readonly TableColumn<RencanaAksiRow>[];
}

function RencanaAksiTable(props: TableProps) {
  const { level, caption, quarters, page, onPage, model, onFind } = props;
  const table = useTableState(useRencanaAksi(props), onPage);
  const columns: readonly TableColumn<RencanaAksiRow>[] = [
    { id: 'rencana', title: 'Rencana Aksi', minWidth: '11rem', value: (row) => row.rencana_aksi },
    {
      id: 'indikator',
      title: 'Indikator',
      minWidth: '13rem',
      value: (row) => row.indikator,
      cell: (row) => {
        const box = findSubKegiatan(model, row.kinerja_sub_kegiatan_id);
        if (box === null) return row.indikator;
        return (
          <Find type="button" title="Tunjukkan sub kegiatannya pada diagram" onClick={() => onFind(box)}>
            <LocateFixed size={14} aria-hidden="true" />
            {row.indikator}
          </Find>
        );
      },
    },
    { id: 'satuan', title: 'Satuan', value: (row) => row.satuan },
    ...quarters,
    ...(level === RPJMD_LEVEL ? [unitColumn] : []),
    { id: 'pengampu', title: 'Pengampu', minWidth: '13rem', value: pengampuText },
  ];
  return <DataTable key={page} caption={caption} columns={columns} rowId={({ id }) => id} {...table} />;
}

const unitColumn: TableColumn<RencanaAksiRow> = {
  id: 'satuan-kerja',
  title: 'Satuan Kerja',
  minWidth: '11rem',
  value: ({ satuan_kerja }) => satuan_kerja.satuan_kerja_nama,
};

/** Both variants: the regency's plan for its goal, in a unit's tree that unit's part of it, and the unit's own plan. */
function useRencanaAksi({ card, level, tahun, satuanKerjaId, page }: NodeModalProps) {
  const { nodeId, satuanKerja } = card;
  return useQuery({
    ...(level === RPJMD_LEVEL
      ? nodeModalQueries.rencanaAksiGubernur(
          {
            sasaran_strategis_rpjmd_id: nodeId,
            page,
            ...(satuanKerjaId !== null && { satuan_kerja_id: satuanKerjaId }),
          },
          tahun,
        )
      : nodeModalQueries.rencanaAksi(
          { sasaran_strategis_pd_id: nodeId, satuan_kerja_id: satuanKerja.id, page },
          tahun,
        )),
    placeholderData: keepPreviousData,
  });
}
