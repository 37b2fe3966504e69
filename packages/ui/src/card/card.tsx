import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { space, tokens } from '../token/tokens';

const Root = styled.section`
  display: flex;
  flex-direction: column;
  min-width: 0;
  background: ${tokens.colour.surface};
  border: 1px solid ${tokens.colour.line};
  border-radius: ${tokens.radius.card};
  break-inside: avoid;
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
  padding: ${space(4)} ${space(5)} 0;
`;

/** A word longer than the card breaks, as it does at twice the text's size. */
const Words = styled.div`
  min-width: 0;
  overflow-wrap: break-word;
`;

const Title = styled.h2`
  font-size: ${tokens.text[16]};
`;

const Description = styled.p`
  color: ${tokens.colour.muted};
`;

const Body = styled.div<{ $flush: boolean }>`
  flex: 1;
  min-width: 0;
  padding: ${({ $flush }) => ($flush ? `${space(4)} 0 0` : `${space(4)} ${space(5)} ${space(5)}`)};
`;

const Foot = styled.footer`
  padding: ${space(3)} ${space(5)};
  border-top: 1px solid ${tokens.colour.line};
`;

export interface CardProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  title?: ReactNode;
  description?: ReactNode;
  /** Buttons at the right of the title. */
  actions?: ReactNode;
  footer?: ReactNode;
  /** Content reaches the card's edges, as a table does. */
  flush?: boolean;
  /** Level of the title's heading. */
  headingLevel?: 2 | 3 | 4;
}

/** A bordered area with an optional title, actions and footer. */
export function Card({
  title,
  description,
  actions,
  footer,
  flush = false,
  headingLevel = 2,
  children,
  ...rest
}: CardProps) {
  return (
    <Root {...rest}>
      {(title || actions) && (
        <Head>
          <Words>
            {title && <Title as={`h${headingLevel}`}>{title}</Title>}
            {description && <Description>{description}</Description>}
          </Words>
          {actions}
        </Head>
      )}
      <Body $flush={flush}>{children}</Body>
      {footer && <Foot>{footer}</Foot>}
    </Root>
  );
}
