import { type PanasTriwulan, panasTriwulanWords } from '@selaras/domain';
import { space, tokens } from '@selaras/ui';
import styled from 'styled-components';

interface Look {
  readonly ground: string;
  /** Its edge tells what has nothing to compare from what has, without colour. */
  readonly edge: 'solid' | 'dashed' | 'dotted';
  readonly ink: string;
}

const { status, statusSoft, colour } = tokens;

const looks: Readonly<Record<PanasTriwulan, Look>> = {
  tercapai: { ground: statusSoft.tercapai, edge: 'solid', ink: status.tercapai },
  mendekati: { ground: statusSoft['tidak-tercapai'], edge: 'solid', ink: status['tidak-tercapai'] },
  jauh: { ground: statusSoft['csf-gagal'], edge: 'solid', ink: status['csf-gagal'] },
  'belum-diisi': { ground: statusSoft['belum-ada-data'], edge: 'dashed', ink: status['belum-ada-data'] },
  'belum-berjalan': { ground: 'transparent', edge: 'dotted', ink: colour.muted },
  'tanpa-target': { ground: 'transparent', edge: 'dotted', ink: colour.muted },
};

export const allPanas = Object.keys(panasTriwulanWords) as PanasTriwulan[];

/** A coloured field of the heat grid; on paper its edge stays. */
export const HeatField = styled.div<{ $panas: PanasTriwulan }>`
  padding: ${space(1)} 6px;
  border: 1px ${({ $panas }) => looks[$panas].edge} ${({ $panas }) => looks[$panas].ink};
  border-radius: ${tokens.radius.control};
  background: ${({ $panas }) => looks[$panas].ground};
  color: ${colour.text};
  text-align: left;
  & small { font-size: ${tokens.text[12]}; color: ${({ $panas }) => looks[$panas].ink}; font-weight: 600; }
  @media print { & small { font-size: 7pt; } }
`;
