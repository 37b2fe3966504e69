import { createContext } from 'react';

/** Whether the picture takes a turn of the wheel; one that it does not take scrolls the page around it. */
export type TakesWheel = (event: WheelEvent, picture: HTMLElement) => boolean;

/** On a page of the portal the picture takes every turn of the wheel; other pages may want some for themselves. */
export const WheelContext = createContext<TakesWheel>(() => true);
