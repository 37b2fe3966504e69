import { render, screen } from '@testing-library/react';
import { PickerAtRest } from './picker-at-rest';

it.each([
  ['open', false, ''],
  ['closed', true, 'not-allowed'],
])('a choice that may be made later looks %s as its picker will', (_how, disabled, cursor) => {
  render(
    <PickerAtRest label="Program" disabled={disabled}>
      Upaya Kesehatan
    </PickerAtRest>,
  );
  const frame = screen.getByText('Upaya Kesehatan').parentElement as HTMLElement;
  expect(getComputedStyle(frame).cursor).toBe(cursor);
});
