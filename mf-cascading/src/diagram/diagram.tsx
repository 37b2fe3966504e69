import { diagramConstants } from '@selaras/domain';
import { tokens } from '@selaras/ui';
import {
  lazy,
  memo,
  Suspense,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import styled from 'styled-components';
import type { TreeModel } from '../tree/model';
import type { CardSettings } from '../tree/paint/card-text';
import type { DiagramAddress } from './diagram-address';
import { type HandleElement, handleOf } from './handle';
import { ProblemNote } from './problem-note';
import type { FrameStats } from './stats';
import { Surface } from './surface';
import { useAddressSync } from './use-address-sync';
import { useDiagramStore } from './use-diagram-store';
import { useFullscreen } from './use-fullscreen';

/** They come right after the first picture, into the places that are kept for them. */
const Toolbar = lazy(() => import('./toolbar'));
const Legend = lazy(() => import('./legend'));
const SidePanel = lazy(() => import('../outline/side-panel'));

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  height: max(560px, calc(100dvh - 248px));
  border: 1px solid ${tokens.colour.line};
  border-radius: ${tokens.radius.card};
  background: ${tokens.colour.surface};
  overflow: hidden;
  @media (max-width: 760px) { height: auto; }
  &[data-penuh='true'] {
    position: fixed;
    inset: 0;
    z-index: ${tokens.layer.menu};
    height: 100dvh;
    border: 0;
    border-radius: 0;
    overflow: auto;
  }
`;

const Tools = styled.div`
  min-height: 53px;
  border-bottom: 1px solid ${tokens.colour.line};
  @media (max-width: 760px) { min-height: 170px; }
`;

const Key = styled.div`
  min-height: 59px;
  border-top: 1px solid ${tokens.colour.line};
`;

const Body = styled.div`
  display: flex;
  flex: 1;
  min-height: 0;
  @media (max-width: 760px) { flex-direction: column-reverse; }
`;

const Side = styled.aside`
  display: flex;
  flex-direction: column;
  width: 320px;
  min-height: 0;
  border-right: 1px solid ${tokens.colour.line};
  @media (max-width: 760px) {
    width: auto;
    height: 440px;
    border-right: 0;
    border-top: 1px solid ${tokens.colour.line};
  }
`;

export interface DiagramProps {
  model: TreeModel;
  settings: CardSettings;
  address: DiagramAddress;
  onAddress: (part: Partial<DiagramAddress>) => void;
  /** 'Tampilkan icon capaian' appears only where the page enables it (spec 1 §2). */
  iconSwitch: boolean;
  onIcons: (shown: boolean) => void;
  onReady: () => void;
  root: React.RefObject<HTMLElement | null>;
  label: string;
}

/** The cascading diagram with its tools, its outline and its legend. */
export const Diagram = memo(function Diagram(props: DiagramProps) {
  const { model, settings, address, onAddress, onReady, root, label } = props;
  const { store, scene } = useDiagramStore(model, settings, address);
  const frame = useRef<HTMLDivElement>(null);
  const stats = useRef<FrameStats>({ cards: 0, frameMs: 0 });
  const elements = useRef(0);
  const htmlCards = useRef(0);
  const counts = useMemo(() => ({ elements, htmlCards }), []);
  const [painted, setPainted] = useState(false);
  // What the first picture does without is asked for after that picture is on the screen.
  const settled = useDeferredValue(painted);
  const [outline, setOutline] = useState(true);
  const { fullscreen, toggle } = useFullscreen(frame);
  useAddressSync(store, address, onAddress);

  useEffect(() => {
    const element = root.current as HandleElement | null;
    if (element === null) return;
    element.selaras = handleOf(store, counts, stats);
    return () => {
      delete element.selaras;
    };
  }, [root, store, counts]);

  const onFirstPicture = useCallback(() => {
    setPainted(true);
    onReady();
  }, [onReady]);

  return (
    <Frame ref={frame} data-penuh={fullscreen}>
      <Tools>
        <Suspense>
          {settled && (
            <Toolbar
              store={store}
              scene={scene}
              depth={address.kedalaman}
              maxDepth={diagramConstants.treeDepth}
              onDepth={(kedalaman) => {
                onAddress({ kedalaman });
                void store.openToDepth(kedalaman);
              }}
              outline={outline}
              onOutline={() => setOutline((shown) => !shown)}
              showIcons={settings.showIcons}
              iconSwitch={props.iconSwitch}
              onIcons={props.onIcons}
              fullscreen={fullscreen}
              onFullscreen={toggle}
            />
          )}
        </Suspense>
      </Tools>
      <ProblemNote problems={model.problems} />
      <Body>
        {outline && (
          <Side aria-label="Kerangka pohon">
            <Suspense>
              {settled && scene !== null && <SidePanel store={store} scene={scene} label={label} />}
            </Suspense>
          </Side>
        )}
        <Surface
          store={store}
          scene={scene}
          stats={stats}
          counts={counts}
          onFirstPicture={onFirstPicture}
          settled={settled}
        />
      </Body>
      <Key>
        <Suspense>{settled && <Legend type={settings.type} model={model} />}</Suspense>
      </Key>
    </Frame>
  );
});
