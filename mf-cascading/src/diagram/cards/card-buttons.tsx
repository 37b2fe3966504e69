import { tokens } from '@selaras/ui';
import { Minus, Pencil, Plus } from 'lucide-react';
import styled, { css } from 'styled-components';
import { actionsInset } from '../../tree/card/action-place';
import { cardStyle } from '../../tree/card/card-style';
import { actionsOf } from '../../tree/model/action';
import { cardAt } from '../../tree/model/model';
import { branchCount } from '../../tree/state/visible';
import { cardWords } from '../../tree/words/card-words';
import type { Scene } from '../../view/scene/scene';
import { ActionSign, actionName } from '../actions/action-sign';
import { useBoxAct } from '../actions/use-box-act';
import { useBoxActs } from '../context/box-acts-context';
import type { DiagramStore } from '../store/diagram-store';
import { actionLabel } from '../words/action-label';
import { useWords } from '../words/words-context';

const Row = styled.div`
  position: absolute;
  left: ${actionsInset.side}px;
  bottom: ${actionsInset.bottom}px;
`;

const small = css`
  pointer-events: auto;
  position: absolute;
  cursor: pointer;
  font: 600 12px / 1 ${tokens.font.sans};
  color: ${tokens.colour.brand};
  background: ${tokens.colour.surface};
  border: 1px solid ${tokens.colour['line-strong']};
  &:hover { background: ${tokens.colour.hover}; border-color: ${tokens.colour.brand}; }
  @media (pointer: coarse) { &::after { content: ''; position: absolute; inset: -9px -3px; } }
`;

const chip = css`
  display: grid;
  place-content: center;
  height: ${cardStyle.action}px;
  padding: 0;
  white-space: nowrap;
  border-radius: ${tokens.radius.control};
`;

const ActionButton = styled.button`
  ${small}
  ${chip}
  &[aria-pressed='true'] {
    background: ${tokens.colour['accent-soft']};
    border-color: ${tokens.colour.accent};
    color: ${tokens.colour.accent};
  }
`;

const Edit = styled.a`
  ${small}
  ${chip}
  top: 6px;
  width: ${cardStyle.action}px;
`;

const Add = styled.a`
  ${small}
  bottom: -${cardStyle.toggle}px;
  translate: -50% 0;
  display: grid;
  place-content: center;
  width: ${2 * cardStyle.toggle}px;
  height: ${2 * cardStyle.toggle}px;
  border-radius: 50%;
`;

/** From the middle of the toggle to that of what is added beside it: as wide as fingers need both. */
const BESIDE_TOGGLE = 2 * cardStyle.toggle + 8;

/** Says on hovering and to screen readers what is painted below it. */
const Told = styled.span`
  pointer-events: auto;
  position: absolute;
`;

const Toggle = styled.button`
  ${small}
  left: 50%;
  bottom: -${cardStyle.toggle}px;
  translate: -50% 0;
  display: grid;
  place-content: center;
  width: ${2 * cardStyle.toggle}px;
  height: ${2 * cardStyle.toggle}px;
  padding: 0;
  border-radius: 50%;
  &[aria-expanded='false'] {
    background: ${tokens.colour.brand};
    border-color: ${tokens.colour.brand};
    color: ${tokens.colour['on-brand']};
  }
`;

/** Characters that hovering tells at most. */
const MOST_TOLD = 1000;
/** Of the achievement icon in the card's upper right corner. */
const ICON_SIZE = 18;

interface CardButtonsProps {
  store: DiagramStore;
  scene: Scene;
  box: number;
}

/** The buttons of one card, at the places where the picture shows them; each only under its condition (spec 1 §2). */
export function CardButtons({ store, scene, box }: CardButtonsProps) {
  const { model, state, texts, settings } = scene;
  const { words = cardWords } = settings;
  const said = useWords();
  const act = useBoxAct(store);
  const { editIcons, edit, reportOnly } = useBoxActs();
  const editTitle = reportOnly ? 'Isi realisasi' : 'Ubah kinerja';
  const path = editIcons && edit !== null ? edit.path(model, box) : null;
  const isSelected = box === scene.selected;
  const add = edit !== null && (editIcons || isSelected) ? edit.below(model, box) : null;
  const card = cardAt(model, box);
  const { places, height } = texts.actions(box);
  const rows = texts.rows(box);
  const branches = branchCount(model, state, box);
  const open = state.open[box] === 1;
  const icon = settings.showIcons ? card.icon : null;
  const named = (what: string) => `${what}: ${card.sasaran.slice(0, 120)}`;
  const right = cardStyle.padding;
  // Hundreds of buttons would stand between the picture and what follows it: the Tab key stops at the selected box alone.
  const tabIndex = isSelected ? 0 : -1;
  return (
    <>
      <Told
        aria-hidden="true"
        title={[card.sasaran, ...card.indikator].join('\n').slice(0, MOST_TOLD)}
        style={{ top: rows.sasaran, left: right, right, height: rows.angka - rows.sasaran }}
      />
      {icon !== null && (
        <Told
          role="img"
          aria-label={words.icon[icon]}
          title={words.icon[icon]}
          style={{ top: cardStyle.edge + 9, right, width: ICON_SIZE, height: ICON_SIZE }}
        />
      )}
      {edit !== null && path !== null && (
        <Edit
          as={edit.Link}
          path={path}
          tabIndex={tabIndex}
          aria-label={named(editTitle)}
          title={editTitle}
          style={{ right: icon === null ? right : right + ICON_SIZE + cardStyle.actionGap }}
        >
          <Pencil size={13} aria-hidden="true" />
        </Edit>
      )}
      {actionsOf(model, box).length > 0 && (
        <Row style={{ height }}>
          {places.map(({ action, x, y, w }) =>
            action === 'ex' ? (
              <Told
                key={action}
                role="img"
                aria-label={actionLabel(action, said)}
                title={actionLabel(action, said)}
                style={{ left: x, top: y, width: w, height: cardStyle.action }}
              />
            ) : (
              <ActionButton
                key={action}
                type="button"
                tabIndex={tabIndex}
                aria-label={named(actionName(action, actionLabel(action, said)))}
                aria-pressed={action === 'cc' ? state.crossOpen[box] === 1 : undefined}
                title={actionLabel(action, said)}
                style={{ left: x, top: y, width: w }}
                onClick={() => act(model, box, action)}
              >
                <ActionSign action={action} />
              </ActionButton>
            ),
          )}
        </Row>
      )}
      {branches > 0 && (
        <Toggle
          type="button"
          tabIndex={tabIndex}
          aria-expanded={open}
          aria-label={named(open ? said.closeBranch : said.openBranch(branches))}
          onClick={() => store.toggle(box)}
        >
          {open ? <Minus size={14} aria-hidden="true" /> : branches > 99 ? '99+' : branches}
        </Toggle>
      )}
      {edit !== null && add !== null && (
        <Add
          as={edit.Link}
          path={add.path}
          node={model.keys[box]}
          tabIndex={tabIndex}
          aria-label={named(add.label)}
          aria-keyshortcuts="Control+Enter"
          title={add.label}
          data-tambah
          style={{ left: branches > 0 ? `calc(50% + ${BESIDE_TOGGLE}px)` : '50%' }}
        >
          <Plus size={14} aria-hidden="true" />
        </Add>
      )}
    </>
  );
}
