import type { CascadingTree } from '@selaras/contracts';
import {
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useContext,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { DiagramAddress } from '../../diagram/address/diagram-address';
import { readerStates, treeStates } from '../../diagram/address/diagram-address';
import type { FrameStats } from '../../diagram/canvas/stats';
import { DiagramPageProvider } from '../../diagram/context/diagram-page-context';
import { isTyping } from '../../diagram/gestures/is-typing';
import type { DiagramStore } from '../../diagram/store/diagram-store';
import { canvasMeasure } from '../../diagram/store/fonts';
import { UnderWay } from '../../diagram/store/under-way';
import { useDiagramStore } from '../../diagram/store/use-diagram-store';
import { Surface } from '../../diagram/surface/surface';
import { ThemeContext } from '../../diagram/theme/theme-context';
import { useTheme } from '../../diagram/theme/use-theme';
import { handleOf } from '../../frame/handle';
import type { TreeModel } from '../../tree/model/model';
import type { NodeAction } from '../../tree/model/node-action';
import type { LiveDiagram } from '../contract/live';
import { portalLink } from '../data/portal-link';
import { pictureLook } from '../theme/embed-look';
import { useEmbedWords } from '../words/words';
import { BarPlace, Body, Foot, Frame, Head } from './embed-frame';
import type { EmbedProps } from './embed-props';
import { EmbedBar, EmbedSide, Legend, Overlays } from './late-parts';
import { PortalButton } from './portal-button';
import { useSelection } from './use-selection';
import { WheelPlace } from './wheel-hint';

interface EmbedDiagramProps extends EmbedProps {
  tree: CascadingTree;
  model: TreeModel;
  /** A newer tree is on its way. */
  stale: boolean;
}

/** What an embed can answer by itself; what needs the portal's pages is found there. */
const offered: readonly NodeAction[] = ['cc', 'ex'];

/** Below this many pixels the panel is folded at first; the overview always is, because it covers boxes. */
const ROOM_FOR_ALL = 720;

const silent = Object.fromEntries(
  [...treeStates, ...readerStates].map((name) => [name, null]),
) as unknown as DiagramAddress;

/** The diagram with its bar, its outline and its legend. Its state lives here: an embed has no address. */
export function EmbedDiagram({ tree, model, props, home, emit, live, stale }: EmbedDiagramProps) {
  const words = useEmbedWords();
  const theme = useTheme();
  const family = useContext(ThemeContext)?.family;
  const shownModel = useMemo(() => ({ ...model, offered }), [model]);
  const settings = useMemo(
    () => ({ type: 'cascading' as const, showSkp: false, showIcons: true, words: words.card }),
    [words],
  );
  const [address, setAddress] = useState<DiagramAddress>(() => {
    const folded = home.root.clientWidth < ROOM_FOR_ALL ? 'tutup' : null;
    return { ...silent, kedalaman: null, panel: folded, peta: 'tutup' };
  });
  const onAddress = useCallback(
    (part: Partial<DiagramAddress>) => setAddress((before) => ({ ...before, ...part })),
    [],
  );
  const [underWay] = useState(() => new UnderWay());
  const { store, scene } = useDiagramStore(shownModel, settings, address, underWay);
  const stats = useRef<FrameStats>({ cards: 0, frameMs: 0 });
  const interactiveCards = useRef(0);
  const counts = useMemo(() => ({ interactiveCards }), []);
  const [painted, setPainted] = useState(false);
  // What the first paint does without is fetched after it.
  const settled = useDeferredValue(painted);
  const shown = scene === null ? null : { store, scene, address, onAddress };
  const { meta, data } = tree;
  const title = props.title ?? words.title;
  const satuanKerjaId = meta.satuan_kerja?.satuan_kerja_id ?? null;
  const unit = meta.satuan_kerja?.satuan_kerja_nama ?? words.diagram.wholeRegency;
  const page = useMemo(
    () => ({ tahun: meta.tahun, satuanKerjaId, publik: true, title }),
    [meta.tahun, satuanKerjaId, title],
  );
  const href = portalLink(props, page);

  const onFirstPaint = useCallback(() => setPainted(true), []);
  useEffect(() => {
    if (painted) emit('ready', { boxes: model.count, tahun: meta.tahun });
  }, [painted, emit, model, meta.tahun]);
  useSelection(store, emit);
  useLive(live, () => ({
    diagram: handleOf(store, counts, stats),
    theme: () => theme,
    source: () => {
      const now = store.getScene();
      if (now === null) return null;
      const facts = { title, satuanKerjaId, unit, tahun: meta.tahun, data };
      // A picture of data that is no portal's leads back to the page that shows it.
      const shownAt = href ?? window.location.href;
      return {
        scene: now,
        ...facts,
        href: shownAt,
        madeAt: new Date(),
        measure: canvasMeasure(family),
        words: words.picture,
        look: (wanted) => pictureLook(wanted, props),
      };
    },
  }));

  const side = address.panel !== 'tutup' || (scene?.selected ?? -1) >= 0;
  return (
    <DiagramPageProvider value={page}>
      <Frame
        aria-label={`${title} · ${unit}`}
        data-state={painted ? 'ready' : 'loading'}
        aria-busy={stale || !painted}
        onKeyDown={(event) => closeDetails(event, store)}
      >
        <Head>
          <h2>{title}</h2>
          <p>{words.subtitle(unit, meta.tahun)}</p>
          {href !== null && <PortalButton href={href} emit={emit} />}
        </Head>
        {settled && shown !== null ? <EmbedBar {...shown} /> : <BarPlace />}
        <Body>
          {side && settled && shown !== null && <EmbedSide {...shown} label={words.outline} />}
          <WheelPlace>
            <Surface
              store={store}
              scene={scene}
              stats={stats}
              counts={counts}
              onFirstPaint={onFirstPaint}
              settled={settled}
              label={words.surface}
            >
              {shown !== null && <Overlays {...shown} />}
            </Surface>
          </WheelPlace>
        </Body>
        {/* What scrolls by itself is reached by the keyboard. */}
        <Foot role="group" aria-label={words.legend} tabIndex={0}>
          {settled && <Legend type="cascading" model={shownModel} words={words.card} />}
        </Foot>
      </Frame>
    </DiagramPageProvider>
  );
}

/** Escape closes the details, and leaves the focus in the diagram; a text that is typed has the key for itself. */
function closeDetails(event: KeyboardEvent<HTMLElement>, store: DiagramStore): void {
  const { target, currentTarget } = event;
  if (event.key !== 'Escape' || event.defaultPrevented || isTyping(target)) return;
  if ((store.getScene()?.selected ?? -1) < 0 || !(target instanceof Element)) return;
  event.preventDefault();
  const within = target.closest('aside > section') !== null;
  store.select(-1);
  if (within)
    currentTarget
      .querySelector<HTMLElement>('[aria-roledescription=diagram]')
      ?.focus({ preventScroll: true });
}

/** Keeps what the handle reaches up to date while the diagram is there. */
function useLive(live: RefObject<LiveDiagram | null>, now: () => LiveDiagram): void {
  const latest = useRef(now);
  latest.current = now;
  useEffect(() => {
    live.current = {
      get diagram() {
        return latest.current().diagram;
      },
      source: () => latest.current().source(),
      theme: () => latest.current().theme(),
    };
    return () => {
      live.current = null;
    };
  }, [live]);
}
