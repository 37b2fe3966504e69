import { loadPainters } from '../diagram/canvas/detail-painters';
import { lazyPart, unseenPart } from '../lazy/lazy-part';
import { NotePlace } from './diagram-frame';

/** Loaded right after the first paint, into the places reserved for them. */
export const Tools = lazyPart(() => import('./tools'));
export const Legend = lazyPart(() => import('./legend'));
export const SidePanel = lazyPart(() => import('../panels/side-panel'));
/** What the browser's own print command needs must be there before it is given. */
export const PagePrint = unseenPart(() => import('../export/print/page-print'));
export const Overlays = unseenPart(async () => {
  // Its overview shows the whole tree, zoomed out.
  const [overlays] = await Promise.all([
    import('../diagram/overlays/overlays'),
    loadPainters().catch(() => {}),
  ]);
  return overlays;
});

/** On small screens alone. */
export const PhoneSearch = lazyPart(() => import('../panels/phone/phone-search'));
export const BoxSheet = lazyPart(() => import('../panels/phone/box-sheet'));

/** Loaded when they are first needed. */
export const ModalHost = lazyPart(() => import('../modals/modal-host'), null, { floats: true });
export const ProblemNote = lazyPart(() => import('./problem-note'), <NotePlace />);
export const RenderedSwitch = lazyPart(() => import('../export/rendered/rendered-switch'));
export const YearStrip = lazyPart(() => import('../years/year-strip'));
export const VerifyNote = lazyPart(() => import('../export/verify/verify-note'));
