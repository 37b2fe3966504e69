import { Button, space, tokens } from '@selaras/ui';
import { X } from 'lucide-react';
import { useMemo } from 'react';
import styled from 'styled-components';
import { totalsInWords } from '../../diagram/overlays/selection-text';
import type { DiagramStore } from '../../diagram/store/diagram-store';
import { totalsPerLevel } from '../../tree/analysis/totals';
import { levelAt } from '../../tree/model/level';
import { cardAt } from '../../tree/model/model';
import { branchEnd, isFailing } from '../../tree/state/filter';
import type { Scene } from '../../view/scene/scene';
import { JumpList } from './jump-list';

const Root = styled.section`
  display: grid;
  gap: ${space(2)};
  padding: ${space(3)};
  border: 1px solid ${tokens.colour.line};
  border-left: 4px solid ${tokens.status['tidak-tercapai']};
  border-radius: ${tokens.radius.control};
  & ol { margin: 0; padding-left: ${space(5)}; }
  & b { font-variant-numeric: tabular-nums; }
`;

interface TraceSummaryProps {
  store: DiagramStore;
  scene: Scene;
  /** The box whose causes are traced. */
  box: number;
}

/** "Telusuri penyebab": how many boxes of each level failed below a missed goal, and which. */
export function TraceSummary({ store, scene, box }: TraceSummaryProps) {
  const { model, settings, state } = scene;
  const failed = useMemo(() => {
    const below: number[] = [];
    const end = branchEnd(model, box);
    for (let at = box + 1; at < end; at += 1) {
      if (isFailing(cardAt(model, at).status)) below.push(at);
    }
    return below;
  }, [model, box]);
  const perLevel = useMemo(() => {
    const among = new Set(failed);
    return totalsPerLevel(model, (at) => among.has(at));
  }, [model, failed]);
  return (
    <Root aria-label="Telusuri penyebab">
      <h2>Telusuri penyebab</h2>
      <p>{cardAt(model, box).sasaran}</p>
      {failed.length === 0 ? (
        <p>Tidak ada kinerja di bawahnya yang gagal.</p>
      ) : (
        <ol>
          {perLevel.map((totals, tingkat) =>
            totals.semua === 0 ? null : (
              <li key={levelAt(tingkat).level}>
                {levelAt(tingkat).label[settings.type]}: <b>{totalsInWords(totals)}</b>
              </li>
            ),
          )}
        </ol>
      )}
      <div>
        <Button
          size="small"
          icon={<X size={14} />}
          onClick={() => void store.setFilter({ ...state.filter, telusur: null })}
        >
          Akhiri penelusuran
        </Button>
      </div>
      <JumpList
        store={store}
        scene={scene}
        jumps={failed.map((box) => ({ box }))}
        label="Kinerja yang gagal"
      />
    </Root>
  );
}
