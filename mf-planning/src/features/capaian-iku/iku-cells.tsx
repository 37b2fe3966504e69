import type { CapaianIku } from '@selaras/contracts';
import {
  formatMeasure,
  formatPercent,
  formatRange,
  isPersen,
  pembandingWords,
  perbandinganIku,
  perubahanOf,
  polaritasMeanings,
  statusCapaianOf,
} from '@selaras/domain';
import { PageLink, useSession } from '@selaras/portal';
import { ClampedText, PerbandinganVerdict, StatusBadge, space, tokens } from '@selaras/ui';
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

/** A figure and what is said of it in one line, so that a row takes two; where width is scarce, below it. */
const Beside = styled.div`
  display: flex;
  flex-direction: row-reverse;
  align-items: baseline;
  gap: ${space(2)};
  white-space: nowrap;
  @media (max-width: 560px) { flex-flow: row wrap; white-space: normal; }
  @media print { display: block; white-space: normal; }
`;

const pages = { kabupaten: 'sasaran-strategis-rpjmd.show', pd: 'sasaran-strategis-pd.show' } as const;

export function IndikatorCell({ row }: { row: CapaianIku }) {
  const { tingkat, satuan_kerja } = row;
  return (
    <>
      <PageLink page={pages[tingkat]} params={{ id: row.id }}>
        <ClampedText short>{row.indikator}</ClampedText>
      </PageLink>
      <Note>
        <ClampedText short>
          {`${row.nomor ?? satuan_kerja.singkatan ?? satuan_kerja.satuan_kerja_nama} · ${row.sasaran}`}
        </ClampedText>
      </Note>
    </>
  );
}

/** The target of a range indicator is its two bounds. */
export function TargetCell({ row }: { row: CapaianIku }) {
  if (row.polaritas !== 'range') return <Measured value={row.target} satuan={row.satuan} />;
  return (
    <>
      {formatRange(row.range_min, row.range_max)}
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
    formatMeasure(row.realisasi)
  );
}

/** The achievement with its verdict against the target. */
export function CapaianCell({ row }: { row: CapaianIku }) {
  const { capaian } = useEntry(row).live;
  return (
    <Beside>
      <strong>{formatPercent(capaian)}</strong>
      <StatusBadge status={statusCapaianOf(capaian, false)} />
    </Beside>
  );
}

export function PredikatCell({ row }: { row: CapaianIku }) {
  return <PredikatBadge predikat={useEntry(row).live.predikat} />;
}

const directions = { up: 'naik', down: 'turun', same: 'tetap,' } as const;

/** Realisation of the year before; of the period's first year the baseline. */
const realisasiBefore = ({ tahunan, tahun_mulai, baseline }: CapaianIku, tahun: number) =>
  tahun === tahun_mulai ? baseline : (tahunan.find((year) => year.tahun === tahun - 1)?.realisasi ?? null);

/** Growth in percent; of a percentage also the change in points, which its growth is mistaken for. */
export function PertumbuhanCell({ row }: { row: CapaianIku }) {
  const { tahunKinerja } = useSession();
  const { pertumbuhan, realisasi } = useEntry(row).live;
  const change = perubahanOf(realisasi, realisasiBefore(row, tahunKinerja), row.satuan);
  return (
    <>
      {formatPercent(pertumbuhan)}
      {isPersen(row.satuan) && change !== null && (
        <Note>
          {directions[change.direction]} {change.text}
        </Note>
      )}
    </>
  );
}

export function TargetAkhirCell({ row }: { row: CapaianIku }) {
  return formatPercent(useEntry(row).live.capaian_target_akhir);
}

/** The national or regional value, and what the realisation means beside it. */
export function PembandingCell({ row }: { row: CapaianIku }) {
  const { live } = useEntry(row);
  const found = perbandinganIku({
    indikatorId: live.indikator_id,
    realisasi: live.realisasi,
    pembanding: live.rata_nasional,
    polaritas: row.polaritas,
  });
  return (
    <Beside>
      {row.kemampuan.ubah ? (
        <FigureField row={row} name="rata_nasional" label={pembandingWords[row.label_pembanding]} />
      ) : (
        <span>{formatMeasure(row.rata_nasional)}</span>
      )}
      <div title={polaritasMeanings[row.polaritas]}>
        <PerbandinganVerdict perbandingan={found} />
      </div>
    </Beside>
  );
}
