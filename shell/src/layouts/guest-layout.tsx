import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { CONTENT_ID } from '../navigation/page-announcer';
import { isPublicArea } from '../navigation/public-area';
import { Column, Main } from './content-style';
import { Footer } from './footer';
import { GuestNavbar } from './navbar/guest-navbar';
import { OnlineSign } from './navbar/online-sign';
import { PublicPagePlace } from './page-place';
import { useChromeShown } from './use-chrome-shown';

/** Fetches the layout of the public area; also called ahead of time when one of its pages is near. */
export const loadPublicArea = () => import(/* webpackChunkName: "bagian-publik" */ './public-area');

const PublicArea = lazy(async () => ({ default: (await loadPublicArea()).PublicArea }));

/** Layout of front page, login and public area, with the public navbar (spec 2 §2.10). */
export function GuestLayout() {
  const { pathname } = useLocation();
  const chrome = useChromeShown();
  if (isPublicArea(pathname)) {
    return (
      <Suspense fallback={null}>
        <PublicArea />
      </Suspense>
    );
  }
  return (
    <Column>
      {chrome && <GuestNavbar />}
      <OnlineSign />
      <Main id={CONTENT_ID} tabIndex={-1} $whole={!chrome}>
        <PublicPagePlace />
      </Main>
      {chrome && <Footer />}
    </Column>
  );
}
