import { loadPainters } from '../diagram/canvas/detail-painters';
import { latePart } from '../lazy/late-part';
import { NotePlace } from './diagram-frame';

/** Loaded right after the first paint, into the places reserved for them. */
export const Tools = latePart(() => import('./tools'));
export const Legend = latePart(() => import('./legend'));
export const SidePanel = latePart(() => import('../panels/side-panel'));
export const Overlays = latePart(async () => {
  // Its overview shows the whole tree, from far away.
  const [overlays] = await Promise.all([
    import('../diagram/overlays/overlays'),
    loadPainters().catch(() => {}),
  ]);
  return overlays;
});

/** Loaded when they are first needed. */
export const ModalHost = latePart(() => import('../modals/modal-host'));
export const ProblemNote = latePart(() => import('./problem-note'), <NotePlace />);
export const YearStrip = latePart(() => import('../years/year-strip'));
export const VerifyNote = latePart(() => import('../export/verify/verify-note'));
