import { css } from 'styled-components';
import { space, tokens } from '../../token/tokens';
import { hiddenStyle } from '../../visually-hidden';
import type { CardPlace } from './card-place';

const { colour } = tokens;

/** Around the rows of a table that are drawn as cards: they are its body, its head is read out only. */
export const cardsStyle = css`
  display: block;
  & > thead { ${hiddenStyle} }
  & > tbody { display: grid; gap: ${space(2)}; padding: ${space(2)}; }
  & > tbody:empty { display: none; }
`;

/** A row as a card. Figures stand side by side as far as each is whole. */
export const cardStyle = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(4)};
  min-width: 0;
  padding: ${space(3)} ${space(4)};
  border: 1px solid ${colour.line};
  border-radius: ${tokens.radius.card};
  &:focus-visible { outline: 2px solid ${colour.brand}; outline-offset: -1px; }
  &:focus-visible > td:first-child { box-shadow: none; }
`;

/** The head says the label to who listens. */
const labelled = css`
  &::before {
    content: attr(data-label) / '';
    display: block;
    color: ${colour.muted};
    font-size: ${tokens.text[12]};
  }
`;

const places: Record<CardPlace, ReturnType<typeof css>> = {
  title: css`font-weight: 600; --table-lines: 4;`,
  state: css`display: block;`,
  fact: labelled,
  half: css`
    && { flex: 1 1 calc(50% - ${space(4)}); }
    ${labelled}
  `,
  acts: css`
    display: flex;
    margin: 0 -${space(3)} -${space(2)};
    & :is(a, button) { min-width: 44px; min-height: 44px; }
    & > * { flex-wrap: wrap; }
  `,
};

/** A value on a card. What a narrow column keeps on one line at its right edge stands at the left here, and goes on below. */
export const onCardStyle = (place: CardPlace, numeric: boolean | undefined) => css`
  flex: ${numeric && place === 'fact' ? '1 1 auto' : '1 1 100%'};
  min-width: ${numeric && place === 'fact' ? '28%' : '0'};
  max-width: 100%;
  padding: 0;
  border: 0;
  text-align: left;
  white-space: normal;
  overflow-wrap: ${numeric ? 'normal' : 'anywhere'};
  && { position: static; background: none; }
  &::after { display: none; }
  & small { margin-left: 0; }
  && :not(a, button) { justify-content: flex-start; justify-items: start; text-align: left; }
  && * { white-space: normal; }
  && > * { flex-wrap: wrap; }
  ${places[place]}
`;
