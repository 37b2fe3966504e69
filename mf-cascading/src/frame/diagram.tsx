import { memo, type ReactNode, type RefObject, useCallback, useDeferredValue, useRef, useState } from 'react';
import type { DiagramAddress } from '../diagram/address/diagram-address';
import { isLegendOpen, isPanelOpen } from '../diagram/address/folds';
import { useSmallScreen } from '../diagram/elements/use-small-screen';
import type { UnderWay } from '../diagram/store/under-way';
import { useDiagramStore } from '../diagram/store/use-diagram-store';
import { Surface } from '../diagram/surface/surface';
import type { PageHead, PageSwitch } from '../diagram/toolbar/toolbar-group';
import { ExportHost } from '../export/export-host';
import { Rendered } from '../export/rendered/rendered';
import type { CardSettings } from '../tree/card/card-text';
import type { TreeModel } from '../tree/model/model';
import { besideYear, type YearPicture } from '../years/year-picture';
import { Arriving } from './arriving';
import { Body, Frame, Key, Place, SearchPlace, Side, ToolsPlace } from './diagram-frame';
import {
  BoxSheet,
  Legend,
  ModalHost,
  Overlays,
  PagePrint,
  PhoneSearch,
  ProblemNote,
  RenderedSwitch,
  SidePanel,
  Tools,
  VerifyNote,
  YearStrip,
} from './lazy-parts';
import { Panes } from './panes';
import { useHandle } from './use-handle';

export interface DiagramProps {
  model: TreeModel;
  settings: CardSettings;
  address: DiagramAddress;
  onAddress: (part: Partial<DiagramAddress>) => void;
  /** Switches that the page enables (spec 1 §2). */
  switches: readonly PageSwitch[];
  /** What the page says of itself, above the diagram. */
  head: PageHead;
  /** Stands beside the tools. */
  title: ReactNode;
  /** Set while the reader moves through the years. */
  years: YearPicture | null;
  publik: boolean;
  /** Where the picture notes what it has not finished yet. */
  underWay: UnderWay;
  /** The sign of loading lies over it still. */
  covered: boolean;
  onReady: () => void;
  root: RefObject<HTMLElement | null>;
  label: string;
  /** What the page adds once the first picture has been seen. */
  late?: ReactNode;
}

/** The cascading diagram with its tools, its outline and its legend. */
export const Diagram = memo(function Diagram(props: DiagramProps) {
  const { model, settings, address, onAddress, onReady, root, label } = props;
  const { store, scene } = useDiagramStore(model, settings, address, props.underWay);
  const { stats, counts } = useHandle(root, store);
  const [painted, setPainted] = useState(false);
  // What the first picture does without is fetched once that is seen.
  const settled = useDeferredValue(painted && !props.covered);
  const beside = besideYear(props.years);
  const small = useSmallScreen();
  const panel = isPanelOpen(address, small);
  // A picture that fills the screen has it alone.
  const searchedAbove = small && address.penuh !== '1';
  // The details of a box that the address names have their place from the start: the picture opens where it was left.
  const side = panel || (!small && (scene === null ? address.node !== null : scene.selected >= 0));
  /** What everything around a drawn picture needs of it. */
  const shown = scene === null ? null : { store, scene, address, onAddress };

  const whole = useRef(false);
  whole.current = scene !== null && scene.model.arriving !== true;
  const onFirstPaint = useCallback(() => {
    if (!whole.current) return;
    setPainted(true);
    onReady();
  }, [onReady]);

  const onText = useCallback(() => onAddress({ bentuk: null }), [onAddress]);

  return (
    <ExportHost scene={scene} showOption={address.showOption === 'true'} beside={beside}>
      <Place data-publik={props.publik}>
        <Frame data-fullscreen={address.penuh === '1'}>
          <ToolsPlace>
            {props.title}
            {model.arriving && <Arriving />}
            {settled && shown !== null && <Tools {...shown} switches={props.switches} head={props.head} />}
          </ToolsPlace>
          {props.years !== null && shown !== null && (
            <YearStrip {...shown} picture={props.years} publik={props.publik} />
          )}
          {settled && address.bentuk !== null && <RenderedSwitch address={address} onAddress={onAddress} />}
          {model.problems.length > 0 && (
            <ProblemNote model={model} onShow={() => onAddress({ panel: 'periksa' })} />
          )}
          {settled && address.sidik !== null && (
            <VerifyNote sidik={address.sidik} onClose={() => onAddress({ sidik: null })} />
          )}
          {searchedAbove && (
            <SearchPlace>{settled && shown !== null && <PhoneSearch {...shown} />}</SearchPlace>
          )}
          <Body>
            {side && (
              <Side aria-label="Panel diagram">
                {settled && shown !== null && (
                  <SidePanel
                    {...shown}
                    label={label}
                    folded={!panel}
                    small={small}
                    searchedAbove={searchedAbove}
                  />
                )}
              </Side>
            )}
            <Panes store={store} years={props.years}>
              {address.bentuk === 'gambar' && scene !== null ? (
                <Rendered store={store} scene={scene} onFirstPaint={onFirstPaint} onText={onText} />
              ) : (
                <Surface
                  store={store}
                  scene={scene}
                  stats={stats}
                  counts={counts}
                  onFirstPaint={onFirstPaint}
                  settled={settled}
                >
                  {shown !== null && <Overlays {...shown} />}
                </Surface>
              )}
            </Panes>
          </Body>
          {small && settled && shown !== null && shown.scene.selected >= 0 && address.panel !== 'mengapa' && (
            <BoxSheet {...shown} />
          )}
          {settled && props.late}
          {settled && address.modal !== null && (
            <ModalHost
              store={store}
              model={model}
              type={settings.type}
              address={address}
              onAddress={onAddress}
            />
          )}
          {settled && scene !== null && <PagePrint scene={scene} beside={beside} />}
          <Key hidden={!isLegendOpen(address, small)}>
            {settled && <Legend type={settings.type} model={model} />}
          </Key>
        </Frame>
      </Place>
    </ExportHost>
  );
});
