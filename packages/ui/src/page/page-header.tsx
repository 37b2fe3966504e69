import type { ReactNode } from 'react';
import styled from 'styled-components';
import { space, tokens } from '../token/tokens';

const Root = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1)};
  margin-bottom: ${space(4)};
  @media (max-width: 560px) { margin-bottom: ${space(2)}; }
`;

/** On a telephone a few acts stand beside the title, and what is said of the page has the whole width. */
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${space(3)} ${space(6)};
  @media (max-width: 560px) { align-items: center; gap: ${space(1)} ${space(3)}; }
`;

const Words = styled.div`
  flex: 1 1 320px;
  min-width: 0;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1)};
  @media (max-width: 560px) { display: contents; }
`;

const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};
  & > h1 { min-width: 0; overflow-wrap: anywhere; }
  @media (max-width: 560px) { flex: 1 1 180px; }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${space(2)};
  @media print { display: none; }
`;

const Description = styled.p`
  color: ${tokens.colour.muted};
  @media (max-width: 560px) { order: 1; flex: 1 1 100%; }
`;

export interface PageHeaderProps {
  title: string;
  /** Stands above the title. */
  breadcrumb?: ReactNode;
  description?: ReactNode;
  /** Badge or other word beside the title. */
  badge?: ReactNode;
  actions?: ReactNode;
}

/** Breadcrumb, the page's one `h1`, and its actions at the right. */
export function PageHeader({ title, breadcrumb, description, badge, actions }: PageHeaderProps) {
  return (
    <Root>
      {breadcrumb}
      <Row>
        <Words>
          <Title>
            <h1>{title}</h1>
            {badge}
          </Title>
          {description && <Description>{description}</Description>}
        </Words>
        {actions && <Actions>{actions}</Actions>}
      </Row>
    </Root>
  );
}
