import type { LayoutName } from '@selaras/contracts';
import { type ComponentType, lazy, Suspense } from 'react';
import { AuthLayout } from './auth-layout';
import { GuestLayout } from './guest-layout';
import { SimpleLayout } from './simple-layout';

/** Fetches the signed-in layout; also called ahead of time when somebody is about to need it. */
export const loadDefaultLayout = () => import('./default-layout');

const LazyDefaultLayout = lazy(async () => ({ default: (await loadDefaultLayout()).DefaultLayout }));

function DefaultLayout() {
  return (
    <Suspense fallback={null}>
      <LazyDefaultLayout />
    </Suspense>
  );
}

/** The four layouts (spec 2 §2.10). The login page pays nothing for the signed-in one. */
export const layouts: Record<LayoutName, ComponentType> = {
  default: DefaultLayout,
  guest: GuestLayout,
  simple: SimpleLayout,
  auth: AuthLayout,
};
