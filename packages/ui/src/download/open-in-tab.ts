/**
 * Opens an address in a new tab as soon as it is known to be there for the user. The tab is opened at once, as a reaction
 * to the click; it closes when `find` fails, which is thrown on. Without a tab the address opens here.
 */
export async function openInTab(find: () => Promise<string>): Promise<void> {
  const tab = window.open('about:blank', '_blank');
  try {
    const address = await find();
    if (tab === null) window.location.assign(address);
    else tab.location.replace(address);
  } catch (error) {
    tab?.close();
    throw error;
  }
}
