import { laporanTriwulanLabels, rencanaAksiFields } from '@selaras/contracts';
import { formatMeasure, formatRupiah } from '@selaras/domain';
import { space, tokens } from '@selaras/ui';
import { Fragment } from 'react';
import styled from 'styled-components';
import { ownerWords } from '../kinerja/owner-words';
import type { RencanaAksiListRow } from './rencana-aksi';
import { allTriwulan } from './triwulan';

const Scroll = styled.div`
  overflow-x: auto;
  @media print { overflow: visible; }
`;

const Sheet = styled.table`
  width: 100%;
  border-collapse: collapse;
  background: ${tokens.colour.surface};
  & th, & td { padding: ${space(1)} ${space(2)}; border: 1px solid ${tokens.colour['line-strong']}; text-align: left; vertical-align: top; }
  & thead th { background: ${tokens.colour['table-head']}; font-size: ${tokens.text[12]}; }
  & tbody th { background: ${tokens.colour.sunken}; }
  & td[data-angka] { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
  & th > small { display: block; font-size: inherit; font-weight: 400; color: ${tokens.colour.muted}; }
  & td[data-angka] > small { display: block; color: ${tokens.colour.muted}; }
  @media print { font-size: 8pt; & th, & td { padding: 2px 4px; } }
`;

const { rencana_aksi, indikator, satuan, anggaran } = rencanaAksiFields;

const COLUMNS = 8 + allTriwulan.length;

/** Actions grouped by the goal that they serve, in the order in which they came. */
function groupByGoal(rows: readonly RencanaAksiListRow[]): RencanaAksiListRow[][] {
  const groups = new Map<number, RencanaAksiListRow[]>();
  for (const row of rows) groups.set(row.induk.id, [...(groups.get(row.induk.id) ?? []), row]);
  return [...groups.values()];
}

/** Every action with target and realisation of its quarters, obstacle and follow-up, under its goal. */
export function PrintTable({ rows }: { rows: readonly RencanaAksiListRow[] }) {
  return (
    <Scroll role="region" aria-label="Rencana aksi" tabIndex={0}>
      <Sheet>
        <thead>
          <tr>
            <th scope="col">No.</th>
            <th scope="col">{rencana_aksi.label}</th>
            <th scope="col">{indikator.label}</th>
            <th scope="col">{satuan.label}</th>
            {allTriwulan.map((tw) => (
              <th key={tw} scope="col">
                TW {tw} <small>target, realisasi</small>
              </th>
            ))}
            <th scope="col">{anggaran.label}</th>
            <th scope="col">{laporanTriwulanLabels.kendala}</th>
            <th scope="col">{laporanTriwulanLabels.tindak_lanjut}</th>
            <th scope="col">Penanggung jawab</th>
          </tr>
        </thead>
        <tbody>
          {groupByGoal(rows).map((group) => (
            <Fragment key={group[0]?.induk.id}>
              <tr>
                <th colSpan={COLUMNS} scope="rowgroup">
                  {group[0]?.induk.sasaran} — {group[0]?.induk.indikator}
                </th>
              </tr>
              {group.map((row, at) => (
                <Action key={row.id} row={row} nomor={at + 1} />
              ))}
            </Fragment>
          ))}
        </tbody>
      </Sheet>
    </Scroll>
  );
}

function Action({ row, nomor }: { row: RencanaAksiListRow; nomor: number }) {
  return (
    <tr>
      <td data-angka>{nomor}</td>
      <td>{row.rencana_aksi}</td>
      <td>{row.indikator}</td>
      <td>{row.satuan}</td>
      {allTriwulan.map((tw) => (
        <td key={tw} data-angka>
          {formatMeasure(row[`tw${tw}`])}
          <small>{formatMeasure(row[`tw${tw}_realisasi`])}</small>
        </td>
      ))}
      <td data-angka>{formatRupiah(row.anggaran)}</td>
      <td>{told(row, 'kendala')}</td>
      <td>{told(row, 'tindak_lanjut')}</td>
      <td>{ownerWords(row) ?? row.satuan_kerja.satuan_kerja_nama}</td>
    </tr>
  );
}

/** What was said of each quarter, one below the other. */
const told = (row: RencanaAksiListRow, of: 'kendala' | 'tindak_lanjut') =>
  allTriwulan
    .filter((tw) => row[`${of}_tw${tw}`] !== null)
    .map((tw) => (
      <p key={tw}>
        TW {tw}: {row[`${of}_tw${tw}`]}
      </p>
    ));
