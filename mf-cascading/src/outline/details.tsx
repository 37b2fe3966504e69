import { Button, IconButton, StatusBadge, space, tokens } from '@selaras/ui';
import { FileText, Link2, Wallet, X } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { DiagramStore } from '../diagram/diagram-store';
import { useDocuments } from '../diagram/use-documents';
import { actionsOf } from '../tree/action';
import { levelAt } from '../tree/level';
import { CROSS_HEAD, cardAt } from '../tree/model';
import type { Scene } from '../tree/paint/scene';
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

const Facts = styled.dl`
  display: grid;
  gap: ${space(2)};
  margin: 0;
  & dt { font-size: ${tokens.text[12]}; color: ${tokens.colour.muted}; }
  & dd { overflow-wrap: anywhere; }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

interface DetailsProps {
  store: DiagramStore;
  scene: Scene;
}

/** Everything about the selected box in full length, with its buttons. */
export function Details({ store, scene }: DetailsProps) {
  const { model, selected, settings, state } = scene;
  const documents = useDocuments();
  if (selected < 0) return null;
  const card = cardAt(model, selected);
  const level = model.level[selected] ?? 0;
  const actions = actionsOf(model, selected);
  const cross = model.crossItems[selected]?.length ?? 0;
  const isCross = model.cross[selected] === CROSS_HEAD;
  const buttons: Record<(typeof actions)[number], ReactNode> = {
    cc: (
      <Button
        key="cc"
        size="small"
        icon={<Link2 size={14} />}
        aria-pressed={state.crossOpen[selected] === 1}
        onClick={() => store.toggleCross(selected)}
      >
        CC ({cross})
      </Button>
    ),
    pk: (
      <Button
        key="pk"
        size="small"
        icon={<FileText size={14} />}
        onClick={() => documents.openPk(model, selected)}
      >
        PK
      </Button>
    ),
    'rekap-anggaran': (
      <Button
        key="rekap"
        size="small"
        icon={<Wallet size={14} />}
        onClick={() => documents.openRekap(card.satuanKerja.id)}
      >
        Rekap Anggaran
      </Button>
    ),
  };
  return (
    <Panel aria-label="Rincian kotak terpilih">
      <Head>
        <div>
          <small>
            {levelAt(level).label[settings.type]}
            {isCross && ` · Cross cutting dari ${card.satuanKerja.nama}`}
          </small>
          <h2>{card.sasaran}</h2>
        </div>
        <IconButton
          label="Tutup rincian"
          size="small"
          icon={<X size={16} />}
          onClick={() => store.select(-1)}
        />
      </Head>
      <div>
        <StatusBadge status={card.status} />
      </div>
      <Facts>
        {factsOf(card, level, settings).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
      {card.tahunan.length > 0 && <YearTable card={card} />}
      {actions.length > 0 && <Actions>{actions.map((action) => buttons[action])}</Actions>}
    </Panel>
  );
}
