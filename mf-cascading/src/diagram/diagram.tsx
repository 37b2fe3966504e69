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
import { ExportHost } from '../export/export-host';
import { Still } from '../export/still/still';
import type { TreeModel } from '../tree/model';
import type { CardSettings } from '../tree/paint/card-text';
import { loadOtherDetails } from '../tree/paint/other-details';
import type { YearPicture } from '../years/year-picture';
import type { DiagramAddress } from './diagram-address';
import { type HandleElement, handleOf } from './handle';
import { Panes } from './panes';
import type { FrameStats } from './stats';
import { Surface } from './surface';
import type { PageSwitch } from './toolbar-group';
import { useDiagramStore } from './use-diagram-store';

/** They come right after the first picture, into the places that are kept for them. */
const Tools = lazy(() => import('./tools'));
const ModalHost = lazy(() => import('../modals/modal-host'));
const Legend = lazy(() => import('./legend'));
const Overlays = lazy(async () => {
  // Its overview shows the whole tree, from far away.
  const [overlays] = await Promise.all([import('../view/overlays'), loadOtherDetails().catch(() => {})]);
  return overlays;
});
const ProblemNote = lazy(() => import('./problem-note'));
const SidePanel = lazy(() => import('../outline/side-panel'));
const YearStrip = lazy(() => import('../years/year-strip'));
const VerifyNote = lazy(() => import('../export/verify/verify-note'));

const HEIGHT = 'max(560px, calc(100dvh - 248px))';

/** Keeps the diagram's place on the page while it fills the window. */
const Place = styled.div`
  min-height: ${HEIGHT};
`;

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  height: ${HEIGHT};
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

const ToolsPlace = styled.div`
  min-height: 53px;
  border-bottom: 1px solid ${tokens.colour.line};
  @media (pointer: coarse) { min-height: 61px; }
`;

/** Kept for the note about broken data, so that it does not push the picture. */
const NotePlace = styled.div`
  min-height: 40px;
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
  /** Switches that the page enables (spec 1 §2). */
  switches: readonly PageSwitch[];
  /** Set while the reader moves through the years. */
  years: YearPicture | null;
  publik: boolean;
  onReady: () => void;
  root: React.RefObject<HTMLElement | null>;
  label: string;
}

/** The cascading diagram with its tools, its outline and its legend. */
export const Diagram = memo(function Diagram(props: DiagramProps) {
  const { model, settings, address, onAddress, onReady, root, label } = props;
  const { store, scene } = useDiagramStore(model, settings, address);
  const stats = useRef<FrameStats>({ cards: 0, frameMs: 0 });
  const elements = useRef(0);
  const htmlCards = useRef(0);
  const counts = useMemo(() => ({ elements, htmlCards }), []);
  const [painted, setPainted] = useState(false);
  // What the first picture does without is asked for after that picture is on the screen.
  const settled = useDeferredValue(painted);
  const outline = address.panel !== 'tutup';

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

  const onText = useCallback(() => onAddress({ bentuk: null }), [onAddress]);

  return (
    <ExportHost scene={scene} showOption={address.showOption === 'true'}>
      <Place>
        <Frame data-penuh={address.penuh === '1'}>
          <ToolsPlace>
            <Suspense>
              {settled && scene !== null && (
                <Tools
                  store={store}
                  scene={scene}
                  address={address}
                  onAddress={onAddress}
                  switches={props.switches}
                />
              )}
            </Suspense>
          </ToolsPlace>
          {props.years !== null && scene !== null && (
            <Suspense>
              <YearStrip
                store={store}
                scene={scene}
                picture={props.years}
                publik={props.publik}
                onAddress={onAddress}
              />
            </Suspense>
          )}
          {model.problems.length > 0 && (
            <Suspense fallback={<NotePlace />}>
              <ProblemNote model={model} onShow={() => onAddress({ panel: 'periksa' })} />
            </Suspense>
          )}
          {settled && address.sidik !== null && (
            <Suspense>
              <VerifyNote sidik={address.sidik} onClose={() => onAddress({ sidik: null })} />
            </Suspense>
          )}
          <Body>
            {outline && (
              <Side aria-label="Panel diagram">
                <Suspense>
                  {settled && scene !== null && (
                    <SidePanel
                      store={store}
                      scene={scene}
                      label={label}
                      address={address}
                      onAddress={onAddress}
                    />
                  )}
                </Suspense>
              </Side>
            )}
            <Panes store={store} years={props.years}>
              {address.bentuk === 'gambar' && scene !== null ? (
                <Still store={store} scene={scene} onFirstPicture={onFirstPicture} onText={onText} />
              ) : (
                <Surface
                  store={store}
                  scene={scene}
                  stats={stats}
                  counts={counts}
                  onFirstPicture={onFirstPicture}
                  settled={settled}
                >
                  <Suspense>
                    {scene !== null && (
                      <Overlays store={store} scene={scene} address={address} onAddress={onAddress} />
                    )}
                  </Suspense>
                </Surface>
              )}
            </Panes>
          </Body>
          {settled && address.modal !== null && (
            <Suspense>
              <ModalHost
                store={store}
                model={model}
                type={settings.type}
                modal={address.modal}
                onModal={(modal) => onAddress({ modal })}
              />
            </Suspense>
          )}
          <Key>
            <Suspense>{settled && <Legend type={settings.type} model={model} />}</Suspense>
          </Key>
        </Frame>
      </Place>
    </ExportHost>
  );
});
