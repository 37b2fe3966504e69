import { manifest } from './manifest';

/** Whether a path follows a pattern with `{name}` for whole parts. */
function fits(pattern: string, pathname: string): boolean {
  const [wanted, given] = [pattern.split('/'), pathname.split('/')];
  return (
    wanted.length === given.length && wanted.every((part, at) => part === given[at] || /^\{\w+\}$/.test(part))
  );
}

/** The display at this path, as the manifest has it; null for any other path. */
export const pageAt = (pathname: string) => manifest.pages.find(({ path }) => fits(path, pathname)) ?? null;
