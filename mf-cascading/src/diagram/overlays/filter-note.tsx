import { tokens } from '@selaras/ui';
import { FilterX } from 'lucide-react';
import { useMemo } from 'react';
import styled from 'styled-components';
import { cardAt } from '../../tree/model/model';
import { unitOf } from '../../tree/model/unit-name';
import { isFiltering, matchesOf, noFilter } from '../../tree/state/filter';
import { countOf } from '../../tree/state/visible';
import { cardWords } from '../../tree/words/card-words';
import type { Scene } from '../../view/scene/scene';
import type { DiagramStore } from '../store/diagram-store';
import type { DiagramWords } from '../words/diagram-words';
import { useWords } from '../words/words-context';
import { NoteButton } from './note-button';

const Note = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
  max-width: 100%;
  padding: 2px 4px 2px 10px;
  border: 1px solid ${tokens.colour.accent};
  border-radius: ${tokens.radius.control};
  background: ${tokens.colour['accent-soft']};
  font-size: ${tokens.text[12]};
`;

/** Says over the picture that it does not show everything, and takes the filter away. */
export function FilterNote({ store, scene }: { store: DiagramStore; scene: Scene }) {
  const { model, state } = scene;
  const { filter } = state;
  const said = useWords();
  const found = useMemo(() => countOf(matchesOf(model, filter)), [model, filter]);
  if (!isFiltering(filter)) return null;
  return (
    <Note>
      <span>
        {wordsOf(scene, said)} · {said.filtered(found)}
      </span>
      <NoteButton type="button" $colour="accent" onClick={() => void store.setFilter(noFilter)}>
        <FilterX size={14} aria-hidden="true" />
        {said.clearFilter}
      </NoteButton>
    </Note>
  );
}

function wordsOf({ model, state, settings }: Scene, said: DiagramWords): string {
  const { words = cardWords } = settings;
  const { status, tingkat, pengampu, satuanKerja, telusur } = state.filter;
  const traced = telusur === null ? undefined : model.indexOf.get(telusur);
  const tracedWords = traced === undefined ? null : cardAt(model, traced).sasaran.slice(0, 60);
  const unit = satuanKerja === null ? null : unitOf(model, satuanKerja);
  return [
    telusur === null ? null : said.traced(tracedWords),
    tingkat === null ? null : words.level(tingkat, settings.type),
    status.map((one) => words.status[one]).join(' / '),
    pengampu === null ? null : said.owner(pengampu),
    satuanKerja === null ? null : (unit?.singkatan ?? unit?.nama ?? String(satuanKerja)),
  ]
    .filter(Boolean)
    .join(' · ');
}
