import { useSession } from '@selaras/portal';
import { IconButton, LinkButton } from '@selaras/ui';
import { Menu as MenuSign } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { AFTER_LOGIN_PATH, LOGIN_PATH } from '../../session/redirect';
import { useChooseTahunPublik } from '../../session/year/use-choose-year';
import { ThemeSwitch } from '../../theme/theme-switch';
import { Brand } from '../brand';
import type { SidebarState } from '../sidebar/sidebar-state';
import { SIDEBAR_ID } from '../sidebar/sidebar-style';
import { Bar, Spring } from './navbar-style';
import { YearSelect } from './year-select';

/** The public top bar: Dashboard when somebody is signed in, otherwise Masuk, the specified Login (spec 2 §2.10). */
export function GuestNavbar({ sidebar }: { sidebar?: SidebarState }) {
  const { user, tahunPublik } = useSession();
  const chooseTahun = useChooseTahunPublik();
  const { pathname } = useLocation();
  return (
    <Bar>
      {sidebar ? (
        <IconButton
          label="Menu"
          icon={<MenuSign size={18} />}
          aria-controls={SIDEBAR_ID}
          aria-expanded={sidebar.open || !sidebar.narrow}
          onClick={sidebar.toggle}
        />
      ) : (
        <Brand home="/" />
      )}
      <Spring />
      <YearSelect label="Tahun" value={tahunPublik} onChoose={chooseTahun} />
      <ThemeSwitch />
      {user ? (
        <LinkButton as={Link} to={AFTER_LOGIN_PATH} variant="primary">
          Dashboard
        </LinkButton>
      ) : (
        <LinkButton
          as={Link}
          to={LOGIN_PATH}
          variant="primary"
          aria-current={pathname === LOGIN_PATH ? 'page' : undefined}
        >
          Masuk
        </LinkButton>
      )}
    </Bar>
  );
}
