import type { LangkahBeban } from '@selaras/contracts';
import { formatMeasure, keadaanRealisasiWords } from '@selaras/domain';
import { PageLink } from '@selaras/portal';
import { Badge, Button, centredRow, space, tokens } from '@selaras/ui';
import styled from 'styled-components';
import { bobotText } from './beban-columns';

const Root = styled.li`
  display: grid;
  gap: ${space(2)};
  padding: ${space(3)} 0;
  border-top: 1px solid ${tokens.colour.line};
  overflow-wrap: anywhere;
  & h3 { margin: 0; font-size: ${tokens.text[14]}; }
  & p { margin: 0; }
  & small { color: ${tokens.colour.muted}; font-size: ${tokens.text[12]}; }
`;

const Line = styled.div`
  ${centredRow(1, 3)}
  & > button { margin-left: auto; }
  & > [data-figure] { font-variant-numeric: tabular-nums; }
`;

interface LangkahItemProps {
  readonly langkah: LangkahBeban;
  readonly triwulan: number;
  readonly onPindah: () => void;
}

/** Where a share of a step cannot be moved in a quarter, in words; null: it can. */
const alasanOf = ({ tidak_dipindah, tertutup }: LangkahBeban, triwulan: number) =>
  tidak_dipindah ?? tertutup[triwulan - 1] ?? null;

/** One step that somebody carries in a quarter: his share, its team, and moving it or why not. */
export function LangkahItem({ langkah, triwulan, onPindah }: LangkahItemProps) {
  const { sasaran, indikator, sub_kegiatan, satuan, tim, pelaksana, belum_dibagi, keadaan } = langkah;
  const at = triwulan - 1;
  const alasan = alasanOf(langkah, triwulan);
  return (
    <Root>
      <div>
        <h3>{sasaran}</h3>
        <small>{[indikator, sub_kegiatan].filter(Boolean).join(' · ')}</small>
      </div>
      <Line>
        <span data-figure="">
          <strong>{formatMeasure(langkah.bagian[at] ?? 0)}</strong> dari{' '}
          {formatMeasure(langkah.target[at] ?? 0)} {satuan}
        </span>
        <span data-figure="">
          bobot <strong>{bobotText(langkah.bobot[at] ?? 0)}</strong>
        </span>
        {pelaksana > 1 && <span>{pelaksana} pelaksana</span>}
        <Badge tone="neutral">{keadaanRealisasiWords[keadaan[at] ?? 'belum']}</Badge>
        {belum_dibagi && <Badge tone="warning">Belum dibagi, dihitung rata</Badge>}
        {tim === null ? (
          <small>Tidak dibawa satu tim</small>
        ) : (
          <PageLink page="tim-kerja.detail" params={{ id: tim.id }}>
            {tim.nama}
          </PageLink>
        )}
        {alasan === null && (
          <Button size="small" aria-label={`Pindahkan ${sasaran}`} onClick={onPindah}>
            Pindahkan
          </Button>
        )}
      </Line>
      {alasan !== null && <small>{alasan}</small>}
    </Root>
  );
}
