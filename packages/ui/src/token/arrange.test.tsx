import { render, screen } from '@testing-library/react';
import styled from 'styled-components';
import { centredRow, spreadRow, wrapRow } from './arrange';
import { bareButton } from './bare-button';
import { plainList } from './plain-list';

const shown = (style: string) => {
  const Thing = styled.div`
    ${style}
  `;
  const { unmount } = render(<Thing data-testid="thing" />);
  const { display, flexWrap, alignItems, justifyContent, gap, listStyle, margin, padding, border } =
    getComputedStyle(screen.getByTestId('thing'));
  unmount();
  return { display, flexWrap, alignItems, justifyContent, gap, listStyle, margin, padding, border };
};

test('a row goes on in a next line, with its steps between lines and between neighbours', () => {
  expect(shown(wrapRow(2))).toMatchObject({ display: 'flex', flexWrap: 'wrap', gap: '8px 8px' });
  expect(shown(wrapRow(1, 4))).toMatchObject({ gap: '4px 16px' });
});

test('a centred row is a row, a spread one a centred row', () => {
  expect(shown(centredRow(1, 3))).toEqual({ ...shown(wrapRow(1, 3)), alignItems: 'center' });
  expect(shown(spreadRow(1, 3))).toEqual({ ...shown(centredRow(1, 3)), justifyContent: 'space-between' });
});

test('a list has no signs and no inset', () => {
  expect(shown(plainList(3))).toMatchObject({ display: 'grid', gap: '12px', margin: '0px', padding: '0px' });
});

test('a bare button has no line around', () => {
  expect(shown(bareButton).border).toMatch(/^0/);
});
