import { useSession } from '@selaras/portal';
import { IconButton } from '@selaras/ui';
import { Menu as MenuSign } from 'lucide-react';
import { SearchButton } from '../../search/search-button';
import { useChooseTahunKinerja } from '../../session/year/use-choose-year';
import { ThemeSwitch } from '../../theme/theme-switch';
import type { SidebarState } from '../sidebar/sidebar-state';
import { SIDEBAR_ID } from '../sidebar/sidebar-style';
import { Bar, Spring } from './navbar-style';
import { UserMenu } from './user-menu';
import { YearSelect } from './year-select';

/** The top bar of the signed-in pages: menu, search, performance year, theme, user (spec 2 §1). */
export function Navbar({ sidebar }: { sidebar: SidebarState }) {
  const { user, tahunKinerja } = useSession();
  const chooseTahun = useChooseTahunKinerja();
  return (
    <Bar>
      <IconButton
        label="Menu"
        icon={<MenuSign size={18} />}
        aria-controls={SIDEBAR_ID}
        aria-expanded={sidebar.open || !sidebar.narrow}
        onClick={sidebar.toggle}
      />
      <SearchButton />
      <Spring />
      <YearSelect label="Tahun kinerja" value={tahunKinerja} onChoose={chooseTahun} />
      <ThemeSwitch />
      {user && <UserMenu user={user} />}
    </Bar>
  );
}
