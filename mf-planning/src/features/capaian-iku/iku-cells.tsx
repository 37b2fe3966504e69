import type { CapaianIku } from '@selaras/contracts';
import {
  formatDecimal,
  formatPercent,
  type PerbandinganResult,
  pembandingWords,
  perbandinganNasional,
  polaritasMeanings,
} from '@selaras/domain';
import { PageLink } from '@selaras/portal';
import { space, tokens, VisuallyHidden } from '@selaras/ui';
import { ArrowDown, ArrowUp, CircleDashed, Equal, type LucideIcon } from 'lucide-react';
import styled from 'styled-components';
import { Measured } from '../../resource/measured';
import { useEntry } from './entry-context';
import { FigureField } from './figure-field';
import { PredikatBadge } from './predikat';
import { SaveMark } from './save-mark';

const Note = styled.small`
  display: block;
  font-size: ${tokens.text[12]};
  color: ${tokens.colour.muted};
  @media print { font-size: inherit; }
`;

const Verdict = styled.span<{ $ink: string }>`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  margin-top: ${space(1)};
  font-size: ${tokens.text[12]};
  color: ${({ $ink }) => $ink};
  @media print { font-size: inherit; }
  & > svg { flex: none; }
`;

const pages = { kabupaten: 'sasaran-strategis-rpjmd.show', pd: 'sasaran-strategis-pd.show' } as const;

export function IndikatorCell({ row }: { row: CapaianIku }) {
  const { tingkat, satuan_kerja } = row;
  return (
    <>
      <PageLink page={pages[tingkat]} params={{ id: row.id }}>
        {row.indikator}
      </PageLink>
      <Note>
        {row.nomor ?? satuan_kerja.singkatan ?? satuan_kerja.satuan_kerja_nama} · {row.sasaran}
      </Note>
    </>
  );
}

/** The target of a range indicator is its two bounds. */
export function TargetCell({ row }: { row: CapaianIku }) {
  if (row.polaritas !== 'range') return <Measured value={row.target} satuan={row.satuan} />;
  return (
    <>
      {formatDecimal(row.range_min, 4)}–{formatDecimal(row.range_max, 4)}
      <Note>{row.satuan}</Note>
    </>
  );
}

/** Realisation of the chosen year: a field for who may write it now. */
export function RealisasiCell({ row }: { row: CapaianIku }) {
  return row.kemampuan.ubah ? (
    <>
      <FigureField row={row} name="realisasi" label="Realisasi" />
      <SaveMark row={row} />
    </>
  ) : (
    formatDecimal(row.realisasi, 4)
  );
}

export function CapaianCell({ row }: { row: CapaianIku }) {
  return <strong>{formatPercent(useEntry(row).live.capaian)}</strong>;
}

export function PredikatCell({ row }: { row: CapaianIku }) {
  return <PredikatBadge predikat={useEntry(row).live.predikat} />;
}

export function PertumbuhanCell({ row }: { row: CapaianIku }) {
  return formatPercent(useEntry(row).live.pertumbuhan);
}

export function TargetAkhirCell({ row }: { row: CapaianIku }) {
  return formatPercent(useEntry(row).live.capaian_target_akhir);
}

const verdicts: Record<PerbandinganResult, { Icon: LucideIcon; ink: string }> = {
  higher: { Icon: ArrowUp, ink: tokens.status.tercapai },
  lower: { Icon: ArrowDown, ink: tokens.colour.danger },
  same: { Icon: Equal, ink: tokens.colour.muted },
  empty: { Icon: CircleDashed, ink: tokens.colour.muted },
};

/** The national or regional value, and how the realisation stands beside it: higher is green as specified (spec 1 §4). */
export function PembandingCell({ row }: { row: CapaianIku }) {
  const { live } = useEntry(row);
  const { result, text, selisih } = perbandinganNasional({
    indikatorId: live.indikator_id ?? Number.NaN,
    realisasi: live.realisasi,
    pembanding: live.rata_nasional,
  });
  const { Icon, ink } = verdicts[result];
  // Green and red of the comparison do not say which way is good.
  const polaritas = polaritasMeanings[row.polaritas];
  return (
    <>
      {row.kemampuan.ubah ? (
        <FigureField row={row} name="rata_nasional" label={pembandingWords[row.label_pembanding]} />
      ) : (
        formatDecimal(row.rata_nasional, 4)
      )}
      <div>
        <Verdict $ink={ink} title={polaritas}>
          <Icon size={14} aria-hidden="true" />
          {text}
          {selisih !== null && selisih !== 0 && ` ${formatDecimal(selisih, 4)}`}
          <VisuallyHidden>. {polaritas}</VisuallyHidden>
        </Verdict>
      </div>
    </>
  );
}
