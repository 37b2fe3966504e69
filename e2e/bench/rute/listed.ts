import { corePages, otherPages, type PortalPage } from '../../support/pages/pages';

const pages = [...corePages, ...otherPages];
const withoutQuery = (path: string) => path.replace(/\?.*/, '');

/** Pages of the stories that are this route: its parameters filled in, or named in braces to be looked up. */
export function listedPages(path: string): readonly PortalPage[] {
  const pattern = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '(\\{\\w+\\}|[\\w-]+)')}$`);
  return pages.filter((page) => pattern.test(withoutQuery(page.path)));
}
