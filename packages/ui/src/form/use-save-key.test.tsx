import { render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { useSaveKey } from './use-save-key';

const press = () =>
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 's', ctrlKey: true, cancelable: true }));

function Form({ onSave }: { onSave: () => void }) {
  useSaveKey(onSave);
  return null;
}

/** Presses once the form is in the document, before it is painted. */
function PressedBeforePaint() {
  useLayoutEffect(() => void press(), []);
  return null;
}

it('saves from the moment the form can be seen until it goes', () => {
  const onSave = jest.fn();
  const { unmount } = render(
    <>
      <Form onSave={onSave} />
      <PressedBeforePaint />
    </>,
  );
  expect(onSave).toHaveBeenCalledTimes(1);
  press();
  expect(onSave).toHaveBeenCalledTimes(2);
  unmount();
  press();
  expect(onSave).toHaveBeenCalledTimes(2);
});
