/** How long a tab may take to read the file that it was handed. */
const LIFETIME_MS = 60_000;

/**
 * Opens a file that is fetched with the user's rights in a new tab, which no token travels to. The tab is opened at once,
 * as a reaction to the click; it closes when the fetch fails, which is thrown on. Without a tab the file opens here.
 */
export async function openInTab(fetchFile: () => Promise<Blob>): Promise<void> {
  const tab = window.open('about:blank', '_blank');
  try {
    const address = URL.createObjectURL(await fetchFile());
    if (tab === null) window.location.assign(address);
    else tab.location.replace(address);
    setTimeout(() => URL.revokeObjectURL(address), LIFETIME_MS);
  } catch (error) {
    tab?.close();
    throw error;
  }
}
