import { iconNames } from './icon-names';
import { publicGroups, sidebarGroups } from './menu-group';

/** Words that menu entries of remotes may use; the build writes them into `shell.json`. */
export const menuWords = {
  menuGroups: [...sidebarGroups, ...publicGroups].map(({ name }) => name),
  icons: [...iconNames],
};
