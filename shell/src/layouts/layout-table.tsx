import type { LayoutName } from '@selaras/contracts';
import { isPublicArea } from '@selaras/contracts';
import { latePart } from '@selaras/ui';
import type { ComponentType } from 'react';
import { AuthLayout } from './auth-layout';
import { GuestLayout, PublicArea } from './guest-layout';
import { SimpleLayout } from './simple-layout';

/** The signed-in layout; fetched ahead of time when somebody is about to need it. */
export const DefaultLayout = latePart(
  async () => (await import(/* webpackChunkName: "bagian-masuk" */ './default-layout')).DefaultLayout,
  undefined,
  { lossIsFault: true },
);

/** Fetches what the layout of an address still lacks, so that it stands at once; a failure shows when it is drawn. */
export async function prepareLayout(layout: LayoutName, pathname: string): Promise<void> {
  if (layout === 'default') await DefaultLayout.ahead();
  else if (layout === 'guest' && isPublicArea(pathname)) await PublicArea.ahead();
}

/** The four layouts (spec 2 §2.10). The login page pays nothing for the signed-in one. */
export const layouts: Record<LayoutName, ComponentType> = {
  default: DefaultLayout,
  guest: GuestLayout,
  simple: SimpleLayout,
  auth: AuthLayout,
};
