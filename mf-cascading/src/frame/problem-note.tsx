import { tokens } from '@selaras/ui';
import styled from 'styled-components';
import type { TreeModel, TreeProblem } from '../tree/model/model';

const Note = styled.p`
  max-width: none;
  padding: 6px 16px;
  background: ${tokens.colour['accent-soft']};
  color: ${tokens.colour.accent};
  font-size: ${tokens.text[12]};
  overflow-wrap: anywhere;
  & > button {
    min-height: 28px;
    padding: 0 6px;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    font-weight: 650;
    text-decoration: underline;
    cursor: pointer;
  }
  @media (pointer: coarse) { & > button { min-height: 44px; } }
`;

const words: Record<TreeProblem['kind'], string> = {
  'no-parent': 'tanpa induk',
  cycle: 'berinduk melingkar',
  'duplicate-key': 'tercatat ganda',
  unreadable: 'tidak dapat dibaca',
};

/** Boxes of one kind that are named; the rest is counted. */
const NAMED = 2;
const LONGEST_NAME = 60;

/** Says which boxes could not be placed or read as the data asks, by name; what can be drawn is drawn. */
export default function ProblemNote({ model, onShow }: { model: TreeModel; onShow: () => void }) {
  const { problems } = model;
  const kinds = [...new Set(problems.map(({ kind }) => kind))];
  const told = kinds.map((kind) => {
    const keys = problems.filter((problem) => problem.kind === kind).map(({ key }) => key);
    const names = keys.slice(0, NAMED).map((key) => nameOf(model, key));
    const others = keys.length > NAMED ? ', …' : '';
    return `${keys.length} kotak ${words[kind]} (${names.join(', ')}${others})`;
  });
  return (
    <Note role="status">
      Data pohon perlu diperiksa: {told.join('; ')}.{' '}
      <button type="button" onClick={onShow}>
        Lihat semuanya
      </button>
    </Note>
  );
}

function nameOf(model: TreeModel, key: string): string {
  const card = model.cards.get(model.indexOf.get(key) ?? -1);
  const name = card?.sasaran ?? key;
  return name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)}…` : name;
}
