/** A page's path with `{name}` as the router writes it; what stands there has no dot, which begins the ending. */
export const routePattern = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1(^[^./]+)');
