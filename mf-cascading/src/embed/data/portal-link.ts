import type { CascadingProps } from '@selaras/cascading-react/contract';
import type { DiagramPage } from '../../diagram/context/diagram-page-context';
import { scriptPlace } from '../home/script-place';

const PUBLIC_PAGES = '/public-display';

/**
 * The same tree in the portal that the script came from; null where the data is not that portal's, because another back
 * end has other pages.
 */
export function portalLink(
  { apiBase = '/api', data }: CascadingProps,
  { satuanKerjaId }: Pick<DiagramPage, 'satuanKerjaId'>,
): string | null {
  const { origin } = scriptPlace;
  if (origin === null || data != null) return null;
  if (!URL.canParse(apiBase, origin) || new URL(apiBase, origin).origin !== origin) return null;
  return satuanKerjaId === null
    ? `${origin}${PUBLIC_PAGES}/display-makro/cascading`
    : `${origin}${PUBLIC_PAGES}/display-mikro/cascading?satuan_kerja_id=${satuanKerjaId}`;
}
