import type { IkuCard } from '@selaras/contracts';
import { formatMeasure, targetText } from '@selaras/domain';
import { Badge, type BadgeTone, EmptyState, framed, space, spreadRow, tokens } from '@selaras/ui';
import styled from 'styled-components';
import { WayOn } from '../../frame/way-on';
import { IndikatorLink } from '../indikator/indikator-link';
import { type Change, yearChanges } from './year-changes';

const List = styled.ul`
  ${framed}
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    ${spreadRow(1, 4)}
    padding: ${space(3)} ${space(4)};
    break-inside: avoid;
  }
  & > li + li { border-top: 1px solid ${tokens.colour.line}; }
  & small { display: block; font-size: ${tokens.text[12]}; color: ${tokens.colour.muted}; }
`;

const words: Record<Change, { label: string; tone: BadgeTone }> = {
  'tidak-lagi-tercapai': { label: 'Tidak lagi tercapai', tone: 'danger' },
  'menjadi-tercapai': { label: 'Kini tercapai', tone: 'success' },
  'tetap-belum': { label: 'Tetap belum tercapai', tone: 'warning' },
  'tetap-tercapai': { label: 'Tetap tercapai', tone: 'neutral' },
};

const directions = { up: 'Naik', down: 'Turun', same: 'Tetap' } as const;

/** What became of each indicator since the year before. */
export function YearChangesList({ iku, tahun }: { iku: readonly IkuCard[]; tahun: number }) {
  const changes = yearChanges(iku, tahun);
  if (changes.length === 0) {
    return (
      <EmptyState
        title={`Belum ada hasil tahun ${tahun - 1} untuk dibandingkan.`}
        description="Perubahan terlihat setelah dua tahun berturut-turut ada hasilnya."
        action={<WayOn />}
      />
    );
  }
  return (
    <List>
      {changes.map(({ iku: card, change, perubahan }) => (
        <li key={card.id}>
          <div>
            <IndikatorLink pemilik="kabupaten" id={card.id}>
              {card.indikator}
            </IndikatorLink>
            <small>
              {perubahan !== null &&
                `${directions[perubahan.direction]}${perubahan.direction === 'same' ? '' : ` ${perubahan.text}`} dari ${tahun - 1}. `}
              Kini {formatMeasure(card.realisasi)} {card.satuan}, target {targetText(card)}.
            </small>
          </div>
          <Badge tone={words[change].tone}>{words[change].label}</Badge>
        </li>
      ))}
    </List>
  );
}
