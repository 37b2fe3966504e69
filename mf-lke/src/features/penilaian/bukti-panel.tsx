import { keteranganEvidenFields, type LkeBukti } from '@selaras/contracts';
import { formatDate, formatHalaman } from '@selaras/domain';
import { Badge, EmptyState, framed, space, tokens } from '@selaras/ui';
import { useState } from 'react';
import styled from 'styled-components';
import type { KriteriaBaris, Tahap } from './kriteria';
import { BuktiView } from './penampil/bukti-view';
import { PutusanBar } from './putusan-bar';

const Root = styled.section`
  ${framed}
  display: grid;
  grid-template-rows: auto auto minmax(320px, 1fr);
  min-height: 0;
  overflow: hidden;
  /* From edge to edge of a telephone. */
  @media (max-width: 560px) { margin-inline: -${space(4)}; border-inline: 0; border-radius: 0; }
`;

const Names = styled.div`
  display: flex;
  gap: ${space(1)};
  overflow-x: auto;
  padding: ${space(2)};
  border-bottom: 1px solid ${tokens.colour.line};
  & > button {
    display: inline-flex;
    flex: none;
    align-items: center;
    gap: ${space(2)};
    max-width: 260px;
    min-height: ${tokens.controlHeightSmall};
    padding: 2px ${space(3)};
    border: 1px solid ${tokens.colour.line};
    border-radius: ${tokens.radius.control};
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
    @media (pointer: coarse) { min-height: 44px; }
  }
  & > button[aria-pressed='true'] { border-color: ${tokens.colour.brand}; background: ${tokens.colour['brand-soft']}; }
  & > button > small { flex: none; color: ${tokens.colour.muted}; }
  & > button > span:first-child { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
`;

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The newest round first: it is what has to be looked at. */
const shownFirst = (tahap: Tahap, bukti: readonly LkeBukti[]) =>
  [...bukti].filter((one) => one.tahap <= tahap).sort((a, b) => b.tahap - a.tahap || a.id - b.id);

interface BuktiPanelProps {
  readonly satkerId: number;
  readonly kriteria: KriteriaBaris;
  readonly tahap: Tahap;
  readonly writes: boolean;
}

/** Evidence of a criterion: one of them in sight, with what the evaluator says of it. */
export function BuktiPanel({ satkerId, kriteria, tahap, writes }: BuktiPanelProps) {
  const bukti = shownFirst(tahap, kriteria.baris.bukti);
  const [chosen, choose] = useState<number | null>(null);
  const open = bukti.find(({ id }) => id === chosen) ?? bukti[0];
  if (open === undefined) {
    return (
      <Root aria-label="Eviden">
        <EmptyState
          title="Tidak ada eviden"
          description="Satuan kerja tidak mengajukan eviden untuk kriteria ini."
        />
      </Root>
    );
  }
  return (
    <Root aria-label="Eviden">
      <Names role="group" aria-label="Pilih eviden">
        {bukti.map((one) => (
          <button
            key={one.id}
            type="button"
            aria-pressed={one.id === open.id}
            title={one.halaman === null ? one.nama : `${one.nama}, ${formatHalaman(one.halaman)}`}
            onClick={() => choose(one.id)}
          >
            <span>{one.nama}</span>
            {one.halaman !== null && <small>{formatHalaman(one.halaman)}</small>}
            {tahap === 2 && one.tahap === 2 && <Badge tone="accent">Baru</Badge>}
            {one.putusan !== null && (
              <Badge tone={one.putusan === 'diterima' ? 'success' : 'warning'}>
                {one.putusan === 'diterima' ? 'Diterima' : 'Ditandai'}
              </Badge>
            )}
          </button>
        ))}
      </Names>
      <PutusanBar
        key={`putusan-${open.id}`}
        satkerId={satkerId}
        bukti={open}
        writes={writes && open.tahap === tahap}
        facts={[
          open.tanggal_dokumen === null
            ? null
            : `${keteranganEvidenFields.tanggal_dokumen.label} ${formatDate(open.tanggal_dokumen)}`,
          open.periode,
          open.halaman === null ? null : capitalised(formatHalaman(open.halaman)),
          `Masuk ${formatDate(open.waktu)}`,
        ]
          .filter((fact) => fact !== null)
          .join(' · ')}
      />
      <BuktiView key={`isi-${open.eviden_versi_id}`} satkerId={satkerId} bukti={open} />
    </Root>
  );
}
