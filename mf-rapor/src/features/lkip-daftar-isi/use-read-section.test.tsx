import { act, renderHook } from '@testing-library/react';
import { useReadSection } from './use-read-section';

it('where one reads is looked up in the next frame, never while the page is being drawn', () => {
  const frames: FrameRequestCallback[] = [];
  jest.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((act) => frames.push(act));
  document.body.innerHTML = '<section id="satu"></section>';
  const look = jest.spyOn(Element.prototype, 'getBoundingClientRect');
  const { result } = renderHook(() => useReadSection(['satu']));
  expect(look).not.toHaveBeenCalled();
  expect(result.current).toBeNull();
  act(() => {
    for (const frame of frames) frame(0);
  });
  expect(look).toHaveBeenCalledTimes(1);
  expect(result.current).toBe('satu');
});
