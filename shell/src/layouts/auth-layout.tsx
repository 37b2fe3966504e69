import { Outlet } from 'react-router-dom';
import { CONTENT_ID } from '../navigation/page-announcer';
import { Column, Main } from './content-style';
import { Footer } from './footer';

/** Plain, with the footer (spec 2 §2.10). */
export function AuthLayout() {
  return (
    <Column>
      <Main id={CONTENT_ID} tabIndex={-1}>
        <Outlet />
      </Main>
      <Footer />
    </Column>
  );
}
