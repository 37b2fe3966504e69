import { isTercapai } from '@selaras/domain';
import { Button, centredRow, IconButton, StatusBadge, space, tokens, wrapRow } from '@selaras/ui';
import { CircleHelp, Route, X } from 'lucide-react';
import styled from 'styled-components';
import type { DiagramStore } from '../../diagram/store/diagram-store';
import { useWords } from '../../diagram/words/words-context';
import { CROSS_HEAD, cardAt } from '../../tree/model/model';
import { isFailing, noFilter } from '../../tree/state/filter';
import { cardWords } from '../../tree/words/card-words';
import type { Scene } from '../../view/scene/scene';
import { BoxActions } from './box-actions';
import { factsOf } from './facts';
import { YearTable } from './year-table';

const Panel = styled.section`
  display: grid;
  align-content: start;
  gap: ${space(3)};
  max-height: 50%;
  overflow: auto;
  padding: ${space(4)};
  border-top: 1px solid ${tokens.colour.line};
  background: ${tokens.colour.surface};
`;

const Head = styled.div`
  display: flex;
  gap: ${space(2)};
  justify-content: space-between;
  align-items: start;
  & h2 { font-size: ${tokens.text[14]}; }
  & small { color: ${tokens.colour.muted}; }
`;

const Questions = styled.div`
  ${wrapRow(2)}
  &:empty { display: none; }
`;

const Facts = styled.dl`
  display: grid;
  gap: ${space(2)};
  margin: 0;
  & dt { font-size: ${tokens.text[12]}; color: ${tokens.colour.muted}; }
  & dd { overflow-wrap: anywhere; }
`;

const Statuses = styled.div`
  ${centredRow(2)}
  & > small { color: ${tokens.colour.muted}; }
`;

interface DetailsProps {
  store: DiagramStore;
  scene: Scene;
  /** The causes of the selected box are traced: time to show what was found. */
  onTrace: () => void;
  /** Asks what keeps the selected box from its target; left out: nobody answers. */
  onWhy?: () => void;
}

/** Everything about the selected box in full length, with its buttons. */
export function Details({ store, scene, onTrace, onWhy }: DetailsProps) {
  const { model, selected, settings, state } = scene;
  const { words = cardWords } = settings;
  const said = useWords();
  if (selected < 0) return null;
  const card = cardAt(model, selected);
  const level = model.level[selected] ?? 0;
  const isCross = model.cross[selected] === CROSS_HEAD;
  const { icon } = card;
  const key = model.keys[selected] ?? null;
  const { filter } = state;
  // Without data the status says so, the icon that the target is not reached (spec 1 §4).
  const saysMore = settings.showIcons && icon !== null && words.icon[icon] !== words.status[card.status];
  const mark = model.marks?.[selected]?.text ?? null;
  return (
    <Panel aria-label={said.details}>
      <Head>
        <div>
          <small>
            {words.level(level, settings.type)}
            {isCross && ` · ${said.crossFrom(card.satuanKerja.nama)}`}
          </small>
          <h2>{card.sasaran}</h2>
        </div>
        <IconButton
          label={said.closeDetails}
          size="small"
          icon={<X size={16} />}
          onClick={() => store.select(-1)}
        />
      </Head>
      <Statuses>
        <StatusBadge status={card.status} label={words.status[card.status]} />
        {saysMore && <small>{said.iconSays(words.icon[icon])}</small>}
        {mark !== null && <small>{mark}</small>}
      </Statuses>
      <BoxActions store={store} scene={scene} />
      <Questions>
        {!isTercapai(card.capaian) && onWhy && (
          <Button size="small" icon={<CircleHelp size={14} />} onClick={onWhy}>
            {said.why}
          </Button>
        )}
        {isFailing(card.status) && filter.telusur !== key && (
          <Button
            size="small"
            icon={<Route size={14} />}
            onClick={() => {
              void store.setFilter({ ...noFilter, telusur: key });
              onTrace();
            }}
          >
            {said.traceCauses}
          </Button>
        )}
      </Questions>
      <Facts>
        {factsOf(card, level, settings, said.fact).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
      {card.tahunan.length > 0 && <YearTable card={card} words={words} />}
    </Panel>
  );
}
