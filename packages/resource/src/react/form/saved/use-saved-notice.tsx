import { useNavigate, usePages } from '@selaras/portal';
import { useToast } from '@selaras/ui';
import type { Values } from '../../../core/form/field';
import type { FormDescription } from '../../../core/form/form-description';
import { mayAddBeside, type ResourceRow } from '../../../core/resource';

/** Says that a row is saved, and answers where its form leads to. */
type Tell = (row: ResourceRow, values: Values) => string;

/**
 * What is done once a row is saved, fetched while it is being saved: it says so, offers what may be added next to a new one,
 * and answers where its form leads to.
 */
export function useSavedNotice(
  { resource, after, onward }: Pick<FormDescription, 'resource' | 'after' | 'onward'>,
  isNew: boolean,
  usual: string,
): () => Promise<Tell> {
  const pages = usePages();
  const navigate = useNavigate();
  const toast = useToast();
  const title = `${capital(resource.sebutan)} disimpan`;

  const plain: Tell = (row) => {
    toast.show({ tone: 'success', title });
    return (isNew && after?.(row)) || usual;
  };
  return async () => {
    if (!isNew || onward === undefined) return plain;
    try {
      const [way, { tellWaysOn }] = await Promise.all([
        onward(),
        import(/* webpackChunkName: "bagian-isian" */ './tell-ways-on'),
      ]);
      return (row, values) => {
        const back = after?.(row) ?? way.back(usual, row);
        const further = mayAddBeside(resource, row) ? way.further(row, values) : [];
        if (!tellWaysOn({ title, back, further, pages, navigate, toast })) plain(row, values);
        return back;
      };
    } catch {
      // What cannot be fetched is not offered.
      return plain;
    }
  };
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
