/** `{name}` parameters of a path, filled in; null when one is not known. */
export function fillPath(
  path: string,
  params: Readonly<Record<string, string | number | undefined>>,
): string | null {
  let complete = true;
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) complete = false;
    return encodeURIComponent(value ?? '');
  });
  return complete ? filled : null;
}
