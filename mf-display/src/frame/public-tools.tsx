import { latePart, Skeleton } from '@selaras/ui';
import styled from 'styled-components';

/** As wide as the tools will be. */
const AwaitedTools = styled(Skeleton)`
  width: 270px;
  height: 36px;
  @media (max-width: 640px) { width: 88px; }
`;

/** What anybody may do with a public page; it comes after the page, which shows its figures without it. */
export const PublicTools = latePart(
  async () => (await import('./public-menu')).PublicMenu,
  () => <AwaitedTools />,
);
