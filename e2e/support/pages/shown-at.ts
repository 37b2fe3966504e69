/** That staff pages add to their address by themselves. */
const YEAR = 'tahun_kinerja';

/**
 * For `toHaveURL`: the address of a staff page without the year that each names. A text is compared whole, from its path
 * on or with its origin.
 */
export const shownAt =
  (wanted: string | RegExp) =>
  (url: URL): boolean => {
    const search = url.search
      .slice(1)
      .split('&')
      .filter((part) => part !== '' && !part.startsWith(`${YEAR}=`))
      .join('&');
    const path = `${url.pathname}${search === '' ? '' : `?${search}`}${url.hash}`;
    if (wanted instanceof RegExp) return wanted.test(`${url.origin}${path}`);
    return wanted === path || wanted === `${url.origin}${path}`;
  };
