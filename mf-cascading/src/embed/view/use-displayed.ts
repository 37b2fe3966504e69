import { useEffect, useState } from 'react';
import { isDisplayed, whenDisplayed } from '../home/displayed';

/** False until the element is displayed for the first time: in a closed tab of the page nothing has a size to be drawn in. */
export function useDisplayed(element: Element): boolean {
  const [displayed, setDisplayed] = useState(() => isDisplayed(element));
  useEffect(
    () => (displayed ? undefined : whenDisplayed(element, () => setDisplayed(true))),
    [displayed, element],
  );
  return displayed;
}
