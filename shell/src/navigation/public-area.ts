/** Whether an address lies in the public area, which has a menu of its own. */
export const isPublicArea = (pathname: string): boolean => pathname.startsWith('/public-display/');
