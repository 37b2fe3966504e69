import { RETURN_PARAM, useNavigate, usePages } from '@selaras/portal';
import { latePart, useToast } from '@selaras/ui';
import type { Values } from '../../../core/form/field';
import type { FormDescription } from '../../../core/form/form-description';
import { mayAddBeside, type ResourceRow } from '../../../core/resource';
import type { WaysOnProps } from './ways-on';

const WaysOn = latePart<WaysOnProps>(async () => (await import('./ways-on')).WaysOn, undefined, {
  silent: true,
});

/** Long enough to read and reach what is offered; it stays while somebody is at it. */
const OFFER_MS = 20_000;

/** Says that a row is saved, offers what may be added next to a new one, and answers where its form leads to. */
export function useSavedNotice(
  { resource, after, onward }: Pick<FormDescription, 'resource' | 'after' | 'onward'>,
  isNew: boolean,
  usual: string,
): (row: ResourceRow, values: Values) => string {
  const { hasPage, hrefOf } = usePages();
  const navigate = useNavigate();
  const toast = useToast();
  const title = `${capital(resource.sebutan)} disimpan`;

  return (row, values) => {
    const back = isNew ? (after?.(row) ?? onward?.back(usual, row) ?? usual) : usual;
    const further =
      isNew && onward !== undefined && mayAddBeside(resource, row) ? onward.further(row, values) : [];
    const ways = further.flatMap(({ label, page, query }) => {
      const address = hasPage(page) ? hrefOf(page, {}, { ...query, [RETURN_PARAM]: back }) : null;
      return address === null ? [] : [{ label, address }];
    });
    if (ways.length === 0) {
      toast.show({ tone: 'success', title });
      return back;
    }
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
    return back;
  };
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
