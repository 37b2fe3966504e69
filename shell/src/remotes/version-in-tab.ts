import { readOverrides, writeOverrides } from '../overrides/override-store';

/** Loads this tab anew with a remote in this version; other tabs and people know nothing of it. */
export function takeVersionInThisTab(
  name: string,
  version: string,
  reload: () => void = () => location.reload(),
): void {
  writeOverrides([...readOverrides(), `${name}@${location.origin}/remotes/${name}/${version}/`]);
  reload();
}
