import { isPublicArea } from '@selaras/contracts';
import { latePart } from '@selaras/ui';
import { useLocation } from 'react-router-dom';
import { CONTENT_ID } from '../navigation/page-announcer';
import { Column, Main } from './content-style';
import { Footer } from './footer';
import { GuestNavbar } from './navbar/guest-navbar';
import { OnlineSign } from './navbar/online-sign';
import { PublicPagePlace } from './page-place';
import { useChromeShown } from './use-chrome-shown';

/** Layout of the public area; fetched ahead of time when one of its pages is near. */
export const PublicArea = latePart(
  async () => (await import(/* webpackChunkName: "bagian-publik" */ './public-area')).PublicArea,
  undefined,
  { lossIsFault: true },
);

/** Layout of front page, login and public area, with the public navbar (spec 2 §2.10). */
export function GuestLayout() {
  const { pathname } = useLocation();
  const chrome = useChromeShown();
  if (isPublicArea(pathname)) return <PublicArea />;
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
