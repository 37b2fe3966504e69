import type { RefObject } from 'react';
import { latePart } from '../../late/late-part';
import { useNarrow } from './use-narrow';

const SidewaysNotice = latePart(
  async () => (await import(/* webpackChunkName: "bagian-sempit" */ './narrow-parts')).SidewaysNotice,
);

/** Says, on a telephone, that what `box` holds goes on beyond its edge, as long as it does. */
export const SidewaysHint = ({ box }: { box: RefObject<HTMLElement | null> }) =>
  useNarrow() && <SidewaysNotice box={box} />;
