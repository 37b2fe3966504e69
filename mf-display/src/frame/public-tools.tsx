import { latePart, Skeleton } from '@selaras/ui';

/** What anybody may do with a public page; it comes after the page, which shows its figures without it. */
export const PublicTools = latePart(
  async () => (await import('./public-menu')).PublicMenu,
  () => <Skeleton height="36px" width="270px" />,
);
