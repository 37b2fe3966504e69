import type { BebanKerja, OrangBeban } from '@selaras/contracts';
import { filterBeban, isBerlebih, triwulanBerjalan } from '@selaras/domain';
import { ReadGrid } from '@selaras/sheet';
import { Button, EmptyState, framed, lateDialog, Stack, space, tokens } from '@selaras/ui';
import { useMemo, useState } from 'react';
import styled from 'styled-components';
import type { BebanAddress } from './beban-address';
import { bebanColumns, bebanDrawing } from './beban-columns';
import { BebanToolbar } from './beban-toolbar';
import { PanasLegend } from './panas-legend';
import { panasFields } from './panas-style';
import { type Pemindahan, PindahNotice } from './pindah-notice';

const OrangDialog = lateDialog(async () => (await import('./orang-dialog')).OrangDialog);

const Card = styled.section`
  ${framed}
  min-width: 0;
  overflow: clip;
  @media print { border: 0; overflow: visible; }
  ${panasFields}
  & [role='gridcell']:has(> [data-panas]) { padding: 3px; cursor: pointer; }
  & [data-panas] { width: 100%; height: 100%; padding: 0 ${space(2)} 4px; }
  & [data-orang], & [data-setahun] { display: grid; min-width: 0; width: 100%; }
  & [data-orang] > * { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  & [data-orang] > strong { font-weight: 600; color: ${tokens.colour.text}; }
  & [data-setahun] > b { font-size: ${tokens.text[14]}; color: ${tokens.colour.text}; font-variant-numeric: tabular-nums; }
  @media print {
    & [data-orang] > * { white-space: normal; }
    & [data-panas] > b, & [data-setahun] > b { font-size: inherit; }
  }
`;

const Count = styled.p`
  margin: 0;
  padding: 0 ${space(3)} ${space(3)};
  font-size: ${tokens.text[12]};
  color: ${tokens.colour.muted};
`;

const noFilter = { q: '', bidang: null, tim: null, berlebih: false };
const keyOf = ({ pegawai_id }: OrangBeban) => String(pegawai_id);

interface BebanViewProps {
  readonly unit: number;
  readonly beban: BebanKerja;
  readonly address: BebanAddress;
}

/** The load of a unit's people by quarter as a heat grid; a cell opens what stands behind it. */
export function BebanView({ unit, beban, address }: BebanViewProps) {
  const { filter, setFilter, cell, openCell } = address;
  const { orang, rata, bidang, tahun } = beban;
  const [moved, setMoved] = useState<Pemindahan | null>(null);
  const columns = useMemo(() => bebanColumns(bidang), [bidang]);
  const drawing = useMemo(() => bebanDrawing(rata), [rata]);
  const { q, bidang: inBidang, tim, berlebih, urut } = filter;
  const shown = useMemo(
    () => filterBeban(orang, { q, bidang: inBidang, tim, berlebih, urut }, rata),
    [orang, rata, q, inBidang, tim, berlebih, urut],
  );
  const tooMuch = useMemo(() => shown.filter(({ bobot }) => isBerlebih(bobot, rata)).length, [shown, rata]);
  const notice = moved && <PindahNotice unit={unit} moved={moved} onDone={setMoved} />;
  return (
    <Stack>
      <PanasLegend rata={rata} />
      {cell === null && notice}
      <Card aria-label="Beban kerja">
        <BebanToolbar beban={beban} filter={filter} onFilter={setFilter} />
        <Count role="status">
          {shown.length === orang.length
            ? `${orang.length} orang`
            : `${shown.length} dari ${orang.length} orang`}
          ,{' '}
          {tooMuch === 0
            ? 'tidak ada yang berlebih.'
            : `${tooMuch} di antaranya berlebih pada suatu triwulan.`}
        </Count>
        {shown.length === 0 ? (
          <EmptyState
            title={berlebih && q === '' ? 'Tidak ada yang berlebih' : 'Tidak ada yang cocok'}
            description={
              berlebih && q === ''
                ? 'Beban setiap orang yang disaring masih di bawah 1¾ kali rata-rata.'
                : 'Tidak ada orang yang cocok dengan saringan ini.'
            }
            action={<Button onClick={() => setFilter(noFilter)}>Hapus saringan</Button>}
          />
        ) : (
          <ReadGrid
            low
            label={`Beban kerja ${beban.satuan_kerja.satuan_kerja_nama} tahun ${tahun}`}
            rows={shown}
            columns={columns}
            keyOf={keyOf}
            drawing={drawing}
            onOpen={({ pegawai_id }, { triwulan }) => {
              const now = Math.max(1, triwulanBerjalan(tahun, new Date()));
              openCell({ pegawaiId: pegawai_id, triwulan: triwulan ?? now });
              return true;
            }}
          />
        )}
      </Card>
      {cell !== null && (
        <OrangDialog
          key={cell.pegawaiId}
          unit={unit}
          cell={cell}
          notice={notice}
          onCell={openCell}
          onMoved={setMoved}
        />
      )}
    </Stack>
  );
}
