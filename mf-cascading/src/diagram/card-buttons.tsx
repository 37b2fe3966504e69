import { tokens } from '@selaras/ui';
import { FileText, Link2, Minus, Wallet } from 'lucide-react';
import styled, { css } from 'styled-components';
import { actionsOf } from '../tree/action';
import { cardAt } from '../tree/model';
import { cardStyle } from '../tree/paint/card-style';
import type { Scene } from '../tree/paint/scene';
import type { DiagramStore } from './diagram-store';
import { useDocuments } from './use-documents';

const Row = styled.div`
  position: absolute;
  left: ${cardStyle.padding - 2}px;
  right: ${cardStyle.padding - 2}px;
  bottom: 16px;
  display: flex;
  gap: 6px;
`;

const small = css`
  pointer-events: auto;
  cursor: pointer;
  font: 600 11px / 1 ${tokens.font.sans};
  color: ${tokens.colour.brand};
  background: ${tokens.colour.surface};
  border: 1px solid ${tokens.colour['line-strong']};
  &:hover { background: ${tokens.colour.hover}; border-color: ${tokens.colour.brand}; }
`;

const ActionButton = styled.button`
  ${small}
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 4px;
  height: 26px;
  padding: 0 9px;
  border-radius: ${tokens.radius.control};
  &[aria-pressed='true'] {
    background: ${tokens.colour['accent-soft']};
    border-color: ${tokens.colour.accent};
    color: ${tokens.colour.accent};
  }
  @media (pointer: coarse) { &::after { content: ''; position: absolute; inset: -9px -3px; } }
`;

const Opener = styled.button`
  ${small}
  position: absolute;
  left: 50%;
  bottom: -${cardStyle.opener}px;
  translate: -50% 0;
  display: grid;
  place-content: center;
  width: ${2 * cardStyle.opener}px;
  height: ${2 * cardStyle.opener}px;
  padding: 0;
  border-radius: 50%;
  &[aria-expanded='false'] {
    background: ${tokens.colour.brand};
    border-color: ${tokens.colour.brand};
    color: ${tokens.colour['on-brand']};
  }
  @media (pointer: coarse) { &::after { content: ''; position: absolute; inset: -9px; } }
`;

interface CardButtonsProps {
  store: DiagramStore;
  scene: Scene;
  box: number;
}

/** The buttons of one card: each shows only under its condition (spec 1 §2). */
export function CardButtons({ store, scene, box }: CardButtonsProps) {
  const { model, state } = scene;
  const documents = useDocuments();
  const card = cardAt(model, box);
  const actions = actionsOf(model, box);
  const below = model.children[box]?.length ?? 0;
  const cross = model.crossItems[box]?.length ?? 0;
  const open = state.open[box] === 1;
  const name = (act: string) => `${act}: ${card.sasaran.slice(0, 120)}`;
  return (
    <>
      {actions.length > 0 && (
        <Row>
          {actions.includes('cc') && (
            <ActionButton
              type="button"
              aria-pressed={state.crossOpen[box] === 1}
              aria-label={name('CC, cross cutting')}
              title={`Cross cutting (${cross})`}
              onClick={() => store.toggleCross(box)}
            >
              <Link2 size={13} aria-hidden="true" />
              CC
            </ActionButton>
          )}
          {actions.includes('pk') && (
            <ActionButton
              type="button"
              aria-label={name('PK, unduh perjanjian kinerja')}
              title="Unduh perjanjian kinerja"
              onClick={() => documents.openPk(model, box)}
            >
              <FileText size={13} aria-hidden="true" />
              PK
            </ActionButton>
          )}
          {actions.includes('rekap-anggaran') && (
            <ActionButton
              type="button"
              aria-label={name('Rekap anggaran')}
              title="Rekap anggaran"
              onClick={() => documents.openRekap(card.satuanKerja.id)}
            >
              <Wallet size={13} aria-hidden="true" />
              Anggaran
            </ActionButton>
          )}
        </Row>
      )}
      {below > 0 && (
        <Opener
          type="button"
          aria-expanded={open}
          aria-label={name(open ? 'Tutup cabang' : `Buka ${below} cabang`)}
          onClick={() => void store.toggle(box)}
        >
          {open ? <Minus size={14} aria-hidden="true" /> : below > 99 ? '99+' : below}
        </Opener>
      )}
    </>
  );
}
