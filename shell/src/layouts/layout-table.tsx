import type { LayoutName } from '@selaras/contracts';
import { type ComponentType, lazy, Suspense } from 'react';
import { isPublicArea } from '../navigation/public-area';
import { AuthLayout } from './auth-layout';
import { GuestLayout, loadPublicArea } from './guest-layout';
import { SimpleLayout } from './simple-layout';

/** Fetches the signed-in layout; also called ahead of time when somebody is about to need it. */
export const loadDefaultLayout = () => import(/* webpackChunkName: "bagian-masuk" */ './default-layout');

const LazyDefaultLayout = lazy(async () => ({ default: (await loadDefaultLayout()).DefaultLayout }));

function DefaultLayout() {
  return (
    <Suspense fallback={null}>
      <LazyDefaultLayout />
    </Suspense>
  );
}

/**
 * Fetches what the layout of an address still lacks; a failure shows when it is drawn. Without it React would draw
 * nothing in the layout's place, and after that keep what it has back for 300 ms.
 */
export async function prepareLayout(layout: LayoutName, pathname: string): Promise<void> {
  const loading =
    layout === 'default'
      ? loadDefaultLayout()
      : layout === 'guest' && isPublicArea(pathname)
        ? loadPublicArea()
        : null;
  await loading?.catch(() => undefined);
}

/** The four layouts (spec 2 §2.10). The login page pays nothing for the signed-in one. */
export const layouts: Record<LayoutName, ComponentType> = {
  default: DefaultLayout,
  guest: GuestLayout,
  simple: SimpleLayout,
  auth: AuthLayout,
};
