import { RETURN_PARAM, type useNavigate, type usePages } from '@selaras/portal';
import type { useToast } from '@selaras/ui';
import type { FurtherRow } from '../../../core/form/onward';
import { WaysOn } from './ways-on';

/** Long enough to read and reach what is offered; it stays while somebody is at it. */
const OFFER_MS = 20_000;

interface WaysOnTold {
  readonly title: string;
  /** Where the way back leads, from what is added next as well. */
  readonly back: string;
  readonly further: readonly FurtherRow[];
  readonly pages: Pick<ReturnType<typeof usePages>, 'hasPage' | 'hrefOf'>;
  readonly navigate: ReturnType<typeof useNavigate>;
  readonly toast: ReturnType<typeof useToast>;
}

/** Says that a row is saved with the rows that may be added next, as far as the reader has their pages; false: none. */
export function tellWaysOn({ title, back, further, pages, navigate, toast }: WaysOnTold): boolean {
  const ways = further.flatMap(({ label, page, query }) => {
    const address = pages.hasPage(page) ? pages.hrefOf(page, {}, { ...query, [RETURN_PARAM]: back }) : null;
    return address === null ? [] : [{ label, address }];
  });
  if (ways.length === 0) return false;
  const close = () => toast.dismiss(shown);
  const go = (address: string) => {
    close();
    void navigate(address);
  };
  const shown = toast.show({
    tone: 'success',
    title,
    description: <WaysOn ways={ways} onGo={go} onLeft={close} />,
    durationMs: OFFER_MS,
  });
  return true;
}
